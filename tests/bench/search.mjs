// The search, native and in the page's worker, in turn, so that both meet the same moods of the machine.
// `cargo xtask bench search` builds both and calls this:
//
//     node tests/bench/search.mjs --native PROGRAM [--rounds N] [--json]
//
// The page comes from GULI_DIST, the browser from GULI_CHROMIUM, as for the tests.

import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { start } from "../browser/harness.mjs";

const ALI = "ali-guli-mane 5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 0 - 0";
const MANGALA = "mangala 6,6,6,6,6,6/6,6,6,6,6,6 0-0 0 - 0";

const { values } = parseArgs({
  options: {
    native: { type: "string" },
    rounds: { type: "string", default: "9" },
    json: { type: "boolean", default: false },
  },
});
if (!values.native) throw new Error("--native is needed");
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error("--rounds must be a number from 1 on");

/** What is measured: the native figures' names, and what the worker is asked. */
const MEASURES = [
  { what: "Ali Guli Mane from the start, all holes, exact", native: "all", question: { position: ALI } },
  { what: "Mangala from the start, ten sowings ahead", native: "mangala", question: { position: MANGALA, depth: 10 } },
];

/** @returns {Record<string, number>} */
function native() {
  return JSON.parse(execFileSync(values.native, ["bench", "search", "--runs", "1", "--json"], { encoding: "utf8" }));
}

/** A worker of its own for every round, so that it remembers nothing; what is made once is made before. */
function browserSide(tab) {
  return tab.evaluate(async (questions) => {
    const { createAi } = await import(new URL("./source/www/ai.js", location.href).href);
    let worker;
    const ai = createAi(() => {
      worker = new Worker(new URL("./source/www/worker.js", location.href), { type: "module" });
      return worker;
    });
    const answer = (kind, question) => new Promise((done, fail) => {
      ai[kind](question, { done, failed: (reason) => fail(new Error(reason)) });
    });
    const found = [];
    for (const question of questions) {
      // The last seeds and the endgame tables are there, and V8 has compiled the search.
      for (let ply = 0; ply < 3; ply += 1) {
        await answer("choose", { position: question.position, level: question.depth ? 4 : 8, seed: 1, ply });
      }
      const began = performance.now();
      const { nodes } = await answer("analyse", { ...question, room: `bench ${found.length}` });
      found.push({ seconds: (performance.now() - began) / 1000, nodes });
    }
    worker.terminate();
    return found;
  }, MEASURES.map(({ question }) => question));
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const { browser, server } = await start();
const runs = MEASURES.map(() => ({ native: [], worker: [], nodes: [0, 0] }));
let version = "";
try {
  const tab = await browser.newPage();
  await tab.goto(server.url);
  for (let round = 0; round < rounds; round += 1) {
    const own = native();
    const theirs = await browserSide(tab);
    MEASURES.forEach(({ native: name }, index) => {
      runs[index].native.push(own[`${name}_seconds`]);
      runs[index].worker.push(theirs[index].seconds);
      runs[index].nodes = [own[`${name}_nodes`], theirs[index].nodes];
    });
  }
  version = `Chromium ${browser.version()}`;
} finally {
  await browser.close();
  await server.close();
}

const table = MEASURES.map(({ what }, index) => {
  const { native: own, nodes, worker } = runs[index];
  return {
    what,
    native_ms: median(own) * 1000,
    worker_ms: median(worker) * 1000,
    native_nodes: nodes[0],
    worker_nodes: nodes[1],
    native_nodes_per_second: nodes[0] / median(own),
    worker_nodes_per_second: nodes[1] / median(worker),
    // In the middle one of the rounds: both sides of a round met the same machine.
    ratio: median(own.map((seconds, round) => nodes[1] / worker[round] / (nodes[0] / seconds))),
  };
});
if (values.json) {
  console.log(JSON.stringify({ rounds, browser: version, table }, null, 2));
} else {
  console.log(`${rounds} rounds, ${version}`);
  for (const row of table) {
    console.log(row.what);
    for (const side of ["native", "worker"]) {
      const rate = (row[`${side}_nodes_per_second`] / 1e6).toFixed(2);
      console.log(`  ${side}  ${row[`${side}_ms`].toFixed(1).padStart(8)} ms ${String(row[`${side}_nodes`]).padStart(9)} positions, ${rate} million a second`);
    }
    console.log(`  the worker makes ${row.ratio.toFixed(2)} times as many positions a second as the native program`);
  }
}
// The harness belongs to the test runner, which would report that there were no tests.
process.exit(0);
