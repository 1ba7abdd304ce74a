use core::fmt;

use crate::game::QUIET_LIMIT;
use crate::{Game, Hole, Position, Seat};

/// What a position is made from: any numbers at all, which [`Setup::position`] judges.
///
/// ```
/// use guli_rules::{Game, Setup};
///
/// let mut setup = Setup::start(Game::Mangala);
/// setup.seeds[0] = Some(8);
/// setup.seeds[1] = Some(4);
/// assert!(setup.position().is_ok());
///
/// setup.banks = [3, 0];
/// let error = setup.position().unwrap_err();
/// assert_eq!(error.to_string(), "holes and banks add up to 75 seeds instead of 72");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Which game is played.
    pub game: Game,
    /// The seeds of each hole by the sources' number, `None` where the hole is closed. Numbers that the board does
    /// not have are left alone.
    pub seeds: [Option<u8>; Hole::MAX],
    /// The captured seeds of South and North; between the rounds of a match also what could not be set out.
    pub banks: [u8; 2],
    /// Who is to move.
    pub mover: Seat,
    /// The mover's first sowing captured and the bonus sowing is due.
    pub bonus: bool,
    /// Turns in a row without a capture.
    pub quiet: u8,
}

/// Why a [`Setup`] is no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SetupFault {
    /// Holes and banks together hold a wrong number of seeds.
    Total,
    /// A hole is closed in a game that closes none.
    Closed,
    /// All holes of South's row are closed.
    SouthClosed,
    /// All holes of North's row are closed.
    NorthClosed,
    /// A bonus sowing is due in a game that has none.
    BonusUnknown,
    /// A bonus sowing is due although turns have passed since the last capture.
    BonusStale,
    /// A bonus sowing is due and the mover has no hole to lift.
    BonusImpossible,
    /// More turns without a capture than end a round.
    Quiet,
}

impl SetupFault {
    const ALL: [Self; 8] = [
        Self::Total,
        Self::Closed,
        Self::SouthClosed,
        Self::NorthClosed,
        Self::BonusUnknown,
        Self::BonusStale,
        Self::BonusImpossible,
        Self::Quiet,
    ];
}

/// Everything that is wrong with a [`Setup`], which it hands back unchanged.
///
/// ```
/// use guli_rules::{Game, Setup, SetupFault};
///
/// let setup = Setup { bonus: true, quiet: 120, ..Setup::start(Game::Mangala) };
/// let error = setup.position().unwrap_err();
/// assert!(error.faults().eq([SetupFault::BonusUnknown, SetupFault::BonusStale, SetupFault::Quiet]));
/// assert_eq!(error.setup, setup);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// The numbers that were refused.
    pub setup: Setup,
    faults: u8,
}

impl SetupError {
    /// The faults, each once.
    ///
    /// ```
    /// use guli_rules::{Game, Setup, SetupFault};
    /// let error = Setup { banks: [1, 1], ..Setup::start(Game::Mangala) }.position().unwrap_err();
    /// assert!(error.faults().eq([SetupFault::Total]));
    /// ```
    pub fn faults(&self) -> impl Iterator<Item = SetupFault> + use<> {
        let faults = self.faults;
        SetupFault::ALL.into_iter().filter(move |&fault| faults >> fault as u8 & 1 == 1)
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = self.setup.game;
        for (index, fault) in self.faults().enumerate() {
            if index > 0 {
                f.write_str("; ")?;
            }
            match fault {
                SetupFault::Total => {
                    write!(f, "holes and banks add up to {} seeds instead of {}", self.setup.total(), game.seeds())?;
                }
                SetupFault::Closed => write!(f, "{game} closes no holes")?,
                SetupFault::SouthClosed => f.write_str("all holes of South are closed")?,
                SetupFault::NorthClosed => f.write_str("all holes of North are closed")?,
                SetupFault::BonusUnknown => write!(f, "{game} has no bonus sowing")?,
                SetupFault::BonusStale => {
                    f.write_str("a bonus sowing follows a capture, so no turn can have passed since the last one")?;
                }
                SetupFault::BonusImpossible => {
                    f.write_str("a bonus sowing is due, but the player to move has no hole to lift")?;
                }
                SetupFault::Quiet => write!(
                    f,
                    "{} turns without a capture are more than the {QUIET_LIMIT} that end a round",
                    self.setup.quiet
                )?,
            }
        }
        Ok(())
    }
}

impl core::error::Error for SetupError {}

impl Setup {
    /// The start of a game: every hole full, empty banks, South to move.
    ///
    /// ```
    /// use guli_rules::{Game, Setup};
    /// assert_eq!(Setup::start(Game::AliGuliMane).seeds[13], Some(5));
    /// ```
    #[must_use]
    pub const fn start(game: Game) -> Self {
        Self {
            game,
            seeds: [Some(game.seeds_per_hole()); Hole::MAX],
            banks: [0, 0],
            mover: Seat::South,
            bonus: false,
            quiet: 0,
        }
    }

    fn holes(&self) -> impl Iterator<Item = (u8, Option<u8>)> {
        (0..self.game.holes()).map(|number| (number, self.seeds[usize::from(number)]))
    }

    /// All seeds, on the board and in the banks.
    ///
    /// ```
    /// use guli_rules::{Game, Setup};
    /// assert_eq!(Setup { banks: [1, 1], ..Setup::start(Game::Mangala) }.total(), 74);
    /// ```
    #[must_use]
    pub fn total(&self) -> u32 {
        let board: u32 = self.holes().map(|(_, seeds)| u32::from(seeds.unwrap_or(0))).sum();
        board + u32::from(self.banks[0]) + u32::from(self.banks[1])
    }

    /// The position with these numbers. This is the only place where validity is decided.
    ///
    /// ```
    /// use guli_rules::{Game, Position, Setup};
    /// assert_eq!(Setup::start(Game::Mangala).position(), Ok(Position::start(Game::Mangala)));
    /// ```
    ///
    /// # Errors
    /// Names every reason for which the numbers are no position of the game.
    pub fn position(&self) -> Result<Position, SetupError> {
        let game = self.game;
        let mut faults = 0;
        let mut find = |fault: SetupFault, found: bool| faults |= u8::from(found) << fault as u8;

        let all_closed = |seat| {
            self.holes()
                .all(|(number, seeds)| seeds.is_none() || game.hole(number).is_none_or(|hole| game.owner(hole) != seat))
        };
        find(SetupFault::Total, self.total() != u32::from(game.seeds()));
        find(SetupFault::Closed, !game.has_rounds() && self.holes().any(|(_, seeds)| seeds.is_none()));
        find(SetupFault::SouthClosed, all_closed(Seat::South));
        find(SetupFault::NorthClosed, all_closed(Seat::North));
        find(SetupFault::BonusUnknown, self.bonus && !game.has_bonus());
        find(SetupFault::BonusStale, self.bonus && self.quiet != 0);
        find(SetupFault::Quiet, self.quiet > QUIET_LIMIT);
        if faults == 0 {
            let position = Position::from_setup(self);
            if !self.bonus || position.can_sow() {
                return Ok(position);
            }
            faults |= 1 << SetupFault::BonusImpossible as u8;
        }
        Err(SetupError { setup: *self, faults })
    }
}
