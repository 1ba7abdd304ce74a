//! Endgame tables of Mangala and its variants: the value of every position with few seeds.
//!
//! # What a value is
//! What the mover will capture from here on minus what the other will, when both play best. Nobody captures more in play
//! that never ends: from there on it is worth 0 to both. So a value above 0 says that the mover can *force* that much
//! in the end, whatever the other does, and a value below 0 that the other can; with 0 neither can force anything.
//!
//! # Why the values are right
//! Captures lead to positions with fewer seeds, whose values are known. Between positions with as many seeds, each
//! value is kept within two bounds, at first as far apart as there are seeds, and both follow from the bounds of what
//! can be sown: the low one is the best of `captured - high`, the high one the best of `captured - low`. These bounds
//! never pass the value. When none moves any more, a low bound above 0 is the value, because it was put there by a
//! finite chain of sowings that forces it, and all that can be forced by a finite chain was put there; likewise a high
//! bound below 0. Where neither is so, nobody can force anything, and the value is 0.
//!
//! The limit on quiet turns is left out. Each forced value above is reached in so few turns that the limit can't come
//! first: up to 18 seeds, 44 turns without a capture at most.
//!
//! # What it costs
//! Finished tables take one byte a position; while they are built two more bytes, one bit, and for rows of holes some
//! megabytes.

mod builder;
mod file;
mod index;
mod layer;
mod row;
mod sowings;

use alloc::vec;
use alloc::vec::Vec;

use guli_rules::{Game, Position, Seat, Tradition};

pub use builder::{EndgameBuilder, EndgameProgress};
pub use file::EndgameError;

/// No table is made for more seeds. Those of 24 have 417 million positions.
const MAX_SEEDS: usize = 24;

/// The value of every position of Mangala, or of one of its variants, with an even number of seeds on the board, up to some number.
///
/// In play the number of seeds is always even. The value counts from the position on and does not depend on the banks
/// or on which player is to move.
///
/// ```
/// use guli_search::Endgame;
///
/// let endgame = Endgame::build(4);
/// let position = "mangala 0,0,0,0,0,0/0,0,0,0,1,1 40-30 0 - 0".parse().unwrap();
/// assert_eq!(endgame.value(&position), Some(2), "the mover will have both seeds");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Endgame {
    game: Game,
    /// By half the number of seeds; a value a byte, in the order of [`index`].
    layers: Vec<Vec<u8>>,
}

/// How the positions with some number of seeds on the board are worth.
///
/// ```
/// use guli_search::Endgame;
///
/// let layer = Endgame::build(2).layers().last().unwrap();
/// assert_eq!((layer.seeds, layer.positions), (2, 78));
/// assert_eq!((layer.above, layer.zero, layer.below), (37, 0, 41));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndgameLayer {
    /// Seeds on the board.
    pub seeds: u8,
    /// All positions.
    pub positions: u32,
    /// Those worth more than nothing to the mover.
    pub above: u32,
    /// Those worth nothing to either.
    pub zero: u32,
    /// Those worth something to the other player.
    pub below: u32,
}

impl Default for Endgame {
    fn default() -> Self {
        Self::new()
    }
}

impl Endgame {
    /// The most seeds a table can be built for.
    ///
    /// ```
    /// assert_eq!(guli_search::Endgame::MAX_SEEDS, 24);
    /// ```
    pub const MAX_SEEDS: u8 = MAX_SEEDS as u8;

    /// Knows the empty board of Mangala only.
    ///
    /// ```
    /// assert_eq!(guli_search::Endgame::new().max_seeds(), 0);
    /// ```
    #[must_use]
    pub fn new() -> Self {
        Self { game: Game::Mangala, layers: vec![vec![0]] }
    }

    /// Knows the empty board only. `None` for games that have no such tables: those of the other tradition.
    ///
    /// ```
    /// use guli_rules::Game;
    /// use guli_search::Endgame;
    /// assert!(Endgame::of(Game::MangalaMetinAnd).is_some());
    /// assert!(Endgame::of(Game::AliGuliMane).is_none());
    /// ```
    #[must_use]
    pub fn of(game: Game) -> Option<Self> {
        (game.tradition() == Tradition::Mangala).then(|| Self { game, layers: vec![vec![0]] })
    }

    /// The game whose positions are known.
    ///
    /// ```
    /// assert_eq!(guli_search::Endgame::new().game(), guli_rules::Game::Mangala);
    /// ```
    #[inline]
    #[must_use]
    pub const fn game(&self) -> Game {
        self.game
    }

    /// Builds the tables of up to `seeds` seeds in one go. [`EndgameBuilder`] does so in slices.
    ///
    /// ```
    /// assert_eq!(guli_search::Endgame::build(6).max_seeds(), 6);
    /// ```
    #[must_use]
    pub fn build(seeds: u8) -> Self {
        let mut builder = EndgameBuilder::new(seeds);
        while !builder.poll(usize::MAX).is_complete() {}
        builder.into_endgame()
    }

    /// The most seeds of which every position is known.
    ///
    /// ```
    /// assert_eq!(guli_search::Endgame::build(4).max_seeds(), 4);
    /// ```
    #[inline]
    #[must_use]
    pub fn max_seeds(&self) -> u8 {
        2 * (self.layers.len() as u8 - 1)
    }

    /// The future capture difference for the mover; `None` for a position that is in no table, since it has too many
    /// seeds or an odd number, or is of another game.
    ///
    /// ```
    /// use guli_rules::{Game, Position};
    /// use guli_search::Endgame;
    ///
    /// let endgame = Endgame::build(2);
    /// let position = "mangala 0,0,0,0,0,0/0,0,0,0,0,2 40-30 1 - 0".parse().unwrap();
    /// assert_eq!(endgame.value(&position), Some(-2), "the mover passes, and the other will have both seeds");
    /// assert_eq!(endgame.value(&Position::start(Game::Mangala)), None);
    /// ```
    #[inline]
    #[must_use]
    pub fn value(&self, position: &Position) -> Option<i8> {
        if position.game() != self.game || position.on_board() > self.max_seeds() {
            return None;
        }
        let (seeds, place) = index::index(position.view())?;
        if seeds % 2 != 0 {
            return None;
        }
        Some(*self.layers.get(seeds / 2)?.get(place)? as i8)
    }

    /// The first position whose value differs, among those that both know.
    ///
    /// ```
    /// use guli_search::Endgame;
    /// assert_eq!(Endgame::build(2).difference(&Endgame::build(6)), None);
    /// ```
    #[must_use]
    pub fn difference(&self, other: &Self) -> Option<Position> {
        let mut pairs = self.layers.iter().zip(&other.layers).enumerate();
        let (half, (mine, theirs)) = pairs.find(|(_, (mine, theirs))| mine != theirs)?;
        let place = mine.iter().zip(theirs).position(|(mine, theirs)| mine != theirs)?;
        Position::from_view(self.game, Seat::South, index::board(2 * half, place)?)
    }

    /// How many positions are known, the empty board left out.
    ///
    /// ```
    /// assert_eq!(guli_search::Endgame::build(4).positions(), 78 + 1365);
    /// ```
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.layers[1..].iter().map(|layer| layer.len() as u64).sum()
    }

    /// What the positions are worth, for 2 seeds, 4 seeds and so on.
    ///
    /// ```
    /// let counts: Vec<u32> = guli_search::Endgame::build(4).layers().map(|layer| layer.zero).collect();
    /// assert_eq!(counts, [0, 456]);
    /// ```
    pub fn layers(&self) -> impl Iterator<Item = EndgameLayer> {
        self.layers.iter().enumerate().skip(1).map(|(half, values)| {
            let count = |sign| values.iter().filter(|&&value| (value as i8).signum() == sign).count() as u32;
            EndgameLayer {
                seeds: 2 * half as u8,
                positions: values.len() as u32,
                above: count(1),
                zero: count(0),
                below: count(-1),
            }
        })
    }
}
