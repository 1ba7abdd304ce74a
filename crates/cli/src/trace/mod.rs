//! What sowings do, line by line, for programs that want to be told or checked.

mod account;
mod answer;
mod lines;

use std::io::{self, BufWriter, Read, Write};
use std::process::ExitCode;

use answer::answer;
use lines::{Line, Lines};

use crate::Outcome;

/// Answer JSON lines on standard input by JSON lines on standard output
///
/// Of {"position":…,"hole":…} each line tells what sowing that hole does: laps, endless, last, captures, after. Without
/// a hole it tells the legal holes and whether the round is over. Where the direction is free, "backward":true asks about
/// a backward sowing. Other fields are ignored. A line that can't be
/// answered gives {"error":…,"line":…}, the rest is answered all the same, and the exit code is 1.
#[derive(clap::Args)]
pub struct Arguments {}

/// Answers every line of `input`. Needs memory for one line at a time.
pub fn run(_: &Arguments, input: impl Read, out: impl Write) -> Outcome {
    let mut out = BufWriter::with_capacity(1 << 16, out);
    let all_good = answer_all(input, &mut out)?;
    out.flush()?;
    Ok(if all_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn answer_all(input: impl Read, out: &mut impl Write) -> io::Result<bool> {
    let mut lines = Lines::new(input);
    let mut all_good = true;
    let mut text = Vec::new();
    for number in 1_u64.. {
        if lines.is_drained() {
            // Reading on may wait for somebody who waits for these answers.
            out.flush()?;
        }
        let result = match lines.next()? {
            Line::End => break,
            Line::Text(line) => {
                text.clear();
                answer(line, &mut text)
            }
            Line::TooLong => Err(format!("the line has more than {} bytes", lines::LONGEST)),
        };
        match result {
            Ok(()) => out.write_all(&text)?,
            Err(error) => {
                all_good = false;
                out.write_all(b"{\"error\":")?;
                serde_json::to_writer(&mut *out, &error)?;
                write!(out, ",\"line\":{number}}}")?;
            }
        }
        out.write_all(b"\n")?;
    }
    Ok(all_good)
}
