//! Other programs: how they are run, and what is said when they fail.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::project;

/// Success, or one sentence for the person who typed the command.
pub type Outcome<T = ()> = Result<T, String>;

/// A program that is run in the project's folder and is never asked anything.
pub fn program(name: impl AsRef<std::ffi::OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(project::root()).stdin(Stdio::null());
    command
}

/// The cargo that runs this program.
pub fn cargo() -> Command {
    program(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Runs a program whose output belongs on the screen.
pub fn run(command: &mut Command) -> Outcome {
    let status = command.status().map_err(|error| not_started(command, &error))?;
    if status.success() { Ok(()) } else { Err(format!("`{}` failed ({status})", shown(command))) }
}

/// Runs a program whose output is worth reading only if it fails; it is kept in `target/tools/logs`.
pub fn run_quietly(command: &mut Command, name: &str) -> Outcome {
    let folder = project::tools().join("logs");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let path = folder.join(format!("{name}.log"));
    let file = File::create(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let twin = file.try_clone().map_err(|error| format!("{}: {error}", path.display()))?;
    let status = command.stdout(file).stderr(twin).status().map_err(|error| not_started(command, &error))?;
    if status.success() {
        return Ok(());
    }
    let log = fs::read_to_string(&path).unwrap_or_default();
    let lines: Vec<&str> = log.lines().collect();
    let tail = lines[lines.len().saturating_sub(30)..].join("\n    ");
    Err(format!("`{}` failed ({status}); its last words:\n    {tail}", shown(command)))
}

/// What a program prints on its standard output, trimmed; nothing if it fails or is not there.
pub fn read(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Where a program stands on the search path.
pub fn which(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    std::env::split_paths(&path).map(|folder| folder.join(&file)).find(|path| path.is_file())
}

/// Puts folders before everything else on a program's search path.
pub fn put_first(command: &mut Command, folders: &[PathBuf]) {
    let old = std::env::var_os("PATH").unwrap_or_default();
    let all = folders.iter().cloned().chain(std::env::split_paths(&old));
    if let Ok(path) = std::env::join_paths(all) {
        command.env("PATH", path);
    }
}

/// Reads a text file of the project.
pub fn text_of(path: &Path) -> Outcome<String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn shown(command: &Command) -> String {
    let mut words = vec![command.get_program().to_string_lossy()];
    words.extend(command.get_args().map(|word| word.to_string_lossy()));
    words.join(" ")
}

fn not_started(command: &Command, error: &std::io::Error) -> String {
    format!("`{}` could not be started: {error}", shown(command))
}
