// The first picture: a board before the rules and the words have come, and no jump when they have.

import assert from "node:assert/strict";
import { test } from "node:test";
import { FIRST } from "../../www/config.js";
import { parseShown } from "../../www/shown.js";
import { pageTest } from "./harness.mjs";
import { drive } from "./page.mjs";

/** @typedef {import("playwright-core").Page} Tab */

/**
 * Holds files back until it is told to let them go.
 * @param {Tab | import("playwright-core").BrowserContext} where
 * @param {string} files
 */
async function hold(where, files) {
  /** @type {(value?: unknown) => void} */
  let go = () => {};
  const held = new Promise((resolve) => (go = resolve));
  await where.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return () => go();
}

/**
 * Opens the page and holds the rules back until told to go on.
 * @param {Tab} tab
 * @param {() => Promise<unknown>} open
 */
async function withoutRules(tab, open) {
  const go = await hold(tab, "**/*.wasm");
  await open();
  await tab.locator("#first canvas:not([data-rough])").waitFor();
  return async () => {
    go();
    await tab.locator("#grid button").first().waitFor();
  };
}

/** How many colours there are in the middle of a bowl's row. @param {Tab} tab @param {string} canvas */
const painted = (tab, canvas) => tab.locator(canvas).evaluate((element) => {
  const canvas = /** @type {HTMLCanvasElement} */ (element);
  const copy = document.createElement("canvas");
  copy.width = canvas.width;
  copy.height = canvas.height;
  const context = /** @type {CanvasRenderingContext2D} */ (copy.getContext("2d", { willReadFrequently: true }));
  context.drawImage(canvas, 0, 0);
  const { data } = context.getImageData(0, Math.round(canvas.height / 2), canvas.width, 1);
  return new Set(Array.from({ length: canvas.width }, (_, x) => data.slice(x * 4, x * 4 + 4).join())).size;
});

for (const viewport of [{ width: 1280, height: 800 }, { width: 360, height: 740 }]) {
  pageTest(`${viewport.width} px: a board is seen before the rules are there, and does not move when they are`, { viewport, path: null }, async ({ page: tab, open }) => {
    const goOn = await withoutRules(tab, open);
    assert.equal(await tab.locator("#grid").count(), 0);
    assert.ok(await painted(tab, "#first canvas") > 40, "wood has many colours");
    const before = await tab.locator("#first canvas").boundingBox();
    await tab.evaluate(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) /** @type {any} */ (window).shift += /** @type {any} */ (entry).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await goOn();
    assert.equal(await tab.locator("#first").count(), 0);
    assert.deepEqual(await tab.locator("#canvas").boundingBox(), before);
    await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    assert.ok(await tab.evaluate(() => /** @type {any} */ (window).shift) < 0.02, "something jumped");
  });
}

pageTest("a sketch is seen, and can be played on, until a painter has the picture ready", { path: null }, async ({ page: tab, context, open }) => {
  const go = await hold(context, "**/painter-*.js");
  await open();
  const page = drive(tab);
  await page.instant();
  await page.click(13);
  await page.settled(1);
  const rough = await painted(tab, "#canvas[data-rough]");
  assert.ok(rough > 10, `${rough} colours`);
  go();
  await tab.locator("#canvas:not([data-rough])").waitFor();
  const fine = await painted(tab, "#canvas");
  assert.ok(fine > 3 * rough, `${fine} colours after ${rough}`);
});

pageTest("a page whose workers can't paint paints the same by itself", { path: null }, async ({ page: tab, context, open }) => {
  const seen = async () => {
    await open();
    await tab.locator("#grid button").first().waitFor();
    await tab.locator("#canvas:not([data-rough])").waitFor();
    return tab.locator("#canvas").evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL());
  };
  /** @type {string[]} */
  const workers = [];
  tab.on("worker", (worker) => workers.push(worker.url()));
  const elsewhere = await seen();
  assert.match(String(workers), /\/painter-[^/]+\.js$/);
  await context.addInitScript(() => delete (/** @type {any} */ (globalThis).OffscreenCanvas));
  const here = await seen();
  assert.equal(workers.length, 1);
  assert.ok(here === elsewhere, "other pixels");
});

pageTest("the first picture of a new game is the new game", async ({ page: tab }) => {
  const page = drive(tab);
  await page.hole(13).waitFor();
  assert.deepEqual(await page.holes(), FIRST["ali-guli-mane"]);
  await page.begin({ game: "mangala" });
  assert.deepEqual(await page.holes(), FIRST.mangala);
});

pageTest("on the next visit the board is seen as it was left", async ({ page: tab, open }) => {
  const page = drive(tab);
  await page.instant();
  await page.begin({ game: "mangala" });
  await page.click(11);
  await page.settled(1);
  const [holes, banks] = [await page.holes(), await page.banks()];
  const goOn = await withoutRules(tab, open);
  const noted = await tab.evaluate(() => localStorage.getItem("guli.shown"));
  assert.deepEqual(parseShown(noted), { game: "mangala", holes, banks });
  // Six columns, not seven: the board of that game.
  const first = await tab.locator("#first canvas").boundingBox();
  await goOn();
  assert.deepEqual(await tab.locator("#canvas").boundingBox(), first);
});

test("what was noted down by somebody else makes no picture", () => {
  for (const text of [null, "", "null", "7", "{", '{"game":"chess","holes":[],"banks":[0,0]}', '{"game":"mangala","holes":[1,2],"banks":[0,0]}',
    `{"game":"mangala","holes":${JSON.stringify(Array(12).fill(-1))},"banks":[0,0]}`,
    `{"game":"mangala","holes":${JSON.stringify(Array(12).fill("6"))},"banks":[0,0]}`,
    `{"game":"mangala","holes":${JSON.stringify(FIRST.mangala)},"banks":[0]}`]) {
    assert.equal(parseShown(text), null, String(text));
  }
  const shown = { game: "ali-guli-mane", holes: [null, ...Array(13).fill(2)], banks: [40, 4] };
  assert.deepEqual(parseShown(JSON.stringify(shown)), shown);
});
