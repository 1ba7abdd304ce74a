// The types, for somebody strict, with and without those of the DOM.

import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../browser/root.mjs";
import { installed, runIn } from "./install.mjs";

const folder = await installed();
const tsc = join(root, "node_modules/typescript/bin/tsc");
const strict = ["--strict", "--noEmit", "--skipLibCheck", "false", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess", "--types", ""];

/** @param {string} name @param {string[]} options */
const check = (name, options) => runIn(folder, process.execPath, [tsc, ...strict, "--target", "es2022", ...options, name]);

await writeFile(join(folder, "package.json"), '{ "type": "module" }');
await writeFile(join(folder, "rules.ts"), `
  import { load, type Analysis, type Game, type Sowing, type State } from "guli";
  const { Game: New, analyse, choose } = await load();
  const game: Game = new New("mangala", { starter: 1 });
  const state: State = game.state();
  const holes: (number | null)[] = state.holes;
  const analysis: Analysis = await analyse(game.position(), { nodes: 1000, onUpdate: ({ best }) => best });
  const hole: Sowing | null = await choose(state.position, 8, { seed: 1 });
  // @ts-expect-error a hole is a number
  game.play("13");
  // @ts-expect-error no such game
  new New("chess");
  // @ts-expect-error no such goal
  void analyse(state.position, { goal: "some" });
  export { analysis, hole, holes };
`);
await writeFile(join(folder, "element.ts"), `
  import { GuliBoard, type BoardState } from "guli/element";
  import { load } from "guli";
  const board: GuliBoard = document.createElement("guli-board");
  board.addEventListener("guli-move", ({ detail }) => detail.state.legal.length);
  const state: BoardState = await board.set({ game: "mangala", level: [0, 3] });
  void load(await fetch("guli.wasm"));
  void load(new URL("guli.wasm", "https://example.org/"));
  void load(await WebAssembly.compile(new Uint8Array()));
  // @ts-expect-error no such theme
  await board.set({ theme: "pink" });
  export { state };
`);

for (const [module, resolution] of [["nodenext", "nodenext"], ["esnext", "bundler"]]) {
  const how = ["--module", module, "--moduleResolution", resolution];

  test(`rules and search by ${resolution}, without the DOM`, async () => {
    await check("rules.ts", ["--lib", "es2022", ...how]);
  });

  test(`the element by ${resolution}`, async () => {
    await check("element.ts", ["--lib", "es2022,dom", ...how]);
  });
}

test("the element's types know each of its options", async () => {
  const types = await readFile(join(folder, "node_modules/guli/element.d.ts"), "utf8");
  const { OPTION_NAMES, optionWords } = await import(join(folder, "node_modules/guli/element/options.js"));
  const options = /interface BoardOptions \{(.*?)\n\}/s.exec(types)?.[1] ?? "";
  const typed = [...options.matchAll(/^ {4}(\w+)\?: (.*);$/gm)];
  assert.deepEqual(typed.map(([, name]) => name), OPTION_NAMES);
  for (const [, name, type] of typed) {
    const words = optionWords(name);
    if (name !== "game" && words) assert.deepEqual([...type.matchAll(/"(\w+)"/g)].map(([, word]) => word).sort(), [...words].sort(), name);
  }
});
