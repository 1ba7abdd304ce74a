//! Running the program.

use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::thread;

/// The program with these arguments.
pub fn guli(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_guli"));
    command.args(arguments);
    command
}

/// What it says when `input` is all there is to read.
pub fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = guli(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    thread::scope(|scope| {
        // The program may stop reading, which is no fault of this test.
        scope.spawn(move || drop(stdin.write_all(input)));
        child.wait_with_output().expect("the program ends")
    })
}

/// Its output as text.
#[allow(dead_code)]
pub fn text(bytes: &[u8]) -> &str {
    str::from_utf8(bytes).expect("UTF-8")
}
