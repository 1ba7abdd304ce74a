//! The browser that the page is tested in.

use std::path::PathBuf;

use crate::apt;
use crate::shell::{Outcome, which};
use crate::step::there;

const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const ELSEWHERE: [&str; 1] = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

/// Finds Chromium, or brings it.
pub fn bring() -> Outcome<PathBuf> {
    if let Some(path) = std::env::var_os("GULI_CHROMIUM").map(PathBuf::from) {
        return if path.is_file() { Ok(path) } else { Err(format!("GULI_CHROMIUM: there is no {}", path.display())) };
    }
    if let Some(path) = find() {
        there("Chromium", &path.display().to_string());
        return Ok(path);
    }
    let without = "Chromium is missing; install it, or name it in the variable GULI_CHROMIUM";
    if !apt::here() {
        return Err(without.to_owned());
    }
    // It comes without letters to draw.
    apt::install(&["chromium", "fonts-liberation"], "the tests in a browser")?;
    find().ok_or_else(|| without.to_owned())
}

fn find() -> Option<PathBuf> {
    let elsewhere = ELSEWHERE.iter().map(PathBuf::from).find(|path| path.is_file());
    NAMES.iter().find_map(|name| which(name)).or(elsewhere)
}
