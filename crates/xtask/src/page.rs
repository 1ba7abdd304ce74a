//! The page: its wasm, and what Trunk makes of it.

use std::fs;
use std::path::Path;

use crate::project;
use crate::shell::{Outcome, run};
use crate::step::step;
use crate::tools::rust::{PAGE, Rust};
use crate::tools::{Kit, node};

/// The profile of `Cargo.toml` that the page is compiled with. There is only this one: see `Trunk.toml`.
pub const PROFILE: &str = "wasm";

/// Compiles the page's crates, so that Trunk finds them done, and fetches their dependencies, so that Trunk needs no network.
pub fn compile(rust: &Rust) -> Outcome {
    let what = match rust {
        Rust::Own => "guli-play and guli-web to WebAssembly",
        Rust::Distribution { .. } => "guli-play and guli-web to WebAssembly (with std, the first time a minute or two)",
    };
    step(what, || {
        let mut cargo = rust.cargo("std,panic_abort");
        cargo.args(["build", "--quiet", "--locked", "--target", PAGE, "--profile", PROFILE]);
        cargo.args(["--package", "guli-play", "--package", "guli-web"]);
        run(&mut cargo)
    })
}

/// Builds what is published into a folder: the page as it was written into `source`, and beside it its bundles. What has
/// to name whole addresses needs to know where the folder will lie.
pub fn build(kit: &Kit, dist: &Path, base: Option<&str>) -> Outcome {
    node::packages()?;
    let source = dist.join("source");
    step("page by trunk build", || {
        fs::create_dir_all(&source).map_err(|error| format!("{}: {error}", source.display()))?;
        let mut trunk = kit.program("trunk");
        run(trunk.args(["build", "--offline", "--log", "warn", "--dist"]).arg(&source))
    })?;
    step("bundles by esbuild", || {
        let mut node = kit.program("node");
        node.arg("tools/bundle.mjs").arg(dist);
        if let Some(base) = base {
            node.args(["--base", base]);
        }
        run(&mut node)
    })
}

/// Where a library's compiled wasm lies before wasm-bindgen reads it.
pub fn raw_wasm(library: &str) -> std::path::PathBuf {
    project::wasm_target().join(PAGE).join(PROFILE).join(format!("{library}.wasm"))
}

/// How wasm-opt is called: as Trunk does it by the words in `index.html`, which a test compares with these.
///
/// Each feature is one that every browser since 2022 has, and that rustc uses by default. wasm-opt must be told, because
/// the section that lists them is stripped with the names.
pub const WASM_OPT: [&str; 7] = [
    "-O3",
    "--enable-bulk-memory",
    "--enable-sign-ext",
    "--enable-nontrapping-float-to-int",
    "--enable-mutable-globals",
    "--enable-multivalue",
    "--enable-reference-types",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_optimised_as_measured() {
        let html = crate::shell::text_of(&project::root().join("index.html")).expect("index.html can be read");
        let (level, features) = WASM_OPT.split_first().expect("there is a level");
        let crates: Vec<&str> = html.lines().filter(|line| line.contains("rel=\"rust\"")).collect();
        assert_eq!(crates.len(), 2);
        for line in crates {
            assert!(line.contains(&format!("data-wasm-opt=\"{}\"", level.trim_start_matches("-O"))));
            assert!(line.contains(&format!("data-wasm-opt-params=\"{}\"", features.join(" "))));
            assert!(line.contains(&format!("data-cargo-profile=\"{PROFILE}\"")));
        }
    }
}
