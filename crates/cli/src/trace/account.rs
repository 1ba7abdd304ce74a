use guli_rules::{Event, Game, Sink};

/// So many laps are written at the most. Legal relays have hundreds; one cycle of an endless one can have thousands of
/// millions, which nobody could read and no memory could hold.
pub const MOST_LAPS: usize = 1_000_000;

/// The laps and captures of a sowing, by the sources' numbers.
pub struct Account {
    game: Game,
    /// `[lifted, hand, last]` for each lap, up to [`MOST_LAPS`].
    pub laps: Vec<[u8; 3]>,
    /// Whether there were more laps than are kept.
    pub is_cut: bool,
    /// `[hole, seeds]` in the order in which they are taken.
    pub captures: Vec<[u8; 2]>,
}

impl Account {
    pub fn new(game: Game) -> Self {
        Self { game, laps: Vec::new(), is_cut: false, captures: Vec::new() }
    }
}

impl Sink for Account {
    fn event(&mut self, event: Event) {
        match event {
            Event::Lift { hole, seeds } if self.laps.len() < MOST_LAPS => {
                let number = self.game.number(hole);
                self.laps.push([number, seeds, number]);
            }
            Event::Lift { .. } => self.is_cut = true,
            Event::Drop { hole, .. } => {
                if let Some(lap) = self.laps.last_mut() {
                    lap[2] = self.game.number(hole);
                }
            }
            Event::Capture { hole, seeds } => self.captures.push([self.game.number(hole), seeds]),
            Event::Relay { .. } | Event::Saada { .. } => {}
        }
    }
}
