// Random playouts, native and in WebAssembly in turn, so that both meet the same moods of the machine.
// `cargo xtask bench` builds the two and calls this:
//
//     node tests/bench/rules.mjs --native PROGRAM --wasm GLUE.js [--rounds N] [--json]
//
// The native numbers are those of `guli bench rules --json`; the wasm plays the same games in this V8.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

const games = ["ali-guli-mane", "mangala"];
/** Long enough for V8 to have compiled everything, and for its clock not to matter. */
const SECONDS = 1;
const SEED = 1;

const { values } = parseArgs({
  options: {
    native: { type: "string" },
    wasm: { type: "string" },
    rounds: { type: "string", default: "5" },
    json: { type: "boolean", default: false },
  },
});
if (!values.native || !values.wasm) throw new Error("--native and --wasm are needed");

const guli = await import(pathToFileURL(values.wasm).href);
guli.initSync({ module: readFileSync(values.wasm.replace(/\.js$/, "_bg.wasm")) });

/** @param {string} game */
function wasm(game, count) {
  const start = performance.now();
  const played = guli.playouts(game, count, SEED);
  const seconds = (performance.now() - start) / 1000;
  const { playouts, sowings } = played;
  played.free();
  return { playouts: playouts / seconds, sowings: sowings / seconds, seconds };
}

function native() {
  const told = JSON.parse(execFileSync(values.native, ["bench", "rules", "--json"], { encoding: "utf8" }));
  return Object.fromEntries(
    games.map((game) => [game, { playouts: told[game].playouts_per_second, sowings: told[game].sowings_per_second }]),
  );
}

/** How many games fill the time; finding it out also warms V8 up. */
const counts = Object.fromEntries(
  games.map((game) => {
    let count = 1000;
    for (;;) {
      const { seconds, playouts } = wasm(game, count);
      if (seconds > SECONDS / 4) return [game, Math.ceil(playouts * SECONDS)];
      count *= 4;
    }
  }),
);

const rounds = [];
for (let round = 0; round < Number(values.rounds); round += 1) {
  rounds.push({
    native: native(),
    wasm: Object.fromEntries(games.map((game) => [game, wasm(game, counts[game])])),
  });
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const result = Object.fromEntries(
  games.map((game) => {
    const of = (side, what) => Math.round(median(rounds.map((round) => round[side][game][what])));
    return [
      game,
      {
        native: { playouts_per_second: of("native", "playouts"), sowings_per_second: of("native", "sowings") },
        wasm: { playouts_per_second: of("wasm", "playouts"), sowings_per_second: of("wasm", "sowings") },
        wasm_of_native: Number(
          median(rounds.map((round) => round.wasm[game].playouts / round.native[game].playouts)).toFixed(3),
        ),
      },
    ];
  }),
);

if (values.json) {
  console.log(JSON.stringify(result));
} else {
  console.log(`\nMedian of ${values.rounds} rounds, one core, wasm in V8 ${process.versions.v8}:\n`);
  console.log("| game | | playouts a second | sowings a second | of native |");
  console.log("|---|---|---:|---:|---:|");
  for (const game of games) {
    for (const side of ["native", "wasm"]) {
      const { playouts_per_second: playouts, sowings_per_second: sowings } = result[game][side];
      const share = side === "wasm" ? result[game].wasm_of_native.toFixed(2) : "";
      console.log(`| ${game} | ${side} | ${playouts.toLocaleString("en")} | ${sowings.toLocaleString("en")} | ${share} |`);
    }
  }
}
