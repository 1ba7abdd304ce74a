use core::fmt;

use crate::{Hole, Holes, Seat};

/// One of the games this crate plays: two traditional games, and the variants of each that have a source.
///
/// What differs between them is one row of data each: the board, the seeds, whether laps relay, what is captured, what
/// an empty row means, how the next round is set out. The code that sows is the same.
///
/// ```
/// use guli_rules::Game;
///
/// assert_eq!(Game::AliGuliMane.columns(), 7);
/// assert_eq!(Game::Mangala.seeds(), 72);
/// assert_eq!(Game::from_name("mangala"), Some(Game::Mangala));
/// assert_eq!(Game::MangalaMetinAnd.seeds(), 60);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Game {
    /// South India, 2 × 7 holes with 5 seeds each: relay sowing, captures beyond an empty hole, a bonus sowing.
    AliGuliMane,
    /// Ali Guli Mane with 4 seeds in each hole. Source: as played in north Karnataka.
    AliGuliManeFour,
    /// Ali Guli Mane with 6 seeds in each hole. Source: as played in the south of Andhra Pradesh and in Tamil Nadu.
    AliGuliManeSix,
    /// Ali Guli Mane where the seeds that are left at the end of a round go to the owner of their row. Source: other
    /// traditional descriptions.
    AliGuliManeLeftovers,
    /// Ali Guli Mane where the facing hole is captured only together with the hole beyond the empty one. Source: other
    /// traditional descriptions.
    AliGuliManePair,
    /// "Free direction": Ali Guli Mane where each sowing goes either way round the ring, as the mover chooses; its relays
    /// and its look ahead go the same way. Source: the description on Wikipedia.
    AliGuliManeFree,
    /// "Simple saada": only the hole beyond the empty one is captured, there is no bonus sowing, both players fill
    /// equally many holes for the next round, and the winner starts it. Source: other traditional descriptions.
    SimpleSaada,
    /// Ottoman lands, 2 × 6 holes with 6 seeds each: single laps, backward chains of 2, 4 or 6 captured.
    Mangala,
    /// Mangala with 5 seeds in each hole, where only 2 or 4 are captured. Source: Metin And's description.
    MangalaMetinAnd,
    /// Mangala where seeds are captured in the opponent's row alone. Source: other traditional descriptions.
    MangalaOpponentRow,
    /// Mangala that ends when the player to move has nothing to lift; the other player takes the rest. Source: the
    /// related German *Bohnenspiel*.
    MangalaBohnenspiel,
}

/// Which of the two traditions a game belongs to: what it is called, how it looks, how far it can be searched.
///
/// ```
/// use guli_rules::{Game, Tradition};
/// assert_eq!(Game::SimpleSaada.tradition(), Tradition::AliGuliMane);
/// assert_eq!(Tradition::Mangala.game(), Game::Mangala);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Tradition {
    /// South India: laps relay.
    AliGuliMane,
    /// Ottoman lands: single laps.
    Mangala,
}

impl Tradition {
    /// The game that this project plays where no variant is asked for.
    ///
    /// ```
    /// use guli_rules::{Game, Tradition};
    /// assert_eq!(Tradition::AliGuliMane.game(), Game::AliGuliMane);
    /// ```
    #[must_use]
    pub const fn game(self) -> Game {
        match self {
            Self::AliGuliMane => Game::AliGuliMane,
            Self::Mangala => Game::Mangala,
        }
    }

    /// The games of this tradition, the one without variations first.
    ///
    /// ```
    /// use guli_rules::{Game, Tradition};
    /// assert!(Tradition::Mangala.games().any(|game| game == Game::MangalaMetinAnd));
    /// assert_eq!(Tradition::AliGuliMane.games().next(), Some(Game::AliGuliMane));
    /// ```
    pub fn games(self) -> impl Iterator<Item = Game> {
        Game::ALL.into_iter().filter(move |game| game.tradition() == self)
    }
}

/// A game as data.
pub(crate) struct Spec {
    pub name: &'static str,
    pub tradition: Tradition,
    pub columns: u8,
    pub seeds_per_hole: u8,
    pub sowing: Sowing,
    /// Each sowing goes either way round, as the mover chooses.
    pub free_direction: bool,
    /// A first sowing that captured is followed by a second.
    pub bonus: bool,
    /// A player whose row is empty passes while there are seeds on the board; else the round is over.
    pub passes: bool,
    /// Who gets what is on the board when a player has nothing to lift.
    pub leftovers: Leftovers,
    /// How the next round is set out, where several rounds can make a match, in which holes may be closed.
    pub refill: Option<Refill>,
    /// More than half of the seeds in one bank is announced as deciding.
    pub announces: bool,
}

/// What lifting a hole sets going. Where it is known when compiling it is folded into the routine.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sowing {
    /// The hand is refilled from the next hole until that is empty.
    pub relay: bool,
    pub capture: Capture,
}

/// What a finished sowing captures.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Capture {
    /// The hole beyond the empty one that stopped the sowing, and perhaps the hole that faces it.
    Beyond(Facing),
    /// The last hole sown and, backward, its neighbours, as long as each holds a number of seeds in this set of bits.
    BackwardChain {
        counts: u64,
        /// The chain stops at the mover's own row.
        opponent_only: bool,
    },
}

/// When the hole that faces a captured one is captured too.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Facing {
    Always,
    /// Only if there is something to capture beyond the empty hole.
    WithBeyond,
    Never,
}

/// Who gets the seeds that nobody captured.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Leftovers {
    Nobody,
    RowOwner,
    /// The player who could still have moved.
    Other,
}

/// How the next round of a match is set out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Refill {
    /// Both players fill as many holes as the poorer one can.
    pub alike: bool,
    /// The winner of a round starts the next; else the starters alternate.
    pub winner_starts: bool,
}

/// Turns in a row without a capture that end a round. `[D]`: no source needs it, a program does.
pub(crate) const QUIET_LIMIT: u8 = 100;

/// The most seeds any game has.
pub(crate) const MAX_SEEDS: usize = 84;

pub(crate) const SAADA: Sowing = Sowing { relay: true, capture: Capture::Beyond(Facing::Always) };

pub(crate) const CHAIN: Sowing =
    Sowing { relay: false, capture: Capture::BackwardChain { counts: 1 << 2 | 1 << 4 | 1 << 6, opponent_only: false } };

const ALI_GULI_MANE: Spec = Spec {
    name: "ali-guli-mane",
    tradition: Tradition::AliGuliMane,
    columns: 7,
    seeds_per_hole: 5,
    sowing: SAADA,
    free_direction: false,
    bonus: true,
    passes: false,
    leftovers: Leftovers::Nobody,
    refill: Some(Refill { alike: false, winner_starts: false }),
    announces: false,
};

const MANGALA: Spec = Spec {
    name: "mangala",
    tradition: Tradition::Mangala,
    columns: 6,
    seeds_per_hole: 6,
    sowing: CHAIN,
    free_direction: false,
    bonus: false,
    passes: true,
    leftovers: Leftovers::Nobody,
    refill: None,
    announces: true,
};

const PAIR: Sowing = Sowing { capture: Capture::Beyond(Facing::WithBeyond), ..SAADA };
const SIMPLE: Sowing = Sowing { capture: Capture::Beyond(Facing::Never), ..SAADA };
const METIN_AND: Sowing =
    Sowing { relay: false, capture: Capture::BackwardChain { counts: 1 << 2 | 1 << 4, opponent_only: false } };
const OPPONENT_ROW: Sowing =
    Sowing { relay: false, capture: Capture::BackwardChain { counts: 1 << 2 | 1 << 4 | 1 << 6, opponent_only: true } };

/// In the order of [`Game`].
static SPECS: [Spec; Game::ALL.len()] = [
    ALI_GULI_MANE,
    Spec { name: "ali-guli-mane-4", seeds_per_hole: 4, ..ALI_GULI_MANE },
    Spec { name: "ali-guli-mane-6", seeds_per_hole: 6, ..ALI_GULI_MANE },
    Spec { name: "ali-guli-mane-leftovers", leftovers: Leftovers::RowOwner, ..ALI_GULI_MANE },
    Spec { name: "ali-guli-mane-pair", sowing: PAIR, ..ALI_GULI_MANE },
    Spec { name: "ali-guli-mane-free", free_direction: true, ..ALI_GULI_MANE },
    Spec {
        name: "simple-saada",
        sowing: SIMPLE,
        bonus: false,
        refill: Some(Refill { alike: true, winner_starts: true }),
        ..ALI_GULI_MANE
    },
    MANGALA,
    Spec { name: "mangala-metin-and", seeds_per_hole: 5, sowing: METIN_AND, ..MANGALA },
    Spec { name: "mangala-opponent-row", sowing: OPPONENT_ROW, ..MANGALA },
    Spec { name: "mangala-bohnenspiel", passes: false, leftovers: Leftovers::Other, ..MANGALA },
];

impl Game {
    /// Every game, the variants after the game they vary.
    ///
    /// ```
    /// use guli_rules::Game;
    /// assert_eq!(Game::ALL[0], Game::AliGuliMane);
    /// assert!(Game::ALL.contains(&Game::SimpleSaada));
    /// ```
    pub const ALL: [Self; 11] = [
        Self::AliGuliMane,
        Self::AliGuliManeFour,
        Self::AliGuliManeSix,
        Self::AliGuliManeLeftovers,
        Self::AliGuliManePair,
        Self::AliGuliManeFree,
        Self::SimpleSaada,
        Self::Mangala,
        Self::MangalaMetinAnd,
        Self::MangalaOpponentRow,
        Self::MangalaBohnenspiel,
    ];

    /// What the game is in data. The two main games are told apart by hand, so that where the game is known when
    /// compiling its data is too.
    #[inline]
    pub(crate) const fn spec(self) -> &'static Spec {
        &SPECS[self as usize]
    }

    /// Which of the two traditions it belongs to.
    ///
    /// ```
    /// use guli_rules::{Game, Tradition};
    /// assert_eq!(Game::MangalaMetinAnd.tradition(), Tradition::Mangala);
    /// ```
    #[inline]
    #[must_use]
    pub const fn tradition(self) -> Tradition {
        self.spec().tradition
    }

    /// Whether this is a variant, and not one of the two main games.
    ///
    /// ```
    /// use guli_rules::Game;
    /// assert!(Game::SimpleSaada.is_variant() && !Game::Mangala.is_variant());
    /// ```
    #[must_use]
    pub const fn is_variant(self) -> bool {
        !matches!(self, Self::AliGuliMane | Self::Mangala)
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

    /// Seeds in a hole at the start: 4, 5 or 6.
    ///
    /// ```
    /// assert_eq!(guli_rules::Game::AliGuliMane.seeds_per_hole(), 5);
    /// ```
    #[inline]
    #[must_use]
    pub const fn seeds_per_hole(self) -> u8 {
        self.spec().seeds_per_hole
    }

    /// Seeds on the board and in the banks together, at all times: 70 or 72, in variants 56, 84 or 60.
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

    /// Whether each sowing goes either way round, as the mover chooses. Source: "free direction" as told on Wikipedia.
    ///
    /// ```
    /// use guli_rules::Game;
    /// assert!(Game::ALL.into_iter().filter(|game| game.chooses_direction()).eq([Game::AliGuliManeFree]));
    /// ```
    #[inline]
    #[must_use]
    pub const fn chooses_direction(self) -> bool {
        self.spec().free_direction
    }

    /// More seeds than this in one bank are announced as deciding, where that is done: half of them.
    pub(crate) const fn decided_above(self) -> Option<u8> {
        if self.spec().announces { Some(self.seeds() / 2) } else { None }
    }

    /// Whether several rounds can make a match, in which holes may be closed. Source: the project's source texts.
    ///
    /// ```
    /// assert!(!guli_rules::Game::Mangala.has_rounds());
    /// ```
    #[inline]
    #[must_use]
    pub const fn has_rounds(self) -> bool {
        self.spec().refill.is_some()
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
