//! Valuing every hole of a position, a slice at a time.

use alloc::sync::Arc;
use alloc::vec::Vec;

use guli_rules::{Game, Position, Setup, Step};

use crate::Endgame;
use crate::analysis::{Analysis, Goal, HoleValue};
use crate::children::{Child, all_children};
use crate::line::{line, remembered_line};
use crate::search::{Found, Search, Stopped, UNLIMITED, value_at_end};
use crate::table::{Bound, Table};

/// Values positions, in slices of any length.
///
/// The table is allocated once. Between positions of the same round it is kept, so that what was found for one helps
/// with the next.
///
/// ```
/// use guli_rules::{Game, Position};
/// use guli_search::{Engine, Goal};
///
/// let position = "ali-guli-mane 1,0,0,0,1,0,0/1,1,0,0,1,0,0 41-24 1 - 0".parse().unwrap();
/// let mut engine = Engine::new(1 << 20);
/// engine.start(&position, Goal::All);
/// while !engine.poll(10_000) {
///     // Here a worker looks at its messages, and may stop with the best answer so far.
///     assert!(engine.analysis().best.is_some());
/// }
/// assert!(engine.analysis().exact);
/// ```
pub struct Engine {
    table: Table,
    endgame: Option<Arc<Endgame>>,
    /// The closed holes of the round that the table is about.
    round: Option<(Game, guli_rules::Holes)>,
    job: Job,
}

/// A search under way.
struct Job {
    /// The position asked about.
    asked: Position,
    /// The position whose holes are valued: the same, or the one after a forced pass.
    root: Position,
    goal: Goal,
    /// The deepest search wanted.
    most: u8,
    depth: u8,
    roots: Vec<Root>,
    /// Which of the roots is searched now.
    at: usize,
    nodes: u64,
    /// Nodes spent on the present question, over all slices.
    spent: u64,
    finished: bool,
}

/// A legal sowing of the position.
struct Root {
    child: Child,
    known: HoleValue,
    /// What this depth has found, if it has.
    now: Option<(i8, Bound, bool)>,
    /// How many questions were asked about it at this depth.
    questions: u8,
}

/// The first depths for a game that is then searched to the end: they cost little and put the good holes first.
const SHALLOW: [u8; 3] = [1, 3, 6];

impl Engine {
    /// An engine with a table of at most `bytes`; 16 MiB are enough to be good.
    ///
    /// ```
    /// let engine = guli_search::Engine::new(16 << 20);
    /// assert!(engine.analysis().finished, "nothing has been asked yet");
    /// ```
    #[must_use]
    pub fn new(bytes: usize) -> Self {
        let root = Position::start(Game::AliGuliMane);
        let job = Job {
            asked: root,
            root,
            goal: Goal::Best,
            most: 0,
            depth: 0,
            roots: Vec::new(),
            at: 0,
            nodes: 0,
            spent: 0,
            finished: true,
        };
        Self { table: Table::new(bytes), endgame: None, round: None, job }
    }

    /// Looks endgames of Mangala up in these tables from now on. Several engines can share them.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use guli_search::{Endgame, Engine, Goal};
    /// let mut engine = Engine::new(1 << 16);
    /// engine.set_endgame(Arc::new(Endgame::build(4)));
    /// let position = "mangala 0,0,1,0,1,0/0,1,0,0,0,1 34-34 0 - 0".parse().unwrap();
    /// assert!(engine.solve(&position, Goal::All).exact);
    /// ```
    pub fn set_endgame(&mut self, endgame: Arc<Endgame>) {
        self.endgame = Some(endgame);
    }

    /// The endgame tables in use.
    ///
    /// ```
    /// assert!(guli_search::Engine::new(1 << 16).endgame().is_none());
    /// ```
    #[must_use]
    pub fn endgame(&self) -> Option<&Endgame> {
        self.endgame.as_deref()
    }

    /// Forgets what was found before.
    ///
    /// ```
    /// let mut engine = guli_search::Engine::new(1 << 16);
    /// engine.forget();
    /// ```
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Begins to value a position, as deep as can be.
    ///
    /// ```
    /// use guli_rules::{Game, Position};
    /// use guli_search::{Engine, Goal};
    /// let mut engine = Engine::new(1 << 16);
    /// engine.start(&Position::start(Game::Mangala), Goal::Best);
    /// assert!(engine.analysis().best.is_some(), "there is an answer before the first slice");
    /// ```
    pub fn start(&mut self, position: &Position, goal: Goal) {
        self.start_to(position, goal, UNLIMITED);
    }

    /// Begins to value a position, looking at most `depth` sowings ahead.
    ///
    /// ```
    /// use guli_rules::{Game, Position};
    /// use guli_search::{Engine, Goal};
    /// let mut engine = Engine::new(1 << 16);
    /// engine.start_to(&Position::start(Game::Mangala), Goal::All, 4);
    /// while !engine.poll(100_000) {}
    /// assert_eq!(engine.analysis().depth, 4);
    /// ```
    pub fn start_to(&mut self, position: &Position, goal: Goal, depth: u8) {
        let asked = without_quiet(position);
        let root = asked.pass().unwrap_or(asked);
        let round = Some((root.game(), root.open()));
        if self.round != round {
            self.table.clear();
            self.round = round;
        }
        let left = root.on_board() as i8;
        let roots: Vec<Root> = all_children(&root)
            .map(|child| Root {
                known: HoleValue {
                    hole: child.hole,
                    direction: child.direction,
                    value: left,
                    bound: Bound::AtMost,
                    proved: true,
                    depth: 0,
                },
                child,
                now: None,
                questions: 0,
            })
            .collect();
        let finished = roots.is_empty() || depth == 0;
        self.job = Job { asked, root, goal, most: depth, depth: 0, roots, at: 0, nodes: 0, spent: 0, finished };
        self.job.next_depth();
    }

    /// Searches on for about `nodes` positions. Returns whether the search is finished.
    ///
    /// ```
    /// use guli_rules::{Game, Position};
    /// use guli_search::{Engine, Goal};
    /// let mut engine = Engine::new(1 << 16);
    /// engine.start(&Position::start(Game::Mangala), Goal::Best);
    /// assert!(!engine.poll(1000));
    /// ```
    pub fn poll(&mut self, nodes: u64) -> bool {
        let mut left = nodes.max(1);
        while !self.job.finished && left > 0 {
            let before = self.job.nodes;
            // A question starts anew with every slice, helped by the table. Should it fall behind that way, because
            // the table is small, longer slices make up for it.
            let limit = left.max(self.job.spent / 4);
            let mut search = Search::new(&mut self.table, self.endgame.as_deref(), &self.job.root, limit);
            let answered = self.job.ask(&mut search);
            self.job.nodes += search.nodes;
            self.job.spent = if answered { 0 } else { self.job.spent + search.nodes };
            left = left.saturating_sub(self.job.nodes - before);
        }
        self.job.finished
    }

    /// What is known by now.
    ///
    /// ```
    /// let engine = guli_search::Engine::new(1 << 16);
    /// assert_eq!(engine.analysis().nodes, 0);
    /// ```
    #[must_use]
    pub fn analysis(&self) -> Analysis {
        self.job.analysis()
    }

    /// Values a position to the end, however long that takes.
    ///
    /// For Ali Guli Mane that is milliseconds. A Mangala position with many seeds takes longer than anybody waits: use
    /// [`Engine::start`] and [`Engine::poll`].
    ///
    /// ```
    /// use guli_search::{Engine, Goal};
    /// let over = "ali-guli-mane 0,1,0,0,0,0,0/0,0,0,0,0,0,0 36-33 0 - 0".parse().unwrap();
    /// assert_eq!(Engine::new(1 << 16).solve(&over, Goal::All).value, 0);
    /// ```
    pub fn solve(&mut self, position: &Position, goal: Goal) -> Analysis {
        self.start(position, goal);
        while !self.poll(u64::MAX) {}
        self.analysis()
    }

    /// The best play from the position, step by step up to `most`, beginning with `first` if it is given.
    ///
    /// Replaying it captures just what the value says, unless `most` cuts it short: it ends where nothing more is to be
    /// won by either, be it by the end of the round or because the players would go round for ever. From a position
    /// whose value is not certain yet the line goes as far as the search remembers.
    ///
    /// ```
    /// use guli_rules::{Position, Seat};
    /// use guli_search::{Engine, Goal};
    /// let position: Position = "ali-guli-mane 0,0,2,0,0,1,0/1,0,0,0,0,0,0 57-9 0 - 0".parse().unwrap();
    /// let mut engine = Engine::new(1 << 16);
    /// assert_eq!(engine.solve(&position, Goal::All).value, 2);
    /// let line = engine.line(None, 100);
    /// let end = line.iter().fold(position, |position, step| step.play(position).unwrap());
    /// assert_eq!(end.bank(Seat::South), 59);
    /// ```
    pub fn line(&mut self, first: Option<Step>, most: usize) -> Vec<Step> {
        let analysis = self.job.analysis();
        let first = first.or(analysis.best);
        let known = |hole: &HoleValue| Some(hole.step()) == first && hole.is_exact();
        if analysis.exact || analysis.holes.iter().any(known) {
            line(&mut self.table, self.endgame.as_deref(), self.job.asked, first, most)
        } else {
            remembered_line(&self.table, self.job.asked, first, most.min(usize::from(self.job.depth)))
        }
    }
}

impl Job {
    /// Answers the next question of the search, as far as the node limit allows. Returns whether it was answered.
    fn ask(&mut self, search: &mut Search) -> bool {
        let best = self.roots.iter().filter_map(|root| root.now).filter(|now| now.1 != Bound::AtMost).map(|now| now.0);
        let best = best.max();
        let root = &mut self.roots[self.at];
        let left = i32::from(self.root.on_board());
        let (alpha, beta) = match (root.now, best) {
            // First each hole is only asked whether it is better than the best so far.
            (None, Some(best)) => (i32::from(best), i32::from(best) + 1),
            // What was found on the way narrows the next question. Only once: the table may know more of some positions
            // than this depth asks for, so that two narrow questions can contradict each other for ever.
            (Some((value, Bound::AtMost, _)), _) if root.questions < 2 => (-left - 1, i32::from(value) + 1),
            (Some((value, Bound::AtLeast, _)), _) if root.questions < 2 => (i32::from(value) - 1, left + 1),
            _ => (-left - 1, left + 1),
        };
        let Ok(found) = root.search(&self.root, search, alpha, beta, self.depth) else { return false };
        root.questions += 1;
        let bound = if found.value <= alpha {
            Bound::AtMost
        } else if found.value >= beta {
            Bound::AtLeast
        } else {
            Bound::Exact
        };
        root.now = Some((found.value as i8, bound, found.proved));
        self.go_on();
        true
    }

    /// Chooses the next question.
    fn go_on(&mut self) {
        let open = |root: &Root, goal: Goal| match root.now {
            None => true,
            Some((_, Bound::AtLeast, _)) => true,
            Some((_, Bound::AtMost, _)) => goal == Goal::All,
            Some((_, Bound::Exact, _)) => false,
        };
        // A hole that turned out better is looked at again at once; then come those that were not asked yet.
        let next = (self.roots.iter().position(|root| matches!(root.now, Some((_, Bound::AtLeast, _)))))
            .or_else(|| self.roots.iter().position(|root| root.now.is_none()))
            .or_else(|| self.roots.iter().position(|root| open(root, self.goal)));
        if let Some(next) = next {
            self.at = next;
            return;
        }
        for root in &mut self.roots {
            root.questions = 0;
            if let Some((value, bound, proved)) = root.now.take() {
                root.known = HoleValue { value, bound, proved, depth: self.depth, ..root.known };
            }
        }
        order(&mut self.roots, |root| (core::cmp::Reverse(root.known.value), root.known.bound != Bound::Exact));
        let proved = self.roots.iter().all(|root| root.known.proved);
        self.finished = proved || self.depth >= self.most;
        self.next_depth();
    }

    fn next_depth(&mut self) {
        if self.finished {
            return;
        }
        let next = if can_be_solved(self.root.game()) {
            SHALLOW.into_iter().find(|&depth| depth > self.depth).unwrap_or(UNLIMITED)
        } else {
            self.depth + 1
        };
        self.depth = next.min(self.most);
        self.at = 0;
    }

    fn analysis(&self) -> Analysis {
        // What this depth has found already counts where it is exact; the best of it comes first.
        let mut holes: Vec<HoleValue> = self
            .roots
            .iter()
            .map(|root| match root.now {
                Some((value, Bound::Exact, proved)) => {
                    HoleValue { value, bound: Bound::Exact, proved, depth: self.depth, ..root.known }
                }
                _ => root.known,
            })
            .collect();
        let found_now = self.roots.iter().any(|root| root.now.is_some());
        let rank = |hole: &HoleValue| {
            let current = !found_now || hole.depth == self.depth;
            (!current, core::cmp::Reverse(hole.value), hole.bound != Bound::Exact)
        };
        order(&mut holes, rank);
        let passed = self.asked != self.root;
        let best = holes.first();
        let complete = if self.finished { self.depth } else { holes.iter().map(|hole| hole.depth).min().unwrap_or(0) };
        Analysis {
            position: self.asked,
            best: best.filter(|_| !passed).map(HoleValue::step),
            value: best
                .map_or_else(|| value_at_end(&self.root) as i8, |best| if passed { -best.value } else { best.value }),
            exact: best.is_none_or(|best| {
                best.is_exact() && holes.iter().all(|other| other.proved && other.value <= best.value)
            }),
            depth: complete,
            nodes: self.nodes,
            finished: self.finished,
            holes: if passed { Vec::new() } else { holes },
        }
    }
}

impl Root {
    /// The worth of this sowing, exact if it lies between `alpha` and `beta`.
    fn search(
        &self,
        parent: &Position,
        search: &mut Search,
        alpha: i32,
        beta: i32,
        depth: u8,
    ) -> Result<Found, Stopped> {
        let gain = self.child.gain;
        let depth = if depth == UNLIMITED { UNLIMITED } else { depth - 1 };
        let found = if self.child.same_mover(parent) {
            search.value(&self.child.position, alpha - gain, beta - gain, depth)?
        } else {
            search.value(&self.child.position, gain - beta, gain - alpha, depth)?
        };
        Ok(Found { value: self.child.worth(parent, found.value), ..found })
    }
}

/// Whether every position of a game can be searched to its end in little time: bonus sowings, compulsory captures and long
/// relays empty the board soon.
///
/// ```
/// use guli_rules::Game;
/// use guli_search::can_be_solved;
/// assert!(can_be_solved(Game::AliGuliMane) && can_be_solved(Game::AliGuliManeFour));
/// assert!(!can_be_solved(Game::Mangala) && !can_be_solved(Game::SimpleSaada));
/// ```
#[must_use]
pub const fn can_be_solved(game: Game) -> bool {
    game.has_bonus() && !game.chooses_direction()
}

/// The same position, as if a capture had just been made.
fn without_quiet(position: &Position) -> Position {
    Setup { quiet: 0, ..position.setup() }.position().unwrap_or(*position)
}

/// Puts a row of things into the order of their keys, equal ones as they were. The library's sort is made for long
/// lists, and would be a tenth of the page's code.
fn order<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && key(&list[at]) < key(&list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}
