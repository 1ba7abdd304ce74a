//! wasm-bindgen and Trunk, which are crates.

use std::fs;
use std::path::PathBuf;

use crate::project;
use crate::shell::{Outcome, cargo, program, read, run_quietly, which};
use crate::step::{step, there};

/// A program that cargo installs.
pub struct CrateTool {
    /// Its name as a program.
    pub program: &'static str,
    /// Its name as a package.
    pub package: &'static str,
    /// What it is to be compiled without.
    pub options: &'static [&'static str],
}

/// Makes the JavaScript around the wasm.
pub const WASM_BINDGEN: CrateTool = CrateTool { program: "wasm-bindgen", package: "wasm-bindgen-cli", options: &[] };

/// Builds and serves the page. Without its default features it can neither download nor update itself, and compiles in
/// half the time.
pub const TRUNK: CrateTool = CrateTool { program: "trunk", package: "trunk", options: &["--no-default-features"] };

impl CrateTool {
    /// Finds the tool in this version on the search path or in `target/tools`, or installs it there; gives its folder.
    pub fn bring(&self, version: &str) -> Outcome<PathBuf> {
        let what = format!("{} {version}", self.program);
        let words = format!("{} {version}", self.program);
        let speaks = |path: &PathBuf| {
            let said = read(program(path).arg("--version")).unwrap_or_default();
            said == words || said.starts_with(&format!("{words} "))
        };
        if let Some(path) = which(self.program).filter(speaks) {
            there(&what, &path.display().to_string());
            return Ok(path.parent().map(PathBuf::from).unwrap_or_default());
        }
        let home = project::tools().join(format!("{}-{version}", self.program));
        let path = home.join("bin").join(format!("{}{}", self.program, std::env::consts::EXE_SUFFIX));
        if speaks(&path) {
            there(&what, "target/tools");
            return Ok(home.join("bin"));
        }
        step(&format!("{what}: cargo install {} (a minute or more)", self.package), || {
            let build = project::tools().join("build");
            let mut install = cargo();
            install.args(["install", "--locked", self.package, "--version", version, "--root"]).arg(&home);
            // Unoptimised and without debug information: it is compiled in a quarter of the time, and is still quick.
            install.arg("--debug").args(self.options).env("CARGO_PROFILE_DEV_DEBUG", "0");
            install.env("CARGO_TARGET_DIR", &build);
            run_quietly(&mut install, self.package).map_err(|fault| {
                format!(
                    "{fault}\n{} is missing, and was to come from crates.io; to bring it by hand, type\n    \
                         cargo install --locked {} --version {version}",
                    self.program, self.package
                )
            })
        })?;
        Ok(home.join("bin"))
    }
}

/// Removes what compiling the tools left behind: half a gigabyte that nothing needs any more.
pub fn sweep() {
    // A folder that is not there, or can't be removed, costs only space.
    let _ = fs::remove_dir_all(project::tools().join("build"));
}
