use std::io::Write;
use std::process::ExitCode;
use std::time::Instant;

use guli_rules::{Game, Position, perft_sowings, perft_turns};

use crate::fault::Fault;
use crate::{Outcome, start};

/// Count the ways to play on, depth by depth
#[derive(clap::Args)]
pub struct Arguments {
    /// ali-guli-mane or mangala
    #[arg(value_parser = start::game)]
    game: Game,
    /// How many plies
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    depth: u32,
    /// A ply is a whole turn, its bonus sowing included, instead of one sowing
    #[arg(long)]
    turns: bool,
    /// Play on from here instead of the start
    #[arg(long)]
    position: Option<String>,
}

/// Prints a line for each depth as soon as it is known.
pub fn run(arguments: &Arguments, out: &mut impl Write) -> Outcome {
    let position = match &arguments.position {
        Some(text) => start::position(std::slice::from_ref(text))?,
        None => Position::start(arguments.game),
    };
    if position.game() != arguments.game {
        return Err(Fault::Arguments(format!("this is a position of {}, not of {}", position.game(), arguments.game)));
    }
    let count = if arguments.turns { perft_turns } else { perft_sowings };
    writeln!(out, "depth {:>20} {:>12}", "count", "seconds")?;
    for depth in 1..=arguments.depth {
        let from = Instant::now();
        let ways = count(&position, depth);
        writeln!(out, "{depth:>5} {ways:>20} {:>12.3}", from.elapsed().as_secs_f64())?;
        out.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}
