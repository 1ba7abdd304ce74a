//! Everything that continuous integration checks, step by step.

mod crates;
mod steps;

use std::cell::OnceCell;
use std::time::{Duration, Instant};

use crate::setup;
use crate::shell::Outcome;
use crate::step::time;
use crate::tools::Kit;
use steps::STEPS;

/// Which steps are wanted.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// Name the steps instead of taking them.
    pub list: bool,
    /// Only these, if there are any.
    pub only: Vec<String>,
    /// Not these.
    pub skip: Vec<String>,
}

impl Choice {
    fn wants(&self, name: &str) -> bool {
        let named = |names: &[String]| names.iter().any(|each| each == name);
        !named(&self.skip) && (self.only.is_empty() || named(&self.only))
    }
}

/// One check.
pub struct Step {
    name: &'static str,
    what: &'static str,
    take: fn(&Tools) -> Outcome,
}

/// The tools for the page, brought when the first step asks for them: `--only fmt` needs none.
#[derive(Default)]
pub struct Tools {
    kit: OnceCell<Result<Kit, String>>,
}

impl Tools {
    fn kit(&self) -> Outcome<&Kit> {
        self.kit.get_or_init(setup::bring).as_ref().map_err(|fault| format!("the set-up failed: {fault}"))
    }
}

/// Takes the chosen steps, all of them even if one fails, and sums up.
pub fn test(choice: &Choice) -> Outcome {
    if choice.list {
        for step in STEPS {
            println!("{:<12} {}", step.name, step.what);
        }
        return Ok(());
    }
    for name in choice.only.iter().chain(&choice.skip) {
        if !STEPS.iter().any(|step| step.name == name) {
            return Err(format!("there is no step `{name}`; `cargo xtask test --list` names them"));
        }
    }
    let start = Instant::now();
    let tools = Tools::default();
    let reports: Vec<Report> =
        STEPS.iter().filter(|step| choice.wants(step.name)).map(|step| take(step, &tools)).collect();
    sum_up(&reports, start.elapsed())
}

/// How a step went.
struct Report {
    name: &'static str,
    time: Duration,
    outcome: Outcome,
}

fn take(step: &Step, tools: &Tools) -> Report {
    println!("\n=== {}: {}", step.name, step.what);
    let start = Instant::now();
    let outcome = (step.take)(tools);
    let report = Report { name: step.name, time: start.elapsed(), outcome };
    if let Err(fault) = &report.outcome {
        println!("{}: {fault}", step.name);
    }
    println!("=== {}: {} ({})", report.name, report.word(), time(report.time));
    report
}

impl Report {
    fn word(&self) -> &'static str {
        if self.outcome.is_ok() { "passed" } else { "FAILED" }
    }
}

fn sum_up(reports: &[Report], whole: Duration) -> Outcome {
    println!("\nSummary, {} in all:", time(whole));
    for report in reports {
        println!("  {:<12} {} {:>12}", report.name, report.word(), time(report.time));
    }
    let failed = reports.iter().filter(|report| report.outcome.is_err()).count();
    // Alone on its line and last, in the form that runners read.
    println!("\n{} passed, {failed} failed", reports.len() - failed);
    if failed == 0 { Ok(()) } else { Err("something failed; its output stands above".to_owned()) }
}
