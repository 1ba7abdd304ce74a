//! Values positions: one on the command line, or many from standard input.

mod answer;
mod many;

use std::io::{self, BufRead, IsTerminal, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use guli_rules::Position;
use guli_search::{Analysis, Endgame, EndgameBuilder, Engine, Goal};

use crate::{Outcome, start};
use answer::Answer;

/// Value a position: what the mover will capture minus what the other will, when both play best
#[derive(clap::Args)]
pub struct Arguments {
    /// A position, a game line (its last position counts) or the name of a game; - for one a line on standard input
    #[arg(required = true)]
    position: Vec<String>,
    /// Value every hole, not just the best
    #[arg(long)]
    all: bool,
    /// Answer with a line of JSON
    #[arg(long)]
    json: bool,
    /// Stop after so many seconds with what is known by then; 0: search to the end
    #[arg(long, default_value_t = 30.0, value_parser = seconds)]
    seconds: f64,
    /// Memory for what has been searched, in MiB
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=65536))]
    table: u32,
    /// Build Mangala's endgame tables up to so many seeds before the first position of that game; they take a byte a
    /// position: 2 MB for 12 seeds, 9 MB for 14, 36 MB for 16
    #[arg(long, default_value_t = 12, value_parser = clap::value_parser!(u8).range(0..=20))]
    endgame: u8,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.0..1e9).contains(&seconds) => Ok(seconds),
        _ => Err("expected a number of seconds".to_owned()),
    }
}

/// An engine with its orders.
struct Solver {
    engine: Engine,
    goal: Goal,
    seconds: f64,
    /// Up to how many seeds endgames of Mangala are to be looked up.
    endgame: u8,
    /// Say on the error output how far a long search has come.
    progress: bool,
}

/// A slice that takes some hundredths of a second.
const SLICE: u64 = 100_000;

/// So often a long search says how far it has come.
const SPEAK: Duration = Duration::from_millis(500);

impl Solver {
    fn solve(&mut self, position: &Position) -> Answer {
        let known = self.engine.endgame().is_some_and(|known| known.game() == position.game());
        if let Some(none) = Endgame::of(position.game()).filter(|_| !known) {
            self.engine.set_endgame(Arc::new(self.build_endgame(none)));
        }
        let from = Instant::now();
        let mut said = from;
        self.engine.start(position, self.goal);
        let late = |from: Instant| self.seconds > 0.0 && from.elapsed().as_secs_f64() >= self.seconds;
        while !self.engine.poll(SLICE) && !late(from) {
            if self.progress && said.elapsed() >= SPEAK {
                said = Instant::now();
                tell(&self.engine.analysis(), from);
            }
        }
        if said > from {
            wipe();
        }
        let seconds = from.elapsed().as_secs_f64();
        Answer::new(&self.engine.analysis(), &self.engine.line(None, 1000), seconds, self.goal == Goal::All)
    }

    /// Twelve seeds take a tenth of a second, twenty some ten.
    fn build_endgame(&self, none: Endgame) -> Endgame {
        let game = none.game();
        let mut builder = EndgameBuilder::extend(none, self.endgame);
        let from = Instant::now();
        let mut said = from;
        loop {
            let progress = builder.poll(SLICE as usize);
            if progress.is_complete() {
                break;
            }
            if self.progress && said.elapsed() >= SPEAK {
                said = Instant::now();
                eprint!("\r\x1b[K{} of {} endgames of {game}", progress.done, progress.total);
            }
        }
        if said > from {
            wipe();
        }
        builder.into_endgame()
    }
}

/// Takes the progress line away, for it is no part of the answer.
fn wipe() {
    eprint!("\r\x1b[K");
}

fn tell(analysis: &Analysis, from: Instant) {
    let seconds = from.elapsed().as_secs_f64();
    let millions = analysis.nodes as f64 / 1e6;
    eprint!("\r\x1b[K{seconds:.0} s, {millions:.1} million positions, {} sowings ahead", analysis.depth);
}

/// Answers about one position, or about each of many.
pub fn run(arguments: &Arguments, input: impl BufRead, out: &mut impl Write) -> Outcome {
    let many = arguments.position == ["-"];
    let mut solver = Solver {
        engine: Engine::new((arguments.table as usize) << 20),
        goal: if arguments.all { Goal::All } else { Goal::Best },
        seconds: arguments.seconds,
        endgame: arguments.endgame,
        progress: io::stderr().is_terminal(),
    };
    if many {
        return many::run(&mut solver, arguments.json, input, out);
    }
    let answer = solver.solve(&start::position(&arguments.position)?);
    answer.write(arguments.json, out)?;
    Ok(ExitCode::SUCCESS)
}
