//! Why a sowing is refused.

use core::fmt;

use crate::{Hole, Position};

/// Why a hole can't be sown.
///
/// ```
/// use guli_rules::{Game, Position, Refusal};
///
/// let start = Position::start(Game::Mangala);
/// assert_eq!(start.refusal(Game::Mangala.hole(0).unwrap()), Some(Refusal::NotYours));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The round is over.
    RoundOver,
    /// The board has no such hole.
    NoSuchHole,
    /// The hole is closed for this round.
    Closed,
    /// The hole belongs to the other player.
    NotYours,
    /// There is nothing to lift.
    Empty,
    /// The relay would never end. Source: a digital rule.
    Endless,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::RoundOver => "the round is over",
            Self::NoSuchHole => "the board has no such hole",
            Self::Closed => "the hole is closed",
            Self::NotYours => "the hole is in the other player's row",
            Self::Empty => "the hole is empty",
            Self::Endless => "its relay would never end",
        })
    }
}

/// A sowing that was refused, with the unchanged position.
///
/// ```
/// use guli_rules::{Game, Position, Refusal};
///
/// let start = Position::start(Game::Mangala);
/// let error = start.play(Game::Mangala.hole(3).unwrap()).unwrap_err();
/// assert_eq!(error.position, start);
/// assert_eq!(error.to_string(), "3 can't be sown: the hole is in the other player's row");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayError {
    /// The position, as it was.
    pub position: Position,
    /// The hole that was to be sown.
    pub hole: Hole,
    /// Why it can't be.
    pub refusal: Refusal,
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.refusal != Refusal::NoSuchHole {
            write!(f, "{} can't be sown: ", self.position.game().number(self.hole))?;
        }
        self.refusal.fmt(f)
    }
}

impl core::error::Error for PlayError {}
