//! Making puzzles, a slice at a time.

use alloc::sync::Arc;

use guli_rules::{Game, Holes, Position, Tradition};

use super::deal::{Dice, Until, deal};
use super::{BestPuzzle, Difficulty, Puzzle, PuzzleKind, WherePuzzle};
use crate::{Endgame, Engine, Goal};

/// Makes puzzles for ever: the same seed makes the same puzzle.
///
/// Positions come from random play and are taken when they have one clear answer of the difficulty wanted. Where none
/// turns up, after many tries the nearest one is given. With Mangala's endgame tables ([`PuzzleMaker::set_endgame`])
/// the positions of Mangala are larger, and other ones.
///
/// ```
/// use guli_rules::Game;
/// use guli_search::{Difficulty, PuzzleKind, PuzzleMaker};
///
/// let mut maker = PuzzleMaker::new(1 << 20);
/// let difficulty = Difficulty::new(3).unwrap();
/// maker.start(Game::AliGuliMane, PuzzleKind::Best, difficulty, 2024);
/// while !maker.poll(20_000) {
///     // Here a worker looks at its messages.
/// }
/// assert_eq!(maker.puzzle().unwrap().difficulty(), difficulty);
/// ```
pub struct PuzzleMaker {
    engine: Engine,
    order: Order,
    attempt: u64,
    /// The position that is being valued, and how much that has taken.
    solving: Option<(Position, u64)>,
    /// The nearest puzzle so far.
    nearest: Option<Puzzle>,
    made: bool,
}

/// What was asked for.
#[derive(Clone, Copy)]
struct Order {
    game: Game,
    kind: PuzzleKind,
    difficulty: Difficulty,
    seed: u64,
}

/// The search is sliced the same way whatever the caller's slices, so that it takes the same turns.
const SLICE: u64 = 10_000;

/// A position that takes longer is given up.
const MOST_NODES: u64 = 400_000;

/// After so many tries the nearest puzzle is good enough.
const TRIES: u64 = 2000;

/// So many sowings at least are played before a position is taken, so that no two puzzles need be the same.
const LEAST_PLAYED: usize = 6;

/// Mangala is valued to the end in no time with so few seeds.
const MANGALA_LEFT: usize = 14;

/// With endgame tables it is with so many more than they know, for each capture leads into them.
const MANGALA_BEYOND: usize = 8;

impl PuzzleMaker {
    /// A maker whose search has a table of at most `bytes`; one or two MiB are enough.
    ///
    /// ```
    /// assert!(guli_search::PuzzleMaker::new(1 << 16).puzzle().is_none(), "nothing has been asked for");
    /// ```
    #[must_use]
    pub fn new(bytes: usize) -> Self {
        let order =
            Order { game: Game::AliGuliMane, kind: PuzzleKind::Where, difficulty: Difficulty::EASIEST, seed: 0 };
        Self { engine: Engine::new(bytes), order, attempt: 0, solving: None, nearest: None, made: true }
    }

    /// The search that values the positions.
    ///
    /// ```
    /// assert!(guli_search::PuzzleMaker::new(1 << 16).engine().endgame().is_none());
    /// ```
    pub const fn engine(&mut self) -> &mut Engine {
        &mut self.engine
    }

    /// Looks endgames of Mangala up in these tables from the next puzzle on, which makes larger positions possible.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use guli_search::{Endgame, PuzzleMaker};
    /// let mut maker = PuzzleMaker::new(1 << 16);
    /// maker.set_endgame(Arc::new(Endgame::build(4)));
    /// assert_eq!(maker.engine().endgame().unwrap().max_seeds(), 4);
    /// ```
    pub fn set_endgame(&mut self, endgame: Arc<Endgame>) {
        self.engine.set_endgame(endgame);
    }

    /// Begins to make a puzzle, and returns whether there are any of this game: a puzzle asks for a hole, which is not
    /// the whole answer where the direction of a sowing is chosen too.
    ///
    /// ```
    /// use guli_rules::Game;
    /// use guli_search::{Difficulty, PuzzleKind, PuzzleMaker};
    /// let mut maker = PuzzleMaker::new(1 << 16);
    /// assert!(maker.start(Game::Mangala, PuzzleKind::Where, Difficulty::EASIEST, 1));
    /// assert!(maker.puzzle().is_none());
    /// assert!(!maker.start(Game::AliGuliManeFree, PuzzleKind::Where, Difficulty::EASIEST, 1));
    /// ```
    pub fn start(&mut self, game: Game, kind: PuzzleKind, difficulty: Difficulty, seed: u64) -> bool {
        self.order = Order { game, kind, difficulty, seed };
        self.attempt = 0;
        self.solving = None;
        self.nearest = None;
        self.made = game.chooses_direction();
        !self.made
    }

    /// Works on for about `nodes` positions. Returns whether the puzzle is made.
    ///
    /// ```
    /// let mut maker = guli_search::PuzzleMaker::new(1 << 16);
    /// assert!(maker.poll(1), "nothing has been asked for, so nothing is left to do");
    /// ```
    pub fn poll(&mut self, nodes: u64) -> bool {
        let mut spent = 0;
        while !self.made && spent < nodes.max(1) {
            spent += match self.solving {
                Some((position, so_far)) => self.solve(position, so_far),
                None => self.attempt(),
            };
        }
        self.made
    }

    /// The puzzle, once it is made.
    ///
    /// ```
    /// assert_eq!(guli_search::PuzzleMaker::new(1 << 16).puzzle(), None);
    /// ```
    #[must_use]
    pub const fn puzzle(&self) -> Option<&Puzzle> {
        if self.made { self.nearest.as_ref() } else { None }
    }

    /// Makes a puzzle without a break; `None` where [`start`](Self::start) knows of none.
    ///
    /// ```
    /// use guli_rules::Game;
    /// use guli_search::{Difficulty, PuzzleKind, PuzzleMaker};
    /// let mut maker = PuzzleMaker::new(1 << 16);
    /// let [one, other] = [1, 1].map(|seed| maker.make(Game::Mangala, PuzzleKind::Where, Difficulty::HARDEST, seed));
    /// assert!(one.is_some() && one == other);
    /// ```
    pub fn make(&mut self, game: Game, kind: PuzzleKind, difficulty: Difficulty, seed: u64) -> Option<Puzzle> {
        self.start(game, kind, difficulty, seed);
        while !self.poll(u64::MAX) {}
        self.puzzle().cloned()
    }

    /// Plays one more game, and takes a position of it. Returns how much work that was.
    fn attempt(&mut self) -> u64 {
        let Order { game, kind, seed, .. } = self.order;
        let mut dice = Dice::new(seed, self.attempt);
        self.attempt += 1;
        let until = match (kind, game.tradition()) {
            (PuzzleKind::Best, Tradition::Mangala) => {
                let (least, most) = self.mangala_seeds();
                Until::Left((least + 2 * dice.below((most - least) / 2 + 1)) as u8)
            }
            _ => Until::Sowings((LEAST_PLAYED + dice.below(24)) as u32),
        };
        let (position, played) = deal(game, until, &mut dice);
        let Some(position) = position else { return self.over_with(played) };
        match kind {
            PuzzleKind::Where => {
                // A single seed asks nothing.
                let holes: Holes = position.legal().filter(|&hole| position.seeds(hole) > Some(1)).collect();
                let hole = holes.into_iter().nth(dice.below(holes.len().max(1)));
                if let Some(puzzle) = hole.and_then(|hole| WherePuzzle::of(position, hole)) {
                    self.offer(Puzzle::Where(puzzle));
                }
                self.over_with(played)
            }
            PuzzleKind::Best => {
                if position.legal().len() < 2 {
                    return self.over_with(played);
                }
                // What was found for another position would help, but then the work would depend on it.
                self.engine.forget();
                self.engine.start(&position, Goal::All);
                self.solving = Some((position, 0));
                u64::from(played)
            }
        }
    }

    /// How few and how many seeds are left in a Mangala puzzle. What the tables know by heart is too small to be fun.
    fn mangala_seeds(&self) -> (usize, usize) {
        let known = self.engine.endgame().map_or(0, |endgame| usize::from(endgame.max_seeds()));
        if known + MANGALA_BEYOND > MANGALA_LEFT {
            (known.min(MANGALA_LEFT), known + MANGALA_BEYOND)
        } else {
            (4, MANGALA_LEFT)
        }
    }

    /// Values the position a bit further.
    fn solve(&mut self, position: Position, so_far: u64) -> u64 {
        let finished = self.engine.poll(SLICE);
        let nodes = self.engine.analysis().nodes;
        if finished {
            self.solving = None;
            if let Some(puzzle) = BestPuzzle::solved(&self.engine, &position) {
                self.offer(Puzzle::Best(puzzle));
            }
            self.over_with(0);
        } else if nodes > MOST_NODES {
            self.solving = None;
            self.over_with(0);
        } else {
            self.solving = Some((position, nodes));
        }
        nodes - so_far
    }

    /// Takes a puzzle if it is nearer to what is wanted than the one before.
    fn offer(&mut self, puzzle: Puzzle) {
        let distance = |puzzle: &Puzzle| puzzle.difficulty().number().abs_diff(self.order.difficulty.number());
        if self.nearest.as_ref().is_none_or(|nearest| distance(&puzzle) < distance(nearest)) {
            self.made = distance(&puzzle) == 0;
            self.nearest = Some(match puzzle {
                Puzzle::Where(puzzle) => Puzzle::Where(puzzle),
                Puzzle::Best(puzzle) => Puzzle::Best(puzzle.with_line(&mut self.engine)),
            });
        }
    }

    /// An attempt is over; after many of them what there is has to do.
    fn over_with(&mut self, played: u32) -> u64 {
        if self.attempt >= TRIES && self.nearest.is_some() {
            self.made = true;
        }
        u64::from(played) + 1
    }
}
