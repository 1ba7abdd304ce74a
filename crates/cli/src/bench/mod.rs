//! How fast the rules and the search are.

mod playouts;
mod rules;
mod search;

use std::io::Write;

use crate::Outcome;

/// Measure how fast the rules and the search are
#[derive(clap::Subcommand)]
pub enum Command {
    Rules(rules::Arguments),
    Playouts(playouts::Arguments),
    Search(search::Arguments),
}

/// Runs one of the measurements.
pub fn run(command: &Command, out: &mut impl Write) -> Outcome {
    match command {
        Command::Rules(arguments) => rules::run(arguments, out),
        Command::Playouts(arguments) => playouts::run(arguments, out),
        Command::Search(arguments) => search::run(arguments, out),
    }
}
