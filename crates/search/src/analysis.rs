//! What is found out about a position.

use alloc::vec::Vec;

use guli_rules::{Direction, Hole, Position, Step};

use crate::table::Bound;

/// What a search is to find out.
///
/// ```
/// assert_ne!(guli_search::Goal::Best, guli_search::Goal::All);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// The best hole and its value; of the others it is enough to know that they are not better.
    Best,
    /// The value of every hole.
    All,
}

/// What sowing a hole is worth: captured by the mover minus captured by the other from here on, this sowing included.
///
/// ```
/// use guli_rules::{Game, Position};
/// use guli_search::{Bound, Engine, Goal};
///
/// let position: Position = "ali-guli-mane 0,0,0,0,1,0,0/0,1,0,0,0,0,0 37-31 0 - 0".parse().unwrap();
/// let mut engine = Engine::new(1 << 16);
/// let analysis = engine.solve(&position, Goal::All);
/// let only = &analysis.holes[0];
/// assert_eq!((Game::AliGuliMane.number(only.hole), only.value, only.bound), (8, 0, Bound::Exact));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HoleValue {
    /// The hole sown.
    pub hole: Hole,
    /// Which way round.
    pub direction: Direction,
    /// Its value, or a bound of it.
    pub value: i8,
    /// What the number says.
    pub bound: Bound,
    /// Nothing was estimated: the number is certain. Otherwise it rests on estimates after `depth` sowings.
    pub proved: bool,
    /// How many sowings the search looked ahead; 0 before it has looked at all.
    pub depth: u8,
}

impl HoleValue {
    /// The step that sows it.
    ///
    /// ```
    /// use guli_rules::{Direction, Game, Position, Step};
    /// use guli_search::{Engine, Goal};
    /// let mut engine = Engine::new(1 << 16);
    /// engine.start(&Position::start(Game::Mangala), Goal::All);
    /// let first = engine.analysis().holes[0];
    /// assert_eq!(first.step(), Step::Sow(first.hole, Direction::Forward));
    /// ```
    #[must_use]
    pub const fn step(&self) -> Step {
        Step::Sow(self.hole, self.direction)
    }

    /// Whether the value is known for certain.
    ///
    /// ```
    /// use guli_rules::{Game, Position};
    /// let engine = guli_search::Engine::new(1 << 16);
    /// assert!(engine.analysis().holes.iter().all(|hole| !hole.is_exact()));
    /// ```
    #[must_use]
    pub const fn is_exact(&self) -> bool {
        self.proved && matches!(self.bound, Bound::Exact)
    }
}

/// What is known of a position.
///
/// ```
/// use guli_rules::{Game, Position};
/// use guli_search::{Engine, Goal};
///
/// let position = "ali-guli-mane 0,0,2,0,0,1,0/1,0,0,0,0,0,0 57-9 0 - 0".parse().unwrap();
/// let analysis = Engine::new(1 << 16).solve(&position, Goal::All);
/// assert!(analysis.exact && analysis.finished);
/// assert_eq!(analysis.value, 2, "7 captures the two seeds of hole 2");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// The position valued. Its quiet turns are set to 0: endless play is worth nothing, however it is ended.
    pub position: Position,
    /// The best sowing known; `None` when there is no choice.
    pub best: Option<Step>,
    /// The value of the position for the mover.
    pub value: i8,
    /// The value is certain.
    pub exact: bool,
    /// How many sowings the last complete search looked ahead; 255 where it looked at everything.
    pub depth: u8,
    /// Every legal hole, in each direction that may be chosen, the best first; none where a pass is forced.
    pub holes: Vec<HoleValue>,
    /// Positions looked at so far.
    pub nodes: u64,
    /// There is nothing more to find out.
    pub finished: bool,
}
