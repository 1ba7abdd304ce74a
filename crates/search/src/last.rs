//! The last seeds of a round of Ali Guli Mane: the value of every position with few seeds, no hole closed.
//!
//! Nine in ten positions that a search comes to have few seeds left, and many of them come again and again. Their values
//! depend on nothing, so that they are worked out once, in some milliseconds, and kept for good.
//!
//! The values are those of [`Endgame`](crate::Endgame), and right for the same reasons: captures lead to fewer seeds,
//! between positions with as many seeds two bounds close in, and what nobody can force is worth 0.

use alloc::boxed::Box;
use alloc::vec::Vec;

use guli_rules::{Game, Position, Seat, Stop};
use once_cell::race::OnceBox;

/// So many seeds are the last ones. One more takes three times as long, and three times the room.
const SEEDS: usize = 7;

const HOLES: usize = 14;

/// A power of two above [`SEEDS`].
const SUMS: usize = 8;

/// `TERMS[h][s]`: how many boards have fewer than `s` seeds, all in the first `h + 1` holes.
static TERMS: [[u32; SUMS]; HOLES] = {
    let mut terms = [[0; SUMS]; HOLES];
    let mut hole = 0;
    while hole < HOLES {
        let mut sum = 1;
        while sum < SUMS {
            let without = if hole == 0 { 1 } else { terms[hole - 1][sum] };
            terms[hole][sum] = terms[hole][sum - 1] + without;
            sum += 1;
        }
        hole += 1;
    }
    terms
};

/// The number of a board of up to [`SEEDS`] seeds; boards with fewer seeds come first.
///
/// The sums of the seeds up to each hole never fall, and such rows of numbers are counted by the combinatorial number
/// system.
#[inline]
fn place(view: u128) -> usize {
    const ONES: u64 = 0x0101_0101_0101_0101;
    // Each byte becomes the sum of itself and all below it.
    let low = (view as u64).wrapping_mul(ONES);
    let high = ((view >> 64) as u64 + (low >> 56)).wrapping_mul(ONES);
    let mut place = 0;
    for (hole, terms) in TERMS.iter().enumerate() {
        let sums = if hole < 8 { low } else { high };
        place += terms[(sums >> (8 * (hole % 8))) as usize % SUMS];
    }
    place as usize
}

/// All boards of `seeds` seeds in the order of their numbers.
fn boards(seeds: usize) -> impl Iterator<Item = u128> {
    core::iter::successors(Some((seeds as u128) << (8 * (HOLES - 1))), |&board| {
        // One seed goes one hole back from the first hole that can give it, and all seeds before go with it.
        let first = board & 0xff;
        let others = board & !0xff;
        let hole = others.trailing_zeros() / 8;
        (others != 0).then(|| others - (1 << (8 * hole)) + ((first + 1) << (8 * (hole - 1))))
    })
}

/// The values, by the number of the board that the mover sees.
pub(crate) struct LastSeeds {
    plain: Vec<i8>,
    /// Where a bonus sowing is due.
    bonus: Vec<i8>,
}

impl LastSeeds {
    /// The values, made when they are first asked for; `None` where they do not hold for a round.
    pub(crate) fn of(root: &Position) -> Option<&'static Self> {
        static MAIN: OnceBox<LastSeeds> = OnceBox::new();
        static FREE: OnceBox<LastSeeds> = OnceBox::new();
        let game = root.game();
        let values = match game {
            Game::AliGuliMane => &MAIN,
            Game::AliGuliManeFree => &FREE,
            _ => return None,
        };
        root.open().is_all_of(game).then(|| values.get_or_init(|| Box::new(Self::new(game))))
    }

    /// The value of a position of such a round; `None` with more seeds.
    #[inline]
    pub(crate) fn value(&self, position: &Position) -> Option<i8> {
        if usize::from(position.on_board()) > SEEDS {
            return None;
        }
        let values = if position.bonus_due() { &self.bonus } else { &self.plain };
        values.get(place(position.view())).copied()
    }

    fn new(game: Game) -> Self {
        let mut values = Self { plain: Vec::new(), bonus: Vec::new() };
        for seeds in 0..=SEEDS {
            values.add(game, seeds);
        }
        values
    }

    /// Works out the boards of `seeds` seeds; those with fewer are known.
    fn add(&mut self, game: Game, seeds: usize) {
        let start = self.plain.len();
        let nothing = Bounds { low: -(seeds as i8), high: seeds as i8 };
        let mut bounds = Vec::new();
        let mut sowings = Vec::new();
        let mut ends = Vec::new();
        for board in boards(seeds) {
            let Some(position) = Position::from_view(game, Seat::South, board) else { return };
            for towards in position.directions() {
                for hole in towards.liftable() {
                    let mut after = towards;
                    if after.try_sow(hole) != Stop::Endless {
                        sowings.push(Sowing::new(&position, &after, self));
                    }
                }
            }
            ends.push(sowings.len());
            bounds.push(nothing);
        }
        let of = |place: usize| &sowings[place.checked_sub(1).map_or(0, |before| ends[before])..ends[place]];

        let mut moved = true;
        while moved {
            moved = false;
            for place in 0..bounds.len() {
                let before = bounds[place];
                if before.low == before.high {
                    continue;
                }
                let mut now = Bounds { low: i8::MIN, high: i8::MIN };
                for sowing in of(place) {
                    let worth = match sowing.worth {
                        Some(worth) => Bounds { low: worth, high: worth },
                        None => bounds[sowing.next - start].turned(),
                    };
                    now = Bounds { low: now.low.max(worth.low), high: now.high.max(worth.high) };
                }
                if of(place).is_empty() {
                    now = Bounds { low: 0, high: 0 };
                }
                moved |= now != before;
                bounds[place] = now;
            }
        }
        self.plain.extend(bounds.iter().map(|bounds| bounds.value()));

        // A bonus sowing can't be followed by another: all it leads to is known by now.
        let mut bonus = Vec::new();
        for (place, board) in boards(seeds).enumerate() {
            let best = of(place).iter().map(|sowing| sowing.captured - self.plain[sowing.next]).max();
            // A bonus that can't be sown is lost.
            bonus.push(best.unwrap_or_else(|| -self.plain[self::place(turned(board))]));
        }
        self.bonus.extend(bonus);
    }
}

/// The board as the other player sees it.
const fn turned(board: u128) -> u128 {
    const ROW: u32 = 8 * HOLES as u32 / 2;
    board >> ROW | (board & ((1 << ROW) - 1)) << ROW
}

/// Between which numbers a value lies.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Bounds {
    low: i8,
    high: i8,
}

impl Bounds {
    const fn turned(self) -> Self {
        Self { low: -self.high, high: -self.low }
    }

    const fn value(self) -> i8 {
        if self.low > 0 {
            self.low
        } else if self.high < 0 {
            self.high
        } else {
            0
        }
    }
}

/// A sowing from a board.
struct Sowing {
    captured: i8,
    /// The number of the board that the other player sees afterwards.
    next: usize,
    /// What a first sowing that captured is worth, since the values of fewer seeds are known.
    worth: Option<i8>,
}

impl Sowing {
    fn new(before: &Position, after: &Position, known: &LastSeeds) -> Self {
        let captured = (before.on_board() - after.on_board()) as i8;
        let again = after.mover() == before.mover();
        let view = after.view();
        let next = place(if again { turned(view) } else { view });
        let worth = (captured > 0)
            .then(|| if again { captured + known.bonus[place(view)] } else { captured - known.plain[next] });
        Self { captured, next, worth }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_has_its_own_number() {
        let all: Vec<u128> = (0..=SEEDS).flat_map(boards).collect();
        // C(7 + 14, 14): as many ways to put seven seeds into fourteen holes and a bag.
        assert_eq!(all.len(), 116_280);
        for (number, board) in all.into_iter().enumerate() {
            assert_eq!(place(board), number, "{board:x}");
        }
    }

    #[test]
    fn rounds_with_closed_holes_are_left_alone() {
        let closed = "ali-guli-mane 0,1,x,0,0,0,0/0,0,1,0,0,0,0 34-34 0 - 0".parse().expect("a position");
        assert!(LastSeeds::of(&closed).is_none());
        let start = Position::start(Game::AliGuliMane);
        let values = LastSeeds::of(&start).expect("all holes are open");
        assert_eq!(values.value(&start), None);
        assert!(LastSeeds::of(&Position::start(Game::Mangala)).is_none());
    }
}
