//! The best play, written out.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use guli_rules::{Position, Step};

use crate::Endgame;
use crate::children::{Child, all_children};
use crate::search::{Search, Stopped, is_lopsided, value_at_end};
use crate::table::{Key, Table, sowing_of};

/// A step that takes more looking than this is not worth waiting for.
const STEP_NODES: u64 = 4_000_000;

/// The best play from a position, beginning with `first`.
pub(crate) fn line(
    table: &mut Table,
    endgame: Option<&Endgame>,
    start: Position,
    first: Option<Step>,
    most: usize,
) -> Vec<Step> {
    let mut position = start;
    let mut steps = Vec::new();
    let mut path = Vec::new();
    while steps.len() < most {
        let step = if position.must_pass() {
            Some(Step::Pass)
        } else if steps.is_empty() {
            first
        } else {
            let mut search = Search::new(table, endgame, &position, STEP_NODES);
            best_step(&mut search, &position).ok().flatten()
        };
        path.push(same_again(&position));
        let Some((step, next)) = step.and_then(|step| Some((step, step.play(position).ok()?))) else { break };
        // Where nothing is to be won any more, the players would go round from here on. Where something is, a first
        // sowing that was given may have led back, and play goes on to win it.
        let mut search = Search::new(table, endgame, &next, STEP_NODES);
        if path.contains(&same_again(&next)) && search.exact(&next).is_ok_and(|value| value == 0) {
            break;
        }
        steps.push(step);
        position = next;
    }
    steps
}

/// The play that the search has found best so far.
pub(crate) fn remembered_line(table: &Table, start: Position, first: Option<Step>, most: usize) -> Vec<Step> {
    let lopsided = is_lopsided(&start);
    let mut position = start;
    let mut steps = Vec::new();
    while steps.len() < most {
        let remembered = || {
            let entry = table.get(Key::new(&position, lopsided))?;
            let (towards, hole) = sowing_of(&position, entry.best)?;
            Some(Step::Sow(hole, towards.direction()))
        };
        let step = if position.must_pass() {
            Some(Step::Pass)
        } else if steps.is_empty() {
            first
        } else {
            remembered()
        };
        let Some((step, next)) = step.and_then(|step| Some((step, step.play(position).ok()?))) else { break };
        steps.push(step);
        position = next;
    }
    steps
}

/// What makes a position the same again: not the banks, and not the quiet turns.
fn same_again(position: &Position) -> (u128, bool, bool) {
    (position.view(), position.bonus_due(), position.mover() == guli_rules::Seat::South)
}

/// The best hole, and of several the one that gets on with it.
///
/// Where all best sowings are quiet, some of them may only put off what is to be won, and playing those again and again
/// would never win it. So whoever has something to win plays towards the next capture by the shortest way.
fn best_step(search: &mut Search, position: &Position) -> Result<Option<Step>, Stopped> {
    let mut best: Option<(i32, Child)> = None;
    let mut ties = 0;
    for child in all_children(position) {
        let child = child.settled();
        let worth = child.worth(position, search.exact(&child.position)?);
        match &best {
            Some((value, chosen)) if (worth, child.gain) <= (*value, chosen.gain) => ties += i32::from(worth == *value),
            _ => {
                best = Some((worth, child));
                ties = 0;
            }
        }
    }
    let Some((value, chosen)) = best else { return Ok(None) };
    if chosen.gain > 0 || ties == 0 || value <= 0 {
        return Ok(Some(chosen.step()));
    }
    for turns in 1..=position.game().quiet_limit() {
        let mut hunt = Hunt { search: &mut *search, escaped: BTreeMap::new() };
        if let Some(step) = hunt.forces(position, value, turns)? {
            return Ok(Some(step));
        }
    }
    Ok(Some(chosen.step()))
}

/// Whether the round is over and its leftovers are worth `value` to the player who would be to move.
fn is_won(position: &Position, value: i32) -> bool {
    value_at_end(position) >= value && position.is_over()
}

/// Looks for a way to a capture that keeps a value.
struct Hunt<'s, 't> {
    search: &'s mut Search<'t>,
    /// Positions from which the hunted player gets away for so many turns.
    escaped: BTreeMap<(u128, bool, bool), u8>,
}

impl Hunt<'_, '_> {
    /// A hole by which the mover is sure of `value` with at most `turns` quiet turns before the next capture.
    fn forces(&mut self, position: &Position, value: i32, turns: u8) -> Result<Option<Step>, Stopped> {
        if turns == 0 || self.escaped.get(&same_again(position)).is_some_and(|&escaped| escaped >= turns) {
            return Ok(None);
        }
        for child in all_children(position) {
            let reached = if child.gain > 0 {
                let child = child.settled();
                child.worth(position, self.search.exact(&child.position)?) >= value
            } else {
                self.is_caught(&child.position, value, turns - 1)?
            };
            if reached {
                return Ok(Some(child.step()));
            }
        }
        self.escaped.insert(same_again(position), turns);
        Ok(None)
    }

    /// Whether the other player is sure of `value`, whatever the mover does.
    fn is_caught(&mut self, position: &Position, value: i32, turns: u8) -> Result<bool, Stopped> {
        if turns == 0 {
            return Ok(false);
        }
        if let Some(passed) = position.pass() {
            return Ok(self.forces(&passed, value, turns - 1)?.is_some());
        }
        let mut any = false;
        for child in all_children(position) {
            any = true;
            let caught = if child.gain > 0 {
                let child = child.settled();
                -child.worth(position, self.search.exact(&child.position)?) >= value
            } else {
                self.forces(&child.position, value, turns - 1)?.is_some() || is_won(&child.position, value)
            };
            if !caught {
                return Ok(false);
            }
        }
        // Where leftovers count, the end of the round is as good as a capture.
        Ok(any || -value_at_end(position) >= value)
    }
}
