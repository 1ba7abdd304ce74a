//! The one sowing routine.

use crate::game::{Capture, Facing, Sowing};
use crate::ring::{Ring, mask_at, seeds_at, total};
use crate::wheel::Wheel;
use crate::{Event, Sink};

/// What a sowing that ends has done.
pub(crate) struct Sown {
    /// The ring after captures.
    pub ring: Ring,
    /// How many seeds go to the mover's bank.
    pub captured: u8,
}

/// Sows from `from`, which must hold seeds, and tells `sink` what happens.
///
/// `None` means that the sink gave up, or that the relay never ends: it came back to the very ring and hole it started
/// from. A lap can be undone from what it leaves: its last seed lies just before the hole to lift next; taking seeds back
/// one by one from there, the first hole found empty is the one that was lifted. So laps are a one-to-one map, an endless
/// relay must run through its own start, and comparing with the start is enough: no number of laps is declared too many.
/// All of that is as true backward.
#[inline(always)]
pub(crate) fn sow<W: Wheel, S: Sink>(sowing: Sowing, wheel: W, start: Ring, from: u8, sink: &mut S) -> Option<Sown> {
    let mut ring = start;
    let mut place = from;
    let mut hand = seeds_at(ring, place);
    loop {
        tell_lap(wheel, ring, place, hand, sink);
        ring = ring.wrapping_add(wheel.lap(place, hand));
        let next = wheel.after(place, hand);
        if !sowing.relay {
            return Some(capture(sowing.capture, wheel, ring, from, wheel.after(place, hand - 1), sink));
        }
        hand = seeds_at(ring, next);
        if hand == 0 {
            if S::LISTENS {
                sink.event(Event::Saada { hole: wheel.hole(next) });
            }
            // One seed further than the empty hole.
            return Some(capture(sowing.capture, wheel, ring, from, wheel.after(next, 0), sink));
        }
        if S::LISTENS {
            sink.event(Event::Relay { hole: wheel.hole(next) });
        }
        if (ring == start && next == from) || !sink.goes_on() {
            return None;
        }
        place = next;
    }
}

/// Tells of the lifting of a hand and of each of its seeds.
#[inline(always)]
fn tell_lap<W: Wheel, S: Sink>(wheel: W, mut ring: Ring, mut place: u8, hand: u8, sink: &mut S) {
    if !S::LISTENS {
        return;
    }
    sink.event(Event::Lift { hole: wheel.hole(place), seeds: hand });
    ring &= !mask_at(place);
    for _ in 0..hand {
        place = wheel.after(place, 0);
        ring += 1 << (place * 8);
        sink.event(Event::Drop { hole: wheel.hole(place), seeds: seeds_at(ring, place) });
    }
}

/// Captures around `place`: the hole beyond the empty one, or the last hole sown. `from` was lifted first.
#[inline(always)]
fn capture<W: Wheel, S: Sink>(
    capture: Capture,
    wheel: W,
    mut ring: Ring,
    from: u8,
    mut place: u8,
    sink: &mut S,
) -> Sown {
    match capture {
        Capture::Beyond(facing) => {
            let pair = match facing {
                Facing::Always => wheel.pair(place),
                Facing::WithBeyond if seeds_at(ring, place) > 0 => wheel.pair(place),
                Facing::WithBeyond => 0,
                Facing::Never => mask_at(place),
            };
            if S::LISTENS {
                for taken in [Some(place), wheel.facing(place)].into_iter().flatten() {
                    let seeds = seeds_at(ring & pair, taken);
                    if seeds > 0 {
                        sink.event(Event::Capture { hole: wheel.hole(taken), seeds });
                    }
                }
            }
            Sown { ring: ring & !pair, captured: total(ring & pair) }
        }
        Capture::BackwardChain { counts, opponent_only } => {
            let mut captured = 0;
            loop {
                let seeds = seeds_at(ring, place);
                // An emptied hole holds 0, which is in no such set: the chain ends after a whole round at the latest.
                // One test instead of two in a row: each of those could be guessed wrong.
                let taken = counts >> seeds.min(63) & 1 == 1;
                // A ring without closed holes: each row is a half of it.
                if !taken || opponent_only && (place < wheel.places() / 2) == (from < wheel.places() / 2) {
                    return Sown { ring, captured };
                }
                if S::LISTENS {
                    sink.event(Event::Capture { hole: wheel.hole(place), seeds });
                }
                ring &= !mask_at(place);
                captured += seeds;
                place = if place == 0 { wheel.places() - 1 } else { place - 1 };
            }
        }
    }
}
