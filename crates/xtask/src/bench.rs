//! Random playouts and the search, native and in WebAssembly side by side.

use crate::page;
use crate::project;
use crate::setup;
use crate::shell::{Outcome, cargo, run};
use crate::step::step;
use crate::tools::{chromium, node};
use crate::wasm;

/// Builds both programs and has a script run them in turn; the same games, compiled and optimised like the page's.
pub fn bench(rest: &[String]) -> Outcome {
    if let Some((word, rest)) = rest.split_first()
        && word == "search"
    {
        return search(rest);
    }
    let kit = setup::bring()?;
    step("guli, native", || run(cargo().args(["build", "--quiet", "--locked", "--release", "--package", "guli"])))?;
    let folder = project::root().join("target/bench");
    step("guli-bench to WebAssembly", || {
        wasm::compile(&kit, "guli-bench", &["--features", "wasm", "--crate-type", "cdylib"])?;
        wasm::bind(&kit, "guli_bench", "guli-bench", &[], &folder)
    })?;
    step("playouts", || {
        let mut script = kit.program("node");
        script.arg("tests/bench/rules.mjs").arg("--native").arg(native());
        run(script.arg("--wasm").arg(folder.join("guli-bench.js")).args(rest))
    })
}

/// Builds the native program and the page, and has a script put the same questions to both in turn.
fn search(rest: &[String]) -> Outcome {
    let kit = setup::bring()?;
    step("guli, native", || run(cargo().args(["build", "--quiet", "--locked", "--release", "--package", "guli"])))?;
    node::packages()?;
    let chromium = chromium::bring()?;
    let dist = project::root().join("target/dist");
    page::build(&kit, &dist, None)?;
    step("search", || {
        let mut script = kit.program("node");
        script.arg("tests/bench/search.mjs").arg("--native").arg(native()).args(rest);
        run(script.env("GULI_DIST", &dist).env("GULI_CHROMIUM", &chromium))
    })
}

fn native() -> std::path::PathBuf {
    project::root().join("target/release").join(format!("guli{}", std::env::consts::EXE_SUFFIX))
}
