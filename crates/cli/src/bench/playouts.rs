use std::io::Write;
use std::process::ExitCode;
use std::time::Instant;

use guli_rules::Game;

use crate::{Outcome, start};

/// Play some random games once and print one JSON line, to be compared with other programs
///
/// Equal arguments play equal games: playouts, sowings and checksum must be the same in every program.
#[derive(clap::Args)]
pub struct Arguments {
    /// ali-guli-mane or mangala
    #[arg(value_parser = start::game)]
    game: Game,
    /// How many games
    count: u32,
    /// Where chance begins
    #[arg(default_value_t = 1)]
    seed: u64,
}

/// Prints what was played and how long it took.
pub fn run(arguments: &Arguments, out: &mut impl Write) -> Outcome {
    let from = Instant::now();
    let tally = guli_bench::playouts(arguments.game, arguments.count, arguments.seed);
    let seconds = from.elapsed().as_secs_f64();
    let guli_bench::Tally { playouts, sowings, checksum } = tally;
    writeln!(
        out,
        "{{\"playouts\":{playouts},\"sowings\":{sowings},\"checksum\":{checksum},\"seconds\":{seconds:.6}}}"
    )?;
    Ok(ExitCode::SUCCESS)
}
