// Puzzles, asked and answered. They are those of a seed, so that they are always the same.

import { orderPuzzle } from "../page.mjs";

/** @typedef {import("./screen.mjs").Scene} Scene */
/** @typedef {import("./screen.mjs").Screen} Screen */
/** @typedef {{ game: "ali-guli-mane" | "mangala", kind: "where" | "best", level: string }} Order */

const SEED = 2025;
const KEPT = { "guli.training": JSON.stringify({ version: 1, seed: SEED }) };

/** Puzzles that were made once more, by what they were asked for. @type {Map<string, Promise<any>>} */
const made = new Map();

/** @param {Scene} scene @param {Order} order */
function puzzle({ tab, url }, order) {
  const key = JSON.stringify(order);
  const known = made.get(key) ?? tab.evaluate(async ({ game, glue, kind, level, seed }) => {
    const { buildEndgame, PuzzleMaker, default: init } = await import(glue);
    await init(); // the page has a copy of its own
    while (!buildEndgame(12, 1_000_000, game).finished); // puzzles are other ones without the tables
    const maker = new PuzzleMaker();
    maker.start(game, kind, Number(level), seed);
    while (!maker.poll(100_000));
    return maker.puzzle();
  }, { ...order, seed: SEED, glue: `${url}source/guli-web.js` });
  made.set(key, known);
  return known;
}

/** @param {Order} order */
const asked = ({ game, kind, level }) => async (/** @type {Scene} */ { tab }) => {
  await orderPuzzle(tab, { kind, game, level });
};

/** @param {Order} order @param {(puzzle: any) => number} choose */
const answered = (order, choose) => async (/** @type {Scene} */ scene) => {
  await asked(order)(scene);
  await scene.page.click(choose(await puzzle(scene, order)));
  await scene.tab.locator("#training:not([data-tone=asked])").waitFor();
  await scene.tab.locator("#control-skip[aria-disabled=true]").waitFor();
};

/** @type {Order} */
const WHERE = { game: "ali-guli-mane", kind: "where", level: "3" };
/** @type {Order} */
const BEST = { game: "mangala", kind: "best", level: "2" };

/** @type {Screen[]} */
export const TRAINING = [
  { name: "training-new", wordy: true, part: "#training-setup", async reach({ tab }) {
    await tab.locator("#control-new").click();
    await tab.locator("#setup-training").click();
    await tab.locator("#training-setup[open]").waitFor();
  } },
  { name: "training-where", wordy: true, reach: asked(WHERE) },
  { name: "training-where-right", reach: answered(WHERE, ({ last }) => last) },
  { name: "training-where-wrong", reach: answered(WHERE, ({ last, saada }) => [0, 1, 2].find((hole) => hole !== last && hole !== saada) ?? 0) },
  { name: "training-best", reach: asked(BEST) },
  { name: "training-best-right", reach: answered(BEST, ({ best }) => best) },
  { name: "training-best-wrong", async reach(scene) {
    await answered(BEST, ({ values }) => values[values.length - 1].hole)(scene);
    await scene.tab.locator(".training-reply").waitFor();
  } },
].map((screen) => ({ ...screen, kept: KEPT, part: screen.part ?? "main" }));
