// The package in Node: the example, what its README shows, and what goes wrong.

import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../browser/root.mjs";
import { installed, runIn } from "./install.mjs";

const folder = await installed("node");

/** What a module prints. @param {string} text */
async function printed(text) {
  await writeFile(join(folder, "try.mjs"), text);
  return runIn(folder, process.execPath, ["try.mjs"]);
}

test("the example tells the exact values of the start", async () => {
  const said = await runIn(folder, process.execPath, ["main.mjs"]);
  assert.equal(said, "13: +18\n10: +17\n8: +15\n7: +13\n9: +11\n11: +10\n12: +3\n");
});

test("what the README shows runs, and says what it says it does", async () => {
  const readme = await readFile(join(root, "pkg/README.md"), "utf8");
  const [rules, search, esbuild] = [...readme.matchAll(/```js\n(.*?)```/gs)].map(([, text]) => text);
  assert.match(await printed(rules), /^13 \[ \{ hole: 8, seeds: 7 \}, \{ hole: 1, seeds: 7 \} \]\n\[[^\]]*\]\nali-guli-mane .* ; 13\+\nnot-legal .*\n$/s);
  const lines = (await printed(search)).split("\n");
  assert.equal(lines[0], "13 18 true");
  assert.match(lines[1], /^(7|8|9|10|11|12|13)$/);
  assert.match(lines.at(-2) ?? "", /^\d+$/);
  assert.match(esbuild, /guli\/wasm/);
});

test("a search gives the thread away, and is ended by a signal", async () => {
  const said = await printed(`
    import { load } from "guli";
    const { analyse } = await load();
    const stop = new AbortController();
    let turns = 0;
    const timer = setInterval(() => { turns += 1; if (turns === 3) stop.abort(new Error("enough")); }, 5);
    const mangala = "mangala 6,6,6,6,6,6/6,6,6,6,6,6 0-0 0 - 0";
    await analyse(mangala, { signal: stop.signal }).catch(({ message }) => console.log(message, turns));
    clearInterval(timer);
    await analyse("mangala 1/2").catch(({ code }) => console.log(code));
  `);
  assert.equal(said, "enough 3\nbad-position\n");
});

test("endgames become exact, and a puzzle is the same for the same seed", async () => {
  const said = await printed(`
    import { load } from "guli";
    const { analyse, endgames, puzzle } = await load();
    let last;
    await endgames(6, { onProgress: (progress) => { last = progress; } });
    console.log(last.seeds, last.finished);
    const { exact } = await analyse("mangala 0,0,1,0,2,0/1,0,0,2,0,0 34-32 0 - 0");
    console.log(exact);
    const make = () => puzzle("mangala", "best", 1, 5);
    console.log(JSON.stringify(await make()) === JSON.stringify(await make()));
  `);
  assert.equal(said, "6 true\ntrue\ntrue\n");
});

test("it can be loaded from anywhere, only once, and again after a failure", async () => {
  const said = await printed(`
    import { readFile } from "node:fs/promises";
    import { load } from "guli";
    await load("nowhere.wasm").catch(({ code }) => console.log(code));
    await load(new Uint8Array([1, 2, 3])).catch(({ name }) => console.log(name));
    const first = await load(await WebAssembly.compile(await readFile("node_modules/guli/guli-web_bg.wasm")));
    console.log(first === await load(), first.version());
  `);
  assert.equal(said, "ENOENT\nCompileError\ntrue 0.1.0\n");
});
