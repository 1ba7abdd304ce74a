//! What JavaScript calls: plain numbers in and out.

use guli_rules::Game;
use wasm_bindgen::prelude::wasm_bindgen;

/// What was played.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub struct Played {
    /// Games from start to end.
    pub playouts: u32,
    /// Sowings in them; a 64-bit number would arrive as a BigInt.
    pub sowings: f64,
    /// To be compared with the other programs.
    pub checksum: u32,
}

/// Plays `count` games of the game with this name. An unknown name plays nothing.
#[wasm_bindgen]
#[must_use]
pub fn playouts(game: &str, count: u32, seed: u32) -> Played {
    let tally = Game::from_name(game).map(|game| crate::playouts(game, count, u64::from(seed))).unwrap_or_default();
    Played { playouts: tally.playouts, sowings: tally.sowings as f64, checksum: tally.checksum }
}
