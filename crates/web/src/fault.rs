//! What was wrong, in a form that a page can say in its own language: the name of a fault and the values that its
//! sentence needs. The English sentences of the rules say the same.

use guli_rules::{
    Expected, LineError, LineFault, MatchError, PlayError, PositionError, Refusal, Seat, SetupError, SetupFault,
};
use serde::{Serialize, Serializer};

/// One thing that was wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// One of the names of `FaultName` in `types.ts`.
    pub name: &'static str,
    /// What its sentence needs to be told.
    #[serde(serialize_with = "as_map")]
    pub values: Vec<(&'static str, Value)>,
}

/// A value of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Value {
    /// A quantity, a hole's number or a seat.
    Number(u32),
    /// A game's name, or notation.
    Text(String),
}

fn as_map<S: Serializer>(values: &[(&'static str, Value)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(values.iter().map(|(name, value)| (name, value)))
}

impl From<u8> for Value {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        Self::Number(number)
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Number(u32::try_from(number).unwrap_or(u32::MAX))
    }
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Self {
        seat.index().into()
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl Fault {
    /// A fault whose sentence needs no value.
    pub const fn new(name: &'static str) -> Self {
        Self { name, values: Vec::new() }
    }

    /// The same, with one value more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.values.push((name, value.into()));
        self
    }
}

/// Where a text goes wrong, or which hole is meant; counted from 1, but for the hole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The line of a record.
    pub line: Option<usize>,
    /// The column of the line.
    pub column: Option<usize>,
    /// The hole that can't be sown.
    pub hole: Option<u8>,
}

/// An error that says what was wrong, and where, fault by fault.
pub trait Explained {
    /// Everything that was wrong.
    fn faults(&self) -> Vec<Fault>;

    /// Where.
    fn place(&self) -> Place {
        Place::default()
    }
}

/// A fault is explained by itself.
impl Explained for Fault {
    fn faults(&self) -> Vec<Fault> {
        vec![self.clone()]
    }
}

impl Explained for Refusal {
    fn faults(&self) -> Vec<Fault> {
        vec![Fault::new(match self {
            Self::RoundOver => "round-over",
            Self::NoSuchHole => "no-such-hole",
            Self::Closed => "hole-closed",
            Self::NotYours => "not-yours",
            Self::Empty => "hole-empty",
            Self::Endless => "endless",
        })]
    }
}

impl Explained for PlayError {
    fn faults(&self) -> Vec<Fault> {
        self.refusal.faults()
    }

    fn place(&self) -> Place {
        let hole = (self.refusal != Refusal::NoSuchHole).then(|| self.position.game().number(self.hole));
        Place { hole, ..Place::default() }
    }
}

impl Explained for MatchError {
    fn faults(&self) -> Vec<Fault> {
        vec![Fault::new(match self {
            Self::RoundRuns => "round-runs",
            Self::OtherRound => "other-round",
        })]
    }
}

impl Explained for SetupError {
    fn faults(&self) -> Vec<Fault> {
        let game = self.setup.game;
        Self::faults(self)
            .map(|fault| match fault {
                SetupFault::Total => Fault::new("total").with("total", self.setup.total()).with("seeds", game.seeds()),
                SetupFault::Closed => Fault::new("closes-none").with("game", game.name()),
                SetupFault::SouthClosed => Fault::new("row-closed").with("seat", Seat::South),
                SetupFault::NorthClosed => Fault::new("row-closed").with("seat", Seat::North),
                SetupFault::BonusUnknown => Fault::new("bonus-unknown").with("game", game.name()),
                SetupFault::BonusStale => Fault::new("bonus-stale"),
                SetupFault::BonusImpossible => Fault::new("bonus-impossible"),
                SetupFault::Quiet => {
                    Fault::new("quiet").with("quiet", self.setup.quiet).with("limit", game.quiet_limit())
                }
            })
            .collect()
    }
}

impl Explained for PositionError {
    fn faults(&self) -> Vec<Fault> {
        let expected = match self {
            Self::Setup(error) => return Explained::faults(error),
            Self::Syntax { expected, .. } => *expected,
        };
        vec![match expected {
            Expected::Game => Fault::new("expected-game"),
            Expected::Blank => Fault::new("expected-blank"),
            Expected::Hole => Fault::new("expected-hole"),
            Expected::Comma(seat) => Fault::new("expected-comma").with("seat", seat),
            Expected::Slash => Fault::new("expected-slash"),
            Expected::Bank(seat) => Fault::new("expected-bank").with("seat", seat),
            Expected::Hyphen => Fault::new("expected-hyphen"),
            Expected::Mover => Fault::new("expected-mover"),
            Expected::Phase => Fault::new("expected-phase"),
            Expected::Quiet => Fault::new("expected-quiet"),
            Expected::End => Fault::new("expected-end"),
        }]
    }

    fn place(&self) -> Place {
        Place { column: self.column(), ..Place::default() }
    }
}

impl Explained for LineError {
    fn faults(&self) -> Vec<Fault> {
        vec![Fault::new(match self.fault {
            LineFault::Start(error) => return error.faults(),
            LineFault::Refused(refusal) => return refusal.faults(),
            LineFault::Turn => "expected-turn",
            LineFault::NoPass => "no-pass",
            LineFault::MustPass => "must-pass",
            LineFault::BonusMissing => "bonus-missing",
            LineFault::NoBonus => "no-bonus",
            LineFault::NoDirection => "no-direction",
            LineFault::TooLong(_) => "choice-too-long",
        })]
    }

    fn place(&self) -> Place {
        match self.fault {
            LineFault::Start(error) => error.place(),
            _ => Place { column: Some(self.column), ..Place::default() },
        }
    }
}
