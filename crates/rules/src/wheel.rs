//! How a lap goes round a ring: with all holes open, and with some closed.

use crate::Hole;
use crate::ring::{Laps, NEXTS, Ring, lap_table, mask_at, next_table, one_each, pair_table};

/// A ring of open holes. Places count the open holes along the sowing order.
pub(crate) trait Wheel: Copy {
    /// How many places there are.
    fn places(self) -> u8;
    /// The word that sows a hand of `seeds` lifted at `place`.
    fn lap(self, place: u8, seeds: u8) -> Ring;
    /// The place after the last of `seeds` seeds sown from `place`.
    fn after(self, place: u8, seeds: u8) -> u8;
    /// All bits of a place and of the open place that faces it.
    fn pair(self, place: u8) -> Ring;
    /// The open place that faces a place.
    fn facing(self, place: u8) -> Option<u8>;
    /// The hole of a place.
    fn hole(self, place: u8) -> Hole;
    /// The place of an open hole.
    fn place(self, hole: Hole) -> u8;
}

/// All holes of a board with `COLUMNS` columns are open: a lap is a look-up.
#[derive(Clone, Copy)]
pub(crate) struct Whole<const COLUMNS: u8>;

static LAPS_12: Laps = lap_table(12);
static LAPS_14: Laps = lap_table(14);

impl<const COLUMNS: u8> Whole<COLUMNS> {
    const PLACES: u8 = 2 * COLUMNS;
    // The large tables are statics, since a constant could be laid down once for every use.
    const LAPS: &'static Laps = match COLUMNS {
        6 => &LAPS_12,
        7 => &LAPS_14,
        _ => panic!("no game has such a board"),
    };
    const NEXTS: &'static [u8; NEXTS] = &next_table(Self::PLACES as usize);
    const PAIRS: &'static [Ring; 16] = &pair_table(Self::PLACES);
}

impl<const COLUMNS: u8> Wheel for Whole<COLUMNS> {
    #[inline(always)]
    fn places(self) -> u8 {
        Self::PLACES
    }

    #[inline(always)]
    fn lap(self, place: u8, seeds: u8) -> Ring {
        Self::LAPS[usize::from(seeds)][usize::from(place & 15)]
    }

    #[inline(always)]
    fn after(self, place: u8, seeds: u8) -> u8 {
        Self::NEXTS[usize::from(place) + usize::from(seeds)]
    }

    #[inline(always)]
    fn pair(self, place: u8) -> Ring {
        Self::PAIRS[usize::from(place & 15)]
    }

    #[inline(always)]
    fn facing(self, place: u8) -> Option<u8> {
        Some(Self::PLACES - 1 - place)
    }

    #[inline(always)]
    fn hole(self, place: u8) -> Hole {
        Hole(place)
    }

    #[inline(always)]
    fn place(self, hole: Hole) -> u8 {
        hole.0
    }
}

/// Some holes are closed: the ring is shorter, and a lap is put together from shifts instead of being looked up.
///
/// Tables for all 16 thousand ways to close holes would not pay; this costs a lap some twenty instructions more.
#[derive(Clone, Copy)]
pub(crate) struct Gapped {
    open: u16,
    holes: u8,
    places: u8,
}

impl Gapped {
    pub(crate) fn new(open: u16, holes: u8) -> Self {
        Self { open, holes, places: open.count_ones() as u8 }
    }
}

impl Wheel for Gapped {
    #[inline(always)]
    fn places(self) -> u8 {
        self.places
    }

    #[inline(always)]
    fn lap(self, place: u8, seeds: u8) -> Ring {
        self.dropped(place, seeds).wrapping_sub(Ring::from(seeds) << (place * 8))
    }

    #[inline(always)]
    fn after(self, place: u8, seeds: u8) -> u8 {
        (place + seeds + 1) % self.places
    }

    #[inline(always)]
    fn pair(self, place: u8) -> Ring {
        mask_at(place) | self.facing(place).map_or(0, mask_at)
    }

    #[inline(always)]
    fn facing(self, place: u8) -> Option<u8> {
        let opposite = Hole(self.holes - 1 - self.hole(place).0);
        if self.open >> opposite.0 & 1 == 1 { Some(self.place(opposite)) } else { None }
    }

    #[inline(always)]
    fn hole(self, place: u8) -> Hole {
        let mut left = self.open;
        for _ in 0..place {
            left &= left.wrapping_sub(1);
        }
        Hole(left.trailing_zeros() as u8)
    }

    #[inline(always)]
    fn place(self, hole: Hole) -> u8 {
        (self.open & ((1 << hole.0) - 1)).count_ones() as u8
    }
}

impl Gapped {
    /// Where the seeds of a hand lifted at `place` fall.
    #[inline(always)]
    fn dropped(self, place: u8, seeds: u8) -> Ring {
        let rounds = seeds / self.places;
        let rest = seeds % self.places;
        let everywhere = one_each(self.places) * Ring::from(rounds);
        // The rest falls from the next place on and may go over the end of the ring, once.
        let from = self.next(place);
        let straight = (one_each(rest) << (from * 8)) & (one_each(self.places) * 0xff);
        let folded = straight | one_each(rest) >> ((self.places - from) * 8);
        everywhere + folded
    }

    #[inline(always)]
    fn next(self, place: u8) -> u8 {
        let next = place + 1;
        if next == self.places { 0 } else { next }
    }
}

/// A ring that is gone round against the sowing order: its places are those of the ring, and what comes after a place is
/// what comes before it there.
#[derive(Clone, Copy)]
pub(crate) struct Backward(pub Gapped);

impl Backward {
    /// A place in the looking glass: what follows the one place precedes the other.
    #[inline(always)]
    fn mirrored(self, place: u8) -> u8 {
        self.0.places - 1 - place
    }
}

impl Wheel for Backward {
    #[inline(always)]
    fn places(self) -> u8 {
        self.0.places
    }

    #[inline(always)]
    fn lap(self, place: u8, seeds: u8) -> Ring {
        let mirrored = self.0.dropped(self.mirrored(place), seeds);
        // Swapping all sixteen bytes mirrors a ring of sixteen places; a shorter one then lies too high.
        let dropped = mirrored.swap_bytes() >> (8 * (16 - self.0.places));
        dropped.wrapping_sub(Ring::from(seeds) << (place * 8))
    }

    #[inline(always)]
    fn after(self, place: u8, seeds: u8) -> u8 {
        self.mirrored(self.0.after(self.mirrored(place), seeds))
    }

    #[inline(always)]
    fn pair(self, place: u8) -> Ring {
        self.0.pair(place)
    }

    #[inline(always)]
    fn facing(self, place: u8) -> Option<u8> {
        self.0.facing(place)
    }

    #[inline(always)]
    fn hole(self, place: u8) -> Hole {
        self.0.hole(place)
    }

    #[inline(always)]
    fn place(self, hole: Hole) -> u8 {
        self.0.place(hole)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn with_nothing_closed_both_wheels_agree() {
        let gapped = Gapped::new((1 << 14) - 1, 14);
        for place in 0..14 {
            for seeds in 1..=72 {
                assert_eq!(gapped.lap(place, seeds), Whole::<7>.lap(place, seeds), "{place} {seeds}");
                assert_eq!(gapped.after(place, seeds), Whole::<7>.after(place, seeds));
            }
            assert_eq!(gapped.pair(place), Whole::<7>.pair(place));
            assert_eq!(gapped.facing(place), Whole::<7>.facing(place));
            assert_eq!(gapped.hole(place), Whole::<7>.hole(place));
            assert_eq!(gapped.place(Hole(place)), place);
        }
    }

    #[test]
    fn a_closed_hole_does_not_face_anything() {
        // Holes 0 and 13 face each other; 13 is closed.
        let gapped = Gapped::new((1 << 13) - 1, 14);
        assert_eq!(gapped.facing(0), None);
        assert_eq!(gapped.pair(0), 0xff);
        assert_eq!(gapped.facing(1), Some(12));
    }
}
