//! How hard a puzzle is.

use alloc::vec::Vec;
use core::fmt;

use guli_rules::{Event, Hole, Position, Tradition};

use super::deal::gain;
use super::{BestPuzzle, WherePuzzle, ahead};
use crate::{Engine, Goal};

/// How hard a puzzle is, from 1 to 5.
///
/// ```
/// use guli_search::Difficulty;
/// assert!(Difficulty::EASIEST < Difficulty::HARDEST);
/// assert_eq!(Difficulty::new(6), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Difficulty(u8);

impl Difficulty {
    /// For beginners.
    ///
    /// ```
    /// assert_eq!(guli_search::Difficulty::EASIEST.number(), 1);
    /// ```
    pub const EASIEST: Self = Self(1);

    /// For those who have solved many.
    ///
    /// ```
    /// assert_eq!(guli_search::Difficulty::HARDEST.number(), 5);
    /// ```
    pub const HARDEST: Self = Self(5);

    /// The difficulty with this number, `None` when it is not from 1 to 5.
    ///
    /// ```
    /// assert_eq!(guli_search::Difficulty::new(3).unwrap().to_string(), "3");
    /// ```
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= Self::EASIEST.0 && number <= Self::HARDEST.0 { Some(Self(number)) } else { None }
    }

    /// Its number.
    ///
    /// ```
    /// assert_eq!(guli_search::Difficulty::new(4).unwrap().number(), 4);
    /// ```
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// By what is needed for difficulty 2, 3, 4 and 5.
    fn of(effort: u32, steps: [u32; 4]) -> Self {
        Self(1 + steps.into_iter().filter(|&step| effort >= step).count() as u8)
    }
}

impl fmt::Display for Difficulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A best sowing has to be better than any other by so many seeds.
const LEAST_MARGIN: u8 = 2;

impl WherePuzzle {
    /// The puzzle of a sowing; `None` where the sowing is not legal.
    ///
    /// ```
    /// use guli_rules::{Game, Position};
    /// use guli_search::WherePuzzle;
    /// let game = Game::Mangala;
    /// assert!(WherePuzzle::of(Position::start(game), game.hole(0).unwrap()).is_none(), "it is North's");
    /// ```
    #[must_use]
    pub fn of(position: Position, hole: Hole) -> Option<Self> {
        let mut puzzle = Self { position, hole, last: hole, saada: None, laps: 0, drops: 0 };
        let mut watch = |event: Event| match event {
            Event::Lift { .. } => puzzle.laps += 1,
            Event::Drop { hole, .. } => {
                puzzle.last = hole;
                puzzle.drops += 1;
            }
            Event::Saada { hole } => puzzle.saada = Some(hole),
            Event::Relay { .. } | Event::Capture { .. } => {}
        };
        position.play_with(hole, &mut watch).ok()?;
        Some(puzzle)
    }

    /// How hard it is: every lap and every seed counts.
    ///
    /// ```
    /// use guli_rules::{Game, Position};
    /// use guli_search::{Difficulty, WherePuzzle};
    /// let game = Game::Mangala;
    /// let puzzle = WherePuzzle::of(Position::start(game), game.hole(9).unwrap()).unwrap();
    /// assert_eq!(puzzle.difficulty().number(), 2, "one lap of six seeds");
    /// ```
    #[must_use]
    pub fn difficulty(&self) -> Difficulty {
        match self.position.game().tradition() {
            Tradition::AliGuliMane => Difficulty::of(6 * self.laps + self.drops, [16, 28, 48, 80]),
            Tradition::Mangala => Difficulty::of(self.drops, [5, 8, 11, 15]),
        }
    }
}

impl BestPuzzle {
    /// The puzzle of a position, valued to the end; `None` where no hole is better than all others by a clear margin.
    ///
    /// ```
    /// use guli_rules::{Game, Position};
    /// use guli_search::{BestPuzzle, Engine};
    /// let start = Position::start(Game::AliGuliMane);
    /// assert!(BestPuzzle::of(&mut Engine::new(1 << 20), &start).is_none(), "13 is better than 10 by one seed only");
    /// ```
    #[must_use]
    pub fn of(engine: &mut Engine, position: &Position) -> Option<Self> {
        engine.solve(position, Goal::All);
        Some(Self::solved(engine, position)?.with_line(engine))
    }

    /// The puzzle of the position that the engine has just solved, without the line.
    pub(super) fn solved(engine: &Engine, position: &Position) -> Option<Self> {
        let analysis = engine.analysis();
        let [best, second, ..] = analysis.holes[..] else { return None };
        let exact = analysis.holes.iter().all(crate::HoleValue::is_exact);
        let margin = best.value.abs_diff(second.value);
        if !exact || margin < LEAST_MARGIN || position.game().chooses_direction() {
            return None;
        }
        let at_once = |hole| gain(position, hole);
        let most = analysis.holes.iter().skip(1).filter_map(|other| at_once(other.hole)).max();
        Some(Self {
            position: *position,
            margin,
            ahead: ahead::ahead(position, best.hole),
            greedy: at_once(best.hole) > most,
            line: Vec::new(),
            holes: analysis.holes,
        })
    }

    /// The puzzle with its line, from the engine that has just solved it.
    pub(super) fn with_line(self, engine: &mut Engine) -> Self {
        let best = self.holes.first().map(crate::HoleValue::step);
        Self { line: engine.line(best, LONGEST_LINE), ..self }
    }

    /// How hard it is: how far one has to look counts most, then whether grabbing misleads, how much better the best
    /// sowing is, and among how many it hides.
    ///
    /// ```
    /// use guli_rules::Game;
    /// use guli_search::{Difficulty, PuzzleKind, PuzzleMaker};
    /// let mut maker = PuzzleMaker::new(1 << 20);
    /// let puzzle = maker.make(Game::AliGuliMane, PuzzleKind::Best, Difficulty::HARDEST, 2).unwrap();
    /// assert_eq!(puzzle.difficulty(), Difficulty::HARDEST);
    /// ```
    #[must_use]
    pub fn difficulty(&self) -> Difficulty {
        let looking = 3 * u32::from(self.ahead.unwrap_or(ahead::FURTHEST + 1) - 1);
        let misled = if self.greedy { 0 } else { 3 };
        let close = u32::from(8_u8.saturating_sub(self.margin));
        let many = self.holes.len() as u32;
        Difficulty::of(looking + misled + close + many, STEPS)
    }
}

/// What is needed for difficulty 2, 3, 4 and 5.
const STEPS: [u32; 4] = [9, 14, 19, 25];

/// Nobody follows a line for longer.
const LONGEST_LINE: usize = 200;
