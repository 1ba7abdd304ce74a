//! The other two engines that the page is tested in, Firefox and WebKit.
//!
//! Where they can't be had the page is tested without them: their tests say so and count as skipped.

use std::path::Path;

use crate::apt;
use crate::step::there;

/// An engine as Debian packages it.
struct Engine {
    name: &'static str,
    /// The variable that names it when it is somewhere else.
    variable: &'static str,
    /// What its tests look for.
    files: &'static [&'static str],
    packages: &'static [&'static str],
}

const ENGINES: [Engine; 2] = [
    Engine { name: "Firefox", variable: "GULI_FIREFOX", files: &["/usr/bin/firefox-esr"], packages: &["firefox-esr"] },
    // It has no mode without a screen, so it gets one that nobody sees.
    Engine {
        name: "WebKit",
        variable: "GULI_WEBKIT_DRIVER",
        files: &["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"],
        packages: &["webkit2gtk-driver", "xvfb"],
    },
];

/// Brings the engines that the distribution has.
pub fn bring() {
    for Engine { name, variable, files, packages } in &ENGINES {
        if let Some(path) = std::env::var_os(variable) {
            there(name, &path.to_string_lossy());
            continue;
        }
        if files.iter().all(|file| Path::new(file).exists()) {
            there(name, files[0]);
            continue;
        }
        let without = format!("{name} is not here; its tests will be skipped");
        if !apt::here() {
            println!("{without}");
        } else if let Err(fault) = apt::install(packages, &format!("the tests in {name}")) {
            println!("{without}: {fault}");
        }
    }
}
