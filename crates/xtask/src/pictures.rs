//! Pictures of the page, for people to look at.

use crate::page;
use crate::project;
use crate::setup;
use crate::shell::{Outcome, program, run};
use crate::step::step;
use crate::tools::{chromium, node};

/// Builds the page and has a script take its pictures into `target/pictures`; what is only asked needs no page.
pub fn pictures(rest: &[String]) -> Outcome {
    let kit = setup::bring()?;
    node::packages()?;
    if rest.iter().any(|word| word == "--list") {
        return run(program("node").arg("tests/browser/pictures.mjs").arg("--list"));
    }
    let chromium = chromium::bring()?;
    let dist = project::root().join("target/dist");
    page::build(&kit, &dist, None)?;
    step("pictures into target/pictures", || {
        let mut script = program("node");
        script.arg("tests/browser/pictures.mjs").args(rest);
        run(script.env("GULI_DIST", dist).env("GULI_CHROMIUM", chromium))
    })
}
