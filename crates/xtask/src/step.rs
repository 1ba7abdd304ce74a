//! What is being done, and how long it took.

use std::time::{Duration, Instant};

use crate::shell::Outcome;

/// Says what starts, does it, and says how long it took.
///
/// Each line stands for itself, since two steps may run at the same time.
pub fn step<T>(what: &str, work: impl FnOnce() -> Outcome<T>) -> Outcome<T> {
    println!("{what} ...");
    let start = Instant::now();
    let result = work();
    let end = if result.is_ok() { "done in" } else { "FAILED after" };
    println!("{what}: {end} {}", time(start.elapsed()));
    result
}

/// Says that there is nothing to do.
pub fn there(what: &str, place: &str) {
    println!("{what}: there ({place})");
}

/// A duration as a person reads it.
pub fn time(duration: Duration) -> String {
    let seconds = duration.as_secs_f64();
    if seconds < 60.0 {
        format!("{seconds:.1} s")
    } else {
        let whole = duration.as_secs();
        format!("{} min {:02} s", whole / 60, whole % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_read_well() {
        assert_eq!(time(Duration::from_millis(40)), "0.0 s");
        assert_eq!(time(Duration::from_millis(59_900)), "59.9 s");
        assert_eq!(time(Duration::from_secs(125)), "2 min 05 s");
    }
}
