//! Positions that look like a game, since they come from one.

use guli_rules::{Game, Hole, Position, Seat, Stop};

use crate::random;

/// Numbers that look random, the same ones for the same seed.
pub(super) struct Dice {
    seed: u64,
    thrown: u64,
}

impl Dice {
    pub(super) const fn new(seed: u64, attempt: u64) -> Self {
        Self { seed: random(seed, attempt), thrown: 0 }
    }

    /// A number from 0 to `end` - 1.
    pub(super) fn below(&mut self, end: usize) -> usize {
        self.thrown += 1;
        ((u128::from(random(self.seed, self.thrown)) * end as u128) >> 64) as usize
    }
}

/// No game of a puzzle is longer; random play is rarely a third of it.
const LONGEST: u32 = 400;

/// A puzzle near the quiet limit would ask about the limit.
const MOST_QUIET: u8 = 30;

/// How long a game is played before its position is taken.
#[derive(Clone, Copy)]
pub(super) enum Until {
    /// So many sowings.
    Sowings(u32),
    /// At most so many seeds are left on the board.
    Left(u8),
}

/// A position of a game that two players play by whim: often the sowing that captures most, else any. `None` when the
/// game ended before. The second number is how many sowings were played.
pub(super) fn deal(game: Game, until: Until, dice: &mut Dice) -> (Option<Position>, u32) {
    let starter = Seat::ALL[dice.below(2)];
    let mut position = Position::start_by(game, starter);
    for played in 0..LONGEST {
        if let Some(passed) = position.pass() {
            position = passed;
            continue;
        }
        if position.is_over() {
            return (None, played);
        }
        let reached = match until {
            Until::Sowings(count) => played >= count,
            Until::Left(seeds) => position.on_board() <= seeds,
        };
        if reached && !position.bonus_due() && position.quiet() <= MOST_QUIET {
            return (Some(position), played);
        }
        let whim = dice.below(3) > 0;
        let hole = if whim { any(&position, dice) } else { grab(&position) };
        match hole {
            Some(hole) => position.play_unchecked(hole),
            None => return (None, played),
        }
    }
    (None, LONGEST)
}

fn any(position: &Position, dice: &mut Dice) -> Option<Hole> {
    let legal = position.legal();
    if legal.is_empty() { None } else { legal.into_iter().nth(dice.below(legal.len())) }
}

/// The sowing that captures most.
fn grab(position: &Position) -> Option<Hole> {
    position
        .liftable()
        .filter_map(|hole| Some((gain(position, hole)?, hole)))
        .max_by_key(|most| most.0)
        .map(|most| most.1)
}

/// What a sowing captures; `None` where it never ends.
pub(super) fn gain(position: &Position, hole: Hole) -> Option<u8> {
    let mut after = *position;
    match after.try_sow(hole) {
        Stop::Endless => None,
        Stop::Sown => Some(after.bank(position.mover()) - position.bank(position.mover())),
    }
}
