//! Which rules there are.

use guli_rules::Game;
use guli_search::Known;
use serde::Serialize;
use wasm_bindgen::JsValue;

use crate::game::object;

/// See `Rules` in `types.ts`.
#[derive(Clone, Serialize)]
#[serde(rename_all = "camelCase")]
struct Rules {
    name: &'static str,
    game: &'static str,
    columns: u8,
    seeds_per_hole: u8,
    seeds: u8,
    rounds: bool,
    known: &'static str,
    ahead: Option<u8>,
}

impl Rules {
    fn new(game: Game) -> Self {
        let (known, ahead) = match Known::of(game) {
            Known::Solved { ahead } => ("solved", Some(ahead)),
            Known::Endgames => ("endgames", None),
            Known::Nothing => ("nothing", None),
        };
        Self {
            name: game.name(),
            game: game.tradition().game().name(),
            columns: game.columns(),
            seeds_per_hole: game.seeds_per_hole(),
            seeds: game.seeds(),
            rounds: game.has_rounds(),
            known,
            ahead,
        }
    }
}

/// All of them, as a JavaScript array.
pub fn all() -> Result<JsValue, JsValue> {
    object(&Game::ALL.map(Rules::new).to_vec())
}
