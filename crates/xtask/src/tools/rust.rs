//! A Rust that compiles for WebAssembly.
//!
//! Three ways, in this order: the target is installed; rustup installs it; Debian's and Ubuntu's newest Rust compiles
//! the standard library from its source. The third needs no server but the distribution's, and is there for machines
//! that reach no other.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::apt;
use crate::project;
use crate::shell::{Outcome, cargo, program, read, run_quietly, text_of, which};
use crate::step::{step, there};

/// What the page is compiled for.
pub const PAGE: &str = "wasm32-unknown-unknown";
/// A target without any system: there is no `std` for it, so what compiles for it needs none.
pub const BARE: &str = "wasm32v1-none";

/// Debian's Rust, and the source of its standard library.
const PACKAGES: [&str; 3] = ["rustc-web", "cargo-web", "rust-web-src"];
/// Its linter, which only `test` needs.
const CLIPPY_PACKAGE: &str = "rust-web-clippy";

/// A Rust that compiles for WebAssembly.
pub enum Rust {
    /// The Rust that is on the search path, with the target's standard library installed.
    Own,
    /// The distribution's Rust, which compiles the standard library first.
    Distribution {
        /// The linker for WebAssembly.
        linker: PathBuf,
    },
}

impl Rust {
    /// Finds a Rust for a target, or brings one.
    pub fn bring(target: &str) -> Outcome<Rust> {
        let what = format!("Rust for {target}");
        if installed(target) {
            there(&what, "installed");
            return Ok(Rust::Own);
        }
        if chosen().exists() && distribution_fits().is_ok() {
            there(&what, "the distribution's, with std from source");
            return Ok(Rust::Distribution { linker: linker()? });
        }
        if which("rustup").is_some() {
            let way = format!("{what}: rustup target add {target} (into rustup's own folder)");
            let added = step(&way, || run_quietly(program("rustup").args(["target", "add", target]), "rustup"));
            if added.is_ok() && installed(target) {
                return Ok(Rust::Own);
            }
        }
        if apt::here() {
            println!("{what}: rustup can't bring it; the distribution's Rust will compile std from source");
            return distribution().map_err(|fault| missing(target, &fault));
        }
        Err(missing(target, "get your system's package with that target's standard library,"))
    }

    /// Makes a command use this Rust, with these crates of the standard library.
    pub fn put_into(&self, command: &mut Command, crates: &str) {
        command.env("CARGO_TARGET_DIR", project::wasm_target());
        command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", anonymous());
        if let Rust::Distribution { linker } = self {
            // Building std is an unstable feature of cargo, and stable programs refuse those without the second one.
            command.env("CARGO_UNSTABLE_BUILD_STD", crates).env("RUSTC_BOOTSTRAP", "1");
            command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
            command.env("RUSTC", "/usr/bin/rustc").env("RUSTDOC", "/usr/bin/rustdoc");
            // They would lead back to the Rust that runs this program.
            command.env_remove("CARGO").env_remove("RUSTUP_TOOLCHAIN").env_remove("LD_LIBRARY_PATH");
        }
    }

    /// A cargo that compiles for WebAssembly with these crates of the standard library.
    pub fn cargo(&self, crates: &str) -> Command {
        let mut command = match self {
            Rust::Own => cargo(),
            Rust::Distribution { .. } => program("/usr/bin/cargo"),
        };
        self.put_into(&mut command, crates);
        command
    }

    /// Clippy for WebAssembly, brought if need be.
    pub fn clippy(&self) -> Outcome<Command> {
        match self {
            Rust::Own => {
                let mut command = self.cargo("");
                command.arg("clippy");
                Ok(command)
            }
            Rust::Distribution { .. } => {
                apt::install(&[CLIPPY_PACKAGE], "clippy for wasm32")?;
                let mut command = program("/usr/bin/cargo-clippy");
                self.put_into(&mut command, "std,panic_abort");
                command.env("CARGO", "/usr/bin/cargo").arg("clippy");
                Ok(command)
            }
        }
    }

    /// A folder with no program but this Rust's cargo, for programs that look for `cargo` on the search path.
    pub fn folder(&self) -> Option<PathBuf> {
        matches!(self, Rust::Distribution { .. }).then(chosen)
    }
}

/// Flags that keep this machine's folders out of the texts of panics: what is published names no home, and is the same
/// wherever it is built.
fn anonymous() -> String {
    let home = std::env::var("CARGO_HOME").map(PathBuf::from).or_else(|_| {
        let home = std::env::home_dir().ok_or(())?;
        Ok::<_, ()>(home.join(".cargo"))
    });
    let mut flags = format!("--remap-path-prefix={}=", project::root().display());
    if let Ok(home) = home {
        flags += &format!(" --remap-path-prefix={}=cargo", home.display());
    }
    flags
}

/// Whether the Rust on the search path has a target's standard library, or `core` for a bare target.
fn installed(target: &str) -> bool {
    let folder = read(program("rustc").args(["--print", "target-libdir", "--target", target]));
    let Some(entries) = folder.and_then(|folder| fs::read_dir(folder).ok()) else { return false };
    entries.flatten().any(|entry| entry.file_name().to_string_lossy().starts_with("libcore-"))
}

/// The folder whose existence says that the distribution's Rust was chosen once: another run need not ask rustup again.
fn chosen() -> PathBuf {
    project::tools().join("distribution-rust/bin")
}

fn distribution() -> Outcome<Rust> {
    let mut packages = PACKAGES.to_vec();
    if linker().is_err() {
        packages.push("lld");
    }
    apt::install(&packages, "WebAssembly")?;
    distribution_fits()?;
    let linker = linker()?;
    link_cargo()?;
    Ok(Rust::Distribution { linker })
}

/// Puts the distribution's cargo into a folder of its own: `/usr/bin` first on the search path would change everything.
fn link_cargo() -> Outcome {
    let folder = chosen();
    let fault = |error: std::io::Error| format!("{}: {error}", folder.display());
    fs::create_dir_all(&folder).map_err(fault)?;
    #[cfg(unix)]
    for name in ["cargo", "rustc", "rustdoc"] {
        let link = folder.join(name);
        if !link.exists() {
            std::os::unix::fs::symlink(Path::new("/usr/bin").join(name), link).map_err(fault)?;
        }
    }
    Ok(())
}

/// Whether the distribution's Rust is new enough for this project and has the source of its standard library.
fn distribution_fits() -> Outcome {
    let version = read(program("/usr/bin/rustc").arg("--version")).ok_or("there is no /usr/bin/rustc")?;
    let manifest = text_of(&project::root().join("Cargo.toml"))?;
    let needed = manifest
        .lines()
        .find_map(|line| line.strip_prefix("rust-version = "))
        .ok_or("Cargo.toml names no rust-version")?;
    if numbers(&version) < numbers(needed) {
        return Err(format!("the distribution's Rust is too old: {version}, and {needed} is needed"));
    }
    let sysroot = read(program("/usr/bin/rustc").args(["--print", "sysroot"])).unwrap_or_default();
    let source = Path::new(&sysroot).join("lib/rustlib/src/rust/library/std");
    if source.exists() && Path::new("/usr/bin/cargo").exists() {
        Ok(())
    } else {
        Err("the distribution's cargo or the source of std is missing".to_owned())
    }
}

/// The first numbers of a version, for comparing: `rustc 1.96.0 (...)` and `"1.88"` are (1, 96) and (1, 88).
fn numbers(version: &str) -> Vec<u32> {
    let digits = |c: char| !c.is_ascii_digit();
    version.split(digits).filter(|part| !part.is_empty()).take(2).filter_map(|part| part.parse().ok()).collect()
}

/// A linker for WebAssembly: the one that comes with rustup's Rust, or LLVM's.
fn linker() -> Outcome<PathBuf> {
    let of_rust = read(program("rustc").args(["--print", "target-libdir"]))
        .and_then(|folder| Some(Path::new(&folder).parent()?.join("bin/rust-lld")));
    of_rust
        .into_iter()
        .find(|path| path.exists())
        .or_else(|| which("rust-lld"))
        .or_else(|| which("wasm-ld"))
        .ok_or_else(|| "there is no linker for WebAssembly (rust-lld or wasm-ld)".to_owned())
}

fn missing(target: &str, fault: &str) -> String {
    format!(
        "no Rust here compiles for {target}: {fault}\nor, where rustup reaches its server,\n    rustup target add {target}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_compare_as_numbers() {
        assert!(numbers("rustc 1.96.0 (abc 2026-01-01)") > numbers("\"1.88\""));
        assert!(numbers("rustc 1.100.0") > numbers("rustc 1.96.0"));
        assert!(numbers("rustc 1.63.0") < numbers("\"1.88\""));
    }
}
