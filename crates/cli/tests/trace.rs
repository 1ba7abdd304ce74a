//! `guli trace` against the recorded answers, and against whatever else may come in.

mod common;

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::Stdio;

use common::{guli, run, text};

const START: &str = r#"{"position":"mangala 6,6,6,6,6,6/6,6,6,6,6,6 0-0 0 - 0"}"#;
const START_ANSWER: &str =
    r#"{"position":"mangala 6,6,6,6,6,6/6,6,6,6,6,6 0-0 0 - 0","legal":[6,7,8,9,10,11],"over":false}"#;

fn recorded(kind: &str) -> Vec<(PathBuf, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/vectors");
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder of recorded answers") {
        let path = entry.expect("a readable folder").path();
        if path.to_string_lossy().ends_with(&format!("_{kind}.jsonl")) {
            files.push((path.clone(), fs::read_to_string(path).expect("a readable file")));
        }
    }
    assert_eq!(files.len(), 2, "{kind}: a file for each game");
    files
}

/// An answer holds its question, so that the file can be handed in as it is.
#[test]
fn recorded_answers_come_back_byte_for_byte() {
    for (path, recorded) in recorded("sowings").into_iter().chain(recorded("legal")) {
        let output = run(&["trace"], recorded.as_bytes());
        assert!(text(&output.stdout) == recorded, "{}", path.display());
        assert_eq!(text(&output.stderr), "");
        assert!(output.status.success());
    }
}

#[test]
fn questions_alone_are_enough() {
    for (path, recorded) in recorded("sowings") {
        let mut questions = String::new();
        for line in recorded.lines() {
            let question = line.split(r#","laps""#).next().expect("a part");
            // Blanks, another order and underscores make no difference.
            let (position, hole) = question.split_once(r#","hole":"#).expect("a hole");
            let position = position.strip_prefix(r#"{"position":"#).expect("a position").replace(' ', "_");
            questions += &format!(" {{ \"hole\": {hole}, \"position\": {position} }}\r\n");
        }
        let output = run(&["trace"], questions.as_bytes());
        assert!(text(&output.stdout) == recorded, "{}", path.display());
    }
}

#[test]
fn a_bad_line_is_told_and_the_rest_is_answered() {
    let bad = [
        ("", "EOF while parsing a value at column 0"),
        ("5", "invalid type: integer `5`, expected an object with a position and perhaps a hole at column 1"),
        ("{\"hole\":3}", "missing field `position` at column 10"),
        (
            "{\"position\":\"chess\"}",
            "position: column 1: expected the name of a game: ali-guli-mane or ali-guli-mane-4 or ali-guli-mane-6 or ali-guli-mane-leftovers or ali-guli-mane-pair or ali-guli-mane-free or simple-saada or mangala or mangala-metin-and or mangala-opponent-row or mangala-bohnenspiel",
        ),
        (
            "{\"position\":\"mangala 6,6,6,6,6,6/6,6,6,6,6,6 1-0 0 - 0\"}",
            "position: holes and banks add up to 73 seeds instead of 72",
        ),
        ("{\"position\":\"mangala 6,6,6,6,6,6/6,6,6,6,6,6 0-0 0 - 0\",\"hole\":12}", "mangala has no hole 12"),
        (
            "{\"position\":\"mangala 6,6,6,6,6,6/6,6,6,6,6,6 0-0 0 - 0\",\"hole\":3}",
            "3 can't be sown: the hole is in the other player's row",
        ),
        (
            "{\"position\":\"mangala 7,6,6,6,6,6/0,6,6,6,6,6 5-0 0 - 0\",\"hole\":6}",
            "6 can't be sown: the hole is empty",
        ),
        (
            "{\"position\":\"ali-guli-mane 0,0,0,0,0,x,3/0,0,0,0,0,0,0 35-32 0 - 0\",\"hole\":5}",
            "5 can't be sown: the round is over",
        ),
        (
            "{\"position\":\"ali-guli-mane 0,0,0,0,0,x,3/0,0,0,0,0,0,0 35-32 1 - 0\",\"hole\":5}",
            "5 can't be sown: the hole is closed",
        ),
        (
            // Endless, but with the quiet limit reached there is no sowing at all.
            "{\"position\":\"ali-guli-mane 0,1,0,1,0,2,1/1,0,1,0,1,0,1 30-31 0 - 100\",\"hole\":13}",
            "13 can't be sown: the round is over",
        ),
    ];
    let mut input = format!("{START}\n");
    let mut expected = format!("{START_ANSWER}\n");
    for (index, (line, error)) in bad.iter().enumerate() {
        input += &format!("{line}\n{START}\n");
        expected += &format!("{{\"error\":\"{error}\",\"line\":{}}}\n{START_ANSWER}\n", 2 * index + 2);
    }
    let output = run(&["trace"], input.as_bytes());
    assert_eq!(text(&output.stdout), expected);
    assert_eq!(text(&output.stderr), "");
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_free_direction_is_asked_about_and_told() {
    let start = "ali-guli-mane-free 5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 0 - 0";
    let line = format!("{{\"position\":\"{start}\"}}");
    let holes = "[7,8,9,10,11,12,13]";
    let told = format!("{{\"position\":\"{start}\",\"legal\":{holes},\"backward\":{holes},\"over\":false}}\n");
    assert_eq!(text(&run(&["trace"], line.as_bytes()).stdout), told);

    let [forward, backward] = ["", ",\"backward\":true"].map(|direction| {
        let line = format!("{{\"position\":\"{start}\",\"hole\":13{direction}}}");
        text(&run(&["trace"], line.as_bytes()).stdout).to_owned()
    });
    assert!(forward.contains("\"hole\":13,\"laps\":[[13,5,8],"), "{forward}");
    assert!(backward.contains("\"hole\":13,\"backward\":true,\"laps\":[[13,5,2],"), "{backward}");

    let line = START.replace('}', ",\"hole\":11,\"backward\":true}");
    let refused = run(&["trace"], line.as_bytes());
    assert_eq!(text(&refused.stdout), "{\"error\":\"mangala is sown forward only\",\"line\":1}\n");
}

#[test]
fn numbers_that_are_no_holes_are_bad_lines() {
    for hole in ["-1", "256", "1e9", "3.5", "\"3\"", "[]", "true"] {
        let line = START.replace('}', &format!(",\"hole\":{hole}}}\n"));
        let output = run(&["trace"], line.as_bytes());
        assert!(text(&output.stdout).starts_with("{\"error\":\""), "{hole}");
        assert_eq!(output.status.code(), Some(1), "{hole}");
    }
    let output = run(&["trace"], START.replace('}', ",\"hole\":null}").as_bytes());
    assert_eq!(text(&output.stdout), format!("{START_ANSWER}\n"), "null is no hole, and the last line end may miss");
}

#[test]
fn what_is_not_utf_8_is_a_bad_line() {
    let input = [&b"{\"position\":\"\xff\"}\n"[..], START.as_bytes(), b"\n"].concat();
    let output = run(&["trace"], &input);
    assert_eq!(text(&output.stdout), format!("{{\"error\":\"byte 14 is not UTF-8\",\"line\":1}}\n{START_ANSWER}\n"));
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_very_long_line_is_a_bad_line() {
    let input = [&vec![b'x'; 3 << 20][..], b"\n", START.as_bytes()].concat();
    let output = run(&["trace"], &input);
    assert_eq!(
        text(&output.stdout),
        format!("{{\"error\":\"the line has more than 1048576 bytes\",\"line\":1}}\n{START_ANSWER}\n")
    );
}

#[test]
fn nothing_in_gives_nothing_out() {
    let output = run(&["trace"], b"");
    assert_eq!((output.status.code(), output.stdout.len()), (Some(0), 0));
}

/// Who asks one question at a time and waits for the answer must get it.
#[test]
fn an_answer_does_not_wait_for_the_next_question() {
    let mut child = guli(&["trace"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
    for _ in 0..3 {
        writeln!(stdin, "{START}").expect("it reads");
        let mut answer = String::new();
        stdout.read_line(&mut answer).expect("it answers");
        assert_eq!(answer.trim_end(), START_ANSWER);
    }
    drop(stdin);
    assert!(child.wait().expect("it ends").success());
}

/// As `guli trace | head -1` does.
#[test]
fn a_reader_who_has_seen_enough_is_no_fault() {
    let mut child = guli(&["trace"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().expect("a pipe");
    for _ in 0..10_000 {
        if writeln!(stdin, "{START}").is_err() {
            break;
        }
    }
    drop(stdin);
    let mut errors = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut errors).expect("UTF-8");
    assert_eq!(errors, "");
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
}
