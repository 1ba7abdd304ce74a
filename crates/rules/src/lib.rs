//! The rules of two mancala games.
#![no_std]
