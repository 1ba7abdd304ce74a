//! The positions that follow a position, the promising ones first.

use guli_rules::{Direction, Hole, Position, Step, Stop};

/// A sowing and what it leads to.
#[derive(Clone, Copy)]
pub(crate) struct Child {
    pub position: Position,
    pub hole: Hole,
    /// The direction in which it was sown.
    pub direction: Direction,
    /// Seeds captured by the sowing.
    pub gain: i32,
}

/// Where more seeds than this are on the board, looking at the best reply before choosing the order saves more than
/// it costs.
const LOOK_AHEAD_ABOVE: u8 = 11;

impl Child {
    /// The child by a hole, sown in the direction of the parent; `None` where its relay is endless.
    #[inline]
    pub(crate) fn new(parent: &Position, hole: Hole) -> Option<Self> {
        let mut position = *parent;
        if position.try_sow(hole) == Stop::Endless {
            return None;
        }
        let gain = i32::from(position.bank(parent.mover())) - i32::from(parent.bank(parent.mover()));
        Some(Self { position, hole, direction: parent.direction(), gain })
    }

    /// The step that leads to it.
    pub(crate) const fn step(&self) -> Step {
        Step::Sow(self.hole, self.direction)
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

    /// How promising the child looks without the best reply to it: what is captured, and how many holes each side has
    /// left to choose from. Only the order counts.
    #[inline]
    fn rank(&self, parent: &Position, places: Places) -> i32 {
        let child = &self.position;
        let again = self.same_mover(parent);
        let view = child.view();
        let low_places = if again { places.own } else { places.other };
        let low = filled(view as u64 & ((1 << (8 * low_places)) - 1));
        let high = filled((view >> (8 * low_places)) as u64);
        let (own, other) = if again { (low, high) } else { (high, low) };
        4 * self.gain + own - 2 * other
    }

    /// What the best reply adds to that.
    #[inline]
    fn reply(&self, parent: &Position) -> i32 {
        let reply = 3 * best_gain(&self.position);
        if self.same_mover(parent) { reply } else { -reply }
    }
}

/// How many open holes the mover and the other player have.
#[derive(Clone, Copy)]
struct Places {
    own: u32,
    other: u32,
}

impl Places {
    #[inline]
    fn new(position: &Position) -> Self {
        let game = position.game();
        if position.open().is_all_of(game) {
            return Self { own: game.columns().into(), other: game.columns().into() };
        }
        let row = |seat| position.open().and(game.row(seat)).len() as u32;
        Self { own: row(position.mover()), other: row(position.mover().other()) }
    }
}

/// How many of the lower seven bytes are not 0. No byte is above 127.
#[inline]
fn filled(row: u64) -> i32 {
    const ONES: u64 = 0x0001_0101_0101_0101;
    let marks = (((row & (0x7f * ONES)) + 0x7f * ONES) >> 7) & ONES;
    (marks.wrapping_mul(0x0101_0101_0101_0101) >> 56) as i32
}

/// The most that one sowing captures.
#[inline]
fn best_gain(position: &Position) -> i32 {
    let most = best_gain_towards(position);
    match position.towards(Direction::Backward) {
        Some(backward) => most.max(best_gain_towards(&backward)),
        None => most,
    }
}

#[inline]
fn best_gain_towards(position: &Position) -> i32 {
    let bank = position.bank(position.mover());
    let mut most = bank;
    for hole in position.liftable() {
        let mut after = *position;
        after.try_sow(hole);
        most = most.max(after.bank(position.mover()));
    }
    i32::from(most - bank)
}

/// All children of a position, those of one direction after those of the other.
pub(crate) fn all_children(parent: &Position) -> impl Iterator<Item = Child> {
    parent.directions().flat_map(|towards| Children::new(&towards, None))
}

/// The children of a position by sowings in its direction, at most a row of them, handed out best first.
pub(crate) struct Children {
    parent: Position,
    list: [Option<Child>; 7],
    /// How promising each is; the least number for those handed out, and where there is none.
    ranks: [i32; 7],
    /// Those whose best reply has not been looked for yet, a bit each: their rank is the most it can be.
    open: u8,
    /// How many are left.
    left: u8,
}

impl Children {
    /// All children but the one by `known`.
    #[inline]
    pub(crate) fn new(parent: &Position, known: Option<Hole>) -> Self {
        let places = Places::new(parent);
        let mut children = Self { parent: *parent, list: [None; 7], ranks: [i32::MIN; 7], open: 0, left: 0 };
        let liftable = parent.liftable();
        let wanted = known.map_or(liftable, |known| liftable.without(known));
        for (index, hole) in wanted.enumerate().take(7) {
            if let Some(child) = Child::new(parent, hole) {
                children.ranks[index] = child.rank(parent, places);
                if child.position.on_board() > LOOK_AHEAD_ABOVE {
                    if child.same_mover(parent) {
                        children.ranks[index] += child.reply(parent);
                    } else {
                        children.open |= 1 << index;
                    }
                }
                children.list[index] = Some(child);
                children.left += 1;
            }
        }
        children
    }
}

impl Iterator for Children {
    type Item = Child;

    #[inline]
    fn next(&mut self) -> Option<Child> {
        loop {
            let mut best = 0;
            for index in 1..7 {
                if self.ranks[index] > self.ranks[best] {
                    best = index;
                }
            }
            if self.open >> best & 1 == 0 || self.left == 1 {
                self.left = self.left.saturating_sub(1);
                self.ranks[best] = i32::MIN;
                return self.list[best].take();
            }
            self.open &= !(1 << best);
            if let Some(child) = &self.list[best] {
                self.ranks[best] += child.reply(&self.parent);
            }
        }
    }
}
