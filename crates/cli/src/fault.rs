use std::io;
use std::process::ExitCode;

/// Why a command gives up.
pub enum Fault {
    /// Something is wrong with the arguments, in words.
    Arguments(String),
    /// Reading or writing failed.
    Io(io::Error),
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl Fault {
    /// Says so on the error output, and with the exit code 2.
    ///
    /// A reader who has seen enough, as `head` has, is not a fault: that ends quietly.
    pub fn report(self) -> ExitCode {
        match self {
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Self::Io(error) => eprintln!("error: {error}"),
            Self::Arguments(words) => eprintln!("error: {words}"),
        }
        ExitCode::from(2)
    }
}
