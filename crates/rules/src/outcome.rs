use crate::Seat;

/// Why a round is over.
///
/// ```
/// use guli_rules::{End, Position};
///
/// let position: Position = "mangala 0,0,0,0,0,0/0,0,0,0,0,0 33-39 0 - 58".parse().unwrap();
/// assert_eq!(position.outcome().unwrap().end, End::EmptyBoard);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The player to move has no hole to lift (Ali Guli Mane, and Mangala as Bohnenspiel ends). Source: the project's source texts.
    NoSowing,
    /// No seed is left on the board (Mangala). Source: the project's source texts.
    EmptyBoard,
    /// Too many turns in a row brought no capture. Source: a digital rule.
    QuietLimit,
}

/// How a round ended. Only captured seeds count; what is left on the board counts for nobody, but in some variants.
///
/// ```
/// use guli_rules::{Position, Seat};
///
/// let position: Position = "mangala 0,0,0,0,0,0/0,0,0,0,0,0 33-39 0 - 58".parse().unwrap();
/// assert_eq!(position.outcome().unwrap().winner, Some(Seat::North));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who holds more seeds; `None` is a draw.
    pub winner: Option<Seat>,
    /// What ended the round.
    pub end: End,
    /// What South and North get of the seeds that are left on the board, besides their banks: nothing, except in
    /// variants that say otherwise.
    pub left: [u8; 2],
}
