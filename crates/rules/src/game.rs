use core::fmt;

use crate::{Hole, Holes, Seat};

/// One of the games this crate plays.
///
/// What differs between games is one row of data each: the board, the seeds, whether laps relay, what is captured,
/// what an empty row means. The code that sows is the same.
///
/// ```
/// use guli_rules::Game;
///
/// assert_eq!(Game::AliGuliMane.columns(), 7);
/// assert_eq!(Game::Mangala.seeds(), 72);
/// assert_eq!(Game::from_name("mangala"), Some(Game::Mangala));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Game {
    /// South India, 2 × 7 holes with 5 seeds each: relay sowing, captures beyond an empty hole, a bonus sowing.
    AliGuliMane,
    /// Ottoman lands, 2 × 6 holes with 6 seeds each: single laps, backward chains of 2, 4 or 6 captured.
    Mangala,
}

/// A game as data.
pub(crate) struct Spec {
    pub name: &'static str,
    pub columns: u8,
    pub seeds_per_hole: u8,
    /// The hand is refilled from the next hole until that is empty.
    pub relay: bool,
    pub capture: Capture,
    /// A first sowing that captured is followed by a second.
    pub bonus: bool,
    /// A player whose row is empty passes while there are seeds on the board.
    pub passes: bool,
    /// Several rounds can make a match, in which holes may be closed.
    pub rounds: bool,
    /// From this many captured seeds on the game is announced as decided.
    pub decided_at: Option<u8>,
}

/// What a finished sowing captures.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Capture {
    /// The hole beyond the empty one that stopped the sowing, and the hole that faces it.
    BeyondAndFacing,
    /// The last hole sown and, backward, its neighbours, as long as each holds a number of seeds in this set of bits.
    BackwardChain { counts: u64 },
}

/// Turns in a row without a capture that end a round. `[D]`: no source needs it, a program does.
pub(crate) const QUIET_LIMIT: u8 = 100;

/// The most seeds any game has.
pub(crate) const MAX_SEEDS: usize = 72;

const ALI_GULI_MANE: Spec = Spec {
    name: "ali-guli-mane",
    columns: 7,
    seeds_per_hole: 5,
    relay: true,
    capture: Capture::BeyondAndFacing,
    bonus: true,
    passes: false,
    rounds: true,
    decided_at: None,
};

const MANGALA: Spec = Spec {
    name: "mangala",
    columns: 6,
    seeds_per_hole: 6,
    relay: false,
    capture: Capture::BackwardChain { counts: 1 << 2 | 1 << 4 | 1 << 6 },
    bonus: false,
    passes: true,
    rounds: false,
    decided_at: Some(37),
};

/// A game as a type, so that the sowing routine is compiled once for each with its data folded in.
pub(crate) trait Rules {
    const SPEC: Spec;
}

pub(crate) struct AliGuliMane;
impl Rules for AliGuliMane {
    const SPEC: Spec = ALI_GULI_MANE;
}

pub(crate) struct Mangala;
impl Rules for Mangala {
    const SPEC: Spec = MANGALA;
}

impl Game {
    /// Every game, in the order of their names.
    ///
    /// ```
    /// assert_eq!(guli_rules::Game::ALL.len(), 2);
    /// ```
    pub const ALL: [Self; 2] = [Self::AliGuliMane, Self::Mangala];

    #[inline]
    pub(crate) const fn spec(self) -> &'static Spec {
        match self {
            Self::AliGuliMane => &ALI_GULI_MANE,
            Self::Mangala => &MANGALA,
        }
    }

    /// The name in positions, records and commands.
    ///
    /// ```
    /// assert_eq!(guli_rules::Game::AliGuliMane.name(), "ali-guli-mane");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.spec().name
    }

    /// The game with this name.
    ///
    /// ```
    /// assert_eq!(guli_rules::Game::from_name("chess"), None);
    /// ```
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.name() == name)
    }

    /// Holes in a row: 7 or 6.
    ///
    /// ```
    /// assert_eq!(guli_rules::Game::Mangala.columns(), 6);
    /// ```
    #[inline]
    #[must_use]
    pub const fn columns(self) -> u8 {
        self.spec().columns
    }

    /// Holes on the board: 14 or 12.
    ///
    /// ```
    /// assert_eq!(guli_rules::Game::AliGuliMane.holes(), 14);
    /// ```
    #[inline]
    #[must_use]
    pub const fn holes(self) -> u8 {
        2 * self.spec().columns
    }

    /// Seeds in a hole at the start: 5 or 6.
    ///
    /// ```
    /// assert_eq!(guli_rules::Game::AliGuliMane.seeds_per_hole(), 5);
    /// ```
    #[inline]
    #[must_use]
    pub const fn seeds_per_hole(self) -> u8 {
        self.spec().seeds_per_hole
    }

    /// Seeds on the board and in the banks together, at all times: 70 or 72.
    ///
    /// ```
    /// assert_eq!(guli_rules::Game::AliGuliMane.seeds(), 70);
    /// ```
    #[inline]
    #[must_use]
    pub const fn seeds(self) -> u8 {
        self.holes() * self.spec().seeds_per_hole
    }

    /// Turns in a row without a capture that end a round: 100.
    ///
    /// Source: a digital rule; the traditions leave it to the players.
    ///
    /// ```
    /// assert_eq!(guli_rules::Game::Mangala.quiet_limit(), 100);
    /// ```
    #[inline]
    #[must_use]
    pub const fn quiet_limit(self) -> u8 {
        QUIET_LIMIT
    }

    /// Whether a first sowing that captured earns a second one. Source: the project's source texts.
    ///
    /// ```
    /// assert!(guli_rules::Game::AliGuliMane.has_bonus());
    /// ```
    #[inline]
    #[must_use]
    pub const fn has_bonus(self) -> bool {
        self.spec().bonus
    }

    /// Whether several rounds can make a match, in which holes may be closed. Source: the project's source texts.
    ///
    /// ```
    /// assert!(!guli_rules::Game::Mangala.has_rounds());
    /// ```
    #[inline]
    #[must_use]
    pub const fn has_rounds(self) -> bool {
        self.spec().rounds
    }

    /// The hole with this number in the sources: `0 … c-1` is North's row, `c … 2c-1` South's, both left to right in
    /// the printed diagram. `None` when the board has no such hole.
    ///
    /// Source: the project's source texts; sowing goes from `2c-1` down to `c`, then from `0` up to `c-1`.
    ///
    /// ```
    /// use guli_rules::Game;
    /// assert_eq!(Game::Mangala.hole(11).unwrap().place(), 0);
    /// assert!(Game::Mangala.hole(12).is_none());
    /// ```
    #[inline]
    #[must_use]
    pub const fn hole(self, number: u8) -> Option<Hole> {
        let columns = self.columns();
        if number < columns {
            Some(Hole(columns + number))
        } else if number < 2 * columns {
            Some(Hole(2 * columns - 1 - number))
        } else {
            None
        }
    }

    /// The sources' number of a hole, the reverse of [`Game::hole`].
    ///
    /// ```
    /// use guli_rules::Game;
    /// for number in 0..Game::AliGuliMane.holes() {
    ///     let hole = Game::AliGuliMane.hole(number).unwrap();
    ///     assert_eq!(Game::AliGuliMane.number(hole), number);
    /// }
    /// ```
    #[inline]
    #[must_use]
    pub const fn number(self, hole: Hole) -> u8 {
        let columns = self.columns();
        if hole.0 < columns { 2 * columns - 1 - hole.0 } else { hole.0 - columns }
    }

    /// The numbers of a set of holes, in rising order.
    ///
    /// ```
    /// use guli_rules::{Game, Seat};
    /// let south = Game::Mangala.row(Seat::South);
    /// assert!(Game::Mangala.numbers(south).eq(6..12));
    /// ```
    pub fn numbers(self, holes: Holes) -> impl Iterator<Item = u8> {
        (0..self.holes()).filter(move |&number| self.hole(number).is_some_and(|hole| holes.contains(hole)))
    }

    /// The holes of a player's row, open or closed.
    ///
    /// ```
    /// use guli_rules::{Game, Seat};
    /// assert_eq!(Game::AliGuliMane.row(Seat::North).len(), 7);
    /// ```
    #[inline]
    #[must_use]
    pub const fn row(self, seat: Seat) -> Holes {
        let columns = self.columns();
        let south = (1 << columns) - 1;
        Holes(match seat {
            Seat::South => south,
            Seat::North => south << columns,
        })
    }

    /// All holes, as a set of bits.
    #[inline]
    pub(crate) const fn all_open(self) -> u16 {
        (1 << self.holes()) - 1
    }

    /// Whose row a hole belongs to.
    ///
    /// ```
    /// use guli_rules::{Game, Seat};
    /// let hole = Game::Mangala.hole(0).unwrap();
    /// assert_eq!(Game::Mangala.owner(hole), Seat::North);
    /// ```
    #[inline]
    #[must_use]
    pub const fn owner(self, hole: Hole) -> Seat {
        if hole.0 < self.columns() { Seat::South } else { Seat::North }
    }

    /// The hole on the other side of the board in the same column.
    ///
    /// ```
    /// use guli_rules::Game;
    /// let game = Game::AliGuliMane;
    /// assert_eq!(game.number(game.opposite(game.hole(8).unwrap())), 1);
    /// ```
    #[inline]
    #[must_use]
    pub const fn opposite(self, hole: Hole) -> Hole {
        // Saturating, since a hole may have been made for a larger board.
        Hole((self.holes() - 1).saturating_sub(hole.0))
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
