use std::io::Write;
use std::process::ExitCode;
use std::time::Instant;

use guli_rules::{Game, Position};
use guli_search::{Endgame, Engine, Goal, random};
use serde::Serialize;

use crate::Outcome;

/// Time to solve, positions a second, and building endgame tables, on one core
///
/// Every run starts with an empty table and looks at the same positions; the median of the runs counts.
#[derive(clap::Args)]
pub struct Arguments {
    /// Print JSON instead of a list
    #[arg(long)]
    json: bool,
    /// How many runs
    #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u32).range(1..))]
    runs: u32,
}

/// The table that a browser uses.
const TABLE: usize = 16 << 20;

/// What is measured.
#[derive(Serialize)]
struct Figures {
    /// The start position of Ali Guli Mane: its value with the best hole, then with the values of all seven.
    best_seconds: f64,
    best_nodes: u64,
    all_seconds: f64,
    all_nodes: u64,
    all_nodes_per_second: f64,
    /// Positions of Ali Guli Mane after three random turns, each solved from an empty table.
    third_turn_positions: usize,
    third_turn_mean_seconds: f64,
    third_turn_worst_seconds: f64,
    /// The start position of Mangala, ten sowings deep.
    mangala_seconds: f64,
    mangala_nodes: u64,
    mangala_nodes_per_second: f64,
    /// Mangala's endgame tables of up to twelve seeds.
    tables_seconds: f64,
    tables_positions_per_second: f64,
}

/// Measures and prints.
pub fn run(arguments: &Arguments, out: &mut impl Write) -> Outcome {
    let figures = measure(arguments.runs);
    if arguments.json {
        serde_json::to_writer(&mut *out, &figures).map_err(std::io::Error::from)?;
        writeln!(out)?;
        return Ok(ExitCode::SUCCESS);
    }
    let ms = 1e3;
    let millions = 1e-6;
    writeln!(out, "ali-guli-mane from the start")?;
    let Figures { best_seconds, best_nodes, all_seconds, all_nodes, .. } = figures;
    writeln!(out, "  best hole, exact   {:>8.1} ms {best_nodes:>9} positions", best_seconds * ms)?;
    writeln!(out, "  all holes, exact   {:>8.1} ms {all_nodes:>9} positions", all_seconds * ms)?;
    writeln!(out, "  {:.2} million positions a second", figures.all_nodes_per_second * millions)?;
    writeln!(out, "ali-guli-mane after the third turn, {} positions", figures.third_turn_positions)?;
    writeln!(out, "  best hole, exact   {:>8.2} ms on average", figures.third_turn_mean_seconds * ms)?;
    writeln!(out, "  best hole, exact   {:>8.2} ms at the worst", figures.third_turn_worst_seconds * ms)?;
    writeln!(out, "mangala from the start, {DEPTH} sowings deep")?;
    let Figures { mangala_seconds, mangala_nodes, .. } = figures;
    writeln!(out, "  all holes          {:>8.1} ms {mangala_nodes:>9} positions", mangala_seconds * ms)?;
    writeln!(out, "  {:.2} million positions a second", figures.mangala_nodes_per_second * millions)?;
    writeln!(out, "mangala endgame tables up to {SEEDS} seeds")?;
    writeln!(out, "  {:>8.1} ms", figures.tables_seconds * ms)?;
    writeln!(out, "  {:.2} million positions a second", figures.tables_positions_per_second * millions)?;
    Ok(ExitCode::SUCCESS)
}

const DEPTH: u8 = 10;
const SEEDS: u8 = 12;

fn measure(runs: u32) -> Figures {
    let mut engine = Engine::new(TABLE);
    let start = Position::start(Game::AliGuliMane);
    let (best_seconds, best_nodes) = median(runs, || solve(&mut engine, &start, Goal::Best, u8::MAX));
    let (all_seconds, all_nodes) = median(runs, || solve(&mut engine, &start, Goal::All, u8::MAX));

    let later = after_three_turns();
    let times: Vec<f64> = later
        .iter()
        .map(|position| median(runs.min(3), || solve(&mut engine, position, Goal::Best, u8::MAX)).0)
        .collect();

    let mangala = Position::start(Game::Mangala);
    let (mangala_seconds, mangala_nodes) = median(runs, || solve(&mut engine, &mangala, Goal::All, DEPTH));
    let (tables_seconds, positions) = median(runs, || {
        let from = Instant::now();
        let positions = Endgame::build(SEEDS).positions();
        (from.elapsed().as_secs_f64(), positions)
    });
    Figures {
        best_seconds,
        best_nodes,
        all_seconds,
        all_nodes,
        all_nodes_per_second: all_nodes as f64 / all_seconds,
        third_turn_positions: later.len(),
        third_turn_mean_seconds: times.iter().sum::<f64>() / times.len() as f64,
        third_turn_worst_seconds: times.iter().copied().fold(0.0, f64::max),
        mangala_seconds,
        mangala_nodes,
        mangala_nodes_per_second: mangala_nodes as f64 / mangala_seconds,
        tables_seconds,
        tables_positions_per_second: positions as f64 / tables_seconds,
    }
}

/// Solves from an empty table: seconds and positions looked at.
fn solve(engine: &mut Engine, position: &Position, goal: Goal, depth: u8) -> (f64, u64) {
    engine.forget();
    let from = Instant::now();
    engine.start_to(position, goal, depth);
    while !engine.poll(u64::MAX) {}
    let seconds = from.elapsed().as_secs_f64();
    (seconds, engine.analysis().nodes)
}

/// The median time of some runs, which all count the same.
fn median(runs: u32, mut run: impl FnMut() -> (f64, u64)) -> (f64, u64) {
    let mut times = Vec::new();
    let mut count = 0;
    for _ in 0..runs {
        let (seconds, counted) = run();
        times.push(seconds);
        count = counted;
    }
    times.sort_by(f64::total_cmp);
    (times[times.len() / 2], count)
}

/// Two hundred positions after three random turns.
fn after_three_turns() -> Vec<Position> {
    (0..200)
        .filter_map(|game| {
            let mut position = Position::start(Game::AliGuliMane);
            let mut turns = 0;
            let mut sowings = 0;
            while turns < 3 {
                let legal = position.legal();
                let index = (u128::from(random(game, sowings)) * legal.len() as u128) >> 64;
                let after = position.play(legal.nth(index as usize)?).ok()?;
                turns += u32::from(after.mover() != position.mover());
                sowings += 1;
                position = after;
            }
            (!position.is_over()).then_some(position)
        })
        .collect()
}
