//! The rules of two traditional mancala games as values: **Ali Guli Mane** of South India and the Ottoman
//! **Mangala**.
//!
//! The crate needs nothing but `core`: it does not allocate, read a clock or draw random numbers, and it contains no
//! `unsafe` code. Why use it? Because the rules are whole (relays that may go on for hundreds of laps or for ever,
//! bonus sowings, rounds in which holes are closed), every one of them says where it comes from, and a sowing takes a
//! few dozen nanoseconds.
//!
//! ```
//! use guli_rules::{Game, Position, Seat};
//!
//! let game = Game::AliGuliMane;
//! let position = Position::start(game);
//! assert!(game.numbers(position.legal()).eq([7, 8, 9, 10, 11, 12, 13]));
//!
//! // 13: five laps, ends before the empty 9, captures 8 and 1: fourteen seeds, and a bonus sowing.
//! let position = position.play(game.hole(13).unwrap())?;
//! assert_eq!(position.to_string(), "ali-guli-mane 7,0,7,7,0,1,7/1,0,0,8,8,8,2 14-0 0 + 0");
//!
//! // A refused sowing says why and hands the position back.
//! let refused = position.play(game.hole(8).unwrap()).unwrap_err();
//! assert_eq!(refused.to_string(), "8 can't be sown: the hole is empty");
//! assert_eq!(refused.position, position);
//! # Ok::<(), guli_rules::PlayError>(())
//! ```
//!
//! | to | use |
//! |---|---|
//! | start a round | [`Position::start`], [`Setup::position`], `"…".parse::<Position>()` |
//! | ask | [`Position::legal`], [`Position::refusal`], [`Position::outcome`] |
//! | play | [`Position::play`], [`Position::pass`], [`Position::play_unchecked`] |
//! | see every seed fall | [`Position::play_with`] and a [`Sink`] |
//! | play several rounds | [`Match`] |
//! | read and write a game | [`GameLine`], [`write_turns`] |
//! | choose which way round to sow, in the game that allows it | [`Position::towards`], [`Position::directions`] |
//! | search | [`Position::liftable`], [`Position::try_sow`] |
#![no_std]
#![deny(missing_docs)]
#![forbid(unsafe_code)]

#[cfg(test)]
extern crate std;

mod direction;
mod event;
mod game;
mod game_line;
mod hole;
mod match_play;
mod notation;
mod outcome;
mod perft;
mod position;
mod refusal;
mod ring;
mod seat;
mod setup;
mod sow;
mod wheel;

pub use direction::Direction;
pub use event::{Event, Sink};
pub use game::{Game, Tradition};
pub use game_line::{GameLine, LineError, LineFault, Step, write_turns};
pub use hole::{Hole, Holes};
pub use match_play::{Match, MatchEnd, MatchError, MatchOutcome, MatchStep};
pub use notation::{Expected, PositionError};
pub use outcome::{End, Outcome};
pub use perft::{perft_sowings, perft_turns};
pub use position::{Position, Stop};
pub use refusal::{PlayError, Refusal};
pub use seat::Seat;
pub use setup::{Setup, SetupError, SetupFault};

/// The version of the rules themselves, whatever else changes in a program that plays by them.
///
/// It grows when any sowing, capture or end can come out otherwise than before, so that a record from elsewhere that
/// does not replay can be told from one that is wrong.
pub const RULES_VERSION: u32 = 1;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
