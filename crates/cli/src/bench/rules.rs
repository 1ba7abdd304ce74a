use std::collections::BTreeMap;
use std::hint::black_box;
use std::io::Write;
use std::process::ExitCode;
use std::time::Instant;

use guli_rules::{Game, Tradition};
use serde::Serialize;

use crate::Outcome;

/// Random playouts, sowings and laps a second, on one core
///
/// A playout sows evenly chosen legal holes from the start to the end, by the full rules. Every run plays the same games,
/// and the median of the runs counts.
#[derive(clap::Args)]
pub struct Arguments {
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
    /// How many runs
    #[arg(long, default_value_t = 15, value_parser = clap::value_parser!(u32).range(1..))]
    runs: u32,
    /// How many games in a run, instead of about a sixth of a second's
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    playouts: Option<u32>,
}

/// What is measured, rounded to whole numbers.
#[derive(Serialize)]
struct Rates {
    playouts_per_second: u64,
    sowings_per_second: u64,
    laps_per_second: u64,
}

/// Where chance begins, in every run.
const SEED: u64 = 1;

/// Games in a run: about a sixth of a second each, long beside the clock's steps and short beside the machine's moods.
const fn playouts(game: Game) -> u32 {
    match game.tradition() {
        Tradition::AliGuliMane => 200_000,
        Tradition::Mangala => 80_000,
    }
}

/// Measures both games and prints a table or JSON.
pub fn run(arguments: &Arguments, out: &mut impl Write) -> Outcome {
    let rates: BTreeMap<&str, Rates> =
        [Game::AliGuliMane, Game::Mangala].into_iter().map(|game| (game.name(), measure(game, arguments))).collect();
    if arguments.json {
        serde_json::to_writer(&mut *out, &rates).map_err(std::io::Error::from)?;
        writeln!(out)?;
    } else {
        writeln!(out, "{:<14} {:>12} {:>12} {:>12}  a second", "", "playouts", "sowings", "laps")?;
        for (name, rates) in rates {
            let Rates { playouts_per_second, sowings_per_second, laps_per_second } = rates;
            writeln!(out, "{name:<14} {playouts_per_second:>12} {sowings_per_second:>12} {laps_per_second:>12}")?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn measure(game: Game, arguments: &Arguments) -> Rates {
    let count = arguments.playouts.unwrap_or(playouts(game));
    let laps = guli_bench::count_laps(game, count, SEED);
    // Counting the laps has warmed up nothing of what is timed.
    let tally = guli_bench::playouts(game, count, SEED);
    let mut seconds: Vec<f64> = (0..arguments.runs)
        .map(|_| {
            let from = Instant::now();
            // The compiler must not find out that it has seen all this before.
            let again = guli_bench::playouts(game, black_box(count), black_box(SEED));
            let seconds = from.elapsed().as_secs_f64();
            assert_eq!(again, tally, "every run plays the same games");
            seconds
        })
        .collect();
    seconds.sort_by(f64::total_cmp);
    let median = seconds[seconds.len() / 2];
    let rate = |count: f64| (count / median).round() as u64;
    Rates {
        playouts_per_second: rate(f64::from(tally.playouts)),
        sowings_per_second: rate(tally.sowings as f64),
        laps_per_second: rate(laps as f64),
    }
}
