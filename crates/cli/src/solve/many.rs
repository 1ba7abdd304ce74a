use std::io::{self, BufRead, Read, Write};
use std::process::ExitCode;

use serde_json::json;

use super::Solver;
use crate::{Outcome, start};

/// No position or game line is anywhere near as long.
const LONGEST_LINE: u64 = 1 << 20;

/// Answers every line of `input` with one line, in the same order. A bad line gets an error for an answer, and the run
/// goes on.
pub fn run(solver: &mut Solver, json: bool, mut input: impl BufRead, out: &mut impl Write) -> Outcome {
    let mut code = ExitCode::SUCCESS;
    let mut number = 0_u64;
    while let Some(line) = next_line(&mut input)? {
        number += 1;
        match line.and_then(|line| position(&line)) {
            Ok(position) => solver.solve(&position).write(json, out)?,
            Err(error) => {
                code = ExitCode::from(1);
                if json {
                    writeln!(out, "{}", json!({ "error": error, "line": number }))?;
                } else {
                    writeln!(out, "line {number}: {error}")?;
                }
            }
        }
        // Whoever asks line by line waits for the answer.
        out.flush()?;
    }
    Ok(code)
}

fn position(line: &str) -> Result<guli_rules::Position, String> {
    start::read(line.trim()).map_err(|error| error.to_string())
}

/// The next line, or what is wrong with it; `None` at the end of the input.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, String>>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() as u64 == LONGEST_LINE && !bytes.ends_with(b"\n") {
        input.skip_until(b'\n')?;
        return Ok(Some(Err(format!("the line is longer than {LONGEST_LINE} bytes"))));
    }
    Ok(Some(String::from_utf8(bytes).map_err(|_| "the line is not UTF-8".to_owned())))
}
