//! How fast the rules are.

mod playouts;
mod rules;

use std::io::Write;

use crate::Outcome;

/// Measure how fast the rules are
#[derive(clap::Subcommand)]
pub enum Command {
    Rules(rules::Arguments),
    Playouts(playouts::Arguments),
}

/// Runs one of the measurements.
pub fn run(command: &Command, out: &mut impl Write) -> Outcome {
    match command {
        Command::Rules(arguments) => rules::run(arguments, out),
        Command::Playouts(arguments) => playouts::run(arguments, out),
    }
}
