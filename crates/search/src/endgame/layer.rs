//! The values of all positions of one number of seeds, from those of fewer.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use guli_rules::{Game, Hole, Position, Seat};

use super::index::{self, first, positions};
use super::row::{Row, SUMS, count_of};
use super::sowings::{After, Sowings};
use crate::search::value_at_end;

/// What is known of a value: it is neither below `low` nor above `high`.
#[derive(Clone, Copy)]
pub(super) struct Bounds {
    low: i8,
    high: i8,
}

impl Bounds {
    /// A known value.
    pub(super) const fn exact(value: i8) -> Self {
        Self { low: value, high: value }
    }

    /// The value, once no bound moves any more: the one nearest to 0.
    pub(super) fn value(self) -> i8 {
        0.clamp(self.low, self.high)
    }

    #[inline(always)]
    const fn word(self) -> u16 {
        u16::from_le_bytes([self.low as u8, self.high as u8])
    }
}

/// Rows of the mover's that are visited together: their positions facing one row share a cache line.
const BLOCK: u32 = 8;

/// How many words of open positions of each of these rows are visited together: what is read and written in the
/// meantime stays in the nearest cache.
const CHUNK: usize = 16;

/// One layer at work. The bounds of the smaller layers come first in the same array, so that captures and quiet sowings
/// are looked up alike.
pub(super) struct Layer {
    game: Game,
    seeds: usize,
    /// `starts[a << 5 | b]`: where the positions begin in which the mover's row holds `b` seeds and the other `a`.
    starts: Box<[u32; SUMS * SUMS]>,
    /// A bit for each position whose bounds differ: for each row of the mover's whole words, a bit for each row facing
    /// it.
    open: Vec<u64>,
    /// The rows to visit next: how many seeds the mover's holds, the first of a block, the word to begin with.
    own: usize,
    block: u32,
    chunk: usize,
    /// Where the words of the rows with `own` seeds begin.
    words: usize,
    moved: bool,
    positions: usize,
    /// Positions whose bounds meet.
    closed: usize,
}

impl Layer {
    /// Begins with nothing known of the positions of `seeds` seeds, and makes room for them in `bounds`.
    pub(super) fn new(game: Game, seeds: usize, bounds: &mut Vec<Bounds>) -> Self {
        let most = seeds as i8;
        let positions = positions(seeds);
        let layer = bounds.len();
        bounds.resize(layer + positions, Bounds { low: -most, high: most });

        let mut starts = Box::new([0; SUMS * SUMS]);
        let mut start = 0;
        for total in (0..=seeds).step_by(2) {
            for own in 0..=total {
                starts[(total - own) * SUMS + own] = (start + first(total, own)) as u32;
            }
            start += index::positions(total);
        }

        let mut open = vec![];
        for own in 0..=seeds {
            let facing = count_of(seeds - own) as usize;
            for _ in 0..count_of(own) {
                open.resize(open.len() + facing / 64, u64::MAX);
                if !facing.is_multiple_of(64) {
                    open.push((1 << (facing % 64)) - 1);
                }
            }
        }
        let closed = match end_of_round(game, seeds) {
            Some(value) => {
                // The positions with an empty row of the mover's come first.
                let ended = count_of(seeds) as usize;
                bounds[layer..layer + ended].fill(Bounds::exact(value));
                open[..ended.div_ceil(64)].fill(0);
                ended
            }
            None => 0,
        };
        Self { game, seeds, starts, open, own: 0, block: 0, chunk: 0, words: 0, moved: false, positions, closed }
    }

    /// How many positions have a value.
    pub(super) const fn closed(&self) -> usize {
        self.closed
    }

    /// Visits rows of positions until `work` positions were visited; says how many were, and whether
    /// every value is known now.
    pub(super) fn poll(&mut self, sowings: &Sowings, bounds: &mut [Bounds], work: usize) -> (usize, bool) {
        let mut visited = 0;
        while visited < work {
            let words = (count_of(self.seeds - self.own) as usize).div_ceil(64);
            let rows = count_of(self.own);
            let end = (self.chunk + CHUNK).min(words);
            for rank in self.block..(self.block + BLOCK).min(rows) {
                visited += self.visit(sowings, bounds, rank, self.words + rank as usize * words, end) + 1;
            }
            if self.closed == self.positions {
                return (visited, true);
            }
            self.chunk = end;
            if end < words {
                continue;
            }
            self.chunk = 0;
            self.block += BLOCK;
            if self.block < rows {
                continue;
            }
            self.block = 0;
            self.words += rows as usize * words;
            self.own += 1;
            if self.own <= self.seeds {
                continue;
            }
            self.own = 0;
            self.words = 0;
            if !core::mem::take(&mut self.moved) {
                return (visited, true);
            }
        }
        (visited, false)
    }

    /// Narrows the bounds of the open positions with one row of the mover's.
    #[inline(always)]
    fn visit(&mut self, sowings: &Sowings, bounds: &mut [Bounds], rank: u32, words: usize, end: usize) -> usize {
        // Most rows are soon done with.
        if self.open[words + self.chunk..words + end].iter().all(|&open| open == 0) {
            return 0;
        }
        let facing = self.seeds - self.own;
        let stride = count_of(self.own) as usize;
        let lifts = sowings.lifts(self.own, rank);
        let arrivals = sowings.arrivals(facing);
        let mine = self.starts[facing * SUMS + self.own] as usize + rank as usize;

        let mut ways = [Way::default(); 6];
        for (way, lift) in ways.iter_mut().zip(lifts.plain()) {
            let [plain, chained] = lift.own.map(|after| self.half(after));
            *way = Way { across: usize::from(lift.across), halves: [plain, chained] };
        }
        let ways = &ways[..lifts.plain().len()];

        let mut visited = 0;
        let mut moved = 0;
        for word in self.chunk..end {
            let mut bits = self.open[words + word];
            let mut closed = 0;
            while bits != 0 {
                let facing = word * 64 + bits.trailing_zeros() as usize;
                visited += 1;
                let arrivals = &arrivals[facing];
                let (mut low, mut high) = (i32::MIN, i32::MIN);
                for way in ways {
                    let after = arrivals[way.across & 7];
                    let half = &way.halves[after.chain()];
                    let start = self.starts[(half.start as usize + after.sum()) % (SUMS * SUMS)];
                    let rows = count_of(after.sum());
                    let at = start + half.rank * rows + after.rank();
                    let theirs = bounds[at as usize];
                    let captured = half.left - after.sum() as i32;
                    low = low.max(captured - i32::from(theirs.high));
                    high = high.max(captured - i32::from(theirs.low));
                }
                let at = mine + facing * stride;
                if lifts.comes_round() {
                    for hole in lifts.round() {
                        let (l, h) = self.sow(bounds, at, hole);
                        low = low.max(l);
                        high = high.max(h);
                    }
                }
                let after = Bounds { low: low as i8, high: high as i8 };
                let before = &mut bounds[at];
                // Nobody can guess which positions move and which close: no branches.
                moved |= before.word() ^ after.word();
                *before = after;
                closed |= if low == high { bits & bits.wrapping_neg() } else { 0 };
                bits &= bits - 1;
            }
            self.open[words + word] &= !closed;
            self.closed += closed.count_ones() as usize;
        }
        self.moved |= moved != 0;
        visited
    }

    fn half(&self, after: After) -> Half {
        Half { start: (after.sum() * SUMS) as u32, rank: after.rank(), left: (self.seeds - after.sum()) as i32 }
    }

    #[cold]
    #[inline(never)]
    fn sow(&self, bounds: &[Bounds], at: usize, hole: Hole) -> (i32, i32) {
        let place = at - self.starts[self.seeds * SUMS] as usize;
        let position =
            index::board(self.seeds, place).and_then(|view| Position::from_view(self.game, Seat::South, view));
        let Some(mut position) = position else { return (i32::MIN, i32::MIN) };
        position.try_sow(hole);
        let Some((seeds, place)) = index::index(position.view()) else { return (i32::MIN, i32::MIN) };
        let theirs = bounds[self.starts[seeds * SUMS] as usize + place];
        let captured = (self.seeds - seeds) as i32;
        (captured - i32::from(theirs.high), captured - i32::from(theirs.low))
    }
}

/// What a position is worth in which the mover's row is empty, if that is the end; `None` where the mover passes.
fn end_of_round(game: Game, seeds: usize) -> Option<i8> {
    let position = Position::from_view(game, Seat::South, index::view(0, seeds as Row))?;
    (!position.must_pass()).then(|| value_at_end(&position) as i8)
}

/// A sowing from the row that is being visited.
#[derive(Clone, Copy, Default)]
struct Way {
    across: usize,
    halves: [Half; 2],
}

/// The part of a successor's place that the lifted row decides.
#[derive(Clone, Copy, Default)]
struct Half {
    start: u32,
    rank: u32,
    left: i32,
}
