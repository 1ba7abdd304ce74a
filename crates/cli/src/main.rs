//! The native program: draws positions, counts, traces and values play, and measures its speed.

mod bench;
mod contest;
mod fault;
mod perft;
mod show;
mod solve;
mod start;
mod tables;
mod trace;

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use fault::Fault;

/// Ali Guli Mane and Mangala on the command line.
#[derive(Parser)]
#[command(version, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Show(show::Arguments),
    Perft(perft::Arguments),
    Trace(trace::Arguments),
    Solve(solve::Arguments),
    #[command(name = "match")]
    Match(contest::Arguments),
    Tables(tables::Arguments),
    #[command(subcommand)]
    Bench(bench::Command),
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Show(arguments) => show::run(&arguments, &mut io::stdout().lock()),
        Command::Perft(arguments) => perft::run(&arguments, &mut io::stdout().lock()),
        Command::Trace(arguments) => trace::run(&arguments, io::stdin().lock(), io::stdout().lock()),
        Command::Solve(arguments) => solve::run(&arguments, io::stdin().lock(), &mut io::stdout().lock()),
        Command::Match(arguments) => contest::run(&arguments, &mut io::stdout().lock()),
        Command::Tables(arguments) => tables::run(&arguments, &mut io::stdout().lock()),
        Command::Bench(command) => bench::run(&command, &mut io::stdout().lock()),
    };
    done.unwrap_or_else(|fault| fault.report())
}

/// How a command ends.
type Outcome = Result<ExitCode, Fault>;
