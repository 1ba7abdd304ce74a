//! How a turn without a sowing goes on, and how a round ends.

use super::Position;
use crate::game::{Leftovers, QUIET_LIMIT};
use crate::{End, Outcome, Seat};

impl Position {
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
        if self.bonus && !self.can_sow() {
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
        } else if self.bonus || self.can_sow() {
            None
        } else {
            Some(End::NoSowing)
        }
    }

    /// Who has captured so many seeds that the game is announced as decided: 37 in Mangala, more than half in its
    /// variants. It may be played on.
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
