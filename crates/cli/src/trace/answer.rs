use std::borrow::Cow;
use std::io::Write;

use guli_rules::{Direction, Hole, Position, Refusal};
use serde::Deserialize;

use super::account::{Account, MOST_LAPS};

/// One line of input.
#[derive(Deserialize)]
#[serde(expecting = "an object with a position and perhaps a hole")]
struct Question<'a> {
    #[serde(borrow)]
    position: Cow<'a, str>,
    hole: Option<u8>,
    #[serde(default)]
    backward: bool,
}

/// Writes the answer to one line, or says why there is none.
pub fn answer(line: &[u8], out: &mut Vec<u8>) -> Result<(), String> {
    let line = str::from_utf8(line).map_err(|error| format!("byte {} is not UTF-8", error.valid_up_to() + 1))?;
    let question: Question = serde_json::from_str(line).map_err(|error| in_line(&error))?;
    let position: Position = question.position.parse().map_err(|error| format!("position: {error}"))?;
    match question.hole {
        Some(number) => {
            let game = position.game();
            let hole = game.hole(number).ok_or_else(|| format!("{game} has no hole {number}"))?;
            let direction = if question.backward { Direction::Backward } else { Direction::Forward };
            let towards = position.towards(direction).ok_or_else(|| format!("{game} is sown forward only"))?;
            sowing(&towards, hole, out)
        }
        None => {
            legal(&position, out);
            Ok(())
        }
    }
}

/// The words of a JSON error. Its line is always 1 and would be mistaken for the number of the line.
fn in_line(error: &serde_json::Error) -> String {
    error.to_string().replace(" at line 1 column ", " at column ")
}

/// What sowing a hole does. An endless relay is no legal sowing and can be traced all the same, for one cycle.
fn sowing(position: &Position, hole: Hole, out: &mut Vec<u8>) -> Result<(), String> {
    let game = position.game();
    let mut account = Account::new(game);
    let after = match position.play_with(hole, &mut account) {
        Ok(after) => Some(after),
        Err(_) if is_endless(position, hole) => {
            let mut copy = *position;
            copy.try_sow_with(hole, &mut account);
            None
        }
        Err(error) => return Err(error.to_string()),
    };
    if account.is_cut {
        return Err(format!("one cycle of this endless relay has more than {MOST_LAPS} laps"));
    }
    // Written by hand: these are millions of lines of a handful of numbers, and the order of the fields is fixed.
    let number = game.number(hole);
    let backward = if position.direction() == Direction::Backward { "\"backward\":true," } else { "" };
    put(out, format_args!("{{\"position\":\"{position}\",\"hole\":{number},{backward}\"laps\":"));
    list(out, account.laps.iter().map(|[lifted, hand, last]| [*lifted, *hand, *last]));
    match account.laps.last().filter(|_| after.is_some()) {
        Some([_, _, last]) => put(out, format_args!(",\"endless\":false,\"last\":{last},\"captures\":")),
        None => put(out, format_args!(",\"endless\":true,\"last\":null,\"captures\":")),
    }
    list(out, account.captures.iter().copied());
    match after {
        Some(after) => put(out, format_args!(",\"after\":\"{after}\"}}")),
        None => put(out, format_args!(",\"after\":null}}")),
    }
    Ok(())
}

/// Whether the only thing against a sowing is that it would never end. A round can be over for no other reason.
fn is_endless(position: &Position, hole: Hole) -> bool {
    position.quiet() < position.game().quiet_limit() && position.hole_refusal(hole) == Some(Refusal::Endless)
}

/// Which holes can be sown, and where the direction is free, which of them backward.
fn legal(position: &Position, out: &mut Vec<u8>) {
    put(out, format_args!("{{\"position\":\"{position}\""));
    for towards in position.directions() {
        let name = if towards.direction() == Direction::Forward { "legal" } else { "backward" };
        put(out, format_args!(",\"{name}\":["));
        for (index, number) in towards.game().numbers(towards.legal()).enumerate() {
            let comma = if index > 0 { "," } else { "" };
            put(out, format_args!("{comma}{number}"));
        }
        put(out, format_args!("]"));
    }
    put(out, format_args!(",\"over\":{}}}", position.is_over()));
}

/// A list of lists of numbers.
fn list<const N: usize>(out: &mut Vec<u8>, items: impl Iterator<Item = [u8; N]>) {
    out.push(b'[');
    for (index, numbers) in items.enumerate() {
        out.extend_from_slice(if index > 0 { b",[" } else { b"[" });
        for (index, number) in numbers.into_iter().enumerate() {
            if index > 0 {
                out.push(b',');
            }
            if number >= 10 {
                out.push(b'0' + number / 10);
            }
            out.push(b'0' + number % 10);
        }
        out.push(b']');
    }
    out.push(b']');
}

fn put(out: &mut Vec<u8>, text: std::fmt::Arguments<'_>) {
    out.write_fmt(text).expect("memory can be written");
}
