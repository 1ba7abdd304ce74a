use crate::Hole;

/// One thing that happens while seeds are sown, in the order in which it happens.
///
/// The flat stream of events of a sowing is the only account of it: animation, log sentences, previews and records
/// are all made from it.
///
/// ```
/// use guli_rules::{Event, Game, Position};
///
/// let game = Game::Mangala;
/// let mut events = Vec::new();
/// let start = Position::start(game);
/// start.play_with(game.hole(11).unwrap(), &mut |event| events.push(event)).unwrap();
/// assert_eq!(events[0], Event::Lift { hole: game.hole(11).unwrap(), seeds: 6 });
/// assert_eq!(events[1], Event::Drop { hole: game.hole(10).unwrap(), seeds: 7 });
/// assert_eq!(events.len(), 1 + 6, "one lap of six seeds; nothing is captured");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// All seeds of a hole are taken into the hand: a lap begins.
    Lift {
        /// The hole that is now empty.
        hole: Hole,
        /// How many seeds are in the hand.
        seeds: u8,
    },
    /// One seed of the hand falls into a hole.
    Drop {
        /// Where it falls.
        hole: Hole,
        /// How many seeds the hole holds now.
        seeds: u8,
    },
    /// The hand is empty and the next hole of the ring holds seeds: it will be lifted (pussa kanawa).
    Relay {
        /// The hole that is lifted next.
        hole: Hole,
    },
    /// The hand is empty and so is the next hole of the ring: the sowing ends.
    Saada {
        /// The empty hole.
        hole: Hole,
    },
    /// The seeds of a hole go to the mover's bank.
    Capture {
        /// The hole that is now empty.
        hole: Hole,
        /// How many seeds it held, never 0.
        seeds: u8,
    },
}

/// Where the events of a sowing go.
///
/// The unit type is the sink that listens to nothing: with it the sowing routine has no loop over seeds at all.
/// Any `FnMut(Event)` is a sink that listens.
///
/// ```
/// use guli_rules::{Event, Game, Position, Sink};
///
/// /// Counts the laps of a sowing.
/// struct Laps(u32);
///
/// impl Sink for Laps {
///     fn event(&mut self, event: Event) {
///         self.0 += u32::from(matches!(event, Event::Lift { .. }));
///     }
/// }
///
/// let mut laps = Laps(0);
/// let game = Game::AliGuliMane;
/// Position::start(game).play_with(game.hole(13).unwrap(), &mut laps).unwrap();
/// assert_eq!(laps.0, 5);
/// ```
pub trait Sink {
    /// Whether events are wanted. Where this is `false` none is ever made, and [`Sink::event`] is not called.
    const LISTENS: bool = true;

    /// Takes the next event.
    fn event(&mut self, event: Event);

    /// Whether a relay is to go on; asked before every lap but the first.
    ///
    /// Relays may be very long, and whoever can't wait may give up. A sowing that is given up changes nothing, like an
    /// endless one.
    #[inline]
    fn goes_on(&mut self) -> bool {
        true
    }
}

impl Sink for () {
    const LISTENS: bool = false;

    #[inline]
    fn event(&mut self, _: Event) {}
}

/// Listens to nothing and waits for so many laps at the most.
pub(crate) struct Patience(pub u32);

impl Sink for Patience {
    const LISTENS: bool = false;

    #[inline]
    fn event(&mut self, _: Event) {}

    #[inline]
    fn goes_on(&mut self) -> bool {
        self.0 = self.0.saturating_sub(1);
        self.0 > 0
    }
}

impl<F: FnMut(Event)> Sink for F {
    #[inline]
    fn event(&mut self, event: Event) {
        self(event);
    }
}
