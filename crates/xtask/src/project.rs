//! Where things stand in the project.

use std::path::{Path, PathBuf};

/// The folder of the whole project.
///
/// Cargo says at run time where this crate stands; what was true at compile time may no longer be so after a move.
pub fn root() -> PathBuf {
    let own = std::env::var("CARGO_MANIFEST_DIR").unwrap_or_else(|_| env!("CARGO_MANIFEST_DIR").to_owned());
    match Path::new(&own).ancestors().nth(2) {
        Some(root) => root.to_owned(),
        None => PathBuf::from("."),
    }
}

/// The ignored folder for the tools that are brought.
pub fn tools() -> PathBuf {
    root().join("target/tools")
}

/// Cargo's folder for everything compiled to WebAssembly.
///
/// Apart from the host's, because the two may be compiled by different Rusts, and because a page that is being served
/// and rebuilt should not wait for a test that is being compiled.
pub fn wasm_target() -> PathBuf {
    root().join("target/wasm")
}
