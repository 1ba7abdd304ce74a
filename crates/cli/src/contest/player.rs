use std::fmt;

use guli_rules::{Hole, Position};
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
    /// The hole that this player sows, looking at no more positions than `most`, if that is given.
    pub fn choose(self, engine: &mut Engine, position: &Position, random: u64, most: Option<u64>) -> Option<Hole> {
        let any = |holes: Vec<Hole>| {
            let index = (u128::from(random) * holes.len() as u128) >> 64;
            holes.get(index as usize).copied()
        };
        match self {
            Self::Level(level) => {
                let nodes = level.nodes(position.game());
                level.play_within(engine, position, random, most.map_or(nodes, |most| most.min(nodes)))
            }
            Self::Random => any(position.legal().collect()),
            Self::Greedy => {
                let bank = |hole| position.play(hole).map_or(0, |after| after.bank(position.mover()));
                let most = position.legal().map(bank).max()?;
                any(position.legal().filter(|&hole| bank(hole) == most).collect())
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
