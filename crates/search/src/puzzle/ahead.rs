//! How far one has to look, counting captured seeds only as people do.

use guli_rules::{Hole, Position};

use crate::children::{Child, Children};

/// Looking further than this is not asked of anybody.
pub(super) const FURTHEST: u8 = 6;

/// The least number of sowings after which the captures alone show `best` to be better than every other hole, and go
/// on showing it when one looks further.
pub(super) fn ahead(position: &Position, best: Hole) -> Option<u8> {
    let mut least = None;
    for depth in (1..=FURTHEST).rev() {
        if !shows(position, best, depth) {
            break;
        }
        least = Some(depth);
    }
    least
}

/// Whether the captures of the next `depth` sowings show the best hole.
fn shows(position: &Position, best: Hole, depth: u8) -> bool {
    let Some(child) = Child::new(position, best) else { return false };
    let worth = through(position, &child, -100, 100, depth);
    Children::new(position, Some(best)).all(|other| through(position, &other, worth - 1, worth, depth) < worth)
}

fn through(parent: &Position, child: &Child, alpha: i32, beta: i32, depth: u8) -> i32 {
    let gain = child.gain;
    if child.same_mover(parent) {
        gain + captures(&child.position, alpha - gain, beta - gain, depth - 1)
    } else {
        gain - captures(&child.position, gain - beta, gain - alpha, depth - 1)
    }
}

/// The capture difference for the mover within so many sowings.
fn captures(position: &Position, alpha: i32, beta: i32, depth: u8) -> i32 {
    if depth == 0 {
        return 0;
    }
    if let Some(passed) = position.pass() {
        return -captures(&passed, -beta, -alpha, depth - 1);
    }
    let mut most = None;
    for child in Children::new(position, None) {
        let from = most.map_or(alpha, |most: i32| most.max(alpha));
        let worth = through(position, &child, from, beta, depth);
        if most.is_none_or(|most| worth > most) {
            most = Some(worth);
        }
        if worth >= beta {
            break;
        }
    }
    most.unwrap_or(0)
}
