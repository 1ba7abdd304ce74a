//! One line of ASCII for a position.

use core::fmt;
use core::str::FromStr;

use crate::{Game, Hole, Position, Seat, Setup, SetupError};

/// Why a text is no position.
///
/// ```
/// use guli_rules::{Position, PositionError};
///
/// let error = "mangala 6,6,6,6,6,6/6,6,6,6,6 0-0 0 - 0".parse::<Position>().unwrap_err();
/// assert_eq!(error.to_string(), "column 30: expected a comma and the next hole of South's row");
/// assert_eq!(error.column(), Some(30));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// The text breaks off or goes on otherwise than a position does.
    Syntax {
        /// Where, counted in bytes from 1. One more than the length means that the text is too short.
        column: usize,
        /// What should have stood there.
        expected: Expected,
    },
    /// The text can be read, but what it says is no position.
    Setup(SetupError),
}

/// What the notation wants at a place.
///
/// ```
/// assert_eq!(guli_rules::Expected::Mover.to_string(), "0 or 1, the player to move");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// The name of a game.
    Game,
    /// A blank (or `_`) before the next part.
    Blank,
    /// A number of seeds, or `x` for a closed hole.
    Hole,
    /// A comma: the row of this player has more holes.
    Comma(Seat),
    /// The slash between the rows.
    Slash,
    /// A player's captured seeds.
    Bank(Seat),
    /// The hyphen between the banks.
    Hyphen,
    /// Who is to move.
    Mover,
    /// Whether a bonus sowing is due.
    Phase,
    /// Turns since the last capture.
    Quiet,
    /// Nothing: the position is complete.
    End,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game => {
                f.write_str("the name of a game: ")?;
                for (index, game) in Game::ALL.into_iter().enumerate() {
                    if index > 0 {
                        f.write_str(" or ")?;
                    }
                    f.write_str(game.name())?;
                }
                Ok(())
            }
            Self::Blank => f.write_str("a blank"),
            Self::Hole => f.write_str("a number of seeds, or x for a closed hole"),
            Self::Comma(seat) => write!(f, "a comma and the next hole of {seat}'s row"),
            Self::Slash => f.write_str("a slash and South's row"),
            Self::Bank(seat) => write!(f, "the number of seeds in {seat}'s bank"),
            Self::Hyphen => f.write_str("a hyphen and North's bank"),
            Self::Mover => f.write_str("0 or 1, the player to move"),
            Self::Phase => f.write_str("- or + (a bonus sowing is due)"),
            Self::Quiet => f.write_str("the number of turns since the last capture"),
            Self::End => f.write_str("nothing more"),
        }
    }
}

impl PositionError {
    /// Where the text goes wrong, counted in bytes from 1; `None` where it is the numbers together that do.
    ///
    /// ```
    /// let error = "chess".parse::<guli_rules::Position>().unwrap_err();
    /// assert_eq!(error.column(), Some(1));
    /// ```
    #[must_use]
    pub const fn column(&self) -> Option<usize> {
        match self {
            Self::Syntax { column, .. } => Some(*column),
            Self::Setup(_) => None,
        }
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax { column, expected } => write!(f, "column {column}: expected {expected}"),
            Self::Setup(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for PositionError {}

impl From<SetupError> for PositionError {
    fn from(error: SetupError) -> Self {
        Self::Setup(error)
    }
}

/// Writes `GAME TOP/BOTTOM SOUTHBANK-NORTHBANK MOVER PHASE QUIET`.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = self.game();
        f.write_str(game.name())?;
        for number in 0..game.holes() {
            f.write_str(if number == 0 {
                " "
            } else if number == game.columns() {
                "/"
            } else {
                ","
            })?;
            match game.hole(number).and_then(|hole| self.seeds(hole)) {
                Some(seeds) => write!(f, "{seeds}")?,
                None => f.write_str("x")?,
            }
        }
        let [south, north] = Seat::ALL.map(|seat| self.bank(seat));
        let phase = if self.bonus_due() { '+' } else { '-' };
        write!(f, " {south}-{north} {} {phase} {}", self.mover().index(), self.quiet())
    }
}

/// Reads what `Display` writes. Blanks may be written `_`, as in web addresses.
///
/// ```
/// use guli_rules::{Game, Position};
///
/// let text = "ali-guli-mane_5,5,5,5,5,5,5/5,5,5,5,5,5,5_0-0_0_-_0";
/// assert_eq!(text.parse(), Ok(Position::start(Game::AliGuliMane)));
/// ```
impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let mut reader = Reader { text: text.as_bytes(), at: 0 };
        let setup = reader.setup()?;
        reader.require(reader.at == reader.text.len(), Expected::End)?;
        Ok(setup.position()?)
    }
}

/// A place in a text that is read from the left.
struct Reader<'a> {
    text: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn setup(&mut self) -> Result<Setup, PositionError> {
        let game = self.game()?;
        let columns = usize::from(game.columns());
        let mut setup = Setup::start(game);
        self.blank()?;
        for number in 0..2 * columns {
            if number == columns {
                self.byte(b"/", Expected::Slash)?;
            } else if number > 0 {
                let seat = if number < columns { Seat::North } else { Seat::South };
                self.byte(b",", Expected::Comma(seat))?;
            }
            setup.seeds[number] = self.hole()?;
        }
        self.blank()?;
        setup.banks[0] = self.number(Expected::Bank(Seat::South))?;
        self.byte(b"-", Expected::Hyphen)?;
        setup.banks[1] = self.number(Expected::Bank(Seat::North))?;
        self.blank()?;
        setup.mover = if self.byte(b"01", Expected::Mover)? == b'0' { Seat::South } else { Seat::North };
        self.blank()?;
        setup.bonus = self.byte(b"-+", Expected::Phase)? == b'+';
        self.blank()?;
        setup.quiet = self.number(Expected::Quiet)?;
        Ok(setup)
    }

    fn game(&mut self) -> Result<Game, PositionError> {
        let rest = &self.text[self.at..];
        let named = |game: &Game| {
            rest.strip_prefix(game.name().as_bytes())
                .is_some_and(|after| after.first().is_none_or(|byte| b" _".contains(byte)))
        };
        let game = Game::ALL.into_iter().find(named).ok_or_else(|| self.error(Expected::Game))?;
        self.at += game.name().len();
        Ok(game)
    }

    fn hole(&mut self) -> Result<Option<u8>, PositionError> {
        if self.text.get(self.at) == Some(&b'x') {
            self.at += 1;
            return Ok(None);
        }
        self.number(Expected::Hole).map(Some)
    }

    fn blank(&mut self) -> Result<(), PositionError> {
        self.byte(b" _", Expected::Blank).map(drop)
    }

    /// One of these bytes.
    fn byte(&mut self, wanted: &[u8], expected: Expected) -> Result<u8, PositionError> {
        match self.text.get(self.at) {
            Some(byte) if wanted.contains(byte) => {
                self.at += 1;
                Ok(*byte)
            }
            _ => Err(self.error(expected)),
        }
    }

    /// A number below 256 without leading zeros.
    fn number(&mut self, expected: Expected) -> Result<u8, PositionError> {
        let from = self.at;
        while self.text.get(self.at).is_some_and(u8::is_ascii_digit) {
            self.at += 1;
        }
        let digits = &self.text[from..self.at];
        let value = digits.iter().try_fold(0_u8, |value, digit| value.checked_mul(10)?.checked_add(digit - b'0'));
        match value {
            Some(value) if digits.len() == 1 || digits.first().is_some_and(|&first| first != b'0') => Ok(value),
            _ => {
                self.at = from;
                Err(self.error(expected))
            }
        }
    }

    fn require(&self, holds: bool, expected: Expected) -> Result<(), PositionError> {
        if holds { Ok(()) } else { Err(self.error(expected)) }
    }

    fn error(&self, expected: Expected) -> PositionError {
        PositionError::Syntax { column: self.at + 1, expected }
    }
}

const _: () = assert!(Hole::MAX <= 16, "a row's numbers are read into a set-up of that many holes");

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> (usize, Expected) {
        match text.parse::<Position>().expect_err(text) {
            PositionError::Syntax { column, expected } => (column, expected),
            PositionError::Setup(error) => panic!("{text}: {error}"),
        }
    }

    #[test]
    fn errors_say_where_and_what() {
        let cases = [
            ("", 1, Expected::Game),
            ("mangalas 6", 1, Expected::Game),
            ("mangala", 8, Expected::Blank),
            ("mangala 6,6,6,6,6,6 6", 20, Expected::Slash),
            ("mangala 6,6,,6", 13, Expected::Hole),
            ("mangala 6,6,06,6", 13, Expected::Hole),
            ("mangala 6,6,256,6", 13, Expected::Hole),
            ("mangala 6,6,6", 14, Expected::Comma(Seat::North)),
            ("mangala 6,6,6,6,6,6,6", 20, Expected::Slash),
            ("mangala 6,6,6,6,6,6/6,6,6,6,6,6", 32, Expected::Blank),
            ("mangala 6,6,6,6,6,6/6,6,6,6,6,6 a", 33, Expected::Bank(Seat::South)),
            ("mangala 6,6,6,6,6,6/6,6,6,6,6,6 0:0", 34, Expected::Hyphen),
            ("mangala 6,6,6,6,6,6/6,6,6,6,6,6 0-", 35, Expected::Bank(Seat::North)),
            ("mangala 6,6,6,6,6,6/6,6,6,6,6,6 0-0 2 - 0", 37, Expected::Mover),
            ("mangala 6,6,6,6,6,6/6,6,6,6,6,6 0-0 0 * 0", 39, Expected::Phase),
            ("mangala 6,6,6,6,6,6/6,6,6,6,6,6 0-0 0 - x", 41, Expected::Quiet),
            ("mangala 6,6,6,6,6,6/6,6,6,6,6,6 0-0 0 - 0 ", 42, Expected::End),
        ];
        for (text, column, expected) in cases {
            assert_eq!(error(text), (column, expected), "{text}");
        }
    }
}
