//! The page to publish.

use std::fs;
use std::path::{Path, PathBuf};

use crate::page;
use crate::project;
use crate::setup;
use crate::shell::{Outcome, program, read};

/// Builds `dist/` and prints what each file weighs.
pub fn dist() -> Outcome {
    let kit = setup::bring()?;
    let folder = project::root().join("dist");
    page::build(&kit, &folder)?;
    let mut files = Vec::new();
    collect(&folder, &mut files)?;
    files.sort();
    println!("\n{:>10} {:>10}  dist/", "bytes", "gzip");
    let (mut all, mut all_packed) = (0, 0);
    for file in &files {
        let size = fs::metadata(file).map_err(|error| format!("{}: {error}", file.display()))?.len();
        let packed = gzipped(file).unwrap_or(size);
        println!("{size:>10} {packed:>10}  {}", file.strip_prefix(&folder).unwrap_or(file).display());
        all += size;
        all_packed += packed;
    }
    println!("{all:>10} {all_packed:>10}  in all, {} files", files.len());
    Ok(())
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

/// What a server that compresses sends. Node does it, because it is there wherever the page is built.
fn gzipped(file: &Path) -> Option<u64> {
    let script = "console.log(require('zlib').gzipSync(require('fs').readFileSync(process.argv[1]),{level:9}).length)";
    read(program("node").args(["-e", script]).arg(file))?.parse().ok()
}
