//! `guli solve` and `guli match` say what the search knows.

mod common;

use common::{run, text};
use serde_json::Value;

const START: &str = "ali-guli-mane 5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 0 - 0";

fn json(line: &str) -> Value {
    serde_json::from_str(line).expect(line)
}

#[test]
fn the_start_of_ali_guli_mane_is_solved() {
    let output = run(&["solve", START, "--all", "--json"], b"");
    let answer = json(text(&output.stdout));
    assert_eq!(answer["position"], START);
    assert_eq!((&answer["value"], &answer["exact"], &answer["best"]), (&18.into(), &true.into(), &13.into()));
    let values = serde_json::json!({ "7": 13, "8": 15, "9": 11, "10": 17, "11": 10, "12": 3, "13": 18 });
    assert_eq!(answer["values"], values);

    // The line is a game line that ends with the difference it promises.
    let line = format!("{START} ; {}", answer["line"].as_str().expect("a string"));
    let shown = run(&["solve", &line, "--json"], b"");
    let end = json(text(&shown.stdout));
    assert_eq!(end["best"], Value::Null, "the round is over");
    let position = end["position"].as_str().expect("a string");
    let banks: Vec<i32> = position.split(' ').nth(2).expect("banks").split('-').map(|n| n.parse().unwrap()).collect();
    assert_eq!(banks[0] - banks[1], 18);
}

#[test]
fn text_says_the_same() {
    let output = run(&["solve", "ali-guli-mane"], b"");
    let lines: Vec<_> = text(&output.stdout).lines().collect();
    assert_eq!(lines[..2], [START, "value +18 (exact), best 13"]);
    assert!(lines.last().expect("lines").ends_with(" s"));
}

#[test]
fn many_positions_are_answered_line_by_line() {
    let input = "mangala 2,0,1,0,3,0/0,4,0,2,2,0 30-28 0 - 0\nchess\nmangala 0,0,0,0,0,0/0,0,0,0,0,0 33-39 0 - 58\n";
    let output = run(&["solve", "--json", "-"], input.as_bytes());
    assert_eq!(output.status.code(), Some(1), "one line was bad");
    let answers: Vec<_> = text(&output.stdout).lines().map(json).collect();
    assert_eq!(answers.len(), 3);
    let keys = |answer: &Value| answer.as_object().expect("an object").keys().cloned().collect::<Vec<_>>();
    let mut expected = ["position", "value", "exact", "best", "line", "nodes", "seconds"].map(str::to_owned);
    expected.sort();
    let mut found = keys(&answers[0]);
    found.sort();
    assert_eq!(found, expected);
    assert_eq!((&answers[0]["value"], &answers[0]["exact"]), (&2.into(), &true.into()));
    assert_eq!(answers[1]["line"], 2);
    assert!(answers[1]["error"].as_str().expect("a sentence").starts_with("column 1: expected the name of a game"));
    assert_eq!((&answers[2]["value"], &answers[2]["best"]), (&0.into(), &Value::Null));
}

#[test]
fn a_match_plays_the_same_games_again() {
    let play = || {
        let output = run(&["match", "3", "random", "--games", "20", "--game", "mangala", "--json"], b"");
        text(&output.stdout).to_owned()
    };
    let first = play();
    assert_eq!(first, play());
    let score = json(&first);
    let games = ["wins", "draws", "losses"].map(|key| score[key].as_u64().expect("a number"));
    assert_eq!(games.iter().sum::<u64>(), 20);
    assert!(score["share"].as_f64().expect("a number") > 0.8, "{score}");
}

#[test]
fn players_that_do_not_exist_are_refused() {
    let output = run(&["match", "9", "1"], b"");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("expected a level from 1 to 8, random or greedy"));
}
