//! The steps, in their order: what is quick and often fails comes first.

use std::fs;
use std::path::PathBuf;
use std::process::Stdio;
use std::thread;

use super::{Step, Tools, crates};
use crate::bindings;
use crate::page;
use crate::pkg;
use crate::project;
use crate::shell::{Outcome, cargo, program, run};
use crate::tools::rust::{BARE, PAGE, Rust};
use crate::tools::{chromium, engines, node};

/// All steps.
pub const STEPS: &[Step] = &[
    Step { name: "locks", what: "both lock files are committed and up to date", take: locks },
    Step { name: "fmt", what: "cargo fmt", take: fmt },
    Step { name: "clippy", what: "clippy on this machine, warnings denied", take: clippy },
    Step { name: "unit", what: "unit, property and vector tests", take: unit },
    Step { name: "doc-tests", what: "examples in the documentation", take: doc_tests },
    Step { name: "doc", what: "rustdoc, warnings denied", take: doc },
    Step { name: "crates", what: "the crates for crates.io, packed and compiled from what was packed", take: crates },
    Step { name: "set-up", what: "the tools for the page", take: set_up },
    Step {
        name: "clippy-wasm",
        what: "clippy on guli-web and guli-play for wasm32, warnings denied",
        take: clippy_wasm,
    },
    Step { name: "no-std", what: "the rules for a target with core alone, the search with alloc", take: no_std },
    Step { name: "bindings", what: "the committed types of the boundary are the build's", take: types },
    Step { name: "tsc", what: "types of the page's scripts", take: tsc },
    Step {
        name: "package",
        what: "the npm package: from its tarball in Node, in a bundler, on a page, and its types",
        take: package,
    },
    Step { name: "browser", what: "the built page in Chromium, and some of it in Firefox and WebKit", take: browser },
];

fn locks(_: &Tools) -> Outcome {
    let mut metadata = cargo();
    metadata.args(["metadata", "--quiet", "--locked", "--format-version", "1"]);
    run(metadata.stdout(Stdio::null()))?;
    let git = || {
        let mut git = program("git");
        git.stdout(Stdio::null());
        git
    };
    if !project::root().join(".git").exists() {
        return Ok(());
    }
    let locks = ["Cargo.lock", "package-lock.json"];
    run(git().args(["ls-files", "--error-unmatch"]).args(locks))?;
    // Cargo brings a lock that is behind up to date before this program starts. On a clean checkout that shows; in a
    // work tree it is a change that waits to be committed.
    if std::env::var_os("CI").is_some() {
        run(git().args(["diff", "--exit-code", "HEAD", "--"]).args(locks))?;
    }
    Ok(())
}

fn fmt(_: &Tools) -> Outcome {
    run(cargo().args(["fmt", "--all", "--check"]))
}

fn clippy(_: &Tools) -> Outcome {
    run(cargo().args(["clippy", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"]))
}

fn unit(_: &Tools) -> Outcome {
    run(cargo().args(["test", "--locked", "--workspace", "--all-targets"]))
}

fn doc_tests(_: &Tools) -> Outcome {
    run(cargo().args(["test", "--locked", "--workspace", "--doc"]))
}

fn doc(_: &Tools) -> Outcome {
    let mut doc = cargo();
    doc.args(["doc", "--locked", "--workspace", "--no-deps"]);
    run(doc.env("RUSTDOCFLAGS", "-D warnings"))
}

fn crates(_: &Tools) -> Outcome {
    crates::check()
}

fn set_up(tools: &Tools) -> Outcome {
    tools.kit()?;
    node::packages()?;
    chromium::bring()?;
    engines::bring();
    Ok(())
}

fn clippy_wasm(tools: &Tools) -> Outcome {
    let mut clippy = tools.kit()?.rust.clippy()?;
    clippy.args(["--locked", "--package", "guli-web", "--package", "guli-play", "--target", PAGE]);
    run(clippy.args(["--", "-D", "warnings"]))
}

fn no_std(_: &Tools) -> Outcome {
    let rust = Rust::bring(BARE)?;
    for (parts, package) in [("core", "guli-rules"), ("core,alloc", "guli-search")] {
        run(rust.cargo(parts).args(["build", "--locked", "--package", package, "--target", BARE]))?;
    }
    Ok(())
}

fn types(tools: &Tools) -> Outcome {
    bindings::compare(&bindings::generate(tools.kit()?)?)
}

fn tsc(_: &Tools) -> Outcome {
    node::packages()?;
    let script = project::root().join("node_modules/typescript/bin/tsc");
    run(program("node").arg(script).args(["--project", "tsconfig.json"]))
}

fn package(tools: &Tools) -> Outcome {
    let kit = tools.kit()?;
    node::packages()?;
    let chromium = chromium::bring()?;
    let tarball = pkg::build(kit)?;
    let mut tests = program("node");
    tests.arg("--test").args(test_files("tests/package")?);
    run(tests.env("GULI_PACKAGE", tarball).env("GULI_CHROMIUM", chromium))
}

fn browser(tools: &Tools) -> Outcome {
    let kit = tools.kit()?;
    node::packages()?;
    let chromium = chromium::bring()?;
    engines::bring();
    let dist = project::root().join("target/dist");
    page::build(kit, &dist, None)?;
    // The runner leaves a core to itself, on a machine with two of them half of it. Tests wait more than they work.
    let cores = thread::available_parallelism().map_or(2, |cores| cores.get().max(2));
    let (alone, together): (Vec<_>, Vec<_>) =
        test_files("tests/browser")?.into_iter().partition(|path| path.ends_with(FRAMES));
    let both = [(alone, 1), (together, cores)].map(|(files, at_once)| {
        let mut tests = program("node");
        tests.arg("--test").arg(format!("--test-concurrency={at_once}")).args(files);
        run(tests.env("GULI_DIST", &dist).env("GULI_CHROMIUM", &chromium))
    });
    both.into_iter().collect()
}

/// It looks at how long frames take, for which the machine has to be its own.
const FRAMES: &str = "frames.test.mjs";

/// The files of tests, since Node 20 expands no pattern itself; none at all would be a run that tests nothing.
fn test_files(inside: &str) -> Outcome<Vec<PathBuf>> {
    let folder = project::root().join(inside);
    let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files: Vec<PathBuf> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.to_string_lossy().ends_with(".test.mjs"))
        .collect();
    files.sort();
    if files.is_empty() { Err(format!("{inside} has no tests")) } else { Ok(files) }
}
