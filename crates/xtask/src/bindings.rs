//! The types of the boundary, which are committed so that a change of them is seen, and the page is checked by them.

use std::fs;

use crate::page;
use crate::project;
use crate::setup;
use crate::shell::{Outcome, program, run, run_quietly, text_of};
use crate::step::step;
use crate::tools::Kit;

const COMMITTED: &str = "crates/web/guli-web.d.ts";

/// Compares the committed types with the build's, or writes them.
pub fn bindings(bless: bool) -> Outcome {
    let kit = setup::bring()?;
    let fresh = generate(&kit)?;
    if bless {
        let path = project::root().join(COMMITTED);
        fs::write(&path, fresh).map_err(|error| format!("{}: {error}", path.display()))?;
        println!("{COMMITTED} is written");
        return Ok(());
    }
    compare(&fresh)
}

/// Makes the types of the crate as it is.
pub fn generate(kit: &Kit) -> Outcome<String> {
    let folder = project::root().join("target/bindings");
    step("types by wasm-bindgen", || {
        let mut bindgen = kit.program("wasm-bindgen");
        // The name that Trunk gives, which is the package's.
        bindgen.args(["--target", "web", "--out-name", "guli-web", "--out-dir"]).arg(&folder);
        run_quietly(bindgen.arg(page::raw_wasm("guli_web")), "wasm-bindgen")
    })?;
    Ok(without_inside(&text_of(&folder.join("guli-web.d.ts"))?))
}

/// Leaves out the wasm's own exports, all but its memory: the page calls none of them, and they are not the same for
/// every compiler and every setting of its optimiser.
fn without_inside(types: &str) -> String {
    let mut inside = false;
    let kept = types.lines().filter(|line| {
        inside = (inside || *line == "export interface InitOutput {") && *line != "}";
        !inside || !line.starts_with("    readonly ") || line.contains(" memory:")
    });
    kept.map(|line| format!("{line}\n")).collect()
}

/// Fails, and shows what differs, if the committed types are not these.
pub fn compare(fresh: &str) -> Outcome {
    let path = project::root().join(COMMITTED);
    let committed = fs::read_to_string(&path).unwrap_or_default();
    if committed == fresh {
        println!("{COMMITTED} is what the build gives");
        return Ok(());
    }
    let ours = project::root().join("target/bindings/fresh.d.ts");
    fs::write(&ours, fresh).map_err(|error| format!("{}: {error}", ours.display()))?;
    // It fails by saying that there are differences.
    let _ = run(program("diff").arg("-u").arg(&path).arg(&ours));
    Err(format!("{COMMITTED} is not what the build gives; look at the change, then `cargo xtask bindings --bless`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_what_the_page_may_call() {
        let types = "\
export class Game {
    readonly name: string;
}
export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly game_new: (a: any) => void;
}
export function version(): string;
";
        let kept = types.replace("    readonly game_new: (a: any) => void;\n", "");
        assert_eq!(without_inside(types), kept);
    }
}
