//! Search for Ali Guli Mane and Mangala: exact values where they can be had.
//!
//! The value of a position is the **future capture difference for the mover**: what the mover will capture from here on
//! minus what the other will, when both play best and endless play is worth 0 to both. It does not depend on the banks.
#![no_std]
#![deny(missing_docs)]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod analysis;
mod children;
mod endgame;
mod engine;
mod evaluate;
mod known;
mod last;
mod level;
mod line;
mod puzzle;
mod search;
mod table;

pub use analysis::{Analysis, Goal, HoleValue};
pub use endgame::{Endgame, EndgameBuilder, EndgameError, EndgameLayer, EndgameProgress};
pub use engine::{Engine, can_be_solved};
pub use known::Known;
pub use level::{Level, NoSuchLevel, random};
pub use puzzle::{BestPuzzle, Difficulty, Puzzle, PuzzleKind, PuzzleMaker, WherePuzzle};
pub use table::Bound;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
