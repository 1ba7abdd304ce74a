//! Random playouts: from the start to the end by the full rules, every sowing chosen evenly among the legal ones.
//!
//! Native program, WebAssembly and the plain loop in C (`baseline.c`) play exactly the same games, so that their times
//! can be compared and their checksums must agree.
#![no_std]

mod laps;
mod playout;
mod rng;
#[cfg(feature = "wasm")]
mod wasm;

pub use laps::count_laps;
pub use playout::{Tally, playouts};
pub use rng::Rng;
