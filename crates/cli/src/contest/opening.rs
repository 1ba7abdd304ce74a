use clap::ValueEnum;
use guli_rules::{Game, Position};
use guli_search::{Engine, Goal, random};

/// Where the games of a match begin.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Openings {
    /// The start of the game
    Start,
    /// Positions after some random sowings that best play would leave all but drawn; each is played from both sides
    Balanced,
}

/// Expected final differences up to this are all but a draw.
const ALL_BUT: i32 = 1;

/// How far the value of a Mangala opening is looked for: it can't be known for certain.
const DEPTH: u8 = 8;

impl Openings {
    /// The position in which the game with this index begins: the same for both games of a pair.
    pub fn position(self, game: Game, seed: u64, index: u64, engine: &mut Engine) -> Position {
        match self {
            Self::Start => Position::start(game),
            Self::Balanced => balanced(game, random(seed ^ OPENINGS, index / 2), engine),
        }
    }
}

/// Keeps the chances of openings apart from those of the games.
const OPENINGS: u64 = 0x6f70_656e_696e_6773;

fn balanced(game: Game, seed: u64, engine: &mut Engine) -> Position {
    let mut chance = 0;
    let mut below = |end: usize| {
        chance += 1;
        ((u128::from(random(seed, chance)) * end as u128) >> 64) as usize
    };
    loop {
        let mut position = Position::start(game);
        for _ in 0..4 + below(5) {
            let legal = position.legal();
            let Some(hole) = legal.nth(below(legal.len())) else { break };
            position = position.play(hole).unwrap_or(position);
        }
        let depth = if game == Game::Mangala { DEPTH } else { u8::MAX };
        engine.start_to(&position, Goal::Best, depth);
        while !engine.poll(u64::MAX) {}
        let [own, other] = [position.mover(), position.mover().other()].map(|seat| i32::from(position.bank(seat)));
        if !position.is_over() && (own - other + i32::from(engine.analysis().value)).abs() <= ALL_BUT {
            return position;
        }
    }
}
