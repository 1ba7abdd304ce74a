// Random playouts, native, in WebAssembly and by a plain loop in C, in turn, so that all meet the same moods of the
// machine. `cargo xtask bench` builds the first two and calls this:
//
//     node tests/bench/rules.mjs --native PROGRAM --wasm GLUE.js [--rounds N] [--json]
//
// All three play the very same games: a run in which their sowings or their checksums differ is an error.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

/** Games in a round: about a quarter of a second each, so that many rounds fit into a minute. */
const PLAYOUTS = { "ali-guli-mane": 250_000, mangala: 100_000 };
const SEED = 1;

/** What has to be reached: at least so many times as many playouts as the other side. */
const GOALS = [
  { game: "ali-guli-mane", side: "native", of: "C", times: 1.5 },
  { game: "mangala", side: "native", of: "C", times: 1.2 },
  { game: "ali-guli-mane", side: "wasm", of: "native", times: 0.75 },
  { game: "mangala", side: "wasm", of: "native", times: 0.75 },
];
/** Three times what public browser implementations of Ali Guli Mane reached in V8, on a 2-core server. */
const WASM_GOAL = { playouts: 3 * 184_000, sowings: 3 * 4_250_000 };

const { values } = parseArgs({
  options: {
    native: { type: "string" },
    wasm: { type: "string" },
    rounds: { type: "string", default: "15" },
    json: { type: "boolean", default: false },
  },
});
if (!values.native || !values.wasm) throw new Error("--native and --wasm are needed");
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error("--rounds must be a number from 1 on");

const guli = await import(pathToFileURL(values.wasm).href);
guli.initSync({ module: readFileSync(values.wasm.replace(/\.js$/, "_bg.wasm")) });

/** One of the ways to play; each says what it played and the seconds it took. */
const sides = {
  native: (game, count) => told(values.native, ["bench", "playouts", game, String(count), String(SEED)]),
  wasm: (game, count) => {
    const start = performance.now();
    const played = guli.playouts(game, count, SEED);
    const seconds = (performance.now() - start) / 1000;
    const { playouts, sowings, checksum } = played;
    played.free();
    return { playouts, sowings, checksum, seconds };
  },
};

function told(program, words) {
  return JSON.parse(execFileSync(program, words, { encoding: "utf8" }));
}

/** Compiles the loop in C, where there is a compiler. */
const scratch = mkdtempSync(join(tmpdir(), "guli-bench-"));
try {
  const program = join(scratch, "baseline");
  const source = fileURLToPath(new URL("../../crates/bench/baseline.c", import.meta.url));
  execFileSync(process.env.CC ?? "cc", ["-O3", "-o", program, source], { stdio: "ignore" });
  sides.C = (game, count) => told(program, [game, String(count), String(SEED)]);
} catch {
  console.error("no C compiler: the plain loop is left out");
}

const times = Object.fromEntries(
  Object.keys(PLAYOUTS).map((game) => [game, Object.fromEntries(Object.keys(sides).map((side) => [side, []]))]),
);
const sowings = {};
try {
  // The first round warms up: V8 compiles in the background what runs often.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [game, count] of Object.entries(PLAYOUTS)) {
      const played = Object.entries(sides).map(([side, play]) => ({ side, ...play(game, count) }));
      for (const { side, playouts, sowings: sown, checksum, seconds } of played) {
        const first = played[0];
        if (playouts !== count || sown !== first.sowings || checksum !== first.checksum) {
          throw new Error(`${game}: ${side} and ${first.side} did not play the same games`);
        }
        if (round > 0) times[game][side].push(seconds);
      }
      sowings[game] = played[0].sowings;
    }
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** How many times as fast, in the middle one of the rounds: both sides of a round met the same machine. */
const ratio = (game, side, of) => median(times[game][of].map((seconds, round) => seconds / times[game][side][round]));

const result = {};
for (const [game, count] of Object.entries(PLAYOUTS)) {
  result[game] = {};
  for (const side of Object.keys(sides)) {
    const seconds = median(times[game][side]);
    result[game][side] = {
      playouts_per_second: Math.round(count / seconds),
      sowings_per_second: Math.round(sowings[game] / seconds),
      of_native: Number(ratio(game, side, "native").toFixed(3)),
      of_c: sides.C ? Number(ratio(game, side, "C").toFixed(3)) : null,
    };
  }
}

const goals = GOALS.filter(({ of }) => sides[of]).map(({ game, side, of, times: goal }) => ({
  goal: `${game}: ${side} at least ${goal} times ${of}`,
  reached: Number(ratio(game, side, of).toFixed(2)),
  met: ratio(game, side, of) >= goal,
}));
for (const [what, goal] of Object.entries(WASM_GOAL)) {
  const reached = result["ali-guli-mane"].wasm[`${what}_per_second`];
  goals.push({ goal: `ali-guli-mane: wasm at least ${goal} ${what} a second`, reached, met: reached >= goal });
}

if (values.json) {
  console.log(JSON.stringify({ v8: process.versions.v8, rounds, result, goals }));
} else {
  const whole = (number) => number.toLocaleString("en");
  console.log(`\nMedian of ${rounds} rounds on one core, wasm in V8 ${process.versions.v8}:\n`);
  console.log("| game | program | playouts a second | sowings a second | of native | of C |");
  console.log("|---|---|---:|---:|---:|---:|");
  for (const [game, programs] of Object.entries(result)) {
    for (const [side, rates] of Object.entries(programs)) {
      const shares = [rates.of_native, rates.of_c].map((share) => share?.toFixed(2) ?? "");
      const cells = [whole(rates.playouts_per_second), whole(rates.sowings_per_second), ...shares];
      console.log(`| ${[game, side, ...cells].join(" | ")} |`);
    }
  }
  console.log("");
  for (const { goal, reached, met } of goals) console.log(`${met ? "met   " : "missed"} ${goal}: ${whole(reached)}`);
}
