//! Every recorded answer in `tests/vectors`, read by one `check`.

mod common;

use std::fs;
use std::path::Path;

use common::account::{Account, Recorder};
use common::slow;
use guli_rules::{Direction, Game, Match, MatchStep, Position, Refusal, Seat, Step, Stop};
use serde::Deserialize;

/// A line of any of the files. Unknown fields are refused, so that none goes unchecked.
#[derive(Deserialize)]
#[serde(untagged, deny_unknown_fields)]
enum Line {
    Sowing {
        position: String,
        hole: u8,
        laps: Vec<[u8; 3]>,
        endless: bool,
        last: Option<u8>,
        captures: Vec<[u8; 2]>,
        after: Option<String>,
    },
    Legal {
        position: String,
        legal: Vec<u8>,
        over: bool,
    },
    Game {
        start: String,
        sowings: Vec<Option<u8>>,
        end: String,
        winner: Winner,
    },
    Match {
        rounds: Vec<Round>,
    },
}

/// A seat, or the word `draw`.
#[derive(Clone, Copy, Deserialize)]
#[serde(untagged)]
enum Winner {
    Seat(usize),
    Draw(Draw),
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Draw {
    Draw,
}

impl Winner {
    fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(index) => Some(Seat::from_index(index).expect("a seat")),
            Self::Draw(Draw::Draw) => None,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Round {
    start: String,
    sowings: Vec<Option<u8>>,
    end: String,
    winner: Winner,
    next_round: Option<String>,
}

#[test]
fn every_recorded_answer_is_given() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/vectors");
    let mut files = 0;
    for entry in fs::read_dir(&folder).expect("the folder of recorded answers") {
        let path = entry.expect("a readable folder").path();
        if path.extension().is_some_and(|extension| extension == "jsonl") {
            let text = fs::read_to_string(&path).expect("a readable file");
            for (index, line) in text.lines().enumerate() {
                check(line, &format!("{}:{}", path.display(), index + 1));
            }
            files += 1;
        }
    }
    assert_eq!(files, 7, "files of recorded answers");
}

/// Checks all fields of one line.
fn check(line: &str, at: &str) {
    match serde_json::from_str(line).unwrap_or_else(|error| panic!("{at}: {error}")) {
        Line::Sowing { position, hole, laps, endless, last, captures, after } => {
            let (account, result) = trace(&read(&position, at), hole, at);
            assert_eq!(account.laps, laps, "{at}: laps");
            assert_eq!(account.captures, captures, "{at}: captures");
            assert_eq!(result.is_none(), endless, "{at}: endless");
            assert_eq!(account.last().filter(|_| !endless), last, "{at}: last");
            assert_eq!(result.map(|after| after.to_string()), after, "{at}: after");
        }
        Line::Legal { position, legal, over } => {
            let position = read(&position, at);
            assert!(position.game().numbers(position.legal()).eq(legal.iter().copied()), "{at}: legal");
            assert_eq!(position.is_over(), over, "{at}: over");
            // One position holds a relay with a cycle of ten million laps, which the slow sowing does not wait for.
            if let Some(slowly) = slow::legal(&position.setup(), Direction::Forward) {
                assert_eq!(slowly, legal, "{at}: legal, slowly");
                assert_eq!(slowly.is_empty() && !slow::must_pass(&position.setup()), over, "{at}: over, slowly");
            }
        }
        Line::Game { start, sowings, end, winner } => {
            replay(&read(&start, at), &sowings, &end, winner, at);
        }
        Line::Match { rounds } => check_match(&rounds, at),
    }
}

/// Reads a position and checks that it is written the same way.
fn read(text: &str, at: &str) -> Position {
    let position: Position = text.parse().unwrap_or_else(|error| panic!("{at}: {text}: {error}"));
    assert_eq!(position.to_string(), text, "{at}: position");
    position
}

/// Sows a hole with events and without, fast and slowly.
fn trace(position: &Position, number: u8, at: &str) -> (Account, Option<Position>) {
    let hole = position.game().hole(number).expect("a hole of the board");
    let mut recorder = Recorder::new(position.game());
    let after = match position.play_with(hole, &mut recorder) {
        Ok(after) => Some(after),
        Err(error) => {
            assert_eq!(position.hole_refusal(hole), Some(Refusal::Endless), "{at}: {error}");
            assert_eq!(recorder.account, Account::default(), "{at}: a refused sowing tells nothing");
            let mut copy = *position;
            assert_eq!(copy.try_sow_with(hole, &mut recorder), Stop::Endless, "{at}");
            assert_eq!(copy, *position, "{at}: an endless relay changes nothing");
            None
        }
    };
    assert_eq!(position.play(hole).ok(), after, "{at}: with events and without");
    let slowly =
        slow::sow(&position.setup(), usize::from(number), Direction::Forward).expect("no recorded sowing is very long");
    assert_eq!(slowly.account, recorder.account, "{at}: slowly");
    assert_eq!(slowly.after, after.map(|after| after.setup()), "{at}: slowly");
    (recorder.account, after)
}

/// Plays a round, sowing by sowing, to its end.
fn replay(start: &Position, sowings: &[Option<u8>], end: &str, winner: Winner, at: &str) -> Position {
    let game = start.game();
    let mut position = *start;
    for (ply, &sowing) in sowings.iter().enumerate() {
        assert!(!position.is_over(), "{at}: ply {ply} comes after the end");
        let step = match sowing {
            Some(number) => Step::Sow(game.hole(number).expect("a hole of the board"), Direction::Forward),
            None => Step::Pass,
        };
        position = step.play(position).unwrap_or_else(|fault| panic!("{at}: ply {ply}: {fault}"));
    }
    assert_eq!(position.to_string(), end, "{at}: end");
    let outcome = position.outcome().unwrap_or_else(|| panic!("{at}: the round is not over"));
    assert_eq!(outcome.winner, winner.seat(), "{at}: winner");
    position
}

fn check_match(rounds: &[Round], at: &str) {
    let starter = read(&rounds[0].start, at).mover();
    let mut running = Match::new(Game::AliGuliMane, starter, None);
    for (index, round) in rounds.iter().enumerate() {
        let at = format!("{at}: round {}", index + 1);
        let game = running.unwrap_or_else(|| panic!("{at} comes after the end of the match"));
        assert_eq!(usize::from(game.round()), index + 1, "{at}: number");
        assert_eq!(game.start().to_string(), round.start, "{at}: start");
        let end = replay(&game.start(), &round.sowings, &round.end, round.winner, &at);
        running = match game.next(&end).unwrap_or_else(|error| panic!("{at}: {error}")) {
            MatchStep::Round(next) => Some(next),
            MatchStep::Over(_) => None,
        };
        assert_eq!(running.map(|next| next.start().to_string()), round.next_round, "{at}: next round");
    }
}
