use std::fmt;

use crate::fault::{Explained, Fault, Place};

/// A refused call: a code for programs, a sentence for people, and the same fault by fault for other languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// One of the codes of `GuliError` in `types.ts`.
    pub code: Code,
    /// What was wrong, and where.
    pub message: String,
    /// What was wrong, fault by fault. None, where only a program can be at fault.
    pub faults: Vec<Fault>,
    /// Where.
    pub place: Place,
}

/// What kind of call was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// A value of a wrong type or out of its range.
    BadArgument,
    /// No game has this name.
    BadGame,
    /// A text is no position.
    BadPosition,
    /// A text is no record.
    BadRecord,
    /// The hole can't be sown.
    NotLegal,
    /// A single round is played, not a match.
    NoMatch,
    /// The round is not over.
    RoundRuns,
    /// The match is over.
    MatchOver,
    /// Nothing has been played.
    NothingToUndo,
    /// Nothing has been undone.
    NothingToRedo,
    /// The round has fewer steps.
    NoSuchPly,
    /// The engine has not been asked anything.
    NothingAsked,
}

impl Code {
    /// The code as JavaScript sees it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::BadArgument => "bad-argument",
            Self::BadGame => "bad-game",
            Self::BadPosition => "bad-position",
            Self::BadRecord => "bad-record",
            Self::NotLegal => "not-legal",
            Self::NoMatch => "no-match",
            Self::RoundRuns => "round-runs",
            Self::MatchOver => "match-over",
            Self::NothingToUndo => "nothing-to-undo",
            Self::NothingToRedo => "nothing-to-redo",
            Self::NoSuchPly => "no-such-ply",
            Self::NothingAsked => "nothing-asked",
        }
    }
}

impl Error {
    /// An error with this sentence, for whoever wrote the call.
    pub fn new(code: Code, message: impl fmt::Display) -> Self {
        Self { code, message: message.to_string(), faults: Vec::new(), place: Place::default() }
    }

    /// An error of the rules.
    pub fn of(code: Code, error: &(impl Explained + fmt::Display)) -> Self {
        Self { faults: error.faults(), place: error.place(), ..Self::new(code, error) }
    }

    /// An error with one fault, and its sentence.
    pub fn fault(code: Code, fault: Fault, message: impl fmt::Display) -> Self {
        Self { faults: vec![fault], ..Self::new(code, message) }
    }

    /// The same error in a line of a record.
    #[must_use]
    pub fn in_line(mut self, line: usize) -> Self {
        self.code = Code::BadRecord;
        self.message = format!("line {line}: {}", self.message);
        self.place.line = Some(line);
        self
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {}
