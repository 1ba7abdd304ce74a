use std::fmt;

/// A refused call: a code for programs and a sentence for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// One of the codes of `GuliError` in `types.ts`.
    pub code: Code,
    /// What was wrong, and where.
    pub message: String,
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
    /// An error with this sentence.
    pub fn new(code: Code, message: impl fmt::Display) -> Self {
        Self { code, message: message.to_string() }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {}
