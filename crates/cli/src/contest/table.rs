use std::io::{self, Write};

use serde_json::json;

use super::Arguments;

/// Results, seen by the first player.
#[derive(Clone, Copy, Default)]
pub struct Score {
    wins: u64,
    draws: u64,
    losses: u64,
    /// Captured more than the other, over all games.
    seeds: i64,
}

impl Score {
    pub fn add(&mut self, difference: i32) {
        match difference {
            1.. => self.wins += 1,
            0 => self.draws += 1,
            _ => self.losses += 1,
        }
        self.seeds += i64::from(difference);
    }

    pub const fn plus(self, other: Self) -> Self {
        Self {
            wins: self.wins + other.wins,
            draws: self.draws + other.draws,
            losses: self.losses + other.losses,
            seeds: self.seeds + other.seeds,
        }
    }

    fn games(self) -> f64 {
        (self.wins + self.draws + self.losses) as f64
    }

    /// The share of points; a draw is half a point.
    fn share(self) -> f64 {
        (self.wins as f64 + 0.5 * self.draws as f64) / self.games()
    }

    /// Between which shares the true one lies in 95 of 100 cases, by Wilson's formula.
    fn interval(self) -> (f64, f64) {
        let (share, games, z) = (self.share(), self.games(), 1.96);
        let middle = (share + z * z / (2.0 * games)) / (1.0 + z * z / games);
        let half = z / (1.0 + z * z / games) * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
        (middle - half, middle + half)
    }

    pub fn write(self, arguments: &Arguments, out: &mut impl Write) -> io::Result<()> {
        let (low, high) = self.interval();
        let (first, second, game) = (arguments.first, arguments.second, arguments.game);
        let margin = self.seeds as f64 / self.games();
        if arguments.json {
            let score = json!({
                "game": game.name(), "first": first.to_string(), "second": second.to_string(), "seed": arguments.seed,
                "wins": self.wins, "draws": self.draws, "losses": self.losses,
                "share": self.share(), "share_low": low, "share_high": high, "margin": margin,
            });
            return writeln!(out, "{score}");
        }
        writeln!(out, "{game}: {first} against {second}, {} games", self.games())?;
        writeln!(out, "  won {}, drawn {}, lost {}", self.wins, self.draws, self.losses)?;
        let [share, low, high] = [self.share(), low, high].map(|share| share * 100.0);
        writeln!(out, "  {share:.1} % of the points (95 % interval {low:.1} to {high:.1} %)")?;
        writeln!(out, "  {margin:+.1} seeds a game")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_and_intervals_are_those_of_the_formula() {
        let score = Score { wins: 60, draws: 20, losses: 20, seeds: 0 };
        let (low, high) = score.interval();
        assert!((score.share() - 0.7).abs() < 1e-12);
        assert!((low - 0.6042).abs() < 1e-3 && (high - 0.7811).abs() < 1e-3, "{low} {high}");
    }
}
