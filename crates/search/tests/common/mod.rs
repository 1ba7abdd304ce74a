//! Positions to test with, and the slow, obviously right way to value them.
#![allow(dead_code, reason = "each test file uses its share")]

use std::collections::HashMap;

use guli_rules::{Game, Position, Seat, Setup, Tradition};

/// Numbers that look random and are the same every time.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) * end) >> 31
    }
}

/// A valid position with few seeds on the board: any mover, often with closed holes, sometimes with a bonus due.
pub fn small_position(game: Game, most_seeds: u64, dice: &mut Dice) -> Position {
    loop {
        let mut setup = Setup::start(game);
        let closing = game.has_rounds() && dice.below(2) == 0;
        let mut open = Vec::new();
        for number in 0..game.holes() {
            let closed = closing && dice.below(3) == 0;
            setup.seeds[usize::from(number)] = (!closed).then_some(0);
            if !closed {
                open.push(usize::from(number));
            }
        }
        if open.is_empty() {
            continue;
        }
        // Mangala's board is always even.
        let seeds = if game.tradition() == Tradition::Mangala {
            2 * (1 + dice.below(most_seeds / 2))
        } else {
            1 + dice.below(most_seeds)
        };
        for _ in 0..seeds {
            let hole = open[dice.below(open.len() as u64) as usize];
            setup.seeds[hole] = setup.seeds[hole].map(|seeds| seeds + 1);
        }
        setup.banks = [game.seeds() - seeds as u8, 0];
        setup.mover = Seat::ALL[dice.below(2) as usize];
        setup.bonus = game.has_bonus() && dice.below(3) == 0;
        if let Ok(position) = setup.position() {
            return position;
        }
    }
}

/// Plain minimax by the rules alone, quiet limit included, remembering what it has seen.
#[derive(Default)]
pub struct Minimax {
    seen: HashMap<(Position, u8), i32>,
}

impl Minimax {
    /// The future capture difference for the mover.
    pub fn value(&mut self, position: &Position) -> i32 {
        // The banks do not matter, and the key shall not depend on them.
        let mut setup = position.setup();
        setup.banks = [position.game().seeds() - position.on_board(), 0];
        let key = (setup.position().expect("only the banks have changed"), position.quiet());
        if let Some(&value) = self.seen.get(&key) {
            return value;
        }
        let gain =
            |after: &Position| i32::from(after.bank(position.mover())) - i32::from(position.bank(position.mover()));
        let value = if let Some(after) = position.pass() {
            -self.value(&after)
        } else {
            let mut best = None;
            for towards in position.directions() {
                for hole in towards.legal() {
                    let after = towards.play(hole).expect("legal");
                    let later = self.value(&after);
                    let again = after.mover() == position.mover();
                    let worth = if again { gain(&after) + later } else { gain(&after) - later };
                    best = best.max(Some(worth));
                }
            }
            best.unwrap_or_else(|| {
                let left = position.outcome().expect("nothing can be played").left.map(i32::from);
                left[position.mover().index()] - left[position.mover().other().index()]
            })
        };
        self.seen.insert(key, value);
        value
    }
}
