use core::fmt;

use crate::event::Patience;
use crate::game::{CHAIN, Leftovers, QUIET_LIMIT, SAADA, Sowing};
use crate::ring::{Ring, filled, one_each, seeds_at, total_of_any};
use crate::sow::{Sown, sow};
use crate::wheel::{Gapped, Wheel, Whole};
use crate::{End, Game, Hole, Holes, Outcome, Seat, Setup, Sink};

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
}

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
            write!(f, "{} can't be sown: ", self.position.game.number(self.hole))?;
        }
        self.refusal.fmt(f)
    }
}

impl core::error::Error for PlayError {}

/// What became of a sowing that was tried.
///
/// ```
/// use guli_rules::{Game, Position, Stop};
///
/// let mut position: Position = "ali-guli-mane 0,1,0,1,0,2,1/1,0,1,0,1,0,1 30-31 0 - 5".parse().unwrap();
/// let before = position;
/// assert_eq!(position.try_sow(Game::AliGuliMane.hole(13).unwrap()), Stop::Endless);
/// assert_eq!(position, before);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stop {
    /// The last seed was sown and nothing was left to lift.
    Sown,
    /// The relay came back to its own start and would go on for ever: nothing has changed.
    Endless,
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

    /// Whether the board is whole, that is whether no hole is closed.
    #[inline(always)]
    fn is_whole(&self) -> bool {
        !self.game.has_rounds() || self.open == self.game.all_open()
    }

    /// The mover's holes that hold seeds, without asking whether their relays end; empty at the quiet limit.
    ///
    /// Every legal hole is among them. Those whose relay is endless are too, and [`Position::try_sow`] tells: to
    /// choose at random, or to search, it is faster to try than to ask first.
    ///
    /// ```
    /// use guli_rules::{Game, Position};
    /// assert_eq!(Position::start(Game::AliGuliMane).liftable().len(), 7);
    /// ```
    #[inline]
    #[must_use]
    pub fn liftable(&self) -> Holes {
        if self.quiet >= QUIET_LIMIT {
            return Holes::NONE;
        }
        if self.is_whole() { Holes(filled(self.ring) & self.game.row(self.mover).0) } else { self.liftable_gapped() }
    }

    /// [`Position::liftable`] where holes are closed.
    fn liftable_gapped(&self) -> Holes {
        filled_gapped(self.ring, self.open, self.game.row(self.mover))
    }

    /// The holes that may be sown: the mover's own, not empty, with a relay that ends.
    ///
    /// Source: the project's source texts; that an endless relay may not be chosen is a digital rule.
    ///
    /// ```
    /// use guli_rules::{Game, Position};
    /// let position: Position = "mangala 5,2,0,0,3,0/0,0,0,0,0,0 23-39 0 - 86".parse().unwrap();
    /// assert!(position.legal().is_empty() && position.must_pass());
    /// ```
    #[must_use]
    pub fn legal(&self) -> Holes {
        self.liftable().filter(|&hole| self.stops(hole)).collect()
    }

    /// [`Position::legal`], if that can be told without following any relay for more than `laps` laps; else the hole
    /// that takes longer.
    ///
    /// No relay of an ordinary game takes even a thousand laps. But positions can be written down whose relays go on for
    /// thousands of millions before they come back to their start: whoever takes positions from strangers asks this
    /// first. [`Position::PATIENCE`] is a good number.
    ///
    /// ```
    /// use guli_rules::{Game, Position};
    /// let game = Game::AliGuliMane;
    /// assert_eq!(Position::start(game).legal_within(Position::PATIENCE), Ok(Position::start(game).legal()));
    ///
    /// let long: Position = "ali-guli-mane 9,10,1,4,3,2,5/4,5,4,9,4,7,3 0-0 0 - 0".parse().unwrap();
    /// assert_eq!(long.legal_within(Position::PATIENCE), Err(game.hole(13).unwrap()));
    /// ```
    ///
    /// # Errors
    /// Names the first hole whose relay takes too long.
    pub fn legal_within(&self, laps: u32) -> Result<Holes, Hole> {
        let mut legal = Holes::NONE;
        for hole in self.liftable() {
            let mut patience = Patience(laps);
            let stops = sow_on(self.game, self.ring, self.open, hole, &mut patience).is_some();
            if stops {
                legal = legal.with(hole);
            } else if patience.0 == 0 {
                return Err(hole);
            }
        }
        Ok(legal)
    }

    /// How many laps a program that shows and records games may wait for a relay: some milliseconds.
    ///
    /// Source: a digital limit, and none of the rules: it is for [`Position::legal_within`] and [`GameLine`].
    ///
    /// [`GameLine`]: crate::GameLine
    ///
    /// ```
    /// assert!(guli_rules::Position::PATIENCE > 100_000);
    /// ```
    pub const PATIENCE: u32 = 200_000;

    /// Whether `hole` may be sown.
    ///
    /// ```
    /// use guli_rules::{Game, Position};
    /// let game = Game::Mangala;
    /// assert!(Position::start(game).is_legal(game.hole(6).unwrap()));
    /// assert!(!Position::start(game).is_legal(game.hole(5).unwrap()));
    /// ```
    #[must_use]
    pub fn is_legal(&self, hole: Hole) -> bool {
        self.refusal(hole).is_none()
    }

    /// Why `hole` may not be sown, or `None` when it may.
    ///
    /// ```
    /// use guli_rules::{Game, Position, Refusal};
    /// let position: Position = "ali-guli-mane x,x,x,x,x,32,x/9,x,x,x,x,x,x 16-13 0 - 33".parse().unwrap();
    /// let game = Game::AliGuliMane;
    /// assert_eq!(position.refusal(game.hole(8).unwrap()), Some(Refusal::RoundOver));
    /// ```
    #[must_use]
    pub fn refusal(&self, hole: Hole) -> Option<Refusal> {
        if hole.0 >= self.game.holes() {
            Some(Refusal::NoSuchHole)
        } else if self.is_over() {
            Some(Refusal::RoundOver)
        } else {
            self.hole_refusal(hole)
        }
    }

    /// What is wrong with the hole itself, whether or not the round is over.
    ///
    /// ```
    /// use guli_rules::{Game, Position, Refusal};
    /// // The only hole that South could lift relays for ever, and so the round is over.
    /// let position: Position = "ali-guli-mane x,x,x,x,x,32,x/9,x,x,x,x,x,x 16-13 0 - 33".parse().unwrap();
    /// let game = Game::AliGuliMane;
    /// assert_eq!(position.hole_refusal(game.hole(7).unwrap()), Some(Refusal::Endless));
    /// assert_eq!(position.hole_refusal(game.hole(8).unwrap()), Some(Refusal::Closed));
    /// ```
    #[must_use]
    pub fn hole_refusal(&self, hole: Hole) -> Option<Refusal> {
        if hole.0 >= self.game.holes() {
            Some(Refusal::NoSuchHole)
        } else if !self.open().contains(hole) {
            Some(Refusal::Closed)
        } else if self.game.owner(hole) != self.mover {
            Some(Refusal::NotYours)
        } else if self.seeds(hole) == Some(0) {
            Some(Refusal::Empty)
        } else if !self.stops(hole) {
            Some(Refusal::Endless)
        } else {
            None
        }
    }

    /// Whether the relay from an own hole with seeds ends.
    fn stops(&self, hole: Hole) -> bool {
        stops(self.game, self.ring, self.open, hole)
    }

    /// Sows a hole, if it may be sown.
    ///
    /// ```
    /// use guli_rules::{Game, Position, Seat};
    /// let game = Game::AliGuliMane;
    /// let captured = [13, 12, 11, 10, 9, 8, 7].map(|number| {
    ///     let after = Position::start(game).play(game.hole(number).unwrap()).unwrap();
    ///     after.bank(Seat::South)
    /// });
    /// assert_eq!(captured, [14, 8, 7, 15, 9, 8, 14]);
    /// ```
    ///
    /// # Errors
    /// Says why the hole can't be sown, and hands the position back.
    pub fn play(self, hole: Hole) -> Result<Self, PlayError> {
        self.play_with(hole, &mut ())
    }

    /// Sows a hole, if it may be sown, and tells `sink` everything that happens. A refused sowing tells nothing.
    ///
    /// ```
    /// use guli_rules::{Event, Game, Position};
    /// let game = Game::AliGuliMane;
    /// let mut captured = 0;
    /// let mut sink = |event| if let Event::Capture { seeds, .. } = event { captured += seeds };
    /// Position::start(game).play_with(game.hole(13).unwrap(), &mut sink).unwrap();
    /// assert_eq!(captured, 14);
    /// ```
    ///
    /// # Errors
    /// Says why the hole can't be sown, and hands the position back.
    pub fn play_with<S: Sink>(mut self, hole: Hole, sink: &mut S) -> Result<Self, PlayError> {
        match self.refusal(hole) {
            Some(refusal) => Err(PlayError { position: self, hole, refusal }),
            None => {
                self.try_sow_with(hole, sink);
                self.settle();
                Ok(self)
            }
        }
    }

    /// Sows a hole that is known to be legal.
    ///
    /// With any other hole the result is a position of no game, and nothing worse: no panic, no endless loop.
    ///
    /// ```
    /// use guli_rules::{Game, Position};
    /// let hole = Game::Mangala.hole(11).unwrap();
    /// let mut position = Position::start(Game::Mangala);
    /// position.play_unchecked(hole);
    /// assert_eq!(Ok(position), Position::start(Game::Mangala).play(hole));
    /// ```
    #[inline]
    pub fn play_unchecked(&mut self, hole: Hole) {
        self.try_sow(hole);
        self.settle();
    }

    /// Sows one of the [`liftable`](Position::liftable) holes, unless its relay is endless. The fastest way to play.
    ///
    /// One thing is left open: after a first sowing that captured, a bonus sowing is due as soon as the mover has
    /// seeds in the row. In rare positions all their relays are endless, so that the bonus is lost.
    /// [`Position::settle`] sees to that; whoever tries every hole anyway needs it only when none could be sown.
    ///
    /// ```
    /// use guli_rules::{Game, Position, Stop};
    /// let mut position = Position::start(Game::AliGuliMane);
    /// let hole = position.liftable().nth(0).unwrap();
    /// assert_eq!(position.try_sow(hole), Stop::Sown);
    /// ```
    #[inline(always)]
    pub fn try_sow(&mut self, hole: Hole) -> Stop {
        self.try_sow_with(hole, &mut ())
    }

    /// [`Position::try_sow`], telling `sink` what happens; of an endless relay, one whole round of it.
    ///
    /// ```
    /// use guli_rules::{Event, Game, Position, Stop};
    /// let mut position: Position = "ali-guli-mane 0,1,0,1,0,2,1/1,0,1,0,1,0,1 30-31 0 - 5".parse().unwrap();
    /// let mut laps = 0;
    /// let mut count = |event| laps += u32::from(matches!(event, Event::Lift { .. }));
    /// assert_eq!(position.try_sow_with(Game::AliGuliMane.hole(13).unwrap(), &mut count), Stop::Endless);
    /// assert!(laps > 1);
    /// ```
    #[inline(always)]
    pub fn try_sow_with<S: Sink>(&mut self, hole: Hole, sink: &mut S) -> Stop {
        let Some(sown) = sow_on(self.game, self.ring, self.open, hole, sink) else {
            return Stop::Endless;
        };
        self.ring = sown.ring;
        let [south, north] = self.banks;
        self.banks = match self.mover {
            Seat::South => [south + sown.captured, north],
            Seat::North => [south, north + sown.captured],
        };

        // Written with `&` and `|`, since which way these go is anybody's guess and a wrong guess costs more than both.
        let captured = sown.captured > 0;
        let again = self.game.has_bonus() & captured & !self.bonus & self.row_has_seeds();
        self.quiet = if captured | self.bonus { 0 } else { self.quiet.saturating_add(1) };
        self.bonus = again;
        self.mover = if again { self.mover } else { self.mover.other() };
        Stop::Sown
    }

    /// Whether the mover has anything to lift.
    #[inline(always)]
    fn row_has_seeds(&self) -> bool {
        if self.is_whole() {
            filled(self.ring) & self.game.row(self.mover).0 != 0
        } else {
            !self.liftable_gapped().is_empty()
        }
    }

    /// Drops a bonus sowing that can't be made, which [`Position::try_sow`] may have left due.
    ///
    /// Source: with nothing to lift the bonus is lost (other traditional descriptions); that an endless relay is
    /// nothing to lift is a digital rule.
    ///
    /// ```
    /// use guli_rules::{Game, Position};
    /// let mut position = Position::start(Game::AliGuliMane);
    /// position.settle();
    /// assert_eq!(position, Position::start(Game::AliGuliMane));
    /// ```
    #[inline]
    pub fn settle(&mut self) {
        if self.bonus && !self.liftable().any(|hole| self.stops(hole)) {
            self.bonus = false;
            self.mover = self.mover.other();
        }
    }

    /// Whether the mover's row is empty while the game goes on, so that the only and compulsory choice is to pass.
    ///
    /// Source: the project's source texts (Mangala).
    ///
    /// ```
    /// use guli_rules::Position;
    /// let position: Position = "mangala 5,2,0,0,3,0/0,0,0,0,0,0 23-39 0 - 86".parse().unwrap();
    /// assert!(position.must_pass());
    /// ```
    #[inline]
    #[must_use]
    pub fn must_pass(&self) -> bool {
        self.game.spec().passes && self.ring != 0 && self.quiet < QUIET_LIMIT && self.liftable().is_empty()
    }

    /// Passes, if the mover must.
    ///
    /// ```
    /// use guli_rules::{Game, Position, Seat};
    /// let position: Position = "mangala 5,2,0,0,3,0/0,0,0,0,0,0 23-39 0 - 86".parse().unwrap();
    /// let after = position.pass().unwrap();
    /// assert_eq!((after.mover(), after.quiet()), (Seat::North, 87));
    /// assert_eq!(Position::start(Game::Mangala).pass(), None);
    /// ```
    #[must_use]
    pub fn pass(mut self) -> Option<Self> {
        self.must_pass().then(|| {
            self.mover = self.mover.other();
            self.quiet += 1;
            self
        })
    }

    /// Whether nothing more can be played in this round.
    ///
    /// ```
    /// use guli_rules::{Game, Position};
    /// assert!(!Position::start(Game::Mangala).is_over());
    /// ```
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.end().is_some()
    }

    /// How the round ended, or `None` while it goes on.
    ///
    /// ```
    /// use guli_rules::{End, Position, Seat};
    /// let position: Position = "ali-guli-mane 0,1,0,0,0,0,0/0,0,0,0,0,0,0 36-33 0 - 0".parse().unwrap();
    /// let outcome = position.outcome().unwrap();
    /// assert_eq!((outcome.winner, outcome.end), (Some(Seat::South), End::NoSowing));
    /// ```
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let end = self.end()?;
        let left = if end == End::QuietLimit { [0, 0] } else { self.leftovers() };
        let [south, north] = Seat::ALL.map(|seat| self.bank(seat) + left[seat.index()]);
        let winner = match south.cmp(&north) {
            core::cmp::Ordering::Greater => Some(Seat::South),
            core::cmp::Ordering::Less => Some(Seat::North),
            core::cmp::Ordering::Equal => None,
        };
        Some(Outcome { winner, end, left })
    }

    /// What South and North would get of the seeds on the board if the mover had nothing to sow: nothing, except in
    /// variants that give the leftovers to somebody.
    ///
    /// ```
    /// use guli_rules::Position;
    /// let text = "0,1,0,0,0,0,0/0,0,0,0,0,0,0 36-33 0 - 0";
    /// let position = |game: &str| format!("{game} {text}").parse::<Position>().unwrap();
    /// assert_eq!(position("ali-guli-mane").leftovers(), [0, 0]);
    /// assert_eq!(position("ali-guli-mane-leftovers").leftovers(), [0, 1]);
    /// ```
    #[must_use]
    pub fn leftovers(&self) -> [u8; 2] {
        let row = |seat| self.game.row(seat).filter_map(|hole| self.seeds(hole)).sum();
        match self.game.spec().leftovers {
            Leftovers::Nobody => [0, 0],
            Leftovers::RowOwner => Seat::ALL.map(row),
            Leftovers::Other => Seat::ALL.map(|seat| if seat == self.mover { 0 } else { self.on_board() }),
        }
    }

    fn end(&self) -> Option<End> {
        if self.quiet >= QUIET_LIMIT {
            Some(End::QuietLimit)
        } else if self.game.spec().passes {
            (self.ring == 0).then_some(End::EmptyBoard)
        } else if self.bonus || self.liftable().any(|hole| self.stops(hole)) {
            None
        } else {
            Some(End::NoSowing)
        }
    }

    /// Who has captured so many seeds that the game is announced as decided: 37 in Mangala, more than half in its variants. It may be played on.
    ///
    /// Source: the project's source texts.
    ///
    /// ```
    /// use guli_rules::{Position, Seat};
    /// let position: Position = "mangala 5,2,0,0,3,0/0,0,0,0,0,0 23-39 0 - 86".parse().unwrap();
    /// assert_eq!(position.decided(), Some(Seat::North));
    /// ```
    #[must_use]
    pub fn decided(&self) -> Option<Seat> {
        let half = self.game.decided_above()?;
        Seat::ALL.into_iter().find(|&seat| self.bank(seat) > half)
    }
}

// What is rare or long is done by functions of their own that are given words instead of a position: a position that
// nothing outside has the address of stays in registers while it is played.

/// Sows a hole of a ring, and tells `sink` what happens. `None` when there is nothing to lift or the relay is endless.
#[inline(always)]
fn sow_on<S: Sink>(game: Game, ring: Ring, open: u16, hole: Hole, sink: &mut S) -> Option<Sown> {
    match game {
        Game::AliGuliMane | Game::AliGuliManeFour | Game::AliGuliManeSix | Game::AliGuliManeLeftovers
            if open == game.all_open() =>
        {
            sow_from(SAADA, Whole::<7>, ring, hole, sink)
        }
        Game::Mangala | Game::MangalaBohnenspiel => sow_from(CHAIN, Whole::<6>, ring, hole, sink),
        _ => sow_rarely(game, ring, open, hole, sink),
    }
}

/// [`sow_on`] where holes are closed, and in the variants that sow otherwise.
#[cold]
#[inline(never)]
fn sow_rarely<S: Sink>(game: Game, ring: Ring, open: u16, hole: Hole, sink: &mut S) -> Option<Sown> {
    sow_from(game.spec().sowing, Gapped::new(open, game.holes()), ring, hole, sink)
}

#[inline(always)]
fn sow_from<W: Wheel, S: Sink>(sowing: Sowing, wheel: W, ring: Ring, hole: Hole, sink: &mut S) -> Option<Sown> {
    let from = wheel.place(hole);
    if from >= wheel.places() || seeds_at(ring, from) == 0 {
        return None;
    }
    sow(sowing, wheel, ring, from, sink)
}

/// Whether a sowing ends.
#[inline(never)]
fn stops(game: Game, ring: Ring, open: u16, hole: Hole) -> bool {
    sow_on(game, ring, open, hole, &mut ()).is_some()
}

/// The holes of a row that hold seeds, where holes are closed.
#[cold]
#[inline(never)]
fn filled_gapped(ring: Ring, open: u16, row: Holes) -> Holes {
    let wheel = Gapped::new(open, Game::AliGuliMane.holes());
    Holes(open & row.0).filter(|&hole| seeds_at(ring, wheel.place(hole)) > 0).collect()
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}
