//! Random playouts and the search, native and in WebAssembly side by side.

use crate::page::{self, PROFILE};
use crate::project;
use crate::setup;
use crate::shell::{Outcome, cargo, run, run_quietly};
use crate::step::step;
use crate::tools::rust::PAGE;
use crate::tools::{chromium, node};

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
        let mut cargo = kit.rust.cargo("std,panic_abort");
        cargo.args(["rustc", "--quiet", "--locked", "--package", "guli-bench", "--features", "wasm"]);
        run(cargo.args(["--crate-type", "cdylib", "--target", PAGE, "--profile", PROFILE]))?;
        let mut bindgen = kit.program("wasm-bindgen");
        bindgen.args(["--target", "web", "--out-name", "guli-bench", "--out-dir"]).arg(&folder);
        run_quietly(bindgen.arg(page::raw_wasm("guli_bench")), "wasm-bindgen-bench")?;
        let wasm = folder.join("guli-bench_bg.wasm");
        let mut optimiser = kit.program("wasm-opt");
        run_quietly(optimiser.args(page::WASM_OPT).arg(&wasm).arg("--output").arg(&wasm), "wasm-opt-bench")
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
    page::build(&kit, &dist)?;
    step("search", || {
        let mut script = kit.program("node");
        script.arg("tests/bench/search.mjs").arg("--native").arg(native()).args(rest);
        run(script.env("GULI_DIST", &dist).env("GULI_CHROMIUM", &chromium))
    })
}

fn native() -> std::path::PathBuf {
    project::root().join("target/release").join(format!("guli{}", std::env::consts::EXE_SUFFIX))
}
