//! Random playouts, native and in WebAssembly side by side.

use crate::page::{self, PROFILE};
use crate::project;
use crate::setup;
use crate::shell::{Outcome, cargo, run, run_quietly};
use crate::step::step;
use crate::tools::rust::PAGE;

/// Builds both programs and has a script run them in turn.
///
/// The wasm is the page's crate with its feature `bench`, compiled and optimised like the page's own.
pub fn bench(rest: &[String]) -> Outcome {
    let kit = setup::bring()?;
    step("guli, native", || run(cargo().args(["build", "--quiet", "--locked", "--release", "--package", "guli"])))?;
    let folder = project::root().join("target/bench");
    step("guli-web with its feature `bench`", || {
        let mut cargo = kit.rust.cargo("std,panic_abort");
        cargo.args(["build", "--quiet", "--locked", "--package", "guli-web", "--features", "bench"]);
        run(cargo.args(["--target", PAGE, "--profile", PROFILE]))?;
        let mut bindgen = kit.program("wasm-bindgen");
        bindgen.args(["--target", "nodejs", "--out-name", "guli-bench", "--out-dir"]).arg(&folder);
        run_quietly(bindgen.arg(page::raw_wasm()), "wasm-bindgen-bench")?;
        let wasm = folder.join("guli-bench_bg.wasm");
        let mut optimiser = kit.program("wasm-opt");
        optimiser.args(page::WASM_OPT).arg(&wasm).arg("--output").arg(&wasm);
        run_quietly(&mut optimiser, "wasm-opt-bench")
    })?;
    step("playouts", || {
        let mut script = kit.program("node");
        let native = project::root().join("target/release").join(format!("guli{}", std::env::consts::EXE_SUFFIX));
        script.arg("tests/bench/rules.mjs").arg("--native").arg(native);
        run(script.arg("--wasm").arg(folder.join("guli-bench.js")).args(rest))
    })
}
