//! The page to publish.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::page;
use crate::project;
use crate::setup;
use crate::shell::{Outcome, program, read};

/// Builds `dist/` and prints what it weighs. `base` is the address where it will lie.
pub fn dist(base: Option<&str>) -> Outcome {
    let kit = setup::bring()?;
    let folder = project::root().join("dist");
    page::build(&kit, &folder, base)?;
    let mut files = Vec::new();
    collect(&folder, &mut files)?;
    files.sort();
    let packed = gzipped(&files)?;
    // One line for each thing at the top: a file, or all that a folder holds.
    let mut lines: BTreeMap<String, Weight> = BTreeMap::new();
    let mut all = Weight::default();
    for (file, gzip) in files.iter().zip(packed) {
        let bytes = fs::metadata(file).map_err(|error| format!("{}: {error}", file.display()))?.len();
        let inside = file.strip_prefix(&folder).unwrap_or(file);
        let top = inside.iter().next().unwrap_or_default().to_string_lossy();
        let name = if inside.iter().count() > 1 { format!("{top}/") } else { top.into_owned() };
        for weight in [lines.entry(name).or_default(), &mut all] {
            weight.files += 1;
            weight.bytes += bytes;
            weight.gzip += gzip;
        }
    }
    println!("\n{:>10} {:>10} {:>6}  dist/", "bytes", "gzip", "files");
    for (name, weight) in lines.iter().map(|(name, weight)| (name.as_str(), weight)).chain([("in all", &all)]) {
        println!("{:>10} {:>10} {:>6}  {name}", weight.bytes, weight.gzip, weight.files);
    }
    Ok(())
}

/// What one line of the table sums up.
#[derive(Default)]
struct Weight {
    files: u64,
    bytes: u64,
    gzip: u64,
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Outcome {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

/// What a server that compresses sends of each file. Node packs them, because it is there wherever the page is built.
fn gzipped(files: &[PathBuf]) -> Outcome<Vec<u64>> {
    let script = "const { gzipSync } = require('zlib'), { readFileSync } = require('fs');
        for (const file of process.argv.slice(1)) console.log(gzipSync(readFileSync(file), { level: 9 }).length);";
    let lines = read(program("node").args(["-e", script, "--"]).args(files)).ok_or("node could not pack the files")?;
    lines.lines().map(|line| line.parse().map_err(|_| format!("node says `{line}` for a size"))).collect()
}
