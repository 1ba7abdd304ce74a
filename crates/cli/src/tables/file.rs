//! Tables go to a file and come from it piece by piece, so that large ones need no second copy in memory.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use guli_search::{Endgame, EndgameError};

use super::bar::Bar;
use crate::fault::Fault;

/// Writes the tables; returns the number of bytes and the checksum.
pub fn write(endgame: &Endgame, path: &Path) -> Result<(u64, u64), Fault> {
    // Under another name at first, so that what has the name is always whole.
    let unfinished = unfinished(path);
    let written = write_whole(endgame, &unfinished).and_then(|written| {
        fs::rename(&unfinished, path)?;
        Ok(written)
    });
    written.map_err(|error| {
        // There may be nothing to remove; the first error is the one to tell of.
        drop(fs::remove_file(&unfinished));
        fault(path, &error)
    })
}

fn unfinished(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".unfinished");
    name.into()
}

fn write_whole(endgame: &Endgame, path: &Path) -> io::Result<(u64, u64)> {
    let mut file = File::create(path)?;
    let mut bar = Bar::new("writing");
    let mut bytes = 0;
    let checksum = endgame.write(|piece| {
        file.write_all(piece)?;
        bytes += piece.len() as u64;
        bar.show(bytes, endgame.positions().max(bytes));
        io::Result::Ok(())
    })?;
    file.sync_all()?;
    Ok((bytes, checksum))
}

/// Reads tables and compares the checksum.
pub fn read(path: &Path) -> Result<Endgame, Fault> {
    read_whole(path).map_err(|error| match error {
        ReadError::Io(error) => fault(path, &error),
        ReadError::Tables(error) => Fault::Arguments(format!("{}: {error}", path.display())),
    })
}

enum ReadError {
    Io(io::Error),
    Tables(EndgameError),
}

impl From<io::Error> for ReadError {
    fn from(error: io::Error) -> Self {
        if error.kind() == ErrorKind::UnexpectedEof { Self::Tables(EndgameError::Short) } else { Self::Io(error) }
    }
}

impl From<EndgameError> for ReadError {
    fn from(error: EndgameError) -> Self {
        Self::Tables(error)
    }
}

fn read_whole(path: &Path) -> Result<Endgame, ReadError> {
    let mut file = File::open(path)?;
    let length = file.metadata()?.len();
    let mut bar = Bar::new("reading");
    let mut bytes = 0;
    let endgame = Endgame::read(|buffer| {
        file.read_exact(buffer)?;
        bytes += buffer.len() as u64;
        bar.show(bytes, length.max(bytes));
        Ok::<(), ReadError>(())
    })?;
    if file.read(&mut [0])? > 0 { Err(EndgameError::Long.into()) } else { Ok(endgame) }
}

fn fault(path: &Path, error: &io::Error) -> Fault {
    Fault::Arguments(format!("{}: {error}", path.display()))
}
