//! Which rules there are.

use guli_rules::Game;
use guli_search::can_be_solved;
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
    rounds: bool,
    solved: bool,
}

impl Rules {
    fn new(game: Game) -> Self {
        Self {
            name: game.name(),
            game: game.tradition().game().name(),
            columns: game.columns(),
            seeds_per_hole: game.seeds_per_hole(),
            rounds: game.has_rounds(),
            solved: can_be_solved(game),
        }
    }
}

/// All of them, as a JavaScript array.
pub fn all() -> Result<JsValue, JsValue> {
    object(&Game::ALL.map(Rules::new).to_vec())
}
