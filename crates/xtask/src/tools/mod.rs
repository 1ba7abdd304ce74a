//! The tools around the project: which are there, and how those that are missing are brought.

pub mod chromium;
pub mod crate_tool;
pub mod engines;
pub mod node;
pub mod rust;

use std::path::PathBuf;
use std::process::Command;

use crate::shell::{program, put_first};
use rust::Rust;

/// All that is needed to build the page.
pub struct Kit {
    /// The Rust that compiles for WebAssembly.
    pub rust: Rust,
    /// Folders with wasm-bindgen, Trunk and wasm-opt, to be put first on the search path.
    pub path: Vec<PathBuf>,
}

impl Kit {
    /// A program that finds this kit's tools on its search path, and by them compiles for WebAssembly.
    pub fn program(&self, name: &str) -> Command {
        let mut command = program(name);
        let mut path = self.path.clone();
        path.extend(self.rust.folder());
        put_first(&mut command, &path);
        self.rust.put_into(&mut command, "std,panic_abort");
        // Trunk would print sixty lines of its own calls below the one that says what is wrong.
        command.env("RUST_BACKTRACE", "0");
        command
    }
}
