// The engine in its worker: what it says, that it can be stopped, and that it is replaced when it breaks.

import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { pageTest } from "./harness.mjs";

const ALI = "ali-guli-mane 5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 0 - 0";
const MANGALA = "mangala 6,6,6,6,6,6/6,6,6,6,6,6 0-0 0 - 0";

/**
 * Gives the tab an engine of its own, beside the page's: `globalThis.ai`.
 * @param {import("playwright-core").Page} tab
 */
async function bringEngine(tab) {
  await tab.evaluate(async () => {
    const page = /** @type {any} */ (globalThis);
    const { createAi } = await import(new URL("./source/www/ai.js", location.href).href);
    page.workers = [];
    page.ai = createAi(() => {
      const worker = new Worker(new URL("./source/www/worker.js", location.href), { type: "module" });
      page.workers.push(worker);
      return worker;
    });
    page.answer = (/** @type {"analyse" | "choose" | "line"} */ kind, /** @type {any} */ question, /** @type {any} */ update) => new Promise((done, fail) => {
      page.cancel = page.ai[kind](question, { done, update, failed: fail });
    });
  });
}

pageTest("Ali Guli Mane is solved in the worker, every hole", async ({ page: tab }) => {
  await bringEngine(tab);
  const found = await tab.evaluate((position) => /** @type {any} */ (globalThis).answer("analyse", { position }), ALI);
  const values = Object.fromEntries(found.holes.map((/** @type {any} */ each) => [each.hole, each.value]));
  assert.deepEqual(values, { 7: 13, 8: 15, 9: 11, 10: 17, 11: 10, 12: 3, 13: 18 });
  assert.ok(found.holes.every((/** @type {any} */ each) => each.exact && each.bound === "exact"));
  assert.equal(found.value, 18);
  assert.equal(found.best, 13);
  assert.ok(found.exact && found.finished && found.depth === null);
});

pageTest("a level's choice is the same for the same seed, whatever was looked at before", async ({ page: tab }) => {
  await bringEngine(tab);
  const [one, two, other] = await tab.evaluate(async (position) => {
    const { answer } = /** @type {any} */ (globalThis);
    const series = async (/** @type {number} */ seed) => {
      const holes = [];
      for (let ply = 0; ply < 8; ply += 1) holes.push(await answer("choose", { position, level: 2, seed, ply }));
      return holes;
    };
    const first = await series(5);
    await answer("analyse", { position, depth: 8 });
    return [first, await series(5), await series(6)];
  }, MANGALA);
  assert.deepEqual(one, two);
  assert.notDeepEqual(one, other);
});

pageTest("an endless search is cancelled at once, and the next question is answered", async ({ page: tab }) => {
  await bringEngine(tab);
  const took = await tab.evaluate(async ([long, short]) => {
    const page = /** @type {any} */ (globalThis);
    let answered = false;
    await new Promise((/** @type {(value?: unknown) => void} */ seen) => {
      page.answer("analyse", { position: long }, (/** @type {any} */ news) => {
        if (news.depth > 3) seen();
      }).then(() => {
        answered = true;
      });
    });
    page.cancel();
    const began = performance.now();
    await page.answer("choose", { position: short, level: 1, seed: 1, ply: 0 });
    return { answered, ms: performance.now() - began };
  }, [MANGALA, ALI]);
  assert.equal(took.answered, false);
  assert.ok(took.ms < 1000, `${took.ms} ms`);
});

pageTest("what is told of a search that goes deeper was looked at equally far", async ({ page: tab }) => {
  await bringEngine(tab);
  const { news, last } = await tab.evaluate(async (position) => {
    const page = /** @type {any} */ (globalThis);
    /** @type {any[]} */
    const heard = [];
    const end = await page.answer("analyse", { position, nodes: 1_000_000 }, (/** @type {any} */ each) => heard.push(each));
    return { news: heard, last: end };
  }, MANGALA);
  assert.ok(last.finished && last.depth > 8, `${last.depth} deep`);
  assert.ok(news.length > 2);
  for (const { depth, holes } of [...news, last]) {
    assert.deepEqual(holes.map((/** @type {any} */ each) => each.depth), [depth, depth, depth, depth, depth, depth]);
  }
});

pageTest("a worker that dies is replaced, and asked again", async ({ page: tab }) => {
  await bringEngine(tab);
  const { hole, workers } = await tab.evaluate(async (position) => {
    const page = /** @type {any} */ (globalThis);
    const asked = page.answer("choose", { position, level: 8, seed: 1, ply: 0 });
    page.workers[0].terminate();
    return { hole: await asked, workers: page.workers.length };
  }, ALI);
  assert.deepEqual({ hole, workers }, { hole: 13, workers: 2 });
});

pageTest("a question that breaks every worker is given up", async ({ page: tab }) => {
  await bringEngine(tab);
  const { reason, workers } = await tab.evaluate(async () => {
    const page = /** @type {any} */ (globalThis);
    const asked = page.answer("choose", { position: 7, level: 1, seed: 1, ply: 0 });
    return { reason: await asked.catch((/** @type {Error} */ error) => error.message), workers: page.workers.length };
  });
  assert.match(reason, /split/);
  assert.equal(workers, 3);
});

pageTest("a refused question is explained fault by fault, as the rules explain theirs", async ({ page: tab }) => {
  await bringEngine(tab);
  const cause = await tab.evaluate(async () => {
    const page = /** @type {any} */ (globalThis);
    const { column, faults, message } = await page.answer("analyse", { position: "mangala 6,6,7" }).catch((/** @type {any} */ error) => error);
    return { column, faults, message, workers: page.workers.length };
  });
  assert.deepEqual(cause.faults, [{ name: "expected-comma", values: { seat: 1 } }], cause.message);
  assert.equal(cause.column, 14);
  assert.equal(cause.workers, 1);
});

pageTest("best play is written out: exactly where it is known, else as far as was looked", async ({ page: tab }) => {
  await bringEngine(tab);
  const { exact, about } = await tab.evaluate(async ([ali, mangala]) => {
    const { answer } = /** @type {any} */ (globalThis);
    return {
      exact: await answer("line", { position: ali, first: null, depth: null }),
      about: await answer("line", { position: mangala, first: 9, depth: 6 }),
    };
  }, [ALI, MANGALA]);
  assert.equal(exact.exact, true);
  assert.equal(exact.steps[0], 13);
  assert.ok(exact.steps.length > 4);
  assert.equal(about.exact, false);
  assert.equal(about.steps[0], 9);
  assert.ok(about.steps.length >= 6);
});

pageTest("the engine's own figures are written down", async ({ page: tab }) => {
  await bringEngine(tab);
  const figures = await tab.evaluate(async ([ali, mangala]) => {
    const page = /** @type {any} */ (globalThis);
    await page.answer("choose", { position: ali, level: 1, seed: 1, ply: 0 }); // the worker is up
    const solve = [];
    let nodes = 0;
    for (const room of ["a", "b", "c"]) { // a room has a table of its own, so each time all is found anew
      const began = performance.now();
      const found = await page.answer("analyse", { position: ali, room });
      solve.push(performance.now() - began);
      nodes = found.nodes;
    }
    await page.answer("analyse", { position: mangala, depth: 1 }); // the endgame tables are made
    const deep = { depth: 0, nodes: 0, seconds: 0 };
    const began = performance.now();
    await new Promise((/** @type {(value?: unknown) => void} */ over) => {
      page.answer("analyse", { position: mangala }, (/** @type {any} */ news) => {
        const { depth, nodes } = news;
        Object.assign(deep, { depth, nodes, seconds: (performance.now() - began) / 1000 });
        if (deep.seconds >= 1) over();
      });
    });
    page.cancel();
    const best = Math.min(...solve);
    return {
      aliGuliMane: { milliseconds: best, nodes, nodesPerSecond: nodes / best * 1000 },
      mangala: { ...deep, nodesPerSecond: deep.nodes / deep.seconds },
      browser: navigator.userAgent,
      cores: navigator.hardwareConcurrency,
    };
  }, [ALI, MANGALA]);
  const folder = new URL("../../target/", import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL("engine-browser.json", folder), `${JSON.stringify(figures, null, 2)}\n`);
  assert.ok(figures.aliGuliMane.milliseconds > 0 && figures.mangala.depth > 3, JSON.stringify(figures));
});
