//! The versions of the tools, which stand in `Trunk.toml` and nowhere else.

use crate::project;
use crate::shell::{Outcome, text_of};

/// The versions that `Trunk.toml` asks for.
#[derive(Debug, PartialEq, Eq)]
pub struct Pins {
    /// Of Trunk itself.
    pub trunk: String,
    /// Of wasm-bindgen's command line tool. The crate must be the same.
    pub wasm_bindgen: String,
    /// Of wasm-opt: binaryen counts by whole numbers.
    pub wasm_opt: String,
}

/// Reads `Trunk.toml`.
pub fn pins() -> Outcome<Pins> {
    parse(&text_of(&project::root().join("Trunk.toml"))?)
}

fn parse(toml: &str) -> Outcome<Pins> {
    let value = |key: &str, before: &str| {
        toml.lines()
            .filter_map(|line| line.split_once('='))
            .find(|(left, _)| left.trim() == key)
            .and_then(|(_, right)| right.trim().trim_matches('"').strip_prefix(before))
            .map(str::to_owned)
            .ok_or_else(|| format!("Trunk.toml has no line `{key} = \"{before}...\"`"))
    };
    Ok(Pins {
        trunk: value("trunk-version", "=")?,
        wasm_bindgen: value("wasm_bindgen", "")?,
        wasm_opt: value("wasm_opt", "version_")?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The version of a package in `Cargo.lock`.
    fn locked(package: &str) -> Option<String> {
        let lock = text_of(&project::root().join("Cargo.lock")).ok()?;
        let name = format!("name = \"{package}\"");
        let version = lock.lines().skip_while(|line| *line != name).nth(1)?;
        Some(version.trim_start_matches("version = ").trim_matches('"').to_owned())
    }

    #[test]
    fn the_crate_and_the_tool_are_the_same_wasm_bindgen() {
        let pins = pins().expect("Trunk.toml can be read");
        assert_eq!(locked("wasm-bindgen"), Some(pins.wasm_bindgen));
    }

    #[test]
    fn npm_brings_the_wasm_opt_that_trunk_asks_for() {
        let pins = pins().expect("Trunk.toml can be read");
        let package = text_of(&project::root().join("package.json")).expect("package.json can be read");
        assert!(package.contains(&format!("\"binaryen\": \"{}.0.0\"", pins.wasm_opt)));
    }

    #[test]
    fn the_lock_of_the_page_tools_names_no_registry() {
        let lock = text_of(&project::root().join("package-lock.json")).expect("package-lock.json can be read");
        assert!(!lock.contains("\"resolved\""));
    }

    #[test]
    fn a_missing_pin_is_named() {
        let fault = parse("[tools]\nwasm_opt = \"version_1\"\ntrunk-version = \"=2\"").expect_err("one is missing");
        assert!(fault.contains("wasm_bindgen"), "{fault}");
    }
}
