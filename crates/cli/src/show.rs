use std::fmt;
use std::io::Write;
use std::process::ExitCode;

use guli_rules::{End, Game, Hole, Position, Seat, Step};

use crate::{Outcome, start};

/// Draw a position
#[derive(clap::Args)]
pub struct Arguments {
    /// A position, a game line (its last position is drawn), or the name of a game (its start)
    #[arg(required = true, allow_hyphen_values = true)]
    position: Vec<String>,
    /// Mirror the board into the diagram that the sources print, on which sowing goes clockwise
    #[arg(long)]
    as_printed: bool,
}

/// Draws the board and says whose turn it is, or who has won.
pub fn run(arguments: &Arguments, out: &mut impl Write) -> Outcome {
    let position = start::position(&arguments.position)?;
    write!(out, "{}", Picture { position, as_printed: arguments.as_printed })?;
    Ok(ExitCode::SUCCESS)
}

/// A position as text. Sowing goes counter-clockwise, as it is played.
struct Picture {
    position: Position,
    as_printed: bool,
}

impl Picture {
    /// A player's holes from left to right as they stand in the picture.
    fn row(&self, seat: Seat) -> Vec<Hole> {
        // South sows to the right and North to the left, unless the picture is mirrored.
        let mut row: Vec<Hole> = self.position.game().row(seat).collect();
        if (seat == Seat::North) != self.as_printed {
            row.reverse();
        }
        row
    }

    /// One line of cells, each five wide.
    fn line(f: &mut fmt::Formatter<'_>, cells: impl Iterator<Item = String>) -> fmt::Result {
        let line: String = cells.map(|cell| format!("{cell:>5}")).collect();
        writeln!(f, "{}", line.trim_end())
    }

    fn numbers(&self, f: &mut fmt::Formatter<'_>, seat: Seat) -> fmt::Result {
        let game = self.position.game();
        Self::line(f, self.row(seat).into_iter().map(|hole| format!("{} ", game.number(hole))))
    }

    fn seeds(&self, f: &mut fmt::Formatter<'_>, seat: Seat) -> fmt::Result {
        let cell = |hole| match self.position.seeds(hole) {
            Some(seeds) => format!("[{seeds:>2}]"),
            None => "[ x]".to_owned(),
        };
        Self::line(f, self.row(seat).into_iter().map(cell))
    }
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = &self.position;
        let name = match position.game() {
            Game::AliGuliMane => "Ali Guli Mane",
            Game::AliGuliManeFour => "Ali Guli Mane with 4 seeds a hole",
            Game::AliGuliManeSix => "Ali Guli Mane with 6 seeds a hole",
            Game::AliGuliManeLeftovers => "Ali Guli Mane, leftovers to the owner of their row",
            Game::AliGuliManePair => "Ali Guli Mane, the facing hole only with the hole beyond",
            Game::AliGuliManeFree => "Ali Guli Mane, sown either way round",
            Game::SimpleSaada => "Ali Guli Mane, simple saada",
            Game::Mangala => "Mangala",
            Game::MangalaMetinAnd => "Mangala in Metin And's form",
            Game::MangalaOpponentRow => "Mangala, captures in the opponent's row only",
            Game::MangalaBohnenspiel => "Mangala, ending as Bohnenspiel",
        };
        writeln!(f, "{name}\n\n North's bank {}", position.bank(Seat::North))?;
        self.numbers(f, Seat::North)?;
        self.seeds(f, Seat::North)?;
        self.seeds(f, Seat::South)?;
        self.numbers(f, Seat::South)?;
        writeln!(f, " South's bank {}\n", position.bank(Seat::South))?;
        if position.quiet() > 0 {
            writeln!(f, "{} of {} turns without a capture", position.quiet(), position.game().quiet_limit())?;
        }
        if let Some(seat) = position.decided() {
            writeln!(f, "decided: {seat} has captured more than half of the seeds")?;
        }
        writeln!(f, "{}", Situation(position))
    }
}

/// What can be done now.
struct Situation<'a>(&'a Position);

impl fmt::Display for Situation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = self.0;
        let mover = position.mover();
        if let Some(outcome) = position.outcome() {
            let why = match outcome.end {
                End::NoSowing => format!("{mover} has no hole to sow"),
                End::EmptyBoard => "the board is empty".to_owned(),
                End::QuietLimit => "too many turns without a capture".to_owned(),
            };
            return match outcome.winner {
                Some(winner) => write!(f, "over, {why}: {winner} wins"),
                None => write!(f, "over, {why}: a draw"),
            };
        }
        if position.must_pass() {
            return write!(f, "{mover} must pass");
        }
        let bonus = if position.bonus_due() { " a bonus" } else { "" };
        write!(f, "{mover} to sow{bonus}:")?;
        position.directions().try_for_each(|towards| {
            let game = towards.game();
            let holes = game.numbers(towards.legal()).filter_map(|number| game.hole(number));
            let mut steps = holes.map(|hole| Step::Sow(hole, towards.direction()));
            steps.try_for_each(|step| write!(f, " {}", step.written(game)))
        })
    }
}
