//! An estimate where the search must stop.

use guli_rules::{Position, Seat};

/// The likely future capture difference for the mover.
///
/// Holes to choose from are worth more than seeds: a player with many filled holes finds a capture, and keeps the other
/// from having the last word. Seeds in the own row are likely to be sown by the own hand.
pub(crate) fn evaluate(position: &Position) -> i32 {
    let count = |seat: Seat| {
        let row = position.game().row(seat);
        let seeds = row.filter_map(|hole| position.seeds(hole));
        seeds.fold((0, 0), |(filled, sum), seeds| (filled + i32::from(seeds > 0), sum + i32::from(seeds)))
    };
    let (own_filled, own_seeds) = count(position.mover());
    let (other_filled, other_seeds) = count(position.mover().other());
    (3 * (own_filled - other_filled) + (own_seeds - other_seeds)) / 8
}
