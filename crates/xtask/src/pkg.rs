//! The npm package: the sources in `pkg/`, and what is made of `guli-web`.

use std::fs;
use std::path::{Path, PathBuf};

use crate::modules;
use crate::page;
use crate::project;
use crate::setup;
use crate::shell::{Outcome, program, read, text_of};
use crate::step::step;
use crate::tools::{Kit, node};
use crate::wasm;

/// Builds the package and says where it is.
pub fn pkg() -> Outcome {
    let kit = setup::bring()?;
    let tarball = build(&kit)?;
    let bytes = fs::metadata(&tarball).map_err(|error| format!("{}: {error}", tarball.display()))?.len();
    println!("{}: {bytes} bytes", tarball.display());
    Ok(())
}

/// Puts the package together in `target/pkg/guli`, and packs it beside that folder; gives the tarball.
pub fn build(kit: &Kit) -> Outcome<PathBuf> {
    let home = project::root().join("target/pkg");
    let folder = home.join("guli");
    step("npm package into target/pkg", || {
        // What an earlier build left would be packed too.
        let _ = fs::remove_dir_all(&home);
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        page::compile(&kit.rust)?;
        wasm::bind(kit, "guli_web", "guli-web", &["--omit-default-module-path"], &folder)?;
        let types = folder.join("guli-web.d.ts");
        write(&types, &published(&text_of(&types)?))?;
        write(&folder.join("guli-web_bg.wasm.d.ts"), WASM_TYPES)?;
        copy_files(&project::root().join("pkg"), &folder)?;
        copy(&project::root().join("docs/embed-protocol.d.ts"), &folder.join("element.d.ts"))?;
        copy_element(&folder.join("element"))?;
        for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
            copy(&project::root().join(licence), &folder.join(licence))?;
        }
        let mut pack = program(node::npm());
        pack.current_dir(&folder).args(["pack", "--silent", "--pack-destination"]).arg(&home);
        let name = read(&mut pack).ok_or("`npm pack` failed; run it in target/pkg/guli to see why")?;
        Ok(home.join(name.lines().last().unwrap_or_default()))
    })
}

/// The wasm's own exports are nobody's business; as a module of a bundler it is an address or bytes.
const WASM_TYPES: &str = "\
declare const wasm: string | Uint8Array;
export default wasm;
";

/// The types without those of starting the module, which the package does itself, and without what needs a newer library
/// of types than the package asks for.
fn published(types: &str) -> String {
    let end = types.find("export type InitInput").unwrap_or(types.len());
    let kept = types[..end].lines().filter(|line| !line.contains("[Symbol.dispose]"));
    kept.map(|line| format!("{line}\n")).collect()
}

/// The element and all it needs: module by module, for bundlers to find their way through, without comments and
/// indentation. The glue and the wasm are those of the package: the rules with the search do for both.
fn copy_element(to: &Path) -> Outcome {
    let from = project::root().join("www");
    for path in modules::needed(&from, &["guli-board.js"])? {
        let place = to.join(&path);
        let folder = place.parent().unwrap_or(to);
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        copy(&from.join(&path), &place)?;
    }
    let slimmed =
        program("node").current_dir(project::root()).args(["--input-type=module", "-e", SLIM]).arg(to).status();
    if slimmed.is_ok_and(|status| status.success()) {
        Ok(())
    } else {
        Err("esbuild could not slim the element".to_owned())
    }
}

/// Takes comments and indentation out of the modules of a folder; names stay, so that what runs can be followed.
const SLIM: &str = r#"
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "esbuild";
const folder = process.argv[1];
for (const path of await readdir(folder, { recursive: true })) {
  if (!path.endsWith(".js")) continue;
  const file = join(folder, path);
  const text = (await readFile(file, "utf8")).replaceAll("../guli-play", "../guli-web");
  const { code } = await transform(text, { charset: "utf8", minifyWhitespace: true });
  await writeFile(file, code);
}
"#;

/// Copies the files of a folder, and no folder in it.
fn copy_files(from: &Path, to: &Path) -> Outcome {
    let entries = fs::read_dir(from).map_err(|error| format!("{}: {error}", from.display()))?;
    for entry in entries.flatten().filter(|entry| entry.path().is_file()) {
        copy(&entry.path(), &to.join(entry.file_name()))?;
    }
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Outcome {
    fs::copy(from, to).map(drop).map_err(|error| format!("{}: {error}", from.display()))
}

fn write(path: &Path, text: &str) -> Outcome {
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_package_has_the_version_of_the_crates() {
        let package = text_of(&project::root().join("pkg/package.json")).expect("pkg/package.json can be read");
        assert!(package.contains(concat!("\"version\": \"", env!("CARGO_PKG_VERSION"), "\"")));
    }

    #[test]
    fn types_of_starting_are_left_out() {
        let types =
            "export class A {\n    free(): void;\n    [Symbol.dispose](): void;\n}\nexport type InitInput = URL;\n";
        assert_eq!(published(types), "export class A {\n    free(): void;\n}\n");
    }
}
