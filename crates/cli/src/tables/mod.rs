//! Builds, writes and verifies endgame tables.

mod bar;
mod build;
mod file;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use guli_rules::Game;
use guli_search::Endgame;

use crate::fault::Fault;
use crate::{Outcome, start};
use bar::Bar;
pub use build::{Built, build};

/// Build the endgame tables of Mangala: the value of every position with up to so many seeds on the board
#[derive(clap::Args)]
pub struct Arguments {
    /// mangala
    #[arg(value_parser = start::game)]
    game: Game,
    /// An even number of seeds: 12 take a moment, 18 some ten seconds, 24 some minutes and over two gigabytes
    #[arg(value_parser = seeds)]
    seeds: u8,
    /// Write the tables to this file
    #[arg(long)]
    file: Option<PathBuf>,
    /// Read the tables in this file and compare them, as far as both go
    #[arg(long)]
    verify: Option<PathBuf>,
}

fn seeds(text: &str) -> Result<u8, String> {
    match text.parse() {
        Ok(seeds) if (2..=Endgame::MAX_SEEDS).contains(&seeds) && seeds % 2 == 0 => Ok(seeds),
        _ => Err(format!("expected an even number from 2 to {}", Endgame::MAX_SEEDS)),
    }
}

/// Builds, and then writes or compares, and says what there is in the tables.
///
/// Ends with 1 if the file that is to be verified differs.
pub fn run(arguments: &Arguments, out: &mut impl Write) -> Outcome {
    let Some(none) = Endgame::of(arguments.game) else {
        return Err(Fault::Arguments(format!("{} has no endgame tables, it is solved without", arguments.game)));
    };
    // First, since nobody likes to wait and then hear that there is no such file.
    let known = arguments.verify.as_deref().map(file::read).transpose()?;
    if let Some(other) = known.as_ref().map(Endgame::game).filter(|&other| other != arguments.game) {
        return Err(Fault::Arguments(format!("the file has the tables of {other}, not of {}", arguments.game)));
    }

    let mut bar = Bar::new("building");
    let built = build(none, arguments.seeds, |progress| bar.show(progress.done, progress.total));
    drop(bar);
    print(&built, out)?;

    if let Some(path) = &arguments.file {
        let (bytes, checksum) = file::write(&built.endgame, path)?;
        writeln!(out, "\nwrote {}: {bytes} bytes, checksum {checksum:016x}", path.display())?;
    }
    let (Some(path), Some(known)) = (&arguments.verify, known) else { return Ok(ExitCode::SUCCESS) };
    let both = known.max_seeds().min(arguments.seeds);
    if let Some(position) = built.endgame.difference(&known) {
        let value = |endgame: &Endgame| endgame.value(&position).unwrap_or_default();
        let [right, wrong] = [&built.endgame, &known].map(value);
        writeln!(out, "\n{} is wrong: {position} is worth {right:+}, not {wrong:+}", path.display())?;
        return Ok(ExitCode::FAILURE);
    }
    writeln!(out, "\n{} is right up to {both} seeds", path.display())?;
    if known.max_seeds() > both {
        writeln!(out, "its tables of up to {} seeds were not compared", known.max_seeds())?;
    }
    Ok(ExitCode::SUCCESS)
}

fn print(built: &Built, out: &mut impl Write) -> std::io::Result<()> {
    writeln!(out, "seeds  positions  above zero       zero  below zero  seconds")?;
    for (layer, seconds) in built.endgame.layers().zip(&built.seconds) {
        let (seeds, positions) = (layer.seeds, layer.positions);
        let (above, zero, below) = (layer.above, layer.zero, layer.below);
        writeln!(out, "{seeds:>5} {positions:>10} {above:>11} {zero:>10} {below:>11} {seconds:>8.3}")?;
    }
    let (positions, seconds) = (built.endgame.positions(), built.seconds.iter().sum::<f64>());
    let rate = built.rate() / 1e6;
    writeln!(out, "\n{positions} positions in {seconds:.3} seconds: {rate:.1} million a second")
}
