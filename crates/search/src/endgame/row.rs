//! The six holes of one player as a number: a combinatorial number system.

/// Six holes in one word: byte `i` holds the seeds of the player's `i`-th hole along the sowing order.
pub(super) type Row = u64;

/// The holes of a row.
pub(super) const HOLES: usize = 6;

/// All bits of a row.
pub(super) const ROW: Row = (1 << (8 * HOLES)) - 1;

/// Rows of fewer seeds than this have numbers.
pub(super) const SUMS: usize = 32;

/// How many rows hold `seeds` seeds: `C(seeds + 5, 5)`.
pub(super) const fn count(seeds: usize) -> u32 {
    choose(seeds + HOLES - 1, HOLES - 1) as u32
}

/// [`count`] by look-up.
#[inline(always)]
pub(super) fn count_of(seeds: usize) -> u32 {
    COUNTS[seeds % SUMS]
}

static COUNTS: [u32; SUMS] = {
    let mut counts = [0; SUMS];
    let mut seeds = 0;
    while seeds < SUMS {
        counts[seeds] = count(seeds);
        seeds += 1;
    }
    counts
};

/// The binomial coefficient, for numbers small enough that nothing overflows.
pub(super) const fn choose(from: usize, of: usize) -> u64 {
    let mut ways = 1;
    let mut taken = 0;
    while taken < of {
        // Each step is a binomial coefficient itself, so that nothing is left over.
        ways = ways * (from - taken) as u64 / (taken as u64 + 1);
        taken += 1;
    }
    ways
}

/// `TERMS[i][s]`: how many ways there are to put fewer than `s` seeds into the first `i + 1` holes.
static TERMS: [[u32; SUMS]; HOLES - 1] = {
    let mut terms = [[0; SUMS]; HOLES - 1];
    let mut hole = 0;
    while hole < HOLES - 1 {
        let mut sum = 1;
        while sum < SUMS {
            terms[hole][sum] = choose(sum + hole, hole + 1) as u32;
            sum += 1;
        }
        hole += 1;
    }
    terms
};

/// The seeds of a row, fewer than 256.
#[inline(always)]
pub(super) const fn sum(row: Row) -> usize {
    (row.wrapping_mul(ROW / 0xff) >> (8 * (HOLES - 1)) & 0xff) as usize
}

/// The number of a row of fewer than [`SUMS`] seeds among the rows of equally many, from 0 to `count - 1`.
///
/// The running sums `s0 ≤ s1 ≤ … ≤ s5` say all about a row, and `s5` is known. Rows are ordered by `s4`, then `s3` and
/// so on, so that the number is the sum of what comes before on account of each.
#[inline(always)]
pub(super) fn rank(row: Row) -> u32 {
    // One multiplication makes all running sums, each in its byte.
    let sums = row.wrapping_mul(ROW / 0xff);
    let term = |hole: usize| TERMS[hole][(sums >> (8 * hole)) as usize % SUMS];
    term(0) + term(1) + term(2) + term(3) + term(4)
}

/// The row with this number among those of `seeds` seeds: the reverse of [`rank`].
pub(super) fn unrank(seeds: usize, mut rank: u32) -> Row {
    let mut row = 0;
    let mut after = seeds;
    for hole in (0..HOLES - 1).rev() {
        let sum = (0..=after).rev().find(|&sum| TERMS[hole][sum] <= rank).unwrap_or(0);
        rank -= TERMS[hole][sum];
        row |= ((after - sum) as Row) << (8 * (hole + 1));
        after = sum;
    }
    row | after as Row
}

/// All rows of `seeds` seeds in the order of their numbers.
pub(super) fn all(seeds: usize) -> impl Iterator<Item = Row> {
    core::iter::successors(Some((seeds as Row) << (8 * (HOLES - 1))), |&row| {
        // One seed goes one hole back from the first hole that can give it, and all seeds before go with it.
        let first = row & 0xff;
        let others = row & !0xff;
        let hole = others.trailing_zeros() / 8;
        (others != 0).then(|| others - (1 << (8 * hole)) + ((first + 1) << (8 * (hole - 1))))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_and_numbers_are_one_to_one() {
        for seeds in 0..SUMS - 10 {
            let mut rows = 0;
            for row in all(seeds) {
                assert_eq!(sum(row), seeds);
                assert_eq!(rank(row), rows);
                assert_eq!(unrank(seeds, rows), row);
                rows += 1;
            }
            assert_eq!(rows, count(seeds));
        }
    }
}
