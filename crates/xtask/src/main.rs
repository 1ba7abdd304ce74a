//! Sets up, serves, builds and checks Guli: `cargo xtask --help`.
//!
//! It is the one program that knows the tools around the project, so that a fresh clone needs Rust and nothing else
//! that a person has to find out about. It has no dependencies, changes nothing outside the project's folder except by
//! the distribution's packages and `rustup target add` (which it names first), and says what it does as it goes.

mod apt;
mod args;
mod bench;
mod bindings;
mod dist;
mod modules;
mod page;
mod pictures;
mod pins;
mod pkg;
mod project;
mod serve;
mod setup;
mod shell;
mod step;
mod test;
mod tools;
mod wasm;

use std::process::ExitCode;

use args::Task;

fn main() -> ExitCode {
    match args::parse(std::env::args().skip(1)).and_then(run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("xtask: {fault}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: Task) -> shell::Outcome {
    match task {
        Task::Help => {
            print!("{}", args::HELP);
            Ok(())
        }
        Task::Setup => setup::bring_all(),
        Task::Serve { port } => serve::serve(port),
        Task::Announce { port } => serve::announce(port),
        Task::Dist { base } => dist::dist(base.as_deref()),
        Task::Pkg => pkg::pkg(),
        Task::Bindings { bless } => bindings::bindings(bless),
        Task::Bench { rest } => bench::bench(&rest),
        Task::Pictures { rest } => pictures::pictures(&rest),
        Task::Test(choice) => test::test(&choice),
    }
}
