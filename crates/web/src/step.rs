//! A sowing as JavaScript sees it: made from the events of the rules and nothing else.

use guli_rules::{Event, Game, Hole, Position, Refusal, Seat, Step as Played};
use serde::Serialize;

use crate::sowing::Sowing;
use crate::view::{Board, seat};

/// How many lifted holes a preview names.
const LIFTED_SHOWN: usize = 400;

/// See `Captured` in `types.ts`.
#[derive(Serialize)]
pub struct Captured {
    hole: u8,
    seeds: u8,
}

/// See `SowingEvent` in `types.ts`.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum SowingEvent {
    Lift { hole: u8, seeds: u8 },
    Drop { hole: u8, seeds: u8 },
    Relay { hole: u8 },
    Saada { hole: u8 },
    Capture { hole: u8, seeds: u8 },
}

/// What the events of one sowing add up to.
#[derive(Default)]
struct Account {
    lifted: Vec<u8>,
    laps: u32,
    sown: u32,
    last: Option<u8>,
    saada: Option<u8>,
    captures: Vec<Captured>,
    events: Vec<SowingEvent>,
}

impl Account {
    /// Takes the next event, and keeps it if `keep` says so.
    fn take(&mut self, game: Game, event: Event, keep: bool) {
        let number = |hole: Hole| game.number(hole);
        let event = match event {
            Event::Lift { hole, seeds } => {
                self.laps += 1;
                if self.lifted.len() < LIFTED_SHOWN {
                    self.lifted.push(number(hole));
                }
                SowingEvent::Lift { hole: number(hole), seeds }
            }
            Event::Drop { hole, seeds } => {
                self.sown += 1;
                self.last = Some(number(hole));
                SowingEvent::Drop { hole: number(hole), seeds }
            }
            Event::Relay { hole } => SowingEvent::Relay { hole: number(hole) },
            Event::Saada { hole } => {
                self.saada = Some(number(hole));
                SowingEvent::Saada { hole: number(hole) }
            }
            Event::Capture { hole, seeds } => {
                self.captures.push(Captured { hole: number(hole), seeds });
                SowingEvent::Capture { hole: number(hole), seeds }
            }
        };
        if keep {
            self.events.push(event);
        }
    }

    fn captured(&self) -> u8 {
        self.captures.iter().map(|capture| capture.seeds).sum()
    }
}

/// See `Step` in `types.ts`.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Step {
    ply: usize,
    kind: &'static str,
    seat: u8,
    hole: Option<u8>,
    sowing: Option<Sowing>,
    second: bool,
    laps: u32,
    sown: u32,
    last: Option<u8>,
    saada: Option<u8>,
    captures: Vec<Captured>,
    captured: u8,
    bonus_due: bool,
    bonus_lost: bool,
    decided: Option<u8>,
    before: Board,
    after: Board,
    over: bool,
    events: Vec<SowingEvent>,
}

impl Step {
    /// The step that was played in `before` as the round's `ply`, with or without its events.
    pub fn new(ply: usize, played: Played, before: Position, with_events: bool) -> Self {
        let game = before.game();
        let mut account = Account::default();
        let after = match played {
            Played::Sow(hole, direction) => before
                .towards(direction)
                .and_then(|towards| towards.play_with(hole, &mut |event| account.take(game, event, with_events)).ok()),
            Played::Pass => before.pass(),
        };
        // A step of a history is legal by the way it came there.
        let after = after.unwrap_or(before);
        let captured = account.captured();
        Self {
            ply,
            kind: if matches!(played, Played::Pass) { "pass" } else { "sow" },
            seat: seat(before.mover()),
            hole: played.hole().map(|hole| game.number(hole)),
            sowing: Sowing::of(game, played),
            second: before.bonus_due(),
            laps: account.laps,
            sown: account.sown,
            last: account.last,
            saada: account.saada,
            captured,
            captures: account.captures,
            bonus_due: after.bonus_due(),
            bonus_lost: game.has_bonus() && captured > 0 && !before.bonus_due() && !after.bonus_due(),
            decided: if before.decided().is_none() { after.decided().map(seat) } else { None },
            before: Board::new(&before),
            after: Board::new(&after),
            over: after.is_over(),
            events: account.events,
        }
    }
}

/// See `Preview` in `types.ts`.
#[derive(Serialize)]
pub struct Preview {
    hole: u8,
    sowing: Sowing,
    seeds: u8,
    legal: bool,
    reason: Option<&'static str>,
    laps: u32,
    sown: u32,
    lifted: Vec<u8>,
    last: Option<u8>,
    saada: Option<u8>,
    captures: Vec<Captured>,
    captured: u8,
    bonus: bool,
}

impl Preview {
    /// What sowing `hole` in the position's direction would do. Of an endless relay it tells one whole round.
    pub fn new(position: &Position, hole: Hole) -> Self {
        let game = position.game();
        let reason = reason(position, hole);
        let mut account = Account::default();
        let mut after = *position;
        if matches!(reason, None | Some("endless")) {
            after.try_sow_with(hole, &mut |event| account.take(game, event, false));
            after.settle();
        }
        Self {
            hole: game.number(hole),
            sowing: Sowing::new(game, hole, position.direction()),
            seeds: position.seeds(hole).unwrap_or(0),
            legal: reason.is_none(),
            reason,
            laps: account.laps,
            sown: account.sown,
            captured: account.captured(),
            lifted: account.lifted,
            last: account.last,
            saada: account.saada,
            captures: account.captures,
            bonus: reason.is_none() && after.bonus_due() && after.mover() == position.mover(),
        }
    }
}

/// See `RefusalReason` in `types.ts`.
fn reason(position: &Position, hole: Hole) -> Option<&'static str> {
    let own = |seat: Seat| position.game().owner(hole) == seat;
    Some(match position.refusal(hole)? {
        Refusal::RoundOver => "round-over",
        Refusal::Closed | Refusal::NoSuchHole => "closed",
        Refusal::Empty if position.must_pass() && own(position.mover()) => "pass",
        Refusal::Empty => "empty",
        Refusal::NotYours => "not-yours",
        Refusal::Endless => "endless",
    })
}
