//! Packages of Debian and its kin.

use std::fs;

use crate::shell::{Outcome, program, read, run_quietly, which};
use crate::step::step;

/// Whether this is Debian, Ubuntu, or another system made of them.
pub fn here() -> bool {
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    let family = release
        .lines()
        .filter_map(|line| line.split_once('='))
        .filter(|(key, _)| *key == "ID" || *key == "ID_LIKE")
        .any(|(_, value)| value.contains("debian") || value.contains("ubuntu"));
    family && which("apt-get").is_some()
}

/// The command a person types to get packages.
pub fn command_for(packages: &[&str]) -> String {
    format!("sudo apt-get update && sudo apt-get install --no-install-recommends {}", packages.join(" "))
}

/// Installs packages, after naming them. Nothing that is there is removed for them.
pub fn install(packages: &[&str], purpose: &str) -> Outcome {
    let missing: Vec<&str> = packages.iter().copied().filter(|name| !installed(name)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let typed = command_for(&missing);
    if read(program("id").arg("-u")).as_deref() != Some("0") {
        return Err(format!(
            "{purpose}: distribution packages are missing, and only root installs them; type\n    {typed}"
        ));
    }
    let what = format!("distribution packages for {purpose}: {}", missing.join(" "));
    step(&what, || {
        // A list of packages that is missing or old makes the first try fail; a fresh one costs time only then.
        apt_install(&missing).or_else(|_| {
            run_quietly(program("apt-get").arg("update"), "apt-update")?;
            apt_install(&missing)
        })
    })
    .map_err(|fault| format!("{purpose}: {fault}\nTo see why, type\n    {typed}"))
}

fn installed(package: &str) -> bool {
    read(program("dpkg-query").args(["--show", "--showformat=${db:Status-Status}", package])).as_deref()
        == Some("installed")
}

fn apt_install(packages: &[&str]) -> Outcome {
    let mut apt = program("apt-get");
    apt.args(["install", "--yes", "--no-install-recommends", "--no-remove"]).args(packages);
    run_quietly(apt.env("DEBIAN_FRONTEND", "noninteractive"), "apt-install")
}
