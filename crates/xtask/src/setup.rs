//! Brings every tool that building the page needs.

use std::path::PathBuf;
use std::thread;

use crate::page;
use crate::pins::{Pins, pins};
use crate::shell::Outcome;
use crate::tools::crate_tool::{self, TRUNK, WASM_BINDGEN};
use crate::tools::rust::{PAGE, Rust};
use crate::tools::{Kit, node};

/// Brings the tools and compiles the page's wasm, so that what follows needs no network.
///
/// Two things go on at once: cargo installs the tools, and the standard library is compiled. Each is for long stretches
/// the work of a single core.
pub fn bring() -> Outcome<Kit> {
    let pins = pins()?;
    let (tools, wasm) = thread::scope(|scope| {
        let tools = scope.spawn(|| crate_tools(&pins));
        let wasm = rust_and_wasm_opt(&pins.wasm_opt);
        (tools.join(), wasm)
    });
    let mut path = tools.map_err(|_| "bringing the tools stopped short".to_owned())??;
    let (rust, wasm_opt) = wasm?;
    path.push(wasm_opt);
    Ok(Kit { rust, path })
}

/// Brings all that the other tasks would bring when they need it.
pub fn bring_all() -> Outcome {
    bring()?;
    node::packages()?;
    crate::tools::chromium::bring()?;
    crate::tools::engines::bring();
    Ok(())
}

fn crate_tools(pins: &Pins) -> Outcome<Vec<PathBuf>> {
    let bindgen = WASM_BINDGEN.bring(&pins.wasm_bindgen)?;
    let trunk = TRUNK.bring(&pins.trunk)?;
    crate_tool::sweep();
    Ok(vec![bindgen, trunk])
}

fn rust_and_wasm_opt(version: &str) -> Outcome<(Rust, PathBuf)> {
    let rust = Rust::bring(PAGE)?;
    let wasm_opt = node::wasm_opt(version)?;
    page::compile(&rust)?;
    Ok((rust, wasm_opt))
}
