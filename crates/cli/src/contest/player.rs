use std::fmt;

use guli_rules::{Position, Step};
use guli_search::{Engine, Level};

/// Who can take part in a match.
#[derive(Clone, Copy)]
pub enum Player {
    /// The program at one of its levels.
    Level(Level),
    /// Chooses any legal hole.
    Random,
    /// Takes the largest capture, and any of several.
    Greedy,
}

/// Reads a player's name.
pub fn read(text: &str) -> Result<Player, String> {
    match text {
        "random" => Ok(Player::Random),
        "greedy" => Ok(Player::Greedy),
        _ => text
            .parse()
            .ok()
            .and_then(|number| Level::new(number).ok())
            .map(Player::Level)
            .ok_or_else(|| format!("expected a level from 1 to {}, random or greedy", Level::MOST)),
    }
}

impl Player {
    /// What this player sows, looking at no more positions than `most`, if that is given.
    pub fn choose(self, engine: &mut Engine, position: &Position, random: u64, most: Option<u64>) -> Option<Step> {
        let any = |steps: Vec<Step>| {
            let index = (u128::from(random) * steps.len() as u128) >> 64;
            steps.get(index as usize).copied()
        };
        let all = || {
            let towards = |way: Position| way.legal().map(move |hole| Step::Sow(hole, way.direction()));
            position.directions().flat_map(towards)
        };
        match self {
            Self::Level(level) => {
                let nodes = level.nodes(position.game());
                level.play_within(engine, position, random, most.map_or(nodes, |most| most.min(nodes)))
            }
            Self::Random => any(all().collect()),
            Self::Greedy => {
                let bank = |step: Step| step.play(*position).map_or(0, |after| after.bank(position.mover()));
                let most = all().map(bank).max()?;
                any(all().filter(|&step| bank(step) == most).collect())
            }
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => write!(f, "level {}", level.number()),
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
        }
    }
}
