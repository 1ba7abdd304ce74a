//! A game on one line: the start position, ` ; `, then the turns.

use core::fmt;

use crate::{Direction, Game, Hole, Position, PositionError, Refusal};

/// One step of a game: a sowing, or a forced pass.
///
/// ```
/// use guli_rules::{Direction, Game, Position, Step};
///
/// let hole = Game::Mangala.hole(11).unwrap();
/// let after = Step::Sow(hole, Direction::Forward).play(Position::start(Game::Mangala)).unwrap();
/// assert_eq!(after.seeds(hole), Some(0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A sowing from this hole, this way round.
    Sow(Hole, Direction),
    /// A pass, which is compulsory where it is possible at all.
    Pass,
}

impl Step {
    /// The hole that is sown, `None` for a pass.
    ///
    /// ```
    /// use guli_rules::{Direction, Game, Step};
    /// let hole = Game::Mangala.hole(11);
    /// assert_eq!(hole.and_then(|hole| Step::Sow(hole, Direction::Forward).hole()), hole);
    /// assert_eq!(Step::Pass.hole(), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn hole(self) -> Option<Hole> {
        match self {
            Self::Sow(hole, _) => Some(hole),
            Self::Pass => None,
        }
    }

    /// The direction of the sowing; [`Direction::Forward`] for a pass.
    ///
    /// ```
    /// use guli_rules::{Direction, Step};
    /// assert_eq!(Step::Pass.direction(), Direction::Forward);
    /// ```
    #[inline]
    #[must_use]
    pub const fn direction(self) -> Direction {
        match self {
            Self::Sow(_, direction) => direction,
            Self::Pass => Direction::Forward,
        }
    }

    /// The step as game lines write it: `13`, `13r` where it is sown backward, `--` for a pass.
    ///
    /// ```
    /// use guli_rules::{Game, Step};
    /// let game = Game::AliGuliManeFree;
    /// for text in ["0", "13", "13r", "--"] {
    ///     assert_eq!(Step::read(game, text).unwrap().written(game).to_string(), text);
    /// }
    /// ```
    #[must_use]
    pub fn written(self, game: Game) -> impl fmt::Display {
        Written { game, step: self }
    }

    /// Reads what [`written`](Self::written) writes; `None` for anything else. Whether it may be played is another
    /// question.
    ///
    /// ```
    /// use guli_rules::{Game, Step};
    /// assert_eq!(Step::read(Game::Mangala, "12"), None);
    /// assert_eq!(Step::read(Game::Mangala, "--"), Some(Step::Pass));
    /// ```
    #[must_use]
    pub fn read(game: Game, text: &str) -> Option<Self> {
        read_step(game, text)
    }

    /// Plays the step, if the rules allow it.
    ///
    /// ```
    /// use guli_rules::{Game, LineFault, Position, Step};
    /// assert_eq!(Step::Pass.play(Position::start(Game::Mangala)), Err(LineFault::NoPass));
    /// ```
    ///
    /// # Errors
    /// Says why the step can't be played.
    pub fn play(self, position: Position) -> Result<Position, LineFault> {
        match self {
            Self::Sow(..) if position.must_pass() => Err(LineFault::MustPass),
            Self::Sow(hole, direction) => {
                let towards = position.towards(direction).ok_or(LineFault::NoDirection)?;
                towards.play(hole).map_err(|error| LineFault::Refused(error.refusal))
            }
            Self::Pass => position.pass().ok_or(LineFault::NoPass),
        }
    }
}

/// A game of one round as text: `POSITION ; TURN TURN …`. A turn is a hole's number, `13+9` where a bonus sowing
/// followed, `--` for a forced pass; `13+` at the very end while a bonus sowing is due. Where the direction of a sowing
/// can be chosen, `13r` is sown in reverse, [backward](Direction::Backward).
///
/// ```
/// use guli_rules::{GameLine, Seat, Step};
///
/// let line = GameLine::new("ali-guli-mane 5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 0 - 0 ; 13+10 6+")?;
/// let mut sowings = 0;
/// let last = line.replay(|step, _| sowings += u32::from(step != Step::Pass))?;
/// assert_eq!(sowings, 3);
/// assert!(last.bonus_due());
///
/// let free = GameLine::new("ali-guli-mane-free 5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 0 - 0 ; 13r")?;
/// assert_eq!(free.replay(|_, _| ())?.bank(Seat::South), 14, "as much as 7, at the other end, forward");
/// # Ok::<(), guli_rules::LineError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameLine<'a> {
    start: Position,
    turns: &'a str,
    /// How many bytes of the line precede the turns.
    offset: usize,
}

/// What is wrong with a game line, and where.
///
/// ```
/// use guli_rules::{GameLine, LineFault, Refusal};
///
/// let line = GameLine::new("mangala 6,6,6,6,6,6/6,6,6,6,6,6 0-0 0 - 0 ; 11 11").unwrap();
/// let error = line.replay(|_, _| ()).unwrap_err();
/// assert_eq!(error.column, 48);
/// assert_eq!(error.fault, LineFault::Refused(Refusal::NotYours));
/// assert_eq!(error.to_string(), "column 48: the hole is in the other player's row");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineError {
    /// Where, counted in bytes from 1.
    pub column: usize,
    /// What.
    pub fault: LineFault,
}

/// What can be wrong with a game line.
///
/// ```
/// assert_eq!(guli_rules::LineFault::NoPass.to_string(), "there is no pass here");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineFault {
    /// The start position can't be read.
    Start(PositionError),
    /// This is neither a hole nor a pass.
    Turn,
    /// The sowing is against the rules.
    Refused(Refusal),
    /// A pass where the rules know none.
    NoPass,
    /// A sowing where the rules force a pass.
    MustPass,
    /// A bonus sowing is due and missing.
    BonusMissing,
    /// A bonus sowing where none is due.
    NoBonus,
    /// A sowing in reverse where the game leaves no choice of direction.
    NoDirection,
    /// The position has a relay that takes longer than [`Position::PATIENCE`] allows.
    TooLong(Hole),
}

impl fmt::Display for LineFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Start(error) => return error.fmt(f),
            Self::Turn => "expected a hole such as 9, a hole with its bonus sowing such as 13+9, or -- for a pass",
            Self::Refused(refusal) => return refusal.fmt(f),
            Self::NoPass => "there is no pass here",
            Self::MustPass => "the row is empty, so that this must be a pass: --",
            Self::BonusMissing => "the bonus sowing is missing, as in 13+9",
            Self::NoBonus => "there is no bonus sowing here",
            Self::NoDirection => "this game is sown one way round only, without an r behind the hole",
            Self::TooLong(_) => "one of the holes to choose from relays for longer than anybody would watch",
        })
    }
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.fault {
            // The error of a position names its own column, which is the same one.
            LineFault::Start(error) => error.fmt(f),
            fault => write!(f, "column {}: {fault}", self.column),
        }
    }
}

impl core::error::Error for LineError {}

impl<'a> GameLine<'a> {
    /// Reads the start position; the turns are read while they are replayed. Blanks may be written `_`.
    ///
    /// ```
    /// use guli_rules::{Game, GameLine, Position};
    /// let line = GameLine::new("mangala_6,6,6,6,6,6/6,6,6,6,6,6_0-0_0_-_0_;_11").unwrap();
    /// assert_eq!(line.start(), Position::start(Game::Mangala));
    /// ```
    ///
    /// # Errors
    /// Says what is wrong with the start position.
    pub fn new(text: &'a str) -> Result<Self, LineError> {
        let (start, turns, offset) = match text.find(';') {
            None => (text, "", text.len()),
            Some(at) => (text[..at].strip_suffix([' ', '_']).unwrap_or(&text[..at]), &text[at + 1..], at + 1),
        };
        let start = start.parse().map_err(|error: PositionError| LineError {
            column: error.column().unwrap_or(1),
            fault: LineFault::Start(error),
        })?;
        Ok(Self { start, turns, offset })
    }

    /// The position before the first turn.
    ///
    /// ```
    /// use guli_rules::GameLine;
    /// let line = GameLine::new("mangala 6,6,6,6,6,6/6,6,6,6,6,6 0-0 1 - 0").unwrap();
    /// assert_eq!(line.start().mover(), guli_rules::Seat::North);
    /// ```
    #[must_use]
    pub const fn start(&self) -> Position {
        self.start
    }

    /// Plays the whole line by the rules, hands every step and the position after it to `each`, and returns the last
    /// position.
    ///
    /// ```
    /// use guli_rules::GameLine;
    /// let line = GameLine::new("mangala 6,6,6,6,6,6/6,6,6,6,6,6 0-0 0 - 0 ; 7 4 9").unwrap();
    /// let mut quiet = Vec::new();
    /// line.replay(|_, position| quiet.push(position.quiet())).unwrap();
    /// assert_eq!(quiet, [1, 2, 3]);
    /// ```
    ///
    /// # Errors
    /// Says which turn can't be read or played, and why. `each` has had all steps before it.
    pub fn replay(&self, mut each: impl FnMut(Step, Position)) -> Result<Position, LineError> {
        let game = self.start.game();
        let mut position = self.start;
        if let Err(hole) = position.legal_within(Position::PATIENCE) {
            return Err(LineError { column: 1, fault: LineFault::TooLong(hole) });
        }
        // A trailing plus says that the bonus sowing is still to come, and nothing may follow it.
        let mut ended = false;
        for (column, turn) in words(self.turns, self.offset) {
            let fail = |at: usize, fault| Err(LineError { column: column + at, fault });
            if ended {
                return fail(0, LineFault::BonusMissing);
            }
            // A line that starts in the middle of a turn starts with the bonus sowing alone: `+9`.
            let mut at = 0;
            for (index, part) in turn.split('+').enumerate() {
                let bonus = index > 0;
                if index > 1 {
                    return fail(at, LineFault::NoBonus);
                }
                if part.is_empty() && bonus && position.bonus_due() && !turn[..at].is_empty() {
                    ended = true;
                } else if part.is_empty() && !bonus && position.bonus_due() && turn.len() > 1 {
                    // The sowing before the plus lies before the start of the line.
                } else {
                    let Some(step) = read_step(game, part) else {
                        return fail(at, LineFault::Turn);
                    };
                    if bonus && !position.bonus_due() {
                        return fail(at, LineFault::NoBonus);
                    }
                    if !bonus && position.bonus_due() {
                        return fail(at, LineFault::BonusMissing);
                    }
                    position = step.play(position).or_else(|fault| fail(at, fault))?;
                    if let Err(hole) = position.legal_within(Position::PATIENCE) {
                        return fail(at, LineFault::TooLong(hole));
                    }
                    each(step, position);
                }
                at += part.len() + 1;
            }
        }
        Ok(position)
    }
}

/// The words of a text and the column at which each begins.
fn words(text: &str, offset: usize) -> impl Iterator<Item = (usize, &str)> {
    let mut at = offset;
    text.split([' ', '_', '\n', '\r', '\t']).filter_map(move |word| {
        let column = at + 1;
        at += word.len() + 1;
        (!word.is_empty()).then_some((column, word))
    })
}

/// A step with the game whose numbers it is written in.
struct Written {
    game: Game,
    step: Step,
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.step {
            Step::Sow(hole, Direction::Forward) => write!(f, "{}", self.game.number(hole)),
            Step::Sow(hole, Direction::Backward) => write!(f, "{}{REVERSE}", self.game.number(hole)),
            Step::Pass => f.write_str("--"),
        }
    }
}

/// Marks a sowing against the sowing order.
const REVERSE: char = 'r';

fn read_step(game: Game, text: &str) -> Option<Step> {
    if text == "--" {
        return Some(Step::Pass);
    }
    let (text, direction) = match text.strip_suffix(REVERSE) {
        Some(number) => (number, Direction::Backward),
        None => (text, Direction::Forward),
    };
    let canonical =
        !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    let number = if canonical {
        text.parse().ok()?
    } else {
        return None;
    };
    game.hole(number).map(|hole| Step::Sow(hole, direction))
}

/// Writes the turns that lead from `start` through `steps`, as they stand in a game line.
///
/// Steps are played as far as they are legal.
///
/// ```
/// use guli_rules::{Direction, Game, Position, Step, write_turns};
///
/// let game = Game::AliGuliMane;
/// let steps = [13, 10, 6].map(|number| Step::Sow(game.hole(number).unwrap(), Direction::Forward));
/// let mut text = String::new();
/// write_turns(&mut text, Position::start(game), steps).unwrap();
/// assert_eq!(text, "13+10 6+");
/// ```
///
/// # Errors
/// When `out` can't be written.
pub fn write_turns(out: &mut impl fmt::Write, start: Position, steps: impl IntoIterator<Item = Step>) -> fmt::Result {
    let game = start.game();
    let mut position = start;
    for (index, step) in steps.into_iter().enumerate() {
        let Ok(after) = step.play(position) else {
            return Ok(());
        };
        out.write_str(if position.bonus_due() {
            "+"
        } else if index > 0 {
            " "
        } else {
            ""
        })?;
        write!(out, "{}", step.written(game))?;
        position = after;
    }
    if position.bonus_due() && position != start { out.write_str("+") } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "ali-guli-mane 5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 0 - 0 ;";

    fn fault(turns: &str) -> (usize, LineFault) {
        let text = std::format!("{START}{turns}");
        let error = GameLine::new(&text).expect("the start is good").replay(|_, _| ()).expect_err(turns);
        (error.column - START.len(), error.fault)
    }

    #[test]
    fn faults_say_where_and_what() {
        assert_eq!(fault(" 13 10"), (5, LineFault::BonusMissing));
        assert_eq!(fault(" 13+10 x"), (8, LineFault::Turn));
        assert_eq!(fault(" 13+10+6"), (8, LineFault::NoBonus));
        assert_eq!(fault(" 13+ 6"), (6, LineFault::BonusMissing));
        assert_eq!(fault(" 13+9"), (5, LineFault::Refused(Refusal::Empty)));
        assert_eq!(fault(" 14"), (2, LineFault::Turn));
        assert_eq!(fault(" 07"), (2, LineFault::Turn));
        assert_eq!(fault(" +"), (2, LineFault::Turn));
        assert_eq!(fault(" --"), (2, LineFault::NoPass));
        assert_eq!(fault(" 13r"), (2, LineFault::NoDirection));
        assert_eq!(fault(" 13rr"), (2, LineFault::Turn));
        assert_eq!(fault(" r"), (2, LineFault::Turn));
    }

    #[test]
    fn a_line_can_start_in_the_middle_of_a_turn() {
        let text = "ali-guli-mane 7,0,7,7,0,1,7/1,0,0,8,8,8,2 14-0 0 + 0 ; +10 6+";
        let line = GameLine::new(text).expect("the start is good");
        let mut steps = std::vec::Vec::new();
        line.replay(|step, _| steps.push(step)).expect("the turns are good");
        let mut written = std::string::String::new();
        write_turns(&mut written, line.start(), steps).expect("a string can be written");
        assert_eq!(written, "+10 6+");
    }
}
