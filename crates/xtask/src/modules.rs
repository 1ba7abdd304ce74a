//! The modules that a module of the page needs, found by what stands in them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::shell::{Outcome, text_of};

/// All files of a folder that some of them need, these included, by their paths in the folder.
///
/// Every address of another file begins with `./` and stands in quotes, in imports and for sheets and workers alike; of
/// one that is put together (`` `./locales/${…}` ``) the whole folder is needed. What lies outside is somebody else's.
pub fn needed(folder: &Path, entries: &[&str]) -> Outcome<BTreeSet<String>> {
    let mut found = BTreeSet::new();
    let mut open: Vec<String> = entries.iter().map(|&entry| entry.to_owned()).collect();
    while let Some(path) = open.pop() {
        if !found.insert(path.clone()) || !path.ends_with(".js") {
            continue;
        }
        let text = without_comments(&text_of(&folder.join(&path))?);
        let inside = path.rsplit_once('/').map_or("", |(inside, _)| inside);
        for address in addresses(&text, '"') {
            open.extend(resolve(inside, address));
        }
        for address in addresses(&text, '`') {
            let Some((part, _)) = address.split_once("/${") else { continue };
            let Some(part) = resolve(inside, part) else { continue };
            let entries = fs::read_dir(folder.join(&part)).map_err(|error| format!("{part}: {error}"))?;
            open.extend(entries.flatten().map(|entry| format!("{part}/{}", entry.file_name().to_string_lossy())));
        }
    }
    Ok(found)
}

/// Types are imported in comments, and are no need.
fn without_comments(text: &str) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some((before, comment)) = rest.split_once("/*") {
        kept.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, behind)| behind);
    }
    kept + rest
}

/// What stands between two quotes and begins like an address.
fn addresses(text: &str, quote: char) -> impl Iterator<Item = &str> {
    text.split(quote).filter(|part| (part.starts_with("./") || part.starts_with("../")) && !part.contains('\n'))
}

/// An address in a folder, by its path from where the addresses are counted; none if it leads out.
fn resolve(inside: &str, address: &str) -> Option<String> {
    let mut parts: Vec<&str> = inside.split('/').filter(|part| !part.is_empty()).collect();
    for part in address.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()?),
            _ => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_found_and_resolved() {
        let text =
            without_comments("/** @type {import(\"./a.js\")} */ import \"./b.js\"; \"x\"; new URL(\"../c.css\", x)");
        assert_eq!(addresses(&text, '"').collect::<Vec<_>>(), ["./b.js", "../c.css"]);
        assert_eq!(resolve("a/b", "../c.css"), Some("a/c.css".to_owned()));
        assert_eq!(resolve("", "../c.css"), None);
    }

    #[test]
    fn the_element_needs_its_worker_and_its_styles_and_not_the_page() {
        let needed = needed(&crate::project::root().join("www"), &["guli-board.js"]).expect("www can be read");
        for file in ["guli-board.js", "worker.js", "tasks.js", "element.css", "render.js"] {
            assert!(needed.contains(file), "{file}");
        }
        assert!(!needed.contains("main.js"));
    }
}
