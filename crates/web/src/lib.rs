//! The boundary between the rules and JavaScript.
//!
//! A [`Game`] is a session: it plays, undoes, redoes, goes to any ply, plays the rounds of a match, and reads and
//! writes positions and records. Integers and strings come in, plain objects go out; their TypeScript types are in
//! `types.ts` beside this file. Whatever comes in is checked here, so that no call from JavaScript can panic: a panic
//! would leave the handle unusable for good.
//!
//! An [`Engine`] values positions and chooses sowings; it is made to live in a worker, and searches in slices. So does a
//! [`PuzzleMaker`].
//!
//! [`session`] is the session itself and knows nothing of JavaScript, so that it is tested natively.

mod argument;
#[cfg(feature = "search")]
mod endgame;
#[cfg(feature = "search")]
mod engine;
mod error;
mod fault;
mod game;
#[cfg(feature = "search")]
mod puzzle;
mod rules;
pub mod session;
mod sowing;
mod step;
mod view;

#[cfg(feature = "search")]
pub use endgame::build_endgame;
#[cfg(feature = "search")]
pub use engine::Engine;
pub use game::Game;
#[cfg(feature = "search")]
pub use puzzle::PuzzleMaker;

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.ts");

/// Makes a panic, which would be a defect of this program, readable on the console.
#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}

/// All rules that can be played, the variants after the game they vary.
#[wasm_bindgen(js_name = allRules, unchecked_return_type = "Rules[]")]
pub fn all_rules() -> Result<JsValue, JsValue> {
    rules::all()
}

/// The version of the program.
#[wasm_bindgen]
#[must_use]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}

/// The version of the rules: it changes when any sowing, capture or end can come out otherwise than before.
#[wasm_bindgen(js_name = rulesVersion)]
#[must_use]
pub fn rules_version() -> u32 {
    guli_rules::RULES_VERSION
}
