//! Endgame tables as bytes: whole they come back, and damaged they are refused.

use guli_search::{Endgame, EndgameError};

/// Magic, version, seeds, length of the name, name.
const HEAD: usize = 8 + 2 + 1 + 1 + 7;

fn error(bytes: &[u8]) -> EndgameError {
    Endgame::from_bytes(bytes).expect_err("these bytes are wrong")
}

/// `bytes` with a right checksum.
fn signed(mut bytes: Vec<u8>) -> Vec<u8> {
    let end = bytes.len() - 8;
    let add = |sum: u64, &byte: &u8| (sum ^ u64::from(byte)).wrapping_mul(1_099_511_628_211);
    let sum = bytes[..end].iter().fold(14_695_981_039_346_656_037, add);
    bytes[end..].copy_from_slice(&sum.to_le_bytes());
    bytes
}

#[test]
fn what_was_written_can_be_read() {
    for seeds in [0, 2, 8] {
        let endgame = Endgame::build(seeds);
        let bytes = endgame.bytes();
        assert_eq!(bytes.len(), HEAD + endgame.positions() as usize + 8);
        assert!(Endgame::from_bytes(&bytes) == Ok(endgame));
        assert_eq!(signed(bytes.clone()), bytes, "the checksum is plain FNV-1a");
    }
}

#[test]
fn the_format_stays_as_it_is() {
    let bytes = Endgame::build(2).bytes();
    assert_eq!(&bytes[..HEAD], b"guli-end\x01\x00\x02\x07mangala");
    assert_eq!(bytes[HEAD..HEAD + 78].iter().filter(|&&value| value == 2).count(), 37);
    let checksum = u64::from_le_bytes(*bytes.last_chunk().unwrap());
    assert_eq!(checksum, 0x8bff_1bea_2132_92f7);
}

#[test]
fn no_changed_bit_is_overlooked() {
    let mut bytes = Endgame::build(4).bytes();
    for at in 0..bytes.len() {
        for bit in 0..8 {
            bytes[at] ^= 1 << bit;
            let error = error(&bytes);
            if at >= HEAD {
                assert!(matches!(error, EndgameError::Checksum { .. }), "{at}: {error}");
            }
            bytes[at] ^= 1 << bit;
        }
    }
}

#[test]
fn no_missing_byte_is_overlooked() {
    let mut bytes = Endgame::build(4).bytes();
    for length in 0..bytes.len() {
        assert_eq!(error(&bytes[..length]), EndgameError::Short);
    }
    bytes.push(0);
    assert_eq!(error(&bytes), EndgameError::Long);
}

#[test]
fn an_error_says_what_is_wrong() {
    let bytes = Endgame::build(4).bytes();
    let with = |at: usize, byte: u8| {
        let mut bytes = bytes.clone();
        bytes[at] = byte;
        error(&signed(bytes)).to_string()
    };
    assert_eq!(with(0, b'G'), "this is no file of endgame tables");
    assert_eq!(with(8, 9), "the tables have version 9, and only 1 is understood");
    assert_eq!(with(10, 5), "tables of 5 seeds: only even numbers up to 24 are understood");
    assert_eq!(with(10, 26), "tables of 26 seeds: only even numbers up to 24 are understood");
    assert_eq!(with(10, 24), "the tables end too early");
    assert!(with(10, 2).starts_with("the tables are damaged: their checksum is "));
    assert_eq!(with(12, b'M'), "the tables are not of Mangala or one of its variants");
    assert_eq!(with(HEAD, 4), "no position with 2 seeds can be worth 4");
    assert_eq!(with(HEAD + 78, 3), "no position with 4 seeds can be worth 3");
}

#[test]
fn a_difference_is_found() {
    let endgame = Endgame::build(4);
    for at in [HEAD, HEAD + 77, HEAD + 78, HEAD + 78 + 1364] {
        let mut bytes = endgame.bytes();
        bytes[at] = if bytes[at] == 2 { 0 } else { 2 };
        let other = Endgame::from_bytes(&signed(bytes)).unwrap();
        let position = endgame.difference(&other).unwrap();
        assert_eq!(position.on_board(), if at < HEAD + 78 { 2 } else { 4 });
        assert_ne!(endgame.value(&position), other.value(&position));
    }
}
