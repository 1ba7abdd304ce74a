use crate::{Position, Stop};

/// Counts the ways to play on for `depth` plies, where a ply is one sowing or a forced pass.
///
/// A bonus sowing is a ply of its own. A finished game has no children. The counts compare this program with others.
///
/// ```
/// use guli_rules::{Game, Position, perft_sowings};
///
/// let counts = [1, 2, 3, 4].map(|depth| perft_sowings(&Position::start(Game::AliGuliMane), depth));
/// assert_eq!(counts, [7, 36, 184, 806]);
/// ```
#[must_use]
pub fn perft_sowings(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    children(position).map(|child| perft_sowings(&child, depth - 1)).sum()
}

/// Counts the ways to play on for `depth` turns, where a turn is one sowing with its bonus sowing, or a forced pass.
///
/// A position in which a bonus sowing is due is in the middle of a turn: the rest of that turn counts as the first.
///
/// ```
/// use guli_rules::{Game, Position, perft_turns};
///
/// assert_eq!(perft_turns(&Position::start(Game::Mangala), 3), 206);
/// // All seven first sowings capture, so that a turn is a first and a second sowing.
/// assert_eq!(perft_turns(&Position::start(Game::AliGuliMane), 1), 36);
/// ```
#[must_use]
pub fn perft_turns(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    children(position)
        .map(|child| {
            // The turn goes on as long as the bonus sowing is due.
            let turns_left = if child.bonus_due() { depth } else { depth - 1 };
            perft_turns(&child, turns_left)
        })
        .sum()
}

/// The positions after every legal sowing, or after the forced pass.
fn children(position: &Position) -> impl Iterator<Item = Position> {
    let parent = *position;
    let choices = parent.directions().flat_map(|towards| towards.liftable().map(move |hole| (towards, hole)));
    let sowings = choices.filter_map(|(mut child, hole)| {
        if child.try_sow(hole) == Stop::Endless {
            return None;
        }
        child.settle();
        Some(child)
    });
    sowings.chain(parent.pass())
}
