use core::fmt;
use core::num::NonZeroU16;

use crate::game::Refill;
use crate::{Game, Hole, Holes, Position, Seat, Setup};

/// A match of several rounds, as it stands while one of them is played.
///
/// After a round each player owns a stock: the bank and what is left in the own row. From it the player fills the own
/// holes again, in sowing order from the left; holes that can't be filled are closed for the next round.
///
/// Sources: refilling and closing, the project's source texts; order of filling, closed holes reckoned anew each round
/// and alternating starters, other traditional descriptions; seeds left in a row count to the stock so that all seeds
/// stay in play, and the round limit, digital rules. In "simple saada" both fill equally many holes, and the winner of a
/// round starts the next (the other player after a draw).
///
/// ```
/// use guli_rules::{Game, Match, MatchStep, Position, Seat};
///
/// let first = Match::new(Game::AliGuliMane, Seat::South, None).unwrap();
/// assert_eq!(first.start(), Position::start(Game::AliGuliMane));
///
/// let end: Position = "ali-guli-mane 0,0,3,0,0,0,0/0,0,0,0,0,0,0 49-18 0 - 0".parse().unwrap();
/// let Ok(MatchStep::Round(second)) = first.next(&end) else { panic!("both can go on") };
/// assert_eq!(second.start().to_string(), "ali-guli-mane 5,5,5,5,x,x,x/5,5,5,5,5,5,5 14-1 1 - 0");
/// assert_eq!(second.round(), 2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Match {
    start: Position,
    round: u16,
    limit: Option<NonZeroU16>,
}

/// What follows a round of a match.
///
/// ```
/// use guli_rules::{Game, Match, MatchStep, Seat};
/// let game = Match::new(Game::AliGuliMane, Seat::South, None).unwrap();
/// let end = "ali-guli-mane 0,0,0,0,0,0,0/0,0,1,0,0,0,2 63-4 1 - 0".parse().unwrap();
/// let Ok(MatchStep::Over(outcome)) = game.next(&end) else { panic!("North has 4 seeds") };
/// assert_eq!(outcome.winner, Some(Seat::South));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchStep {
    /// The next round.
    Round(Match),
    /// The end.
    Over(MatchOutcome),
}

/// How a match ended.
///
/// ```
/// use guli_rules::{MatchEnd, MatchOutcome};
/// let outcome = MatchOutcome { winner: None, end: MatchEnd::RoundLimit };
/// assert_eq!(outcome.winner, None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MatchOutcome {
    /// Who won; `None` is a draw, which only a round limit can bring.
    pub winner: Option<Seat>,
    /// What ended the match.
    pub end: MatchEnd,
}

/// Why a match is over.
///
/// ```
/// assert_ne!(guli_rules::MatchEnd::CannotFill, guli_rules::MatchEnd::RoundLimit);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchEnd {
    /// A player can't fill a single hole. Source: other traditional descriptions.
    CannotFill,
    /// The agreed number of rounds has been played. Source: a digital rule.
    RoundLimit,
}

/// Why no round follows a position.
///
/// ```
/// use guli_rules::{Game, Match, MatchError, Position, Seat};
/// let game = Match::new(Game::AliGuliMane, Seat::South, None).unwrap();
/// assert_eq!(game.next(&game.start()), Err(MatchError::RoundRuns));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchError {
    /// The round is not over.
    RoundRuns,
    /// The position does not belong to this round: another game, or other holes are closed.
    OtherRound,
}

impl fmt::Display for MatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::RoundRuns => "the round is not over",
            Self::OtherRound => "the position does not belong to this round of the match",
        })
    }
}

impl core::error::Error for MatchError {}

impl Match {
    /// The first round of a match; `None` for a game that is played in single rounds only.
    ///
    /// ```
    /// use guli_rules::{Game, Match, Seat};
    /// assert!(Match::new(Game::Mangala, Seat::South, None).is_none());
    /// ```
    #[must_use]
    pub fn new(game: Game, starter: Seat, limit: Option<NonZeroU16>) -> Option<Self> {
        game.has_rounds().then(|| Self { start: Position::start_by(game, starter), round: 1, limit })
    }

    /// The position in which this round starts.
    ///
    /// ```
    /// use guli_rules::{Game, Match, Position, Seat};
    /// let first = Match::new(Game::AliGuliMane, Seat::North, None).unwrap();
    /// assert_eq!(first.start(), Position::start_by(Game::AliGuliMane, Seat::North));
    /// ```
    #[must_use]
    pub const fn start(&self) -> Position {
        self.start
    }

    /// The number of this round, from 1.
    ///
    /// ```
    /// use guli_rules::{Game, Match, Seat};
    /// assert_eq!(Match::new(Game::AliGuliMane, Seat::South, None).unwrap().round(), 1);
    /// ```
    #[must_use]
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// After how many rounds the match ends, if that was agreed.
    ///
    /// ```
    /// use core::num::NonZeroU16;
    /// use guli_rules::{Game, Match, Seat};
    /// let limit = NonZeroU16::new(3);
    /// assert_eq!(Match::new(Game::AliGuliMane, Seat::South, limit).unwrap().limit(), limit);
    /// ```
    #[must_use]
    pub const fn limit(&self) -> Option<NonZeroU16> {
        self.limit
    }

    /// Who starts this round.
    ///
    /// ```
    /// use guli_rules::{Game, Match, Seat};
    /// assert_eq!(Match::new(Game::AliGuliMane, Seat::South, None).unwrap().starter(), Seat::South);
    /// ```
    #[must_use]
    pub const fn starter(&self) -> Seat {
        self.start.mover()
    }

    /// What South and North own once a round has ended so: the banks and the seeds left in their rows.
    ///
    /// ```
    /// use guli_rules::Match;
    /// let end = "ali-guli-mane 0,0,3,0,0,0,0/0,0,0,0,0,0,0 49-18 0 - 0".parse().unwrap();
    /// assert_eq!(Match::stocks(&end), [49, 21]);
    /// ```
    #[must_use]
    pub fn stocks(end: &Position) -> [u8; 2] {
        Seat::ALL.map(|seat| {
            let left: u8 = end.game().row(seat).filter_map(|hole| end.seeds(hole)).sum();
            end.bank(seat) + left
        })
    }

    /// The next round after this one has ended with `end`, or the end of the match.
    ///
    /// ```
    /// use core::num::NonZeroU16;
    /// use guli_rules::{Game, Match, MatchEnd, MatchStep, Seat};
    /// let only = Match::new(Game::AliGuliMane, Seat::South, NonZeroU16::new(1)).unwrap();
    /// let end = "ali-guli-mane 0,0,3,0,0,0,0/0,0,0,0,0,0,0 49-18 0 - 0".parse().unwrap();
    /// let Ok(MatchStep::Over(outcome)) = only.next(&end) else { panic!("one round was agreed") };
    /// assert_eq!(outcome.end, MatchEnd::RoundLimit);
    /// ```
    ///
    /// # Errors
    /// When the round is not over, or `end` can't be its end.
    pub fn next(&self, end: &Position) -> Result<MatchStep, MatchError> {
        if end.game() != self.start.game() || end.open() != self.start.open() {
            return Err(MatchError::OtherRound);
        }
        if !end.is_over() {
            return Err(MatchError::RoundRuns);
        }
        let game = end.game();
        let stocks = Self::stocks(end);
        let broke = |seat: Seat| stocks[seat.index()] < game.seeds_per_hole();
        if let Some(loser) = Seat::ALL.into_iter().find(|&seat| broke(seat)) {
            return Ok(MatchStep::Over(MatchOutcome { winner: Some(loser.other()), end: MatchEnd::CannotFill }));
        }
        if self.limit.is_some_and(|limit| self.round >= limit.get()) {
            let winner = match stocks[0].cmp(&stocks[1]) {
                core::cmp::Ordering::Greater => Some(Seat::South),
                core::cmp::Ordering::Less => Some(Seat::North),
                core::cmp::Ordering::Equal => None,
            };
            return Ok(MatchStep::Over(MatchOutcome { winner, end: MatchEnd::RoundLimit }));
        }
        let alternating = self.starter().other();
        let starter = match (game.spec().refill, end.outcome()) {
            (Some(Refill { winner_starts: true, .. }), Some(outcome)) => outcome.winner.unwrap_or(alternating),
            _ => alternating,
        };
        Ok(MatchStep::Round(Self {
            start: Self::refill(game, stocks, starter),
            round: self.round.saturating_add(1),
            limit: self.limit,
        }))
    }

    /// Sets out both stocks, of which each fills at least one hole.
    fn refill(game: Game, stocks: [u8; 2], starter: Seat) -> Position {
        let mut setup = Setup { banks: stocks, mover: starter, ..Setup::start(game) };
        let mut filled = stocks.map(|stock| usize::from(stock / game.seeds_per_hole()));
        if matches!(game.spec().refill, Some(Refill { alike: true, .. })) {
            filled = [filled[0].min(filled[1]); 2];
        }
        for seat in Seat::ALL {
            let filled = filled[seat.index()];
            for (index, hole) in game.row(seat).enumerate() {
                let seeds = &mut setup.seeds[usize::from(game.number(hole))];
                if index < filled {
                    setup.banks[seat.index()] -= game.seeds_per_hole();
                } else {
                    *seeds = None;
                }
            }
        }
        Position::from_setup(&setup)
    }

    /// The holes that a player fills at the start of this round, in the order in which they are filled.
    ///
    /// ```
    /// use guli_rules::{Game, Match, Seat};
    /// let game = Game::AliGuliMane;
    /// let first = Match::new(game, Seat::South, None).unwrap();
    /// let order: Vec<u8> = first.fills(Seat::South).map(|hole| game.number(hole)).collect();
    /// assert_eq!(order, [13, 12, 11, 10, 9, 8, 7]);
    /// ```
    #[must_use]
    pub fn fills(&self, seat: Seat) -> Holes {
        let open = self.start.open();
        self.start.game().row(seat).filter(|&hole: &Hole| open.contains(hole)).collect()
    }
}
