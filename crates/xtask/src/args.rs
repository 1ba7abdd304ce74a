//! The command line, parsed by hand: few words, and nothing to compile.

use crate::test::Choice;

/// What `cargo xtask --help` prints.
pub const HELP: &str = "\
Sets up, serves, builds and checks Guli.

cargo xtask serve [--port N]   bring the tools that are missing, build the page, serve it, print its address;
                               rebuilds when a file changes
cargo xtask test               everything that continuous integration checks, with the time of each step
      --list                   name the steps
      --only STEP, --skip STEP choose among them; both can be given more than once
cargo xtask dist [--base ADDRESS]
                               the page to publish, in dist/, with its sizes; with the address where it will lie it
                               also offers itself to other programs: oEmbed, Open Graph
cargo xtask pkg                the npm package, in target/pkg
cargo xtask bindings           compare crates/web/guli-web.d.ts with what the build gives
      --bless                  write it anew
cargo xtask bench [ARG...]     random playouts, native and in WebAssembly side by side
cargo xtask bench search [ARG...]
                               the search, native and in the page's worker side by side
cargo xtask pictures           pictures of every screen in every language, light and dark, wide and narrow, to be looked at
                               in target/pictures/index.html; fails where words are cut off, buttons overlap, or axe
                               finds anything
      --screen NAME, --language CODE, --theme light|dark, --width PIXELS
                               choose among them; --list names the screens, --no-axe leaves axe out
cargo xtask setup              bring the tools, and nothing else
cargo xtask --help             this text

Tools go to target/tools and node_modules, which git ignores. Distribution packages are named before they are installed.
GULI_CHROMIUM and GULI_FIREFOX name the browsers to test in, when they are none of those that are usually there.
";

/// One thing to do.
#[derive(Debug, PartialEq, Eq)]
pub enum Task {
    /// Print [`HELP`].
    Help,
    /// Bring the tools.
    Setup,
    /// Serve the page, at a port that must be free if it is given.
    Serve {
        /// The port, or any free one.
        port: Option<u16>,
    },
    /// Wait for the page to answer at a port, then print its address. Not in the help: `serve` calls it.
    Announce {
        /// The port that is served.
        port: u16,
    },
    /// Build what is published.
    Dist {
        /// Where it will lie, if that is known.
        base: Option<String>,
    },
    /// Build the npm package.
    Pkg,
    /// Check or write the types of the boundary.
    Bindings {
        /// Write them.
        bless: bool,
    },
    /// Measure; the arguments go on to the script.
    Bench {
        /// Arguments of the script.
        rest: Vec<String>,
    },
    /// Take pictures; the arguments go on to the script.
    Pictures {
        /// Arguments of the script.
        rest: Vec<String>,
    },
    /// Check everything that is chosen.
    Test(Choice),
}

/// Reads the words that follow `cargo xtask`.
pub fn parse(words: impl IntoIterator<Item = String>) -> Result<Task, String> {
    let mut words = words.into_iter();
    let Some(name) = words.next() else {
        return Ok(Task::Help);
    };
    let rest: Vec<String> = words.collect();
    if rest.iter().any(|word| word == "--help" || word == "-h") {
        return Ok(Task::Help);
    }
    let task = match name.as_str() {
        "--help" | "-h" | "help" => return Ok(Task::Help),
        "bench" => return Ok(Task::Bench { rest }),
        "pictures" => return Ok(Task::Pictures { rest }),
        "serve" => return serve(rest),
        "test" => return test(rest),
        "bindings" if rest == ["--bless"] => return Ok(Task::Bindings { bless: true }),
        "bindings" => Task::Bindings { bless: false },
        "setup" => Task::Setup,
        "dist" => return dist(rest),
        "pkg" => Task::Pkg,
        "announce" => {
            let port = rest.first().and_then(|word| word.parse().ok());
            return port.map(|port| Task::Announce { port }).ok_or_else(|| "announce: which port?".to_owned());
        }
        _ => return Err(format!("there is no task `{name}`; `cargo xtask --help` lists them")),
    };
    match rest.first() {
        None => Ok(task),
        Some(word) => Err(unknown(&name, word)),
    }
}

fn serve(rest: Vec<String>) -> Result<Task, String> {
    let mut port = None;
    let mut words = rest.into_iter();
    while let Some(word) = words.next() {
        let value = match word.split_once('=') {
            Some(("--port", value)) => value.to_owned(),
            None if word == "--port" => words.next().unwrap_or_default(),
            _ => return Err(unknown("serve", &word)),
        };
        let number = value.parse().map_err(|_| format!("--port wants a number from 0 to 65535, not `{value}`"))?;
        port = Some(number);
    }
    Ok(Task::Serve { port })
}

fn dist(rest: Vec<String>) -> Result<Task, String> {
    let mut base = None;
    let mut words = rest.into_iter();
    while let Some(word) = words.next() {
        let value = match word.split_once('=') {
            Some(("--base", value)) => value.to_owned(),
            None if word == "--base" => words.next().unwrap_or_default(),
            _ => return Err(unknown("dist", &word)),
        };
        if !value.starts_with("https://") && !value.starts_with("http://") {
            return Err(format!(
                "--base wants the address of the folder, such as https://example.org/guli/, not `{value}`"
            ));
        }
        base = Some(value);
    }
    Ok(Task::Dist { base })
}

fn test(rest: Vec<String>) -> Result<Task, String> {
    let mut choice = Choice::default();
    let mut words = rest.into_iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--list" => choice.list = true,
            "--only" | "--skip" => {
                let step = words.next().ok_or_else(|| format!("{word} wants the name of a step; --list names them"))?;
                let steps = if word == "--only" { &mut choice.only } else { &mut choice.skip };
                steps.push(step);
            }
            _ => return Err(unknown("test", &word)),
        }
    }
    Ok(Task::Test(choice))
}

fn unknown(task: &str, word: &str) -> String {
    format!("`{task}` knows no `{word}`; `cargo xtask --help` lists what there is")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Task, String> {
        parse(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn reads_each_task() {
        assert_eq!(read(""), Ok(Task::Help));
        assert_eq!(read("serve --help"), Ok(Task::Help));
        assert_eq!(read("serve"), Ok(Task::Serve { port: None }));
        assert_eq!(read("serve --port 9000"), Ok(Task::Serve { port: Some(9000) }));
        assert_eq!(read("serve --port=9000"), Ok(Task::Serve { port: Some(9000) }));
        assert_eq!(read("bindings --bless"), Ok(Task::Bindings { bless: true }));
        assert_eq!(read("dist"), Ok(Task::Dist { base: None }));
        let base = Some("https://example.org/guli/".to_owned());
        assert_eq!(read("dist --base https://example.org/guli/"), Ok(Task::Dist { base: base.clone() }));
        assert_eq!(read("dist --base=https://example.org/guli/"), Ok(Task::Dist { base }));
        let choice = Choice { list: false, only: vec!["fmt".into(), "doc".into()], skip: vec!["browser".into()] };
        assert_eq!(read("test --only fmt --skip browser --only doc"), Ok(Task::Test(choice)));
    }

    #[test]
    fn refuses_what_it_does_not_know() {
        for line in [
            "play",
            "dist now",
            "dist --base",
            "dist --base /guli/",
            "serve --port",
            "serve --port many",
            "serve --ports 1",
            "test --only",
            "test x",
        ] {
            assert!(read(line).is_err(), "{line}");
        }
    }
}
