use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, Write};

use guli_rules::{Direction, Game, Step, write_turns};
use guli_search::{Analysis, Bound, HoleValue};
use serde::Serialize;

/// What was found out about a position.
#[derive(Serialize)]
pub struct Answer {
    position: String,
    value: i8,
    exact: bool,
    best: Option<Sowing>,
    line: String,
    nodes: u64,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    values: Option<BTreeMap<Sowing, i8>>,
    #[serde(skip)]
    holes: Vec<(Sowing, HoleValue)>,
    #[serde(skip)]
    depth: u8,
}

impl Answer {
    pub fn new(analysis: &Analysis, line: &[Step], seconds: f64, all: bool) -> Self {
        let game: Game = analysis.position.game();
        let sowing = |step: Step| Sowing::of(game, step);
        let holes: Vec<_> = analysis.holes.iter().filter_map(|hole| Some((sowing(hole.step())?, *hole))).collect();
        let mut turns = String::new();
        // Writing to a string does not fail.
        let _ = write_turns(&mut turns, analysis.position, line.iter().copied());
        Self {
            position: analysis.position.to_string(),
            value: analysis.value,
            exact: analysis.exact,
            best: analysis.best.and_then(sowing),
            line: turns,
            nodes: analysis.nodes,
            seconds,
            values: all.then(|| holes.iter().map(|(sowing, hole)| (sowing.clone(), hole.value)).collect()),
            holes: if all { holes } else { Vec::new() },
            depth: analysis.depth,
        }
    }

    /// One line of JSON, or some lines of text.
    pub fn write(&self, json: bool, out: &mut impl Write) -> io::Result<()> {
        if json {
            serde_json::to_writer(&mut *out, self)?;
            return writeln!(out);
        }
        writeln!(out, "{}", self.position)?;
        let certainty = if self.exact { "exact".to_owned() } else { format!("{} sowings ahead", self.depth) };
        match &self.best {
            Some(best) => writeln!(out, "value {:+} ({certainty}), best {best}", self.value)?,
            None => writeln!(out, "value {:+} ({certainty}), no choice", self.value)?,
        }
        for (sowing, hole) in &self.holes {
            let bound = match hole.bound {
                Bound::Exact => "",
                Bound::AtLeast => " or more",
                Bound::AtMost => " or less",
            };
            let certainty = if hole.proved { "exact".to_owned() } else { format!("{} sowings ahead", hole.depth) };
            writeln!(out, "  {sowing:>2}: {:+}{bound} ({certainty})", hole.value)?;
        }
        if !self.line.is_empty() {
            writeln!(out, "line {}", self.line)?;
        }
        writeln!(out, "{} positions in {:.3} s", self.nodes, self.seconds)
    }
}

/// A hole and which way round it is sown, as in records: `13`, or `13r`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Sowing {
    number: u8,
    direction: Direction,
    written: String,
}

impl Sowing {
    /// Of a step that sows.
    fn of(game: Game, step: Step) -> Option<Self> {
        let number = game.number(step.hole()?);
        Some(Self { number, direction: step.direction(), written: step.written(game).to_string() })
    }
}

impl fmt::Display for Sowing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.written)
    }
}

/// A number where that is enough.
impl Serialize for Sowing {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.direction {
            Direction::Forward => serializer.serialize_u8(self.number),
            Direction::Backward => serializer.collect_str(self),
        }
    }
}
