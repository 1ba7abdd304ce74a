//! The page, served and rebuilt when a file changes.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use crate::setup;
use crate::shell::{Outcome, program};

const USUAL: u16 = 8080;
/// How many ports after the usual one are tried before the system picks one.
const NEXT: u16 = 20;

/// Brings the tools, builds the page, serves it, and prints its address once it answers.
pub fn serve(port: Option<u16>) -> Outcome {
    let kit = setup::bring()?;
    let port = free_port(port)?;
    let mut trunk = kit.program("trunk");
    trunk.args(["serve", "--offline", "--dist", "target/serve", "--address", "127.0.0.1"]);
    trunk.args(["--port", &port.to_string()]);
    // Trunk takes this program's place below, so another one watches for the first answer.
    let own = std::env::current_exe().map_err(|error| format!("this program can't find itself: {error}"))?;
    program(own)
        .args(["announce", &port.to_string()])
        .spawn()
        .map_err(|error| format!("this program can't start itself: {error}"))?;
    become_program(trunk)
}

/// Waits for the page to answer, and prints its address.
pub fn announce(port: u16) -> Outcome {
    let parent = parent();
    let start = Instant::now();
    while !answers(port) {
        if parent != self::parent() {
            return Ok(());
        }
        if start.elapsed() > Duration::from_secs(300) {
            return Err("the page does not answer; Trunk says above why".to_owned());
        }
        thread::sleep(Duration::from_millis(100));
    }
    println!("\n    Guli is at http://127.0.0.1:{port}/ (Ctrl-C ends it)\n");
    Ok(())
}

/// The port that was asked for, which must be free, or else the first free one from the usual one on.
fn free_port(wish: Option<u16>) -> Outcome<u16> {
    let free = |port: u16| Some(TcpListener::bind((Ipv4Addr::LOCALHOST, port)).ok()?.local_addr().ok()?.port());
    match wish {
        Some(port) => free(port).ok_or_else(|| format!("port {port} is taken")),
        None => (USUAL..=USUAL + NEXT)
            .chain([0])
            .find_map(free)
            .ok_or_else(|| "there is no free port on this machine".to_owned()),
    }
}

fn answers(port: u16) -> bool {
    let ask = || -> std::io::Result<bool> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
        stream.set_read_timeout(Some(Duration::from_secs(5)))?;
        write!(stream, "GET / HTTP/1.0\r\nHost: 127.0.0.1:{port}\r\n\r\n")?;
        let mut head = [0; 12];
        stream.read_exact(&mut head)?;
        Ok(head.ends_with(b" 200"))
    };
    ask().unwrap_or(false)
}

/// Goes on as another program, so that whoever ends this one ends that one: no server is left behind.
#[cfg(unix)]
fn become_program(mut command: Command) -> Outcome {
    use std::os::unix::process::CommandExt;
    Err(format!("trunk could not be started: {}", command.exec()))
}

#[cfg(not(unix))]
fn become_program(mut command: Command) -> Outcome {
    crate::shell::run(&mut command)
}

#[cfg(unix)]
fn parent() -> u32 {
    std::os::unix::process::parent_id()
}

#[cfg(not(unix))]
fn parent() -> u32 {
    0
}
