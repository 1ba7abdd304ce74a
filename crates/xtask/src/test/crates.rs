//! What `cargo publish` would send, compiled from what would be sent, without asking anybody.
//!
//! Cargo can check that by itself, but it keeps what it unpacks under a name made of the folder and the version, and
//! takes it for current ever after: on the second run in one place the search would be compiled against the rules of
//! the first. So the two are unpacked and put together here.

use std::fs;

use crate::project;
use crate::shell::{Outcome, cargo, program, run};

/// The crates for crates.io, in the order of their needs.
const CRATES: [&str; 2] = ["guli-rules", "guli-search"];

/// Packs the crates, unpacks them into a workspace of their own, and compiles that.
pub fn check() -> Outcome {
    let target = project::root().join("target");
    let packed = target.join("package");
    let mut package = cargo();
    package.args(["package", "--locked", "--offline", "--allow-dirty", "--no-verify", "--target-dir"]).arg(&target);
    for name in CRATES {
        package.args(["--package", name]);
    }
    run(&mut package)?;

    let folder = target.join("unpacked");
    let fault = |error: std::io::Error| format!("{}: {error}", folder.display());
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(fault)?;
    }
    fs::create_dir_all(&folder).map_err(fault)?;
    let folders = CRATES.map(|name| format!("{name}-{}", env!("CARGO_PKG_VERSION")));
    for (name, unpacked) in CRATES.iter().zip(&folders) {
        let archive = packed.join(format!("{unpacked}.crate"));
        run(program("tar").arg("-xzf").arg(&archive).arg("-C").arg(&folder))?;
        // Each brings a lock of its own, in which the other has an address it does not have here.
        let lock = folder.join(unpacked).join("Cargo.lock");
        if lock.exists() {
            fs::remove_file(&lock).map_err(|error| format!("{name}: {}: {error}", lock.display()))?;
        }
    }
    let [rules, search] = &folders;
    let workspace = format!(
        "[workspace]\nresolver = \"3\"\nmembers = [\"{rules}\", \"{search}\"]\n\n\
         [patch.crates-io]\nguli-rules = {{ path = \"{rules}\" }}\n"
    );
    fs::write(folder.join("Cargo.toml"), workspace).map_err(fault)?;
    // The project's lock says which versions of others were fetched; cargo leaves out what is not needed here.
    fs::copy(project::root().join("Cargo.lock"), folder.join("Cargo.lock")).map_err(fault)?;
    run(cargo().current_dir(&folder).args(["check", "--offline", "--target-dir"]).arg(folder.join("target")))
}
