//! Everything but `guli trace`.

mod common;

use common::{run, text};

/// The output of a run that succeeds.
fn output(arguments: &[&str]) -> String {
    let output = run(arguments, b"");
    assert_eq!(text(&output.stderr), "", "{arguments:?}");
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    text(&output.stdout).to_owned()
}

/// What a run that fails says.
fn errors(arguments: &[&str]) -> String {
    let output = run(arguments, b"");
    assert_eq!(text(&output.stdout), "", "{arguments:?}");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    text(&output.stderr).to_owned()
}

#[test]
fn show_draws_the_board_as_it_is_played() {
    let expected = "\
Ali Guli Mane

 North's bank 0
   6    5    4    3    2    1    0
 [ 7] [ 1] [ 0] [ 7] [ 7] [ 0] [ 7]
 [ 2] [ 8] [ 8] [ 8] [ 0] [ 0] [ 1]
  13   12   11   10    9    8    7
 South's bank 14

South to sow a bonus: 7 10 11 12 13
";
    assert_eq!(output(&["show", "ali-guli-mane 7,0,7,7,0,1,7/1,0,0,8,8,8,2 14-0 0 + 0"]), expected);
    // Without quotes, as a game line, and with underscores.
    assert_eq!(output(&["show", "ali-guli-mane", "7,0,7,7,0,1,7/1,0,0,8,8,8,2", "14-0", "0", "+", "0"]), expected);
    let line = "ali-guli-mane_5,5,5,5,5,5,5/5,5,5,5,5,5,5_0-0_0_-_0_;_13+";
    assert_eq!(output(&["show", line]), expected);
}

#[test]
fn show_mirrors_the_board_into_the_printed_diagram() {
    let expected = "\
Ali Guli Mane

 North's bank 11
   0    1    2    3    4    5    6
 [ x] [ 9] [ 3] [ 3] [ 2] [ x] [ 1]
 [ 2] [ 1] [ 0] [ 0] [ 0] [ 0] [ 0]
   7    8    9   10   11   12   13
 South's bank 38

79 of 100 turns without a capture
North to sow: 1 2 3 4 6
";
    let position = "ali-guli-mane x,9,3,3,2,x,1/2,1,0,0,0,0,0 38-11 1 - 79";
    assert_eq!(output(&["show", "--as-printed", position]), expected);
}

#[test]
fn show_says_how_it_stands() {
    let ends = [
        ("mangala 5,2,0,0,3,0/0,0,0,0,0,0 23-39 0 - 86", "South must pass\n"),
        ("mangala 5,2,0,0,3,0/0,0,0,0,0,0 23-39 0 - 86", "decided: North has captured more than half of the seeds\n"),
        ("mangala 0,0,0,0,0,0/0,0,0,0,0,0 33-39 0 - 58", "over, the board is empty: North wins\n"),
        ("mangala 0,0,0,0,0,0/0,0,0,0,0,0 36-36 0 - 58", "over, the board is empty: a draw\n"),
        ("ali-guli-mane 0,1,0,0,0,0,0/0,0,0,0,0,0,0 36-33 0 - 0", "over, South has no hole to sow: South wins\n"),
        ("mangala 0,0,0,1,0,0/0,0,1,0,0,0 24-46 1 - 100", "over, too many turns without a capture: North wins\n"),
        ("mangala", "South to sow: 6 7 8 9 10 11\n"),
    ];
    for (position, end) in ends {
        let picture = output(&["show", position]);
        assert!(picture.contains(end), "{picture}");
    }
}

#[test]
fn a_bad_position_is_pointed_at() {
    let expected = "error: column 34: expected a hyphen and North's bank
  mangala 6,6,6,6,6,6/6,6,6,6,6,6 0:0 0 - 0
                                   ^
";
    assert_eq!(errors(&["show", "mangala 6,6,6,6,6,6/6,6,6,6,6,6 0:0 0 - 0"]), expected);
    let expected = "error: column 48: the hole is in the other player's row
  mangala 6,6,6,6,6,6/6,6,6,6,6,6 0-0 0 - 0 ; 11 11
                                                 ^
";
    assert_eq!(errors(&["show", "mangala 6,6,6,6,6,6/6,6,6,6,6,6 0-0 0 - 0 ; 11 11"]), expected);
}

#[test]
fn perft_counts_sowings_and_turns() {
    let counts = |arguments: &[&str]| -> Vec<u64> {
        let table = output(arguments);
        let rows = table.lines().skip(1);
        rows.map(|row| row.split_whitespace().nth(1).expect("a count").parse().expect("a number")).collect()
    };
    assert_eq!(counts(&["perft", "ali-guli-mane", "5"]), [7, 36, 184, 806, 3967]);
    assert_eq!(counts(&["perft", "mangala", "4"]), [6, 36, 206, 1166]);
    assert_eq!(counts(&["perft", "ali-guli-mane", "1", "--turns"]), [36]);
    let over = "mangala 0,0,0,0,0,0/0,0,0,0,0,0 33-39 0 - 58";
    assert_eq!(counts(&["perft", "mangala", "2", "--position", over]), [0, 0]);
    let other = errors(&["perft", "ali-guli-mane", "2", "--position", over]);
    assert_eq!(other, "error: this is a position of mangala, not of ali-guli-mane\n");
}

#[test]
fn wrong_arguments_are_refused() {
    for arguments in [&["show"][..], &["perft", "chess", "3"], &["perft", "mangala", "0"], &["perft", "mangala", "-1"]]
    {
        assert!(errors(arguments).starts_with("error: "), "{arguments:?}");
    }
    assert!(errors(&["perft", "chess", "3"]).contains("expected ali-guli-mane or ali-guli-mane-4 or "));
    assert!(errors(&["fly"]).contains("unrecognized subcommand"));
    assert!(errors(&[]).contains("Usage: guli"));
}

#[test]
fn help_and_version() {
    assert_eq!(output(&["--version"]), concat!("guli ", env!("CARGO_PKG_VERSION"), "\n"));
    let help = output(&["--help"]);
    for command in ["show", "perft", "trace", "bench"] {
        assert!(help.contains(&format!("\n  {command} ")), "{help}");
        assert!(output(&[command, "--help"]).contains("Usage: guli"));
    }
}

#[test]
fn bench_rules_writes_three_rates_for_each_game() {
    let arguments = ["bench", "rules", "--runs", "3", "--playouts", "100"];
    assert_eq!(output(&arguments).lines().count(), 3);
    let json = output(&[&arguments[..], &["--json"]].concat());
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let games = json.as_object().expect("an object");
    assert!(games.keys().eq(["ali-guli-mane", "mangala"]));
    for rates in games.values() {
        let rates = rates.as_object().expect("an object");
        assert_eq!(rates.len(), 3);
        for name in ["playouts_per_second", "sowings_per_second", "laps_per_second"] {
            assert!(rates[name].as_u64().is_some_and(|rate| rate > 0), "{name}");
        }
    }
}

#[test]
fn bench_playouts_plays_known_games() {
    let known = [
        (["bench", "playouts", "ali-guli-mane", "5000"], r#"{"playouts":5000,"sowings":118753,"checksum":2510130003,"#),
        (["bench", "playouts", "mangala", "5000"], r#"{"playouts":5000,"sowings":529661,"checksum":465564878,"#),
    ];
    for (arguments, line) in known {
        let said = output(&arguments);
        assert!(said.starts_with(line), "{said}");
    }
}
