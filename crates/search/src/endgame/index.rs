//! Every position of a number of seeds has a place in a table.

use super::MAX_SEEDS;
use super::row::{self, ROW, Row, SUMS};

/// How many positions have `seeds` seeds on the board: `C(seeds + 11, 11)`.
pub(super) const fn positions(seeds: usize) -> usize {
    row::choose(seeds + 11, 11) as usize
}

/// `FIRST[n][a]`: where the positions begin, among those of `n` seeds, in which the mover's row holds `a`.
static FIRST: [[u32; SUMS]; MAX_SEEDS + 1] = {
    let mut first = [[0; SUMS]; MAX_SEEDS + 1];
    let mut seeds = 0;
    while seeds <= MAX_SEEDS {
        let mut own = 0;
        while own < seeds {
            first[seeds][own + 1] = first[seeds][own] + row::count(own) * row::count(seeds - own);
            own += 1;
        }
        seeds += 1;
    }
    first
};

/// Where the positions begin, among those of `seeds` seeds, in which the mover's row holds `own` of them.
#[inline(always)]
pub(super) fn first(seeds: usize, own: usize) -> usize {
    FIRST[seeds][own] as usize
}

/// The seeds on a board and its place among the positions of as many seeds; `None` for more than [`MAX_SEEDS`].
///
/// Positions are ordered by the seeds in the mover's row, then by the *other* row, then by the mover's. What a hole
/// leads to has the rows exchanged, so that the boards reached from one row of the mover's, facing this row and the next
/// and the next, lie side by side.
#[inline]
pub(super) fn index(view: u128) -> Option<(usize, usize)> {
    let (own, facing) = rows(view);
    let (owned, faced) = (row::sum(own), row::sum(facing));
    let seeds = owned + faced;
    if seeds > MAX_SEEDS {
        return None;
    }
    let place = first(seeds, owned) + (row::rank(facing) * row::count_of(owned) + row::rank(own)) as usize;
    Some((seeds, place))
}

/// The mover's row and the other.
#[inline(always)]
pub(super) const fn rows(view: u128) -> (Row, Row) {
    (view as u64 & ROW, (view >> 48) as u64 & ROW)
}

/// The board with these rows, the mover's first.
#[inline(always)]
pub(super) const fn view(own: Row, facing: Row) -> u128 {
    own as u128 | (facing as u128) << 48
}

/// The board at a place of the table of `seeds` seeds: the reverse of [`index`].
pub(super) fn board(seeds: usize, place: usize) -> Option<u128> {
    if seeds > MAX_SEEDS || place >= positions(seeds) {
        return None;
    }
    let own = (0..=seeds).rev().find(|&own| first(seeds, own) <= place)?;
    let place = (place - first(seeds, own)) as u32;
    let rows = row::count_of(own);
    Some(view(row::unrank(own, place % rows), row::unrank(seeds - own, place / rows)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_and_places_are_one_to_one() {
        for seeds in 0..=9 {
            for place in 0..positions(seeds) {
                let board = board(seeds, place).unwrap();
                assert_eq!(index(board), Some((seeds, place)));
            }
            assert_eq!(board(seeds, positions(seeds)), None);
        }
        for seeds in 10..=MAX_SEEDS {
            for place in (0..positions(seeds)).step_by(positions(seeds) / 999 + 1) {
                assert_eq!(index(board(seeds, place).unwrap()), Some((seeds, place)));
            }
            assert_eq!(board(seeds, positions(seeds) - 1), Some(seeds as u128), "all in the mover's first hole");
        }
    }

    #[test]
    fn counts_are_those_of_the_rules_page() {
        assert_eq!([2, 4, 6, 8, 10, 12].map(positions), [78, 1365, 12_376, 75_582, 352_716, 1_352_078]);
    }
}
