//! The boundary between the rules and JavaScript.
use wasm_bindgen::prelude::wasm_bindgen;

/// The version of the program.
#[wasm_bindgen]
#[must_use]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
