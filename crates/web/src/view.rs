//! What stands on the board, as JavaScript sees it.

use guli_rules::{End, Game, Match, MatchEnd, MatchStep, Position, Seat};
use guli_search::can_be_solved;
use serde::Serialize;

use crate::session::Session;
use crate::sowing::Sowing;

/// A seat as a number.
pub const fn seat(seat: Seat) -> u8 {
    seat.index() as u8
}

fn seeds(position: &Position) -> Vec<Option<u8>> {
    let game = position.game();
    (0..game.holes()).map(|number| game.hole(number).and_then(|hole| position.seeds(hole))).collect()
}

/// What may be sown in a position's own direction, by rising numbers.
fn legal(towards: &Position) -> impl Iterator<Item = Sowing> + use<> {
    let (game, direction) = (towards.game(), towards.direction());
    let holes = game.numbers(towards.legal()).filter_map(move |number| game.hole(number));
    holes.map(move |hole| Sowing::new(game, hole, direction))
}

fn banks(position: &Position) -> [u8; 2] {
    Seat::ALL.map(|seat| position.bank(seat))
}

/// See `Board` in `types.ts`.
#[derive(Serialize)]
pub struct Board {
    holes: Vec<Option<u8>>,
    banks: [u8; 2],
}

impl Board {
    pub fn new(position: &Position) -> Self {
        Self { holes: seeds(position), banks: banks(position) }
    }
}

/// See `State` in `types.ts`.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct State {
    game: &'static str,
    rules: &'static str,
    solved: bool,
    columns: u8,
    seeds: u8,
    seeds_per_hole: u8,
    holes: Vec<Option<u8>>,
    banks: [u8; 2],
    mover: u8,
    bonus: bool,
    must_pass: bool,
    quiet: u8,
    quiet_limit: u8,
    directions: bool,
    legal: Vec<Sowing>,
    over: bool,
    end: Option<&'static str>,
    winner: Option<u8>,
    left: [u8; 2],
    scores: [u8; 2],
    decided: Option<u8>,
    ply: usize,
    plies: usize,
    can_undo: bool,
    can_redo: bool,
    start: String,
    position: String,
    #[serde(rename = "match")]
    of_match: Option<MatchState>,
}

impl State {
    pub fn new(session: &Session) -> Self {
        let position = session.position();
        let game: Game = position.game();
        let outcome = position.outcome();
        let left = outcome.map_or([0, 0], |outcome| outcome.left);
        Self {
            game: game.tradition().game().name(),
            rules: game.name(),
            solved: can_be_solved(game),
            columns: game.columns(),
            seeds: game.seeds(),
            seeds_per_hole: game.seeds_per_hole(),
            holes: seeds(&position),
            banks: banks(&position),
            mover: seat(position.mover()),
            bonus: position.bonus_due(),
            must_pass: position.must_pass(),
            quiet: position.quiet(),
            quiet_limit: game.quiet_limit(),
            directions: game.chooses_direction(),
            legal: position.directions().flat_map(|towards| legal(&towards)).collect(),
            over: outcome.is_some(),
            end: outcome.map(|outcome| match outcome.end {
                End::NoSowing => "no-sowing",
                End::EmptyBoard => "empty-board",
                End::QuietLimit => "quiet-limit",
            }),
            winner: outcome.and_then(|outcome| outcome.winner).map(seat),
            left,
            scores: Seat::ALL.map(|seat| position.bank(seat) + left[seat.index()]),
            decided: position.decided().map(seat),
            ply: session.ply(),
            plies: session.plies(),
            can_undo: session.can_undo(),
            can_redo: session.can_redo(),
            start: session.start().to_string(),
            position: position.to_string(),
            of_match: session.of_match().map(|of_match| MatchState::new(session, of_match)),
        }
    }
}

/// See `MatchState` in `types.ts`.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct MatchState {
    round: u16,
    round_limit: u16,
    starter: u8,
    stocks: [u8; 2],
    results: Vec<RoundResult>,
    over: bool,
    end: Option<&'static str>,
    winner: Option<u8>,
    can_start_round: bool,
    next_starter: Option<u8>,
}

impl MatchState {
    fn new(session: &Session, of_match: &Match) -> Self {
        let position = session.position();
        let outcome = session.match_outcome();
        let round_over = position.is_over();
        Self {
            round: of_match.round(),
            round_limit: of_match.limit().map_or(0, core::num::NonZeroU16::get),
            starter: seat(of_match.starter()),
            stocks: Match::stocks(&if round_over { position } else { of_match.start() }),
            results: session.ended_rounds().map(|(round, end)| RoundResult::new(round, &end)).collect(),
            over: outcome.is_some(),
            end: outcome.map(|outcome| match outcome.end {
                MatchEnd::CannotFill => "cannot-fill",
                MatchEnd::RoundLimit => "round-limit",
            }),
            winner: outcome.and_then(|outcome| outcome.winner).map(seat),
            can_start_round: round_over && outcome.is_none(),
            next_starter: match of_match.next(&position) {
                Ok(MatchStep::Round(next)) => Some(seat(next.starter())),
                _ => None,
            },
        }
    }
}

/// See `RoundResult` in `types.ts`.
#[derive(Serialize)]
struct RoundResult {
    starter: u8,
    winner: Option<u8>,
    banks: [u8; 2],
    stocks: [u8; 2],
}

impl RoundResult {
    fn new(round: &Match, end: &Position) -> Self {
        Self {
            starter: seat(round.starter()),
            winner: end.outcome().and_then(|outcome| outcome.winner).map(seat),
            banks: banks(end),
            stocks: Match::stocks(end),
        }
    }
}

/// See `RoundStart` in `types.ts`.
#[derive(Serialize)]
pub struct RoundStart {
    round: u16,
    starter: u8,
    stocks: [u8; 2],
    banks: [u8; 2],
    fills: Vec<Fill>,
    closed: Vec<u8>,
}

#[derive(Serialize)]
struct Fill {
    seat: u8,
    hole: u8,
    seeds: u8,
}

impl RoundStart {
    pub fn new(round: &Match) -> Self {
        let start = round.start();
        let game = start.game();
        let fills = Seat::ALL.into_iter().flat_map(|of| {
            round.fills(of).map(move |hole| Fill {
                seat: seat(of),
                hole: game.number(hole),
                seeds: game.seeds_per_hole(),
            })
        });
        Self {
            round: round.round(),
            starter: seat(round.starter()),
            stocks: Match::stocks(&start),
            banks: banks(&start),
            fills: fills.collect(),
            closed: (0..game.holes())
                .filter(|&number| game.hole(number).is_some_and(|hole| !start.open().contains(hole)))
                .collect(),
        }
    }
}
