use guli_rules::{Game, Position, Seat, Sink, Stop};

use crate::Rng;

/// What was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games from start to end.
    pub playouts: u32,
    /// Sowings in them. Passes and refused endless relays do not count.
    pub sowings: u64,
    /// Mixed from the banks at the end of each game.
    pub checksum: u32,
}

/// Plays `count` games with chance that starts from `seed`.
#[must_use]
pub fn playouts(game: Game, count: u32, seed: u64) -> Tally {
    play(game, count, seed, &mut ())
}

/// Someone who is told when a sowing that was tried turns out to be none.
pub(crate) trait Judge: Sink {
    /// The sowing tried last has ended, or its relay is endless and it was not played.
    fn tried(&mut self, stop: Stop);
}

impl Judge for () {
    #[inline]
    fn tried(&mut self, _: Stop) {}
}

pub(crate) fn play<J: Judge>(game: Game, count: u32, seed: u64, judge: &mut J) -> Tally {
    // Each game gets a loop of its own, in which the compiler knows which game it is.
    match game {
        Game::AliGuliMane => play_one(Game::AliGuliMane, count, seed, judge),
        Game::Mangala => play_one(Game::Mangala, count, seed, judge),
        variant => play_one(variant, count, seed, judge),
    }
}

#[inline(always)]
fn play_one<J: Judge>(game: Game, count: u32, seed: u64, judge: &mut J) -> Tally {
    let mut rng = Rng::new(seed);
    let mut tally = Tally::default();
    for _ in 0..count {
        let end = playout(Position::start(game), &mut rng, &mut tally.sowings, judge);
        let [south, north] = Seat::ALL.map(|seat| u32::from(end.bank(seat)));
        tally.checksum = tally.checksum.wrapping_mul(31).wrapping_add(south * 73 + north);
        tally.playouts += 1;
    }
    tally
}

#[inline(always)]
fn playout<J: Judge>(mut position: Position, rng: &mut Rng, sowings: &mut u64, judge: &mut J) -> Position {
    loop {
        let mut choices = position.liftable();
        while !choices.is_empty() {
            let Some(hole) = choices.nth(rng.below(choices.len() as u32) as usize) else { unreachable!() };
            let stop = position.try_sow_with(hole, judge);
            judge.tried(stop);
            if stop == Stop::Sown {
                break;
            }
            choices = choices.without(hole);
        }
        if !choices.is_empty() {
            *sowings += 1;
        } else if let Some(passed) = position.pass() {
            position = passed;
        } else if position.bonus_due() {
            position.settle();
        } else {
            return position;
        }
    }
}
