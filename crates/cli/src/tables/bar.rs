use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

/// A progress bar on the error output, if that is a terminal. It is wiped when it is done with.
pub struct Bar {
    what: &'static str,
    terminal: bool,
    shown: Option<Instant>,
}

/// How often it is drawn.
const PAUSE: Duration = Duration::from_millis(100);
const WIDTH: u64 = 40;

impl Bar {
    /// A bar that is not drawn yet.
    pub fn new(what: &'static str) -> Self {
        Self { what, terminal: io::stderr().is_terminal(), shown: None }
    }

    /// So much of so much.
    pub fn show(&mut self, done: u64, total: u64) {
        if !self.terminal || self.shown.is_some_and(|shown| shown.elapsed() < PAUSE) {
            return;
        }
        self.shown = Some(Instant::now());
        let (what, bar) = (self.what, drawn(done, total));
        eprint!("\r\x1b[K{what} {bar}");
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        if self.shown.is_some() {
            eprint!("\r\x1b[K");
        }
    }
}

fn drawn(done: u64, total: u64) -> String {
    let total = total.max(1);
    let full = (done * WIDTH / total) as usize;
    format!("[{:<width$}] {:>3} %", "#".repeat(full), done * 100 / total, width = WIDTH as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_as_long_as_what_is_done() {
        assert_eq!(drawn(0, 7), format!("[{}]   0 %", " ".repeat(40)));
        assert_eq!(drawn(1, 4), format!("[{}{}]  25 %", "#".repeat(10), " ".repeat(30)));
        assert_eq!(drawn(9, 9), format!("[{}] 100 %", "#".repeat(40)));
        assert_eq!(drawn(0, 0), drawn(0, 1));
    }
}
