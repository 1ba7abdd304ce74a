//! How the property tests run.

use proptest::test_runner::{Config, RngSeed};

/// So many cases, the same ones every time: a relay on a full board can have a cycle of a thousand million laps, and a
/// test that meets one by chance would seem to hang.
pub fn cases(cases: u32) -> Config {
    Config { cases, rng_seed: RngSeed::Fixed(0x6775_6c69), failure_persistence: None, ..Config::default() }
}
