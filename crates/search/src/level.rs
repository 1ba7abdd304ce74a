//! How strongly to play.

use core::fmt;

use guli_rules::{Game, Position, Step};

use crate::engine::can_be_solved;
use crate::{Analysis, Bound, Engine, Goal, HoleValue};

/// A playing strength from 1, which a child can beat, to 8, which gives nothing away that the search can see.
///
/// A level is an honest handicap: the holes are valued by searching as far ahead as the level looks, and then one is
/// chosen at random, the less likely the more seeds it gives away. What looks equal is equally likely, so that no two
/// games need be the same. The same random number makes the same choice.
///
/// ```
/// use guli_rules::{Game, Position};
/// use guli_search::{Engine, Level};
///
/// let position = Position::start(Game::AliGuliMane);
/// let level = Level::new(8).unwrap();
/// let mut engine = Engine::new(1 << 20);
/// let step = level.play(&mut engine, &position, 1).unwrap();
/// assert_eq!(step.hole().map(|hole| Game::AliGuliMane.number(hole)), Some(13), "the only best first sowing");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

/// What a level does in a game.
struct Handicap {
    /// How many sowings it looks ahead; 255 is to the end.
    depth: u8,
    /// Each seed given away makes a choice this much less likely, in 256ths.
    per_seed: u64,
}

/// From 1 to 8 in games that are searched to the end, so that levels differ by what they give away alone.
const ALI_GULI_MANE: [Handicap; 8] = [
    Handicap { depth: 255, per_seed: 250 },
    Handicap { depth: 255, per_seed: 232 },
    Handicap { depth: 255, per_seed: 210 },
    Handicap { depth: 255, per_seed: 186 },
    Handicap { depth: 255, per_seed: 160 },
    Handicap { depth: 255, per_seed: 130 },
    Handicap { depth: 255, per_seed: 80 },
    Handicap { depth: 255, per_seed: 0 },
];

/// From 1 to 8 in all others, as in Mangala: looking farther ahead is what makes a player strong.
const MANGALA: [Handicap; 8] = [
    Handicap { depth: 1, per_seed: 245 },
    Handicap { depth: 1, per_seed: 190 },
    Handicap { depth: 2, per_seed: 185 },
    Handicap { depth: 3, per_seed: 160 },
    Handicap { depth: 4, per_seed: 130 },
    Handicap { depth: 6, per_seed: 90 },
    Handicap { depth: 8, per_seed: 50 },
    Handicap { depth: 255, per_seed: 0 },
];

/// Where no search can look at everything, the highest level stops after so many positions: a second or less.
const NODES: u64 = 1_500_000;

/// A level that does not exist.
///
/// ```
/// assert_eq!(guli_search::Level::new(9).unwrap_err().to_string(), "a level is a number from 1 to 8, not 9");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchLevel(u8);

impl fmt::Display for NoSuchLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a level is a number from 1 to {}, not {}", Level::MOST, self.0)
    }
}

impl core::error::Error for NoSuchLevel {}

impl Level {
    /// The highest level.
    ///
    /// ```
    /// assert_eq!(guli_search::Level::MOST, 8);
    /// ```
    pub const MOST: u8 = 8;

    /// The level with this number.
    ///
    /// ```
    /// assert_eq!(guli_search::Level::new(3).unwrap().number(), 3);
    /// ```
    ///
    /// # Errors
    /// When the number is not from 1 to 8.
    pub const fn new(number: u8) -> Result<Self, NoSuchLevel> {
        if number >= 1 && number <= Self::MOST { Ok(Self(number)) } else { Err(NoSuchLevel(number)) }
    }

    /// The number of the level.
    ///
    /// ```
    /// assert_eq!(guli_search::Level::new(8).unwrap().number(), guli_search::Level::MOST);
    /// ```
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    const fn handicap(self, game: Game) -> &'static Handicap {
        let levels = if can_be_solved(game) { &ALI_GULI_MANE } else { &MANGALA };
        &levels[self.0 as usize - 1]
    }

    /// How many sowings the level looks ahead in a game; 255 is to the end.
    ///
    /// ```
    /// use guli_rules::Game;
    /// assert_eq!(guli_search::Level::new(1).unwrap().depth(Game::Mangala), 1);
    /// ```
    #[must_use]
    pub const fn depth(self, game: Game) -> u8 {
        self.handicap(game).depth
    }

    /// After how many positions the level stops looking in a game, if it has not come to an end before.
    ///
    /// ```
    /// use guli_rules::Game;
    /// let level = guli_search::Level::new(8).unwrap();
    /// assert_eq!(level.nodes(Game::AliGuliMane), u64::MAX, "this game is solved to the end");
    /// ```
    #[must_use]
    pub const fn nodes(self, game: Game) -> u64 {
        if can_be_solved(game) { u64::MAX } else { NODES }
    }

    /// Chooses a sowing of an analysis made to this level's depth; `None` where there is no choice.
    ///
    /// ```
    /// use guli_rules::{Game, Position};
    /// use guli_search::{Engine, Goal, Level};
    /// let mut engine = Engine::new(1 << 16);
    /// engine.start_to(&Position::start(Game::Mangala), Goal::All, 1);
    /// while !engine.poll(1000) {}
    /// let level = Level::new(1).unwrap();
    /// assert_eq!(level.choose(&engine.analysis(), 7), level.choose(&engine.analysis(), 7));
    /// ```
    #[must_use]
    pub fn choose(self, analysis: &Analysis, random: u64) -> Option<Step> {
        let best = analysis.holes.first()?;
        let per_seed = self.handicap(analysis.position.game()).per_seed;
        let weight = |hole: &HoleValue| {
            // What was looked at less deeply can't be compared, and an upper bound is not what the hole is worth.
            if hole.depth != best.depth || hole.bound != best.bound && hole.bound == Bound::AtMost {
                return 0;
            }
            let given_away = u32::from(best.value.abs_diff(hole.value));
            (0..given_away).fold(1 << 32, |weight: u64, _| (weight * per_seed) >> 8)
        };
        let total: u64 = analysis.holes.iter().map(weight).sum();
        let mut left = ((u128::from(scramble(random)) * u128::from(total)) >> 64) as u64;
        for hole in &analysis.holes {
            let weight = weight(hole);
            if left < weight {
                return Some(hole.step());
            }
            left -= weight;
        }
        Some(best.step())
    }

    /// Searches as this level does, then chooses.
    ///
    /// ```
    /// use guli_rules::{Game, Position};
    /// use guli_search::{Engine, Level};
    /// let position = Position::start(Game::Mangala);
    /// let step = Level::new(2).unwrap().play(&mut Engine::new(1 << 16), &position, 42).unwrap();
    /// assert!(step.play(position).is_ok());
    /// ```
    pub fn play(self, engine: &mut Engine, position: &Position, random: u64) -> Option<Step> {
        self.play_within(engine, position, random, self.nodes(position.game()))
    }

    /// [`Level::play`], looking at no more than so many positions.
    ///
    /// ```
    /// use guli_rules::{Game, Position};
    /// use guli_search::{Engine, Level};
    /// let position = Position::start(Game::Mangala);
    /// let level = Level::new(8).unwrap();
    /// assert!(level.play_within(&mut Engine::new(1 << 16), &position, 42, 5000).is_some());
    /// ```
    pub fn play_within(self, engine: &mut Engine, position: &Position, random: u64, nodes: u64) -> Option<Step> {
        engine.start_to(position, Goal::All, self.depth(position.game()));
        engine.poll(nodes);
        self.choose(&engine.analysis(), random)
    }
}

/// The random number for a ply of a game that is played with a seed.
///
/// ```
/// assert_ne!(guli_search::random(1, 0), guli_search::random(1, 1));
/// ```
#[must_use]
pub const fn random(seed: u64, ply: u64) -> u64 {
    scramble(seed.wrapping_add(scramble(ply)))
}

/// Spreads the bits of a number over all of it: the finishing steps of SplitMix64.
const fn scramble(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
