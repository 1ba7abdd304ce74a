use guli_rules::{Direction, Game, Hole, Step};
use serde::{Serialize, Serializer};

/// See `Sowing` in `types.ts`.
#[derive(Clone, Copy)]
pub struct Sowing {
    game: Game,
    hole: Hole,
    direction: Direction,
}

impl Sowing {
    pub const fn new(game: Game, hole: Hole, direction: Direction) -> Self {
        Self { game, hole, direction }
    }

    /// What a step sows; `None` for a pass.
    pub fn of(game: Game, step: Step) -> Option<Self> {
        step.hole().map(|hole| Self::new(game, hole, step.direction()))
    }
}

impl Serialize for Sowing {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.direction {
            Direction::Forward => serializer.serialize_u8(self.game.number(self.hole)),
            Direction::Backward => serializer.collect_str(&Step::Sow(self.hole, self.direction).written(self.game)),
        }
    }
}
