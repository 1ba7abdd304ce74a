//! Lets players of different strength play each other many times.

mod opening;
mod player;
mod table;

use std::io::Write;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use guli_rules::{Game, Position};
use guli_search::{Engine, random};

use crate::{Outcome, start};
use opening::Openings;
use player::Player;
use table::Score;

/// Let two players play each other: levels 1 to 8, `random` (any legal hole) or `greedy` (the largest capture)
#[derive(clap::Args)]
pub struct Arguments {
    /// The first player
    #[arg(value_parser = player::read)]
    first: Player,
    /// The second player
    #[arg(value_parser = player::read)]
    second: Player,
    /// How many games; the players take turns in starting
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// ali-guli-mane or mangala
    #[arg(long, default_value = "ali-guli-mane", value_parser = start::game)]
    game: Game,
    /// Where the games begin
    #[arg(long, value_enum, default_value = "start")]
    openings: Openings,
    /// Where the chances begin: the same seed plays the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Let no level look at more positions for one sowing
    #[arg(long)]
    nodes: Option<u64>,
    /// Answer with JSON
    #[arg(long)]
    json: bool,
}

/// The table of an engine: small enough to be cleared for every game.
const TABLE: usize = 4 << 20;

/// Plays all games, on all cores, and prints the score of the first player.
pub fn run(arguments: &Arguments, out: &mut impl Write) -> Outcome {
    let next = AtomicU64::new(0);
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let scores = thread::scope(|scope| {
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(|| work(arguments, &next))).collect();
        workers.into_iter().map(|worker| worker.join().unwrap_or_default()).collect::<Vec<Score>>()
    });
    let score = scores.into_iter().fold(Score::default(), Score::plus);
    score.write(arguments, out)?;
    Ok(ExitCode::SUCCESS)
}

fn work(arguments: &Arguments, next: &AtomicU64) -> Score {
    let mut engine = Engine::new(TABLE);
    let mut score = Score::default();
    loop {
        let index = next.fetch_add(1, Ordering::Relaxed);
        if index >= arguments.games {
            return score;
        }
        score.add(play(arguments, index, &mut engine));
    }
}

/// Plays one game, and returns what the first player captured more than the second.
fn play(arguments: &Arguments, index: u64, engine: &mut Engine) -> i32 {
    let seed = random(arguments.seed, index);
    let mut position: Position = arguments.openings.position(arguments.game, arguments.seed, index, engine);
    // What one game has found must not help the next, or the result would depend on which thread plays which.
    engine.forget();
    // Each opening is played once from either side.
    let first = if index.is_multiple_of(2) { position.mover() } else { position.mover().other() };
    let mut ply = 0;
    loop {
        if let Some(after) = position.pass() {
            position = after;
            continue;
        }
        let player = if position.mover() == first { arguments.first } else { arguments.second };
        let chosen = player.choose(engine, &position, random(seed, ply), arguments.nodes);
        let Some(after) = chosen.and_then(|step| step.play(position).ok()) else { break };
        position = after;
        ply += 1;
    }
    i32::from(position.bank(first)) - i32::from(position.bank(first.other()))
}
