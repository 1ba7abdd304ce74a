//! The ring as one 128-bit word: byte `p` holds the seeds of the `p`-th open hole along the sowing order.
//!
//! No hole ever holds more than 84 seeds, so that no byte overflows into the next and a whole lap is one addition.

use crate::game::MAX_SEEDS;

pub(crate) type Ring = u128;

/// One bit for every byte, at its lowest place.
const ONES: u64 = 0x0101_0101_0101_0101;

/// The seeds at a place.
///
/// Picking the half first keeps this to 64-bit operations, which is what both x86-64 and wasm have.
#[inline(always)]
pub(crate) fn seeds_at(ring: Ring, place: u8) -> u8 {
    let half = if place >= 8 { (ring >> 64) as u64 } else { ring as u64 };
    (half >> ((u32::from(place) * 8) & 63)) as u8
}

/// One seed at each of the first `places` places.
#[inline(always)]
pub(crate) const fn one_each(places: u8) -> Ring {
    (Ring::MAX / 0xff) & ((1 << (places * 8)) - 1)
}

/// The word with all bits set at one place.
///
/// Looked up, since a 128-bit shift is many instructions, and in wasm a call.
#[inline(always)]
pub(crate) fn mask_at(place: u8) -> Ring {
    MASKS[usize::from(place & 15)]
}

static MASKS: [Ring; 16] = {
    let mut masks = [0; 16];
    let mut place = 0;
    while place < 16 {
        masks[place] = 0xff << (place * 8);
        place += 1;
    }
    masks
};

/// The sum of all bytes, below 256.
#[inline(always)]
pub(crate) fn total(ring: Ring) -> u8 {
    // No byte is above 84, and no two halves of one game exceed 84 seeds together: bytes do not carry.
    let folded = (ring as u64).wrapping_add((ring >> 64) as u64);
    (folded.wrapping_mul(ONES) >> 56) as u8
}

/// The sum of all bytes, whatever they are.
#[inline(always)]
pub(crate) const fn total_of_any(ring: Ring) -> u16 {
    const EVEN: u64 = 0x00ff_00ff_00ff_00ff;
    let [low, high] = [ring as u64, (ring >> 64) as u64];
    let pairs = (low & EVEN) + (low >> 8 & EVEN) + (high & EVEN) + (high >> 8 & EVEN);
    (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u16
}

/// The places that are not 0, as a set of bits.
#[inline(always)]
pub(crate) fn filled(ring: Ring) -> u16 {
    let half = |bytes: u64| {
        // A byte of 1 to 127 plus 127 has its top bit set, and no byte carries.
        let marks = (bytes.wrapping_add(0x7f * ONES) >> 7) & ONES;
        // Each mark is moved to its own bit of the top byte; the products do not overlap.
        (marks.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16
    };
    half(ring as u64) | half((ring >> 64) as u64) << 8
}

/// For a hand of `seeds` lifted at `place` the word that, added to the ring, sows the lap: at `[seeds][place]`.
pub(crate) type Laps = [[Ring; 16]; MAX_SEEDS + 1];

/// A word takes the hand from its place and adds one for every seed that falls, going round as often as needed, the
/// lifted place included.
pub(crate) const fn lap_table(places: usize) -> Laps {
    let mut table = [[0; 16]; MAX_SEEDS + 1];
    let mut place = 0;
    while place < places {
        let mut word: Ring = 0;
        let mut seeds = 1;
        while seeds <= MAX_SEEDS {
            word = word.wrapping_add(1 << (8 * ((place + seeds) % places)));
            word = word.wrapping_sub(1 << (8 * place));
            table[seeds][place] = word;
            seeds += 1;
        }
        place += 1;
    }
    table
}

/// Room for the place lifted plus any hand.
pub(crate) const NEXTS: usize = 16 + MAX_SEEDS + 1;

/// The place after the last seed: at `place + seeds`.
pub(crate) const fn next_table(places: usize) -> [u8; NEXTS] {
    let mut table = [0; NEXTS];
    let mut sum = 0;
    while sum < NEXTS {
        table[sum] = ((sum + 1) % places) as u8;
        sum += 1;
    }
    table
}

/// For a place, that place and the one facing it, with all bits set. Only for rings without closed holes.
pub(crate) const fn pair_table(places: u8) -> [Ring; 16] {
    let mut table = [0; 16];
    let mut place = 0;
    while place < places {
        table[place as usize] = 0xff << (place * 8) | 0xff << ((places - 1 - place) * 8);
        place += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn filled_sees_each_place() {
        for place in 0..16 {
            for seeds in [1, 2, 72] {
                assert_eq!(filled(Ring::from(seeds as u8) << (8 * place)), 1 << place);
            }
        }
        assert_eq!(filled(Ring::MAX / 0xff), 0xffff);
        assert_eq!(filled(0), 0);
    }

    #[test]
    fn total_adds_all_places() {
        assert_eq!(total(0x0505_0505_0505_0505_0505_0505_0505), 70);
        assert_eq!(total(72 << 104), 72);
        assert_eq!(total_of_any(Ring::MAX), 16 * 255);
    }

    #[test]
    fn a_lap_takes_from_its_place_and_gives_round_the_ring() {
        let table = lap_table(14);
        // 15 seeds: one for each of the 14 places, the lifted one included, and a second for the next.
        let ring = (15_u128 << 16).wrapping_add(table[15][2]);
        for place in 0..14 {
            assert_eq!(seeds_at(ring, place), if place == 3 { 2 } else { 1 });
        }
        assert_eq!(next_table(14)[2 + 15], 4);
    }
}
