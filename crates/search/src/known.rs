use guli_rules::{Game, Tradition};

/// What is known of the best play of a game. The tests hold it against the search.
///
/// ```
/// use guli_rules::Game;
/// use guli_search::Known;
/// assert_eq!(Known::of(Game::AliGuliMane), Known::Solved { ahead: 18 });
/// assert_eq!(Known::of(Game::Mangala), Known::Endgames);
/// assert_eq!(Known::of(Game::SimpleSaada), Known::Nothing);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// Every position can be searched to its end in little time ([`can_be_solved`](crate::can_be_solved)).
    Solved {
        /// By how many seeds the first player wins from the start, with what the board's leftovers count.
        ahead: u8,
    },
    /// Endgames have tables of their own ([`Endgame`](crate::Endgame)); before them one looks ahead.
    Endgames,
    /// One looks ahead, and seldom sees the end.
    Nothing,
}

impl Known {
    /// What is known of this game.
    #[must_use]
    pub const fn of(game: Game) -> Self {
        match game {
            Game::AliGuliMane | Game::AliGuliManeLeftovers | Game::AliGuliManePair => Self::Solved { ahead: 18 },
            Game::AliGuliManeFour => Self::Solved { ahead: 22 },
            Game::AliGuliManeSix => Self::Solved { ahead: 27 },
            _ if matches!(game.tradition(), Tradition::Mangala) => Self::Endgames,
            _ => Self::Nothing,
        }
    }
}
