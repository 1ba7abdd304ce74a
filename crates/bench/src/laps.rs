use guli_rules::{Event, Game, Sink, Stop};

use crate::playout::{Judge, play};

/// Counts laps. Sowings that turn out to be endless are taken back.
#[derive(Default)]
struct Laps {
    played: u64,
    tried: u64,
}

impl Sink for Laps {
    #[inline]
    fn event(&mut self, event: Event) {
        self.tried += u64::from(matches!(event, Event::Lift { .. }));
    }
}

impl Judge for Laps {
    #[inline]
    fn tried(&mut self, stop: Stop) {
        if stop == Stop::Sown {
            self.played += self.tried;
        }
        self.tried = 0;
    }
}

/// How many laps the sowings of [`playouts`](crate::playouts) with the same arguments have. Counting is slow, which is
/// why it is not done where time is taken.
#[must_use]
pub fn count_laps(game: Game, count: u32, seed: u64) -> u64 {
    let mut laps = Laps::default();
    play(game, count, seed, &mut laps);
    laps.played
}
