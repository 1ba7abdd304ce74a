//! `guli tables`.

mod common;

use std::fs;
use std::path::PathBuf;

use common::{run, text};

/// A file of this test's own.
fn path(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("tables");
    fs::create_dir_all(&folder).expect("a folder for files");
    folder.join(name)
}

/// Exit code, output and error output.
fn tables(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = run(&[&["tables"], arguments].concat(), b"");
    (output.status.code(), text(&output.stdout).to_owned(), text(&output.stderr).to_owned())
}

#[test]
fn counts_are_printed_for_each_number_of_seeds() {
    let (code, out, errors) = tables(&["mangala", "6"]);
    assert_eq!((code, errors.as_str()), (Some(0), ""), "no progress bar where nobody watches");
    let rows: Vec<Vec<&str>> = out.lines().map(|line| line.split_whitespace().take(5).collect()).collect();
    assert_eq!(rows[0][..2], ["seeds", "positions"]);
    assert_eq!(rows[1], ["2", "78", "37", "0", "41"]);
    assert_eq!(rows[2], ["4", "1365", "469", "456", "440"]);
    assert_eq!(rows[3], ["6", "12376", "6499", "0", "5877"]);
    assert_eq!(rows[5][..2], ["13819", "positions"]);
}

#[test]
fn a_file_is_written_and_verified() {
    let path = path("right");
    let file = path.to_str().unwrap();
    let (code, out, _) = tables(&["mangala", "6", "--file", file]);
    assert_eq!(code, Some(0));
    assert!(out.contains(&format!("wrote {file}: {} bytes, checksum ", 19 + 13_819 + 8)), "{out}");
    assert_eq!(fs::metadata(&path).unwrap().len(), 19 + 13_819 + 8);

    let (code, out, _) = tables(&["mangala", "8", "--verify", file]);
    assert_eq!(code, Some(0));
    assert!(out.ends_with(&format!("{file} is right up to 6 seeds\n")), "{out}");

    let (code, out, _) = tables(&["mangala", "4", "--verify", file]);
    assert_eq!(code, Some(0));
    assert!(out.ends_with("is right up to 4 seeds\nits tables of up to 6 seeds were not compared\n"), "{out}");
}

#[test]
fn a_damaged_file_is_refused() {
    let path = path("damaged");
    let file = path.to_str().unwrap();
    tables(&["mangala", "4", "--file", file]);
    let bytes = fs::read(&path).unwrap();

    let error_of = |bytes: &[u8]| {
        fs::write(&path, bytes).unwrap();
        let (code, out, errors) = tables(&["mangala", "4", "--verify", file]);
        assert_eq!((code, out.as_str()), (Some(2), ""));
        errors
    };
    assert_eq!(error_of(b"some text"), format!("error: {file}: this is no file of endgame tables\n"));
    assert_eq!(error_of(&bytes[..700]), format!("error: {file}: the tables end too early\n"));
    assert_eq!(error_of(&[&bytes[..], b"\n"].concat()), format!("error: {file}: something follows after the tables\n"));
    let mut damaged = bytes;
    damaged[600] ^= 6;
    assert!(error_of(&damaged).contains("the tables are damaged"));
}

#[test]
fn a_wrong_value_is_found() {
    let path = path("wrong");
    let file = path.to_str().unwrap();
    tables(&["mangala", "2", "--file", file]);
    let mut bytes = fs::read(&path).unwrap();
    let end = bytes.len() - 8;
    // The last position: both seeds in the mover's first hole, worth 2. With a checksum to match.
    assert_eq!(bytes[end - 1], 2);
    bytes[end - 1] = 0;
    let add = |sum: u64, &byte: &u8| (sum ^ u64::from(byte)).wrapping_mul(1_099_511_628_211);
    let sum = bytes[..end].iter().fold(14_695_981_039_346_656_037, add);
    bytes[end..].copy_from_slice(&sum.to_le_bytes());
    fs::write(&path, bytes).unwrap();

    let (code, out, _) = tables(&["mangala", "2", "--verify", file]);
    assert_eq!(code, Some(1));
    let words = "is wrong: mangala 0,0,0,0,0,0/0,0,0,0,0,2 70-0 0 - 0 is worth +2, not +0\n";
    assert!(out.ends_with(&format!("{file} {words}")), "{out}");
}

#[test]
fn arguments_that_make_no_sense_are_refused() {
    assert_eq!(tables(&["ali-guli-mane", "4"]).2, "error: ali-guli-mane has no endgame tables, it is solved without\n");
    for seeds in ["0", "7", "26", "many"] {
        let (code, _, errors) = tables(&["mangala", seeds]);
        assert_eq!(code, Some(2));
        assert!(errors.contains("expected an even number from 2 to 24"), "{errors}");
    }
    let (code, _, errors) = tables(&["mangala", "2", "--verify", "no such file"]);
    assert_eq!(code, Some(2));
    assert!(errors.starts_with("error: no such file: "), "{errors}");
}
