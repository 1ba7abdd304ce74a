//! What several test programs share. Each of them uses its own part.
#![allow(dead_code)]

pub mod account;
pub mod boards;
pub mod runs;
pub mod slow;
