//! What sowings do to rows, asked of the one sowing routine and kept.
//!
//! A sowing that does not come round to its own row again treats the two rows apart: of the lifted row only matters how
//! many seeds it sends across, and of the other only how many arrive. So each row is asked once, by
//! [`Position::try_sow_with`], and the answers are put together: a fifth of the time it takes to sow anew in every
//! position. The one thing that crosses back is a chain of captures: it runs backward out of the other row or it does
//! not, and the lifted row is asked for both. Hands that come round are not kept, but sown in every position.

use alloc::vec::Vec;

use guli_rules::{Event, Game, Hole, Position, Seat};

use super::index;
use super::row::{self, HOLES, ROW, Row, SUMS};

/// A row after a sowing, in 32 bits: its number, its seeds, and whether a chain of captures ran out of it backward.
#[derive(Clone, Copy, Default)]
pub(super) struct After(u32);

impl After {
    const SUM: u32 = 19;
    const CHAIN: u32 = 24;

    #[inline(always)]
    fn new(row: Row) -> Self {
        Self(row::rank(row) | (row::sum(row) as u32) << Self::SUM)
    }

    fn chained(self, chained: bool) -> Self {
        Self(self.0 | u32::from(chained) << Self::CHAIN)
    }

    /// The number of the row.
    #[inline(always)]
    pub(super) fn rank(self) -> u32 {
        self.0 & ((1 << Self::SUM) - 1)
    }

    /// The seeds in the row.
    #[inline(always)]
    pub(super) fn sum(self) -> usize {
        (self.0 >> Self::SUM) as usize % SUMS
    }

    /// 1 if a chain of captures ran out of the row backward, else 0.
    #[inline(always)]
    pub(super) fn chain(self) -> usize {
        (self.0 >> Self::CHAIN) as usize & 1
    }
}

/// One sowing as its own row sees it.
#[derive(Clone, Copy, Default)]
pub(super) struct Lift {
    /// The row afterwards: without and with a chain of captures that comes back out of the other row.
    pub(super) own: [After; 2],
    /// How many seeds go to the other row.
    pub(super) across: u8,
}

/// All that can be sown from a row.
#[derive(Clone, Copy, Default)]
pub(super) struct Lifts {
    lifts: [Lift; HOLES],
    len: u8,
    /// The holes, a bit each, whose hands come round to the row again.
    round: u8,
}

impl Lifts {
    /// The sowings that do not come round; in an empty row the pass, whether or not the game has one.
    #[inline(always)]
    pub(super) fn plain(&self) -> &[Lift] {
        &self.lifts[..usize::from(self.len) % (HOLES + 1)]
    }

    /// Whether any hand comes round.
    #[inline(always)]
    pub(super) fn comes_round(&self) -> bool {
        self.round != 0
    }

    /// The holes whose hands come round.
    pub(super) fn round(&self) -> impl Iterator<Item = Hole> {
        let round = self.round;
        (0..HOLES).filter(move |place| round >> place & 1 == 1).filter_map(Hole::at_place)
    }
}

/// A row when 0 to 6 seeds arrive in it: what it is after the captures.
pub(super) type Arrivals = [After; 8];

/// The sowings of all rows of up to so many seeds.
pub(super) struct Sowings {
    game: Game,
    /// By seeds in the row and number of the row.
    lifts: Vec<Vec<Lifts>>,
    arrivals: Vec<Vec<Arrivals>>,
    /// For each number of arriving seeds a row out of which a chain of captures runs.
    chaining: [Option<Row>; HOLES + 1],
}

impl Sowings {
    /// Knows no rows yet.
    pub(super) const fn new(game: Game) -> Self {
        Self { game, lifts: Vec::new(), arrivals: Vec::new(), chaining: [None; HOLES + 1] }
    }

    /// Makes them known for rows of up to `seeds` seeds.
    pub(super) fn extend(&mut self, seeds: usize) {
        // Rows of six seeds are enough to see a chain run out of each of the six holes.
        while self.arrivals.len() <= seeds.max(HOLES) {
            let rows = row::all(self.arrivals.len()).map(|row| self.arrivals_in(row)).collect();
            self.arrivals.push(rows);
        }
        while self.lifts.len() <= seeds {
            self.lifts.push(row::all(self.lifts.len()).map(|row| self.lifts_from(row)).collect());
        }
    }

    /// What can be sown from the row with number `rank` among those of `seeds` seeds.
    #[inline(always)]
    pub(super) fn lifts(&self, seeds: usize, rank: u32) -> &Lifts {
        &self.lifts[seeds][rank as usize]
    }

    /// What arriving seeds do, for all rows of `seeds` seeds.
    #[inline(always)]
    pub(super) fn arrivals(&self, seeds: usize) -> &[Arrivals] {
        &self.arrivals[seeds]
    }

    fn arrivals_in(&mut self, row: Row) -> Arrivals {
        let mut arrivals = Arrivals::default();
        arrivals[0] = After::new(row);
        for (seeds, arrival) in arrivals.iter_mut().enumerate().take(HOLES + 1).skip(1) {
            // Lifted from the last hole before the row, they leave nothing behind that could be captured.
            let Some(sown) = sow(self.game, (seeds as Row) << (8 * (HOLES - 1)), row, HOLES - 1) else { continue };
            *arrival = After::new(sown.facing).chained(sown.chain);
            if sown.chain {
                self.chaining[seeds].get_or_insert(row);
            }
        }
        arrivals
    }

    fn lifts_from(&self, row: Row) -> Lifts {
        let mut lifts = Lifts::default();
        if row == 0 {
            lifts.lifts[0].own = [After::new(row); 2];
            lifts.len = 1;
        }
        for place in 0..HOLES {
            let hand = (row >> (8 * place)) as usize & 0xff;
            if hand == 0 {
                continue;
            }
            let across = (place + hand).saturating_sub(HOLES - 1);
            if across > HOLES {
                lifts.round |= 1 << place;
                continue;
            }
            let after =
                |facing| sow(self.game, row, facing, place).map(|sown| After::new(sown.own)).unwrap_or_default();
            let plain = after(0);
            let chained = self.chaining[across].map_or(plain, after);
            lifts.lifts[usize::from(lifts.len)] = Lift { own: [plain, chained], across: across as u8 };
            lifts.len += 1;
        }
        lifts
    }
}

/// Both rows after a sowing.
struct Sown {
    own: Row,
    facing: Row,
    /// The first hole of the other row was captured, so that the chain went on into the own row.
    chain: bool,
}

fn sow(game: Game, own: Row, facing: Row, place: usize) -> Option<Sown> {
    let mut position = Position::from_view(game, Seat::South, index::view(own, facing))?;
    let mut chain = false;
    let mut sink = |event| {
        if let Event::Capture { hole, .. } = event {
            chain |= hole.place() == HOLES;
        }
    };
    position.try_sow_with(Hole::at_place(place)?, &mut sink);
    // North is to move now, and sees its own row first.
    let (facing, own) = index::rows(position.view());
    Some(Sown { own: own & ROW, facing, chain })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Puts a sowing together from what is kept, as boards of (captured, view) for all sowings that don't come round.
    fn kept(sowings: &Sowings, own: Row, facing: Row) -> Vec<(usize, u128)> {
        let seeds = row::sum(own) + row::sum(facing);
        let arrivals = &sowings.arrivals(row::sum(facing))[row::rank(facing) as usize];
        let put_together = |lift: &Lift| {
            let theirs = arrivals[usize::from(lift.across)];
            let mine = lift.own[theirs.chain()];
            let [mine, theirs] = [mine, theirs].map(|after| row::unrank(after.sum(), after.rank()));
            (seeds - row::sum(mine) - row::sum(theirs), index::view(theirs, mine))
        };
        sowings.lifts(row::sum(own), row::rank(own)).plain().iter().map(put_together).collect()
    }

    fn compare(sowings: &Sowings, view: u128) {
        let (own, facing) = index::rows(view);
        let position = Position::from_view(Game::Mangala, Seat::South, view).unwrap();
        let round = sowings.lifts(row::sum(own), row::rank(own));
        let mut sown: Vec<_> = (position.liftable())
            .filter(|&hole| round.round().all(|other| other != hole))
            .map(|hole| {
                let after = position.play(hole).unwrap();
                (usize::from(position.on_board() - after.on_board()), after.view())
            })
            .collect();
        sown.extend(position.pass().map(|after| (0, after.view())));
        assert_eq!(kept(sowings, own, facing), sown, "{position}");
    }

    #[test]
    fn rows_put_together_are_what_is_sown() {
        let mut sowings = Sowings::new(Game::Mangala);
        sowings.extend(20);
        for seeds in 1..=8 {
            for place in 0..index::positions(seeds) {
                compare(&sowings, index::board(seeds, place).unwrap());
            }
        }
        // With more seeds hands are large enough to come round, and chains long enough to cross back.
        for seeds in 9..=20 {
            for place in (0..index::positions(seeds)).step_by(index::positions(seeds) / 5000) {
                compare(&sowings, index::board(seeds, place).unwrap());
            }
        }
    }

    #[test]
    fn hands_that_come_round_are_not_kept() {
        let mut sowings = Sowings::new(Game::Mangala);
        sowings.extend(12);
        let round = |row: Row| sowings.lifts(row::sum(row), row::rank(row)).round().count();
        assert_eq!([round(11), round(12), round(6 << 40), round(7 << 40)], [0, 1, 0, 1]);
    }
}
