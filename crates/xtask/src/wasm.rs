//! A library of the workspace as WebAssembly with its JavaScript, made without Trunk.

use std::path::Path;

use crate::page::{PROFILE, WASM_OPT, raw_wasm};
use crate::shell::{Outcome, run, run_quietly};
use crate::tools::Kit;
use crate::tools::rust::PAGE;

/// Compiles a package; more arguments say how.
pub fn compile(kit: &Kit, package: &str, rest: &[&str]) -> Outcome {
    let mut cargo = kit.rust.cargo("std,panic_abort");
    cargo.args(["rustc", "--quiet", "--locked", "--package", package, "--target", PAGE, "--profile", PROFILE]);
    run(cargo.args(rest))
}

/// Makes `NAME.js`, `NAME.d.ts` and an optimised `NAME_bg.wasm` of a library that was compiled.
pub fn bind(kit: &Kit, library: &str, name: &str, options: &[&str], folder: &Path) -> Outcome {
    let mut bindgen = kit.program("wasm-bindgen");
    bindgen.args(["--target", "web", "--out-name", name]).args(options).arg("--out-dir").arg(folder);
    run_quietly(bindgen.arg(raw_wasm(library)), &format!("wasm-bindgen-{name}"))?;
    let wasm = folder.join(format!("{name}_bg.wasm"));
    let mut optimiser = kit.program("wasm-opt");
    run_quietly(optimiser.args(WASM_OPT).arg(&wasm).arg("--output").arg(&wasm), &format!("wasm-opt-{name}"))
}
