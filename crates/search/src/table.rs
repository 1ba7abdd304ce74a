//! What has been searched before: a transposition table that never mistakes one position for another.

use alloc::vec::Vec;

use guli_rules::{Direction, Hole, Position};

/// What a number says about a value.
///
/// ```
/// assert_ne!(guli_search::Bound::Exact, guli_search::Bound::AtLeast);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bound {
    /// The value is this or less.
    AtMost,
    /// The value is this or more.
    AtLeast,
    /// The value is this.
    Exact,
}

/// The key of a position among all positions of one round: what its mover sees, and whether a bonus sowing is due.
///
/// The table mixes it by a one-to-one map, so that a place in the table and the stored bits together name the position
/// exactly: a wrong hit is impossible, not just unlikely. Within a round the closed holes are the same in all
/// positions, up to the seat swap that the mover's view is about; [`Table`] is told when a round begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Key {
    /// The lower eight bytes of the view, mixed with the rest. The upper bits choose the place.
    mixed: u64,
    /// The upper bytes of the view and two flags, in the lower [`KEY_BITS`] bits.
    upper: u64,
}

/// Six bytes of the view (14 holes, eight of them in the lower word), the bonus flag and the seat.
const KEY_BITS: u32 = 50;
const KEY_MASK: u64 = ((1 << KEY_BITS) - 1) & !(1 << BACKWARD);

impl Key {
    /// The key of a position. With `lopsided` closed holes the two seats do not play alike, and the seat is part of it.
    #[inline]
    pub(crate) fn new(position: &Position, lopsided: bool) -> Self {
        let view = position.view();
        let seat = u64::from(lopsided) & position.mover().index() as u64;
        let upper = (view >> 64) as u64 | (u64::from(position.bonus_due()) << 48) | (seat << 49);
        // Each step can be undone, given the upper half: a one-to-one map.
        let mixed = (view as u64 ^ upper.wrapping_mul(0x9e37_79b9_7f4a_7c15)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        let mixed = (mixed ^ (mixed >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        Self { mixed, upper }
    }
}

/// A stored result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub value: i8,
    pub bound: Bound,
    /// How far the search looked; [`PROVED`] where nothing was left to look at.
    pub depth: u8,
    /// Which of the mover's holes was best, counted from the mover's left, with [`BACK`] where it is sown backward;
    /// [`NO_HOLE`] where it is not known.
    pub best: u8,
}

/// The depth of a result that no deeper search can change.
pub(crate) const PROVED: u8 = 255;

/// No best hole.
pub(crate) const NO_HOLE: u8 = 7;

/// Marks a best hole that is sown backward.
const BACK: u8 = 8;

/// Two words a position. An empty place has no bound.
type Slot = [u64; 2];

/// A table of fixed size, allocated once.
pub(crate) struct Table {
    slots: Vec<Slot>,
    shift: u32,
}

/// The upper bits of `mixed` follow from the place (but for the lowest bit of that), so that eight of them can make
/// room for the depth.
const LEAST_BITS: u32 = 9;
const MIXED_MASK: u64 = u64::MAX >> 8;

impl Table {
    /// A table that takes `bytes` at the most, but at least eight kilobytes.
    pub(crate) fn new(bytes: usize) -> Self {
        let bits = (bytes / size_of::<Slot>()).max(1).ilog2().max(LEAST_BITS);
        let mut slots = Vec::new();
        slots.resize(1 << bits, [0, 0]);
        Self { slots, shift: 64 - bits }
    }

    /// Forgets everything, as is needed between rounds with different closed holes.
    pub(crate) fn clear(&mut self) {
        self.slots.fill([0, 0]);
    }

    /// The first of the two places of a key: they share a cache line.
    #[inline]
    fn place(&self, key: Key) -> usize {
        (key.mixed >> self.shift) as usize & !1
    }

    #[inline]
    fn is(slot: &Slot, key: Key) -> bool {
        slot[0] & MIXED_MASK == key.mixed & MIXED_MASK && slot[1] & KEY_MASK == key.upper
    }

    /// What is known of a position.
    #[inline]
    pub(crate) fn get(&self, key: Key) -> Option<Entry> {
        let at = self.place(key);
        let slot = self.slots[at..at + 2].iter().find(|slot| Self::is(slot, key))?;
        unpack(slot)
    }

    /// Keeps a result. Of the two places one belongs to what took most work, the other to what came last.
    #[inline]
    pub(crate) fn put(&mut self, key: Key, entry: Entry, work: u64) {
        let at = self.place(key);
        let new = pack(key, entry, work);
        let [first, second] = &mut self.slots[at..at + 2] else { return };
        if Self::is(first, key) {
            *first = new;
        } else if !Self::is(second, key) && work_of(&new) >= work_of(first) {
            *second = *first;
            *first = new;
        } else {
            *second = new;
        }
    }
}

// 50 bits of key, 8 of value, 2 of bound, 3 of best hole and one of work make 64.
const VALUE: u32 = KEY_BITS;
const BOUND: u32 = VALUE + 8;
const BEST: u32 = BOUND + 2;
const WORK: u32 = BEST + 3;
/// No hole holds 128 seeds, so that the key leaves this bit of a hole's byte alone.
const BACKWARD: u32 = 7;

/// A result that took so many nodes is worth keeping.
const MUCH_WORK: u64 = 200;

#[inline]
fn pack(key: Key, entry: Entry, work: u64) -> Slot {
    let bound = match entry.bound {
        Bound::AtMost => 1,
        Bound::AtLeast => 2,
        Bound::Exact => 3,
    };
    let second = key.upper
        | u64::from(entry.value as u8) << VALUE
        | bound << BOUND
        | u64::from(entry.best & 7) << BEST
        | u64::from(entry.best >> 3 & 1) << BACKWARD
        | u64::from(work >= MUCH_WORK) << WORK;
    [(key.mixed & MIXED_MASK) | (u64::from(entry.depth) << 56), second]
}

#[inline]
fn work_of(slot: &Slot) -> u64 {
    slot[1] >> WORK
}

#[inline]
fn unpack(slot: &Slot) -> Option<Entry> {
    let bound = match slot[1] >> BOUND & 3 {
        1 => Bound::AtMost,
        2 => Bound::AtLeast,
        3 => Bound::Exact,
        _ => return None,
    };
    Some(Entry {
        value: (slot[1] >> VALUE) as u8 as i8,
        bound,
        depth: (slot[0] >> 56) as u8,
        best: (slot[1] >> BEST & 7 | (slot[1] >> BACKWARD & 1) << 3) as u8,
    })
}

/// What an entry calls the best sowing: the hole to lift, and the position with the direction chosen. Out of the table of
/// this very position it can be lifted.
#[inline]
pub(crate) fn sowing_of(position: &Position, best: u8) -> Option<(Position, Hole)> {
    if best == NO_HOLE {
        return None;
    }
    let direction = if best & BACK == 0 { Direction::Forward } else { Direction::Backward };
    Some((position.towards(direction)?, Hole::at_place(row_start(position) + usize::from(best & !BACK))?))
}

/// What an entry calls the sowing of one of the mover's holes.
#[inline]
pub(crate) fn name_of(position: &Position, hole: Hole, direction: Direction) -> u8 {
    let column = (hole.place() - row_start(position)) as u8;
    if direction == Direction::Forward { column } else { column | BACK }
}

#[inline]
fn row_start(position: &Position) -> usize {
    position.mover().index() * usize::from(position.game().columns())
}

#[cfg(test)]
mod tests {
    use super::*;
    use guli_rules::Game;

    #[test]
    fn results_come_back_as_they_went_in() {
        let mut table = Table::new(1 << 16);
        let mut position = Position::start(Game::AliGuliMane);
        let mut stored = Vec::new();
        for ply in 0..40_u8 {
            let entry = Entry {
                value: ply as i8 - 20,
                bound: [Bound::AtMost, Bound::AtLeast, Bound::Exact][usize::from(ply % 3)],
                depth: ply.wrapping_mul(7),
                best: ply % 16,
            };
            let key = Key::new(&position, false);
            table.put(key, entry, u64::from(ply) * 30);
            stored.push((key, entry));
            let Some(hole) = position.legal().nth(usize::from(ply) % position.legal().len().max(1)) else { break };
            position = position.play(hole).expect("legal");
        }
        assert!(stored.len() > 20);
        for (key, entry) in stored {
            assert_eq!(table.get(key), Some(entry));
        }
    }

    #[test]
    fn both_seats_share_a_key_unless_holes_are_closed_lopsidedly() {
        let [south, north] = guli_rules::Seat::ALL.map(|seat| Position::start_by(Game::Mangala, seat));
        assert_eq!(Key::new(&south, false), Key::new(&north, false));
        assert_ne!(Key::new(&south, true), Key::new(&north, true));
    }
}
