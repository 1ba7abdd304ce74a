//! Node, and what npm brings: wasm-opt, the bundler, the type checker, the driver of the browser.

use std::path::PathBuf;

use crate::apt;
use crate::project;
use crate::shell::{Outcome, program, read, run_quietly, which};
use crate::step::{step, there};

/// The oldest Node whose test runner knows all that the tests ask of it.
const OLDEST: u32 = 20;

/// Finds Node and npm, or brings them.
pub fn bring() -> Outcome {
    if which("node").is_none() || which("npm").is_none() {
        let without = "Node and npm are missing; get them from your system's packages, then run this again";
        if !apt::here() {
            return Err(without.to_owned());
        }
        apt::install(&["nodejs", "npm"], "wasm-opt and the page's tests")?;
    }
    let version = read(program("node").arg("--version")).ok_or("`node --version` fails")?;
    let major = version.trim_start_matches('v').split('.').next().and_then(|part| part.parse::<u32>().ok());
    if major.is_none_or(|major| major < OLDEST) {
        return Err(format!("Node {OLDEST} or newer is needed, and this is {version}"));
    }
    Ok(())
}

/// Brings the packages of `package-lock.json`, unless they are there already.
pub fn packages() -> Outcome {
    let what = "packages of package-lock.json";
    bring()?;
    if read(program("node").args(["-e", ALL_THERE])).is_some() {
        there(what, "node_modules");
        return Ok(());
    }
    step(&format!("{what}: npm ci"), || run_quietly(program(npm()).args(["ci", "--no-audit", "--no-fund"]), "npm"))
}

/// Fails unless each package stands where the lock wants it, in the version it wants. What is there besides does no
/// harm. An optional package is one for some systems only, so it may be missing.
const ALL_THERE: &str = "
    const { existsSync, readFileSync } = require('fs');
    const packages = (file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages).filter(([path]) => path);
    const there = new Map(packages('node_modules/.package-lock.json'));
    const right = ([path, { optional, version }]) => there.has(path)
        ? there.get(path).version === version && existsSync(`${path}/package.json`)
        : optional;
    process.exit(packages('package-lock.json').every(right) ? 0 : 1);
";

/// Finds wasm-opt in this version, or brings it; gives its folder.
pub fn wasm_opt(version: &str) -> Outcome<PathBuf> {
    let what = format!("wasm-opt {version}");
    let words = format!("wasm-opt version {version} ");
    let speaks = |path: &PathBuf| {
        read(program(path).arg("--version")).is_some_and(|said| format!("{said} ").starts_with(&words))
    };
    if let Some(path) = which("wasm-opt").filter(speaks) {
        there(&what, &path.display().to_string());
        return Ok(path.parent().map(PathBuf::from).unwrap_or_default());
    }
    packages()?;
    let folder = project::root().join("node_modules/.bin");
    if speaks(&folder.join("wasm-opt")) {
        Ok(folder)
    } else {
        Err(format!("node_modules has no {what}; remove node_modules and run this again"))
    }
}

/// The name of npm as a program.
pub fn npm() -> &'static str {
    if cfg!(windows) { "npm.cmd" } else { "npm" }
}
