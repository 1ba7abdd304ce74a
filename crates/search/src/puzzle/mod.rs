//! Puzzles: positions with one right answer, made from random play and graded by how hard they are.
//!
//! Everything that is said of a puzzle is certain: where a sowing ends comes from the rules, and the best sowing from
//! values that were searched to the end.

mod ahead;
mod deal;
mod grade;
mod maker;

use alloc::vec::Vec;

use guli_rules::{Hole, Position, Step};

use crate::HoleValue;

pub use grade::Difficulty;
pub use maker::PuzzleMaker;

/// What a puzzle asks.
///
/// ```
/// use guli_search::PuzzleKind;
/// assert_eq!(PuzzleKind::from_name("where"), Some(PuzzleKind::Where));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PuzzleKind {
    /// Where does the last seed of this sowing fall?
    Where,
    /// Which sowing is the best?
    Best,
}

impl PuzzleKind {
    /// Both kinds.
    ///
    /// ```
    /// assert_eq!(guli_search::PuzzleKind::ALL.len(), 2);
    /// ```
    pub const ALL: [Self; 2] = [Self::Where, Self::Best];

    /// Its name for programs.
    ///
    /// ```
    /// assert_eq!(guli_search::PuzzleKind::Best.name(), "best");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Where => "where",
            Self::Best => "best",
        }
    }

    /// The kind with this name.
    ///
    /// ```
    /// assert_eq!(guli_search::PuzzleKind::from_name("who"), None);
    /// ```
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A position with a question and its one answer.
///
/// ```
/// use guli_rules::Game;
/// use guli_search::{Difficulty, Puzzle, PuzzleKind, PuzzleMaker};
///
/// let mut maker = PuzzleMaker::new(1 << 20);
/// let puzzle = maker.make(Game::Mangala, PuzzleKind::Where, Difficulty::EASIEST, 7).unwrap();
/// let Puzzle::Where(puzzle) = puzzle else { unreachable!() };
/// assert!(puzzle.position.is_legal(puzzle.hole));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Puzzle {
    /// Where does the last seed fall?
    Where(WherePuzzle),
    /// Which sowing is the best?
    Best(BestPuzzle),
}

impl Puzzle {
    /// What it asks.
    ///
    /// ```
    /// use guli_rules::Game;
    /// use guli_search::{Difficulty, PuzzleKind, PuzzleMaker};
    /// let puzzle = PuzzleMaker::new(1 << 16).make(Game::Mangala, PuzzleKind::Where, Difficulty::EASIEST, 1).unwrap();
    /// assert_eq!(puzzle.kind(), PuzzleKind::Where);
    /// ```
    #[must_use]
    pub const fn kind(&self) -> PuzzleKind {
        match self {
            Self::Where(_) => PuzzleKind::Where,
            Self::Best(_) => PuzzleKind::Best,
        }
    }

    /// The board it is about.
    ///
    /// ```
    /// use guli_rules::Game;
    /// use guli_search::{Difficulty, PuzzleKind, PuzzleMaker};
    /// let puzzle = PuzzleMaker::new(1 << 16).make(Game::Mangala, PuzzleKind::Where, Difficulty::EASIEST, 1).unwrap();
    /// assert!(!puzzle.position().is_over());
    /// ```
    #[must_use]
    pub const fn position(&self) -> Position {
        match self {
            Self::Where(puzzle) => puzzle.position,
            Self::Best(puzzle) => puzzle.position,
        }
    }

    /// How hard it is.
    ///
    /// ```
    /// use guli_rules::Game;
    /// use guli_search::{Difficulty, PuzzleKind, PuzzleMaker};
    /// let puzzle = PuzzleMaker::new(1 << 16).make(Game::Mangala, PuzzleKind::Where, Difficulty::EASIEST, 1).unwrap();
    /// assert_eq!(puzzle.difficulty(), Difficulty::EASIEST);
    /// ```
    #[must_use]
    pub fn difficulty(&self) -> Difficulty {
        match self {
            Self::Where(puzzle) => puzzle.difficulty(),
            Self::Best(puzzle) => puzzle.difficulty(),
        }
    }
}

/// A sowing whose end is to be foreseen.
///
/// ```
/// use guli_rules::{Game, Position};
/// use guli_search::WherePuzzle;
///
/// let game = Game::AliGuliMane;
/// let puzzle = WherePuzzle::of(Position::start(game), game.hole(13).unwrap()).unwrap();
/// assert_eq!(puzzle.saada.map(|hole| game.number(hole)), Some(9));
/// assert_eq!((game.number(puzzle.last), puzzle.laps), (10, 5));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WherePuzzle {
    /// The board.
    pub position: Position,
    /// The hole that is sown.
    pub hole: Hole,
    /// Where the last seed falls.
    pub last: Hole,
    /// The empty hole that ends the sowing, where a game has that.
    pub saada: Option<Hole>,
    /// Hands sown one after another.
    pub laps: u32,
    /// Seeds sown in all of them.
    pub drops: u32,
}

/// A position with a single best sowing, better than any other by a clear margin.
///
/// ```
/// use guli_search::{BestPuzzle, Engine};
///
/// let position = "ali-guli-mane 0,0,2,0,0,1,0/1,0,0,0,0,0,0 57-9 0 - 0".parse().unwrap();
/// assert!(BestPuzzle::of(&mut Engine::new(1 << 16), &position).is_none(), "there is no choice");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestPuzzle {
    /// The board.
    pub position: Position,
    /// What every hole is worth, exactly; the best first.
    pub holes: Vec<HoleValue>,
    /// How many seeds the second best gives away.
    pub margin: u8,
    /// How many sowings one has to look ahead, counting captures only, to see that the best is the best; `None` when
    /// looking a few sowings ahead does not show it.
    pub ahead: Option<u8>,
    /// The sowing that captures most at once is the best one.
    pub greedy: bool,
    /// Best play from here to where nothing more is to be won.
    pub line: Vec<Step>,
}

impl BestPuzzle {
    /// The answer.
    ///
    /// ```
    /// use guli_search::{BestPuzzle, Engine};
    /// let position = "ali-guli-mane 1,0,2,0,0,3,0/1,0,4,0,1,0,0 49-9 0 - 0".parse().unwrap();
    /// if let Some(puzzle) = BestPuzzle::of(&mut Engine::new(1 << 16), &position) {
    ///     assert!(position.is_legal(puzzle.best()));
    /// }
    /// ```
    #[must_use]
    pub fn best(&self) -> Hole {
        self.holes[0].hole
    }
}
