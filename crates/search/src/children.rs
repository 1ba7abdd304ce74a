//! The positions that follow a position, the promising ones first.

use guli_rules::{Hole, Position, Stop};

/// A sowing and what it leads to.
#[derive(Clone, Copy)]
pub(crate) struct Child {
    pub position: Position,
    pub hole: Hole,
    /// Seeds captured by the sowing.
    pub gain: i32,
    /// How promising it looks; only the order counts.
    rank: i32,
}

/// Where more seeds than this are on the board, looking at the best reply before choosing the order saves more than
/// it costs.
const LOOK_AHEAD_ABOVE: u8 = 14;

impl Child {
    /// The child by a hole, `None` where its relay is endless.
    #[inline]
    pub(crate) fn new(parent: &Position, hole: Hole) -> Option<Self> {
        let mut position = *parent;
        if position.try_sow(hole) == Stop::Endless {
            return None;
        }
        let gain = i32::from(position.bank(parent.mover())) - i32::from(parent.bank(parent.mover()));
        Some(Self { position, hole, gain, rank: 0 })
    }

    /// Whether the same player is to move again.
    #[inline]
    pub(crate) fn same_mover(&self, parent: &Position) -> bool {
        self.position.mover() == parent.mover()
    }

    /// The child without a bonus sowing that can't be made.
    #[inline]
    pub(crate) fn settled(mut self) -> Self {
        self.position.settle();
        self
    }

    /// What a child's value is worth to the parent's mover.
    #[inline]
    pub(crate) fn worth(&self, parent: &Position, value: i32) -> i32 {
        if self.same_mover(parent) { self.gain + value } else { self.gain - value }
    }

    /// Weighs what is captured, what the best reply captures, and how many holes each side has left to choose from.
    fn rank(&mut self, parent: &Position, own_places: u32, other_places: u32) {
        let child = &self.position;
        let again = self.same_mover(parent);
        let view = child.view();
        let low_places = if again { own_places } else { other_places };
        let low = filled(view & ((1 << (8 * low_places)) - 1));
        let high = filled(view >> (8 * low_places));
        let (own, other) = if again { (low, high) } else { (high, low) };
        let reply = if child.on_board() > LOOK_AHEAD_ABOVE { best_gain(child) } else { 0 };
        let reply = if again { reply } else { -reply };
        self.rank = 4 * self.gain + 3 * reply + own - 2 * other;
    }
}

/// How many bytes are not 0. A row has seven at the most.
#[inline]
fn filled(row: u128) -> i32 {
    const LOW: u64 = 0x007f_7f7f_7f7f_7f7f;
    (((row as u64 & !0x0080_8080_8080_8080) + LOW) & 0x0080_8080_8080_8080).count_ones() as i32
}

/// The most that one sowing captures.
fn best_gain(position: &Position) -> i32 {
    position.liftable().filter_map(|hole| Child::new(position, hole)).map(|child| child.gain).max().unwrap_or(0)
}

/// The children of a position, at most a row of them, handed out best first.
pub(crate) struct Children {
    list: [Option<Child>; 7],
    len: usize,
}

impl Children {
    /// All children but the one by `known`.
    #[inline]
    pub(crate) fn new(parent: &Position, known: Option<Hole>) -> Self {
        let row = |seat| parent.open().and(parent.game().row(seat)).len() as u32;
        let (own_places, other_places) = (row(parent.mover()), row(parent.mover().other()));
        let mut children = Self { list: [None; 7], len: 0 };
        for hole in parent.liftable() {
            if Some(hole) == known {
                continue;
            }
            if let Some(mut child) = Child::new(parent, hole) {
                child.rank(parent, own_places, other_places);
                children.list[children.len] = Some(child);
                children.len += 1;
            }
        }
        children
    }
}

impl Iterator for Children {
    type Item = Child;

    #[inline]
    fn next(&mut self) -> Option<Child> {
        let rank = |child: &Option<Child>| child.as_ref().map_or(i32::MIN, |child| child.rank);
        let best = (0..self.len).max_by_key(|&index| (rank(&self.list[index]), core::cmp::Reverse(index)))?;
        self.list[best].take()
    }
}
