use core::fmt;

use crate::ring::{Ring, one_each, seeds_at, total_of_any};
use crate::wheel::{Gapped, Wheel};
use crate::{Direction, Game, Hole, Holes, Seat, Setup};

mod ending;
mod sowing;

pub use sowing::Stop;

/// A valid position of a game: small, `Copy`, and all that the rules need to know.
///
/// Playing makes a new one. The banks are part of it, the moves before are not.
///
/// ```
/// use guli_rules::{Game, Position, Seat};
///
/// let game = Game::AliGuliMane;
/// let start = Position::start(game);
/// let after = start.play(game.hole(13).unwrap()).unwrap();
/// assert_eq!(after.bank(Seat::South), 14);
/// assert!(after.bonus_due(), "a first sowing that captured is followed by a second");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    ring: Ring,
    banks: [u8; 2],
    game: Game,
    mover: Seat,
    bonus: bool,
    quiet: u8,
    open: u16,
    /// Which way the mover is going to sow; what was played before does not bind it.
    direction: Direction,
}

impl Position {
    /// The start of a game, South to move.
    ///
    /// ```
    /// use guli_rules::{Game, Position};
    /// assert_eq!(Position::start(Game::Mangala).to_string(), "mangala 6,6,6,6,6,6/6,6,6,6,6,6 0-0 0 - 0");
    /// ```
    #[inline]
    #[must_use]
    pub const fn start(game: Game) -> Self {
        let holes = game.holes();
        Self {
            ring: one_each(holes) * game.seeds_per_hole() as Ring,
            banks: [0, 0],
            game,
            mover: Seat::South,
            bonus: false,
            quiet: 0,
            open: game.all_open(),
            direction: Direction::Forward,
        }
    }

    /// The start of a game with `starter` to move.
    ///
    /// ```
    /// use guli_rules::{Game, Position, Seat};
    /// assert_eq!(Position::start_by(Game::Mangala, Seat::North).mover(), Seat::North);
    /// ```
    #[must_use]
    pub fn start_by(game: Game, starter: Seat) -> Self {
        Self { mover: starter, ..Self::start(game) }
    }

    /// Takes numbers that [`Setup::position`] has found to be valid.
    pub(crate) fn from_setup(setup: &Setup) -> Self {
        let game = setup.game;
        let mut position = Self {
            ring: 0,
            banks: setup.banks,
            game,
            mover: setup.mover,
            bonus: setup.bonus,
            quiet: setup.quiet,
            open: 0,
            direction: Direction::Forward,
        };
        let mut places = 0;
        for place in 0..game.holes() {
            let hole = Hole(place);
            if let Some(seeds) = setup.seeds[usize::from(game.number(hole))] {
                position.ring |= Ring::from(seeds) << (8 * places);
                position.open |= 1 << place;
                places += 1;
            }
        }
        position
    }

    /// The numbers of this position.
    ///
    /// ```
    /// use guli_rules::{Game, Position, Setup};
    /// assert_eq!(Position::start(Game::AliGuliMane).setup().banks, [0, 0]);
    /// ```
    #[must_use]
    pub fn setup(&self) -> Setup {
        let mut seeds = [None; Hole::MAX];
        for number in 0..self.game.holes() {
            seeds[usize::from(number)] = self.game.hole(number).and_then(|hole| self.seeds(hole));
        }
        // Numbers that the board does not have are as in `Setup::start`, so that set-ups can be compared.
        for entry in &mut seeds[usize::from(self.game.holes())..] {
            *entry = Some(self.game.seeds_per_hole());
        }
        Setup { game: self.game, seeds, banks: self.banks, mover: self.mover, bonus: self.bonus, quiet: self.quiet }
    }

    /// Which game is played.
    ///
    /// ```
    /// use guli_rules::{Game, Position};
    /// assert_eq!(Position::start(Game::Mangala).game(), Game::Mangala);
    /// ```
    #[inline]
    #[must_use]
    pub const fn game(&self) -> Game {
        self.game
    }

    /// Who is to move.
    ///
    /// ```
    /// use guli_rules::{Game, Position, Seat};
    /// assert_eq!(Position::start(Game::Mangala).mover(), Seat::South);
    /// ```
    #[inline]
    #[must_use]
    pub const fn mover(&self) -> Seat {
        self.mover
    }

    /// Whether the mover owes a second sowing, since the first captured. Source: the project's source texts.
    ///
    /// ```
    /// use guli_rules::{Game, Position};
    /// assert!(!Position::start(Game::AliGuliMane).bonus_due());
    /// ```
    #[inline]
    #[must_use]
    pub const fn bonus_due(&self) -> bool {
        self.bonus
    }

    /// Which way round the mover's next sowing goes: [`Direction::Forward`], unless [`Position::towards`] chose otherwise.
    ///
    /// ```
    /// use guli_rules::{Direction, Game, Position};
    /// assert_eq!(Position::start(Game::AliGuliMane).direction(), Direction::Forward);
    /// ```
    #[inline]
    #[must_use]
    pub const fn direction(&self) -> Direction {
        self.direction
    }

    /// The same position with the next sowing going this way; `None` where the game leaves no choice.
    ///
    /// The choice belongs to one sowing: after it, whoever sows next chooses anew, a bonus sowing included. It is not
    /// written down with the position, but with the sowing.
    ///
    /// Source: "free direction" as told on Wikipedia.
    ///
    /// ```
    /// use guli_rules::{Direction, Game, Position, Seat};
    /// let game = Game::AliGuliManeFree;
    /// let backward = Position::start(game).towards(Direction::Backward).unwrap();
    /// let after = backward.play(game.hole(13).unwrap()).unwrap();
    /// assert_eq!(after.direction(), Direction::Forward);
    /// assert_eq!(Position::start(Game::AliGuliMane).towards(Direction::Backward), None);
    /// ```
    #[inline]
    #[must_use]
    pub fn towards(mut self, direction: Direction) -> Option<Self> {
        self.direction = direction;
        (direction == Direction::Forward || self.game.chooses_direction()).then_some(self)
    }

    /// This position once for every direction that the mover may choose, the usual one first.
    ///
    /// Their [legal](Position::legal) holes together are all the choices there are.
    ///
    /// ```
    /// use guli_rules::{Game, Position};
    /// assert!(Position::start(Game::Mangala).directions().eq([Position::start(Game::Mangala)]));
    /// assert_eq!(Position::start(Game::AliGuliManeFree).directions().count(), 2);
    /// ```
    #[inline]
    pub fn directions(self) -> impl Iterator<Item = Self> {
        Direction::ALL.into_iter().filter_map(move |direction| self.towards(direction))
    }

    /// Turns in a row without a capture, passes included.
    ///
    /// ```
    /// use guli_rules::{Game, Position};
    /// assert_eq!(Position::start(Game::Mangala).quiet(), 0);
    /// ```
    #[inline]
    #[must_use]
    pub const fn quiet(&self) -> u8 {
        self.quiet
    }

    /// The seeds that a player has captured.
    ///
    /// ```
    /// use guli_rules::{Game, Position, Seat};
    /// assert_eq!(Position::start(Game::Mangala).bank(Seat::North), 0);
    /// ```
    #[inline]
    #[must_use]
    pub const fn bank(&self, seat: Seat) -> u8 {
        self.banks[seat.index()]
    }

    /// The seeds in a hole; `None` where the hole is closed or the board has no such hole.
    ///
    /// ```
    /// use guli_rules::{Game, Position};
    /// let game = Game::AliGuliMane;
    /// assert_eq!(Position::start(game).seeds(game.hole(3).unwrap()), Some(5));
    /// ```
    #[inline]
    #[must_use]
    pub fn seeds(&self, hole: Hole) -> Option<u8> {
        let open = self.open().contains(hole);
        open.then(|| seeds_at(self.ring, Gapped::new(self.open, self.game.holes()).place(hole)))
    }

    /// The holes that take part in this round.
    ///
    /// ```
    /// use guli_rules::{Game, Position};
    /// assert_eq!(Position::start(Game::AliGuliMane).open().len(), 14);
    /// ```
    #[inline]
    #[must_use]
    pub const fn open(&self) -> Holes {
        Holes(self.open)
    }

    /// Seeds on the board, which nobody has captured.
    ///
    /// ```
    /// use guli_rules::{Game, Position};
    /// assert_eq!(Position::start(Game::Mangala).on_board(), 72);
    /// ```
    #[inline]
    #[must_use]
    pub const fn on_board(&self) -> u8 {
        self.game.seeds() - self.banks[0] - self.banks[1]
    }

    /// The board as the mover sees it, in one word: byte `p` holds the seeds of the `p`-th open hole along the sowing
    /// order, counted from the mover's leftmost.
    ///
    /// Both players sow in the same direction, so that two positions with equal words, equal closed holes for either
    /// player and equal bonus play alike from here on, whoever is to move. That is what a search wants to look up.
    ///
    /// ```
    /// use guli_rules::{Game, Position, Seat};
    /// let [south, north] = Seat::ALL.map(|seat| Position::start_by(Game::Mangala, seat).view());
    /// assert_eq!(south, north);
    /// let position: Position = "mangala 0,0,0,0,1,0/0,0,0,0,0,3 40-28 0 - 0".parse().unwrap();
    /// assert_eq!(position.view(), 3 | 1 << (8 * 10));
    /// ```
    #[inline]
    #[must_use]
    pub const fn view(&self) -> u128 {
        match self.mover {
            Seat::South => self.ring,
            Seat::North => {
                let south = (self.open & self.game.row(Seat::South).0).count_ones() * 8;
                let all = self.open.count_ones() * 8;
                (self.ring >> south) | (self.ring << (all - south)) & ((1 << all) - 1)
            }
        }
    }

    /// The position in which `mover` sees this board, with every hole open: the reverse of [`Position::view`].
    ///
    /// The seeds that are not on the board are in South's bank. For tables and searches, whose values depend neither on
    /// the banks nor on who is South; to set up a game use [`Setup::position`]. `None` when the word holds more seeds
    /// than the game has, or seeds past the last hole.
    ///
    /// ```
    /// use guli_rules::{Game, Position, Seat};
    /// let view = 3 | 1 << (8 * 10);
    /// let position = Position::from_view(Game::Mangala, Seat::North, view).unwrap();
    /// assert_eq!(position.to_string(), "mangala 3,0,0,0,0,0/0,1,0,0,0,0 68-0 1 - 0");
    /// assert_eq!(position.view(), view);
    /// assert_eq!(Position::from_view(Game::Mangala, Seat::South, 73), None);
    /// assert_eq!(Position::from_view(Game::Mangala, Seat::South, 1 << (8 * 12)), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn from_view(game: Game, mover: Seat, view: u128) -> Option<Self> {
        let holes = game.holes();
        // No byte above 127: 16-bit sums of any number of them do not carry.
        if view & !(one_each(holes) * 0x7f) != 0 || total_of_any(view) > game.seeds() as u16 {
            return None;
        }
        let row = 8 * game.columns() as u32;
        let ring = match mover {
            Seat::South => view,
            Seat::North => view >> row | (view & ((1 << row) - 1)) << row,
        };
        let banks = [game.seeds() - total_of_any(view) as u8, 0];
        Some(Self { ring, banks, mover, open: game.all_open(), ..Self::start(game) })
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}
