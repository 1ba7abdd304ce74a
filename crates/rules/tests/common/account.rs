//! What happened in a sowing, in the form of the recorded answers.

use guli_rules::{Event, Game, Sink};

/// Made from events by the fast sowing, or written down by the slow one. Holes are the sources' numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Account {
    /// `[lifted, hand, last]` for each lap.
    pub laps: Vec<[u8; 3]>,
    /// The holes that were looked at after a lap and held seeds.
    pub relays: Vec<u8>,
    /// The empty hole that ended the sowing, where the game has one.
    pub saada: Option<u8>,
    /// `[hole, seeds]` in the order in which they are taken.
    pub captures: Vec<[u8; 2]>,
    /// `[hole, what it holds now]` for every single seed.
    pub drops: Vec<[u8; 2]>,
}

impl Account {
    /// The hole of the very last seed.
    pub fn last(&self) -> Option<u8> {
        self.laps.last().map(|lap| lap[2])
    }
}

/// Writes an account from events, and checks that they come in a sensible order.
pub struct Recorder {
    game: Game,
    left_in_hand: u8,
    /// What has happened so far.
    pub account: Account,
}

impl Recorder {
    pub fn new(game: Game) -> Self {
        Self { game, left_in_hand: 0, account: Account::default() }
    }
}

impl Sink for Recorder {
    fn event(&mut self, event: Event) {
        let account = &mut self.account;
        if !matches!(event, Event::Drop { .. }) {
            assert_eq!(self.left_in_hand, 0, "{event:?} with seeds in the hand");
        }
        assert!(account.saada.is_none() || matches!(event, Event::Capture { .. }), "{event:?} after the end");
        match event {
            Event::Lift { hole, seeds } => {
                assert!(seeds > 0, "nothing lifted");
                let number = self.game.number(hole);
                if !account.laps.is_empty() {
                    assert_eq!(account.relays.last(), Some(&number), "a relay lifts the hole it looked at");
                    assert_eq!(account.relays.len(), account.laps.len());
                }
                account.laps.push([number, seeds, number]);
                self.left_in_hand = seeds;
            }
            Event::Drop { hole, seeds } => {
                self.left_in_hand = self.left_in_hand.checked_sub(1).expect("a seed in the hand");
                account.drops.push([self.game.number(hole), seeds]);
                account.laps.last_mut().expect("a lap before its seeds")[2] = self.game.number(hole);
            }
            Event::Relay { hole } => account.relays.push(self.game.number(hole)),
            Event::Saada { hole } => account.saada = Some(self.game.number(hole)),
            Event::Capture { hole, seeds } => {
                assert!(seeds > 0, "an empty capture");
                account.captures.push([self.game.number(hole), seeds]);
            }
        }
    }
}
