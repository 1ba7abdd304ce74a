//! Building tables in slices.

use alloc::vec::Vec;

use super::layer::{Bounds, Layer};
use super::sowings::Sowings;
use super::{Endgame, MAX_SEEDS, index};

/// How far an [`EndgameBuilder`] has come, in positions with a value.
///
/// ```
/// use guli_search::EndgameBuilder;
///
/// let mut builder = EndgameBuilder::new(4);
/// let progress = builder.poll(1000);
/// assert!(progress.done < progress.total);
/// assert_eq!(progress.total, 78 + 1365);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndgameProgress {
    /// Positions that have their value.
    pub done: u64,
    /// Positions that will have one.
    pub total: u64,
}

impl EndgameProgress {
    /// Whether all is done.
    ///
    /// ```
    /// assert!(guli_search::EndgameBuilder::new(0).poll(1).is_complete());
    /// ```
    #[must_use]
    pub const fn is_complete(self) -> bool {
        self.done == self.total
    }
}

/// Builds an [`Endgame`] a slice at a time, so that a worker can answer in between and stop when it likes.
///
/// ```
/// use guli_search::EndgameBuilder;
///
/// let mut builder = EndgameBuilder::new(6);
/// while !builder.poll(10_000).is_complete() {
///     // Answer messages, draw a progress bar, or break: what is finished can be used.
/// }
/// assert_eq!(builder.into_endgame().max_seeds(), 6);
/// ```
pub struct EndgameBuilder {
    endgame: Endgame,
    sowings: Sowings,
    /// Of all positions of the finished layers and of the one at work.
    bounds: Vec<Bounds>,
    layer: Option<Layer>,
    progress: EndgameProgress,
}

impl EndgameBuilder {
    /// Will build tables of up to `seeds` seeds, or of one less if that is odd, or of [`Endgame::MAX_SEEDS`].
    ///
    /// ```
    /// use guli_search::EndgameBuilder;
    /// assert_eq!(EndgameBuilder::new(4).poll(1).total, EndgameBuilder::new(5).poll(1).total);
    /// ```
    #[must_use]
    pub fn new(seeds: u8) -> Self {
        Self::extend(Endgame::new(), seeds)
    }

    /// Will build only the tables that `endgame` does not have.
    ///
    /// ```
    /// use guli_search::{Endgame, EndgameBuilder};
    /// let mut builder = EndgameBuilder::extend(Endgame::build(2), 4);
    /// assert_eq!(builder.poll(1).total, 1365);
    /// ```
    #[must_use]
    pub fn extend(endgame: Endgame, seeds: u8) -> Self {
        let seeds = usize::from(seeds).min(MAX_SEEDS) / 2 * 2;
        let missing = || (usize::from(endgame.max_seeds()) + 2..=seeds).step_by(2).map(index::positions);
        let total = missing().map(|positions| positions as u64).sum();
        let mut bounds = Vec::new();
        if total > 0 {
            let known: usize = endgame.layers.iter().map(Vec::len).sum();
            bounds.reserve_exact(known + missing().sum::<usize>());
            bounds.extend(endgame.layers.iter().flatten().map(|&value| Bounds::exact(value as i8)));
        }
        let sowings = Sowings::new(endgame.game);
        Self { endgame, sowings, bounds, layer: None, progress: EndgameProgress { done: 0, total } }
    }

    /// Goes on until `work` positions were visited, or a few thousand more, and says how far that led.
    ///
    /// Each position is visited two or three times on average; a visit takes some 25 nanoseconds. Beginning and ending
    /// the tables of one number of seeds is done in one slice, which with 12 seeds takes a few milliseconds.
    ///
    /// ```
    /// use guli_search::EndgameBuilder;
    /// let mut builder = EndgameBuilder::new(2);
    /// while !builder.poll(100).is_complete() {}
    /// assert_eq!(builder.poll(100).done, 78);
    /// ```
    pub fn poll(&mut self, work: usize) -> EndgameProgress {
        let mut left = work;
        while left > 0 && !self.progress.is_complete() {
            let seeds = usize::from(self.endgame.max_seeds()) + 2;
            let layer = self.layer.get_or_insert_with(|| {
                self.sowings.extend(seeds);
                let layer = Layer::new(self.endgame.game, seeds, &mut self.bounds);
                // What ends the game is known from the start.
                self.progress.done += layer.closed() as u64;
                layer
            });
            let closed = layer.closed();
            let (visited, finished) = layer.poll(&self.sowings, &mut self.bounds, left);
            left = left.saturating_sub(visited);
            self.progress.done += (layer.closed() - closed) as u64;
            if finished {
                // The rest is what nobody can force.
                self.progress.done += (index::positions(seeds) - layer.closed()) as u64;
                self.layer = None;
                self.keep(seeds);
            }
        }
        self.progress
    }

    /// Turns bounds into values.
    fn keep(&mut self, seeds: usize) {
        let first = self.bounds.len() - index::positions(seeds);
        let bounds = &mut self.bounds[first..];
        for bounds in &mut *bounds {
            *bounds = Bounds::exact(bounds.value());
        }
        self.endgame.layers.push(bounds.iter().map(|bounds| bounds.value() as u8).collect());
        if self.progress.is_complete() {
            self.bounds = Vec::new();
            self.sowings = Sowings::new(self.endgame.game);
        }
    }

    /// The tables finished so far.
    ///
    /// ```
    /// use guli_search::EndgameBuilder;
    /// assert_eq!(EndgameBuilder::new(10).endgame().max_seeds(), 0);
    /// ```
    #[must_use]
    pub const fn endgame(&self) -> &Endgame {
        &self.endgame
    }

    /// The tables finished so far, and no more.
    ///
    /// ```
    /// use guli_search::{Endgame, EndgameBuilder};
    /// assert_eq!(EndgameBuilder::new(10).into_endgame(), Endgame::new());
    /// ```
    #[must_use]
    pub fn into_endgame(self) -> Endgame {
        self.endgame
    }
}
