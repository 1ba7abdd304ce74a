//! Random playouts, native and in WebAssembly side by side.

use crate::page::{self, PROFILE};
use crate::project;
use crate::setup;
use crate::shell::{Outcome, cargo, run, run_quietly};
use crate::step::step;
use crate::tools::rust::PAGE;

/// Builds both programs and has a script run them in turn; the same games, compiled and optimised like the page's.
pub fn bench(rest: &[String]) -> Outcome {
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
        let native = project::root().join("target/release").join(format!("guli{}", std::env::consts::EXE_SUFFIX));
        script.arg("tests/bench/rules.mjs").arg("--native").arg(native);
        run(script.arg("--wasm").arg(folder.join("guli-bench.js")).args(rest))
    })
}
