//! The search itself: alpha-beta over sowings, with a table, and sound about positions that repeat.

use alloc::vec::Vec;

use guli_rules::{Direction, Hole, Position};

use crate::Endgame;
use crate::children::{Child, Children};
use crate::evaluate::evaluate;
use crate::last::LastSeeds;
use crate::table::{Bound, Entry, Key, NO_HOLE, PROVED, Table, name_of, sowing_of};

/// A depth that no search reaches: nothing is estimated, and the result is exact.
pub(crate) const UNLIMITED: u8 = PROVED;

/// The node budget is used up; what was found is in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stopped;

/// What a search found for a position, from the mover's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    /// The value, or a bound of it where it lies outside the window.
    pub value: i32,
    /// Nothing was estimated.
    pub proved: bool,
    /// The earliest position of the path that this result leans on, since a line came back to it. A result that leans
    /// on a position before its own holds on this path only.
    pub leans_on: usize,
}

impl Found {
    const fn proved(value: i32) -> Self {
        Self { value, proved: true, leans_on: usize::MAX }
    }
}

/// The search of one round.
///
/// # Positions that repeat
///
/// Captures can't be undone, so that a position can repeat only along sowings without a capture, and a player who goes
/// round for ever captures nothing more: endless play is worth 0 from there on. The search ends a line with 0 as soon
/// as it comes back to a position of its own path. That gives the right values: both players have best ways to play
/// that look at the position alone (the game is finite, and what counts is decided when the circle is left, if ever),
/// and when both play like that the first return is already the endless circle.
///
/// A value found like that may hold on its path only, so it goes into the table only when no position before it was
/// leaned on; a position that is itself the start of the circle keeps its value, for the circle is then all its own.
pub(crate) struct Search<'a> {
    table: &'a mut Table,
    endgame: Option<&'a Endgame>,
    last: Option<&'static LastSeeds>,
    /// The closed holes are not the same for both players.
    lopsided: bool,
    path: Vec<Key>,
    /// Positions looked at.
    pub nodes: u64,
    /// How many may be looked at.
    pub limit: u64,
}

impl<'a> Search<'a> {
    pub(crate) fn new(table: &'a mut Table, endgame: Option<&'a Endgame>, root: &Position, limit: u64) -> Self {
        let last = LastSeeds::of(root);
        Self { table, endgame, last, lopsided: is_lopsided(root), path: Vec::new(), nodes: 0, limit }
    }

    /// The value of a position, exact if it lies between `alpha` and `beta`.
    pub(crate) fn value(&mut self, position: &Position, alpha: i32, beta: i32, depth: u8) -> Result<Found, Stopped> {
        self.path.clear();
        self.node(position, alpha, beta, depth)
    }

    /// The exact value of a position.
    pub(crate) fn exact(&mut self, position: &Position) -> Result<i32, Stopped> {
        let left = i32::from(position.on_board());
        Ok(self.value(position, -left - 1, left + 1, UNLIMITED)?.value)
    }

    fn node(&mut self, position: &Position, alpha: i32, beta: i32, depth: u8) -> Result<Found, Stopped> {
        if self.nodes >= self.limit {
            return Err(Stopped);
        }
        self.nodes += 1;

        // Nobody can capture more than is there.
        let left = i32::from(position.on_board());
        if left <= alpha {
            return Ok(Found::proved(left));
        }
        if -left >= beta {
            return Ok(Found::proved(-left));
        }
        let last = self.last.and_then(|last| last.value(position));
        if let Some(value) = last.or_else(|| self.endgame?.value(position)) {
            return Ok(Found::proved(i32::from(value)));
        }

        let key = Key::new(position, self.lopsided);
        let known = self.table.get(key);
        if let Some(entry) = known.filter(|entry| entry.depth >= depth) {
            let value = i32::from(entry.value);
            let enough = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= beta,
                Bound::AtMost => value <= alpha,
            };
            if enough {
                return Ok(Found { value, proved: entry.depth == PROVED, leans_on: usize::MAX });
            }
        }
        // Since the last capture nothing else can be the same.
        let quiet = usize::from(position.quiet()).min(self.path.len());
        let since = self.path.len() - quiet;
        if let Some(back) = self.path[since..].iter().rposition(|&earlier| earlier == key) {
            return Ok(Found { value: 0, proved: true, leans_on: since + back });
        }
        if depth == 0 {
            return Ok(Found { value: evaluate(position).clamp(-left, left), proved: false, leans_on: usize::MAX });
        }
        let best = known.map_or(NO_HOLE, |entry| entry.best);
        self.inner(position, key, best, alpha, beta, depth)
    }

    /// Looks at the children of a position that nothing is known of.
    fn inner(
        &mut self,
        position: &Position,
        key: Key,
        best: u8,
        alpha: i32,
        beta: i32,
        depth: u8,
    ) -> Result<Found, Stopped> {
        let nodes_before = self.nodes;
        let mut node = Node { position, alpha, beta, best: None, value: i32::MIN, proved: true, leans_on: usize::MAX };

        self.path.push(key);
        // What was best before is tried before the others are even made.
        let first = sowing_of(position, best).and_then(|(towards, hole)| Child::new(&towards, hole));
        if let Some(child) = first {
            node.try_child(self, &child, depth)?;
        }
        for towards in position.directions() {
            if node.alpha >= node.beta {
                break;
            }
            let known = first.filter(|child| child.direction == towards.direction()).map(|child| child.hole);
            for child in Children::new(&towards, known) {
                node.try_child(self, &child, depth)?;
                if node.alpha >= node.beta {
                    break;
                }
            }
        }
        self.path.pop();

        if node.best.is_none() {
            return self.nothing_to_sow(position, alpha, beta, depth);
        }
        let found = Found { value: node.value, proved: node.proved, leans_on: node.leans_on };
        if found.leans_on >= self.path.len() {
            let bound = if node.value >= beta {
                Bound::AtLeast
            } else if node.value > alpha {
                Bound::Exact
            } else {
                Bound::AtMost
            };
            let best = node.best.map_or(NO_HOLE, |(hole, direction)| name_of(position, hole, direction));
            let depth = if node.proved { PROVED } else { depth };
            let entry = Entry { value: node.value as i8, bound, depth, best };
            self.table.put(key, entry, self.nodes - nodes_before);
            return Ok(Found { leans_on: usize::MAX, ..found });
        }
        Ok(found)
    }

    /// A lost bonus, a forced pass, or the end.
    fn nothing_to_sow(&mut self, position: &Position, alpha: i32, beta: i32, depth: u8) -> Result<Found, Stopped> {
        let mut next = *position;
        if position.bonus_due() {
            next.settle();
        } else if let Some(passed) = position.pass() {
            next = passed;
        } else {
            // At the quiet limit a path ends without being the end of the round for other paths.
            let leans_on = if position.quiet() >= position.game().quiet_limit() { 0 } else { usize::MAX };
            return Ok(Found { value: value_at_end(position), proved: true, leans_on });
        }
        let found = self.node(&next, -beta, -alpha, depth)?;
        Ok(Found { value: -found.value, ..found })
    }
}

/// A position whose children are being looked at.
struct Node<'p> {
    position: &'p Position,
    alpha: i32,
    beta: i32,
    best: Option<(Hole, Direction)>,
    value: i32,
    proved: bool,
    leans_on: usize,
}

impl Node<'_> {
    /// Searches a child and takes its value into account: the first with the whole window, later ones with an empty
    /// one, which only asks whether they are better.
    fn try_child(&mut self, search: &mut Search, child: &Child, depth: u8) -> Result<(), Stopped> {
        let mut found = if self.best.is_none() {
            self.search(search, child, self.beta, depth)?
        } else {
            self.search(search, child, self.alpha + 1, depth)?
        };
        if self.best.is_some() && found.value > self.alpha && found.value < self.beta {
            let again = self.search(search, child, self.beta, depth)?;
            found = Found { leans_on: found.leans_on.min(again.leans_on), ..again };
        }
        self.leans_on = self.leans_on.min(found.leans_on);
        // Of a refutation nothing but its own value matters.
        self.proved = found.proved && (self.proved || found.value >= self.beta);
        if found.value > self.value {
            self.value = found.value;
            self.best = Some((child.hole, child.direction));
            self.alpha = self.alpha.max(found.value);
        }
        Ok(())
    }

    /// The worth of a child between `alpha` and `beta`.
    fn search(&self, search: &mut Search, child: &Child, beta: i32, depth: u8) -> Result<Found, Stopped> {
        let (alpha, gain) = (self.alpha, child.gain);
        let depth = if depth == UNLIMITED { UNLIMITED } else { depth - 1 };
        let found = if child.same_mover(self.position) {
            search.node(&child.position, alpha - gain, beta - gain, depth)?
        } else {
            search.node(&child.position, gain - beta, gain - alpha, depth)?
        };
        Ok(Found { value: child.worth(self.position, found.value), ..found })
    }
}

/// What the mover gets from the seeds on the board, less what the other player gets, once there is nothing to sow.
pub(crate) fn value_at_end(position: &Position) -> i32 {
    if position.quiet() >= position.game().quiet_limit() {
        return 0;
    }
    let left = position.leftovers().map(i32::from);
    let mover = position.mover().index();
    left[mover] - left[1 - mover]
}

/// Whether the two players would not see the same ring of open holes from their sides.
pub(crate) fn is_lopsided(position: &Position) -> bool {
    let game = position.game();
    position.open().any(|hole| {
        let turned = (hole.place() + usize::from(game.columns())) % usize::from(game.holes());
        Hole::at_place(turned).is_some_and(|turned| !position.open().contains(turned))
    })
}
