//! Which holes may be sown, and sowing them.

use super::Position;
use crate::event::Patience;
use crate::game::{CHAIN, QUIET_LIMIT, SAADA, Sowing};
use crate::ring::{Ring, filled, seeds_at};
use crate::sow::{Sown, sow};
use crate::wheel::{Backward, Gapped, Wheel, Whole};
use crate::{Direction, Game, Hole, Holes, PlayError, Refusal, Seat, Sink};

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

    /// The holes that may be sown: the mover's own, not empty, with a relay that ends. Where the direction can be chosen,
    /// those that may be sown in the [direction](Position::direction) of this position.
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
        for towards in self.directions() {
            for hole in towards.liftable() {
                let mut patience = Patience(laps);
                let stops = towards.sow_on(hole, &mut patience).is_some();
                if !stops && patience.0 == 0 {
                    return Err(hole);
                }
                if stops && towards.direction == self.direction {
                    legal = legal.with(hole);
                }
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
        stops(self.game, self.ring, self.open, self.direction, hole)
    }

    /// Whether the mover can sow anything at all, in any direction.
    pub(crate) fn can_sow(&self) -> bool {
        self.directions().any(|towards| towards.liftable().any(|hole| towards.stops(hole)))
    }

    #[inline(always)]
    fn sow_on<S: Sink>(&self, hole: Hole, sink: &mut S) -> Option<Sown> {
        sow_on(self.game, self.ring, self.open, self.direction, hole, sink)
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
        let Some(sown) = self.sow_on(hole, sink) else {
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
        self.direction = Direction::Forward;
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
}

// What is rare or long is done by functions of their own that are given words instead of a position: a position that
// nothing outside has the address of stays in registers while it is played.

/// Sows a hole of a ring, and tells `sink` what happens. `None` when there is nothing to lift or the relay is endless.
#[inline(always)]
fn sow_on<S: Sink>(game: Game, ring: Ring, open: u16, direction: Direction, hole: Hole, sink: &mut S) -> Option<Sown> {
    match game {
        Game::AliGuliMane | Game::AliGuliManeFour | Game::AliGuliManeSix | Game::AliGuliManeLeftovers
            if open == game.all_open() =>
        {
            sow_from(SAADA, Whole::<7>, ring, hole, sink)
        }
        Game::Mangala | Game::MangalaBohnenspiel => sow_from(CHAIN, Whole::<6>, ring, hole, sink),
        _ => sow_rarely(game, ring, open, direction, hole, sink),
    }
}

/// [`sow_on`] where holes are closed, and in the variants that sow otherwise or either way.
#[cold]
#[inline(never)]
fn sow_rarely<S: Sink>(
    game: Game,
    ring: Ring,
    open: u16,
    direction: Direction,
    hole: Hole,
    sink: &mut S,
) -> Option<Sown> {
    let wheel = Gapped::new(open, game.holes());
    match direction {
        Direction::Forward => sow_from(game.spec().sowing, wheel, ring, hole, sink),
        Direction::Backward => sow_from(game.spec().sowing, Backward(wheel), ring, hole, sink),
    }
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
fn stops(game: Game, ring: Ring, open: u16, direction: Direction, hole: Hole) -> bool {
    sow_on(game, ring, open, direction, hole, &mut ()).is_some()
}

/// The holes of a row that hold seeds, where holes are closed.
#[cold]
#[inline(never)]
fn filled_gapped(ring: Ring, open: u16, row: Holes) -> Holes {
    let wheel = Gapped::new(open, Game::AliGuliMane.holes());
    Holes(open & row.0).filter(|&hole| seeds_at(ring, wheel.place(hole)) > 0).collect()
}
