use std::time::Instant;

use guli_search::{Endgame, EndgameBuilder, EndgameProgress};

/// Tables, and how long they took.
pub struct Built {
    /// The tables.
    pub endgame: Endgame,
    /// For 2 seeds, 4 seeds and so on.
    pub seconds: Vec<f64>,
}

impl Built {
    /// Positions a second, of all tables.
    pub fn rate(&self) -> f64 {
        self.endgame.positions() as f64 / self.seconds.iter().sum::<f64>()
    }
}

/// A slice that takes a hundredth of a second or two.
const SLICE: usize = 500_000;

/// Builds the tables of up to `seeds` seeds on one core and tells now and then how far it has come.
pub fn build(none: Endgame, seeds: u8, mut tell: impl FnMut(EndgameProgress)) -> Built {
    let mut builder = EndgameBuilder::extend(none, seeds);
    let mut built = Vec::new();
    loop {
        let from = Instant::now();
        let progress = builder.poll(SLICE);
        let spent = from.elapsed().as_secs_f64();
        // A slice may finish several small tables. Its time goes to the largest that it worked for.
        let finished = usize::from(builder.endgame().max_seeds()) / 2;
        let working = if progress.is_complete() { finished } else { finished + 1 };
        built.resize(working.max(built.len()), 0.0);
        if let Some(seconds) = built.last_mut() {
            *seconds += spent;
        }
        if progress.is_complete() {
            return Built { endgame: builder.into_endgame(), seconds: built };
        }
        tell(progress);
    }
}
