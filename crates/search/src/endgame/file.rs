//! Tables as bytes.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `guli-end` |
//! | 2 | version of this format and of the order of positions, little-endian |
//! | 1 | the most seeds |
//! | 1 | length of the game's name |
//! | that many | the game's name |
//! | 78, 1365, … | values of the positions with 2 seeds, 4 seeds and so on, as signed bytes |
//! | 8 | checksum of all before: FNV-1a with 64 bits, little-endian |

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use guli_rules::Game;

use super::{Endgame, index};

const MAGIC: [u8; 8] = *b"guli-end";
const VERSION: u16 = 1;

/// As much is read and written at a time, so that whoever does it can show how far it has come.
const PIECE: usize = 1 << 16;

/// Why bytes are no endgame tables.
///
/// ```
/// use guli_search::{Endgame, EndgameError};
///
/// assert_eq!(Endgame::from_bytes(b"guli-end"), Err(EndgameError::Short));
/// assert_eq!(Endgame::from_bytes(&[0; 12]).unwrap_err().to_string(), "this is no file of endgame tables");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndgameError {
    /// The first bytes are not those of endgame tables.
    Magic,
    /// Another version of the format.
    Version(u16),
    /// The tables are of another game.
    Game,
    /// Tables of an odd number of seeds, or of more than [`Endgame::MAX_SEEDS`].
    Seeds(u8),
    /// The bytes end too early.
    Short,
    /// Bytes follow after the end.
    Long,
    /// A value that no position with this many seeds can have.
    Value {
        /// Seeds on the board.
        seeds: u8,
        /// The value.
        value: i8,
    },
    /// Something has changed since the tables were written.
    Checksum {
        /// As it was written.
        written: u64,
        /// As it was reckoned.
        reckoned: u64,
    },
}

impl fmt::Display for EndgameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Magic => f.write_str("this is no file of endgame tables"),
            Self::Version(version) => write!(f, "the tables have version {version}, and only {VERSION} is understood"),
            Self::Game => f.write_str("the tables are not of Mangala or one of its variants"),
            Self::Seeds(seeds) => {
                write!(f, "tables of {seeds} seeds: only even numbers up to {} are understood", Endgame::MAX_SEEDS)
            }
            Self::Short => f.write_str("the tables end too early"),
            Self::Long => f.write_str("something follows after the tables"),
            Self::Value { seeds, value } => write!(f, "no position with {seeds} seeds can be worth {value}"),
            Self::Checksum { written, reckoned } => write!(
                f,
                "the tables are damaged: their checksum is {reckoned:016x}, and was {written:016x} when they were written"
            ),
        }
    }
}

impl core::error::Error for EndgameError {}

/// FNV-1a with 64 bits: finds damage, not forgery.
struct Checksum(u64);

impl Checksum {
    const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

impl Endgame {
    /// Hands all bytes to `put`, piece by piece, without copying the tables. Returns the checksum.
    ///
    /// ```
    /// use guli_search::Endgame;
    /// let mut file: Vec<u8> = Vec::new();
    /// Endgame::build(4).write(|bytes| std::io::Write::write_all(&mut file, bytes)).unwrap();
    /// assert_eq!(file.len(), 8 + 2 + 1 + 1 + 7 + 78 + 1365 + 8);
    /// ```
    ///
    /// # Errors
    /// The first error of `put`.
    pub fn write<E>(&self, mut put: impl FnMut(&[u8]) -> Result<(), E>) -> Result<u64, E> {
        let mut checksum = Checksum::new();
        let mut head = Vec::from(MAGIC);
        head.extend(VERSION.to_le_bytes());
        let name = self.game().name();
        head.extend([self.max_seeds(), name.len() as u8]);
        head.extend(name.bytes());
        checksum.add(&head);
        put(&head)?;
        for piece in self.layers[1..].iter().flat_map(|layer| layer.chunks(PIECE)) {
            checksum.add(piece);
            put(piece)?;
        }
        put(&checksum.0.to_le_bytes())?;
        Ok(checksum.0)
    }

    /// Has `fill` fill one buffer after the other, straight into the tables.
    ///
    /// ```
    /// use guli_search::{Endgame, EndgameError};
    /// let bytes = Endgame::build(2).bytes();
    /// let mut rest = &bytes[..];
    /// let read = Endgame::read(|buffer| {
    ///     std::io::Read::read_exact(&mut rest, buffer).map_err(|_| EndgameError::Short)
    /// });
    /// assert_eq!(read, Ok(Endgame::build(2)));
    /// ```
    ///
    /// # Errors
    /// The first error of `fill`, or what is wrong with the bytes.
    pub fn read<E: From<EndgameError>>(mut fill: impl FnMut(&mut [u8]) -> Result<(), E>) -> Result<Self, E> {
        let mut checksum = Checksum::new();
        let mut fill_and_add = |buffer: &mut [u8]| {
            fill(buffer)?;
            checksum.add(buffer);
            Ok::<(), E>(())
        };

        let mut magic = [0; MAGIC.len()];
        fill_and_add(&mut magic)?;
        if magic != MAGIC {
            return Err(EndgameError::Magic.into());
        }
        let mut head = [0; 4];
        fill_and_add(&mut head)?;
        let [low, high, seeds, length] = head;
        let version = u16::from_le_bytes([low, high]);
        if version != VERSION {
            return Err(EndgameError::Version(version).into());
        }
        let mut name = vec![0; usize::from(length)];
        fill_and_add(&mut name)?;
        let game = str::from_utf8(&name).ok().and_then(Game::from_name);
        let mut endgame = game.and_then(Self::of).ok_or(EndgameError::Game)?;
        if seeds % 2 != 0 || seeds > Self::MAX_SEEDS {
            return Err(EndgameError::Seeds(seeds).into());
        }

        let mut impossible = None;
        for seeds in (2..=seeds).step_by(2) {
            let mut layer = vec![0; index::positions(usize::from(seeds))];
            for piece in layer.chunks_mut(PIECE) {
                fill_and_add(piece)?;
                let wrong = |&&value: &&u8| (value as i8).unsigned_abs() > seeds || value % 2 != 0;
                if let Some(&value) = piece.iter().find(wrong) {
                    impossible.get_or_insert(EndgameError::Value { seeds, value: value as i8 });
                }
            }
            endgame.layers.push(layer);
        }

        let reckoned = checksum.0;
        let mut written = [0; 8];
        fill(&mut written)?;
        let written = u64::from_le_bytes(written);
        if written != reckoned {
            return Err(EndgameError::Checksum { written, reckoned }.into());
        }
        // Later than damage, which is the likelier reason.
        impossible.map_or(Ok(endgame), |error| Err(error.into()))
    }

    /// The tables as bytes, with a checksum. To a file [`Endgame::write`] goes without a copy.
    ///
    /// ```
    /// use guli_search::Endgame;
    /// let endgame = Endgame::build(4);
    /// assert_eq!(Endgame::from_bytes(&endgame.bytes()), Ok(endgame));
    /// ```
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(self.positions() as usize + 64);
        let Ok(_) = self.write(|piece| {
            bytes.extend(piece);
            Ok::<(), core::convert::Infallible>(())
        });
        bytes
    }

    /// The tables that these bytes hold.
    ///
    /// ```
    /// use guli_search::{Endgame, EndgameError};
    /// let mut bytes = Endgame::build(4).bytes();
    /// bytes[100] ^= 4;
    /// assert!(matches!(Endgame::from_bytes(&bytes), Err(EndgameError::Checksum { .. })));
    /// ```
    ///
    /// # Errors
    /// Says what is wrong with the bytes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, EndgameError> {
        let mut rest = bytes;
        let endgame = Self::read(|buffer| {
            let (now, later) = rest.split_at_checked(buffer.len()).ok_or(EndgameError::Short)?;
            buffer.copy_from_slice(now);
            rest = later;
            Ok(())
        })?;
        if rest.is_empty() { Ok(endgame) } else { Err(EndgameError::Long) }
    }
}
