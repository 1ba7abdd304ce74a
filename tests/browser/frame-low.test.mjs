// embed.html in a frame of a few lines' height: the board, whose turn it is and the buttons are seen together, and nothing
// has to be scrolled to.

import assert from "node:assert/strict";
import { axeFindsNothing } from "./axe.mjs";
import { pageTest } from "./harness.mjs";
import { WAIT } from "./watch.mjs";

/** @typedef {import("playwright-core").Page} Tab */

const viewport = { width: 320, height: 240 };
const LANGUAGES = ["en", "fr", "it", "da", "kn", "tr", "en-XA", "ar-XB"];

/** What of the board is not wholly in sight: in words, or nothing at all. */
function hiddenParts() {
  const root = document.querySelector("guli-board")?.shadowRoot;
  const parts = [...root?.querySelectorAll("#canvas, #grid button, #turn, .tool") ?? []];
  const seen = parts.filter((part) => part.checkVisibility());
  if (!seen.some(({ id }) => id === "turn") || !seen.some(({ id }) => id === "canvas")) return "the board";
  return seen.filter((part) => {
    const { bottom, height, left, right, top, width } = part.getBoundingClientRect();
    const outside = top < -0.5 || left < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
    return outside || part.scrollWidth > Math.ceil(width) + 1 || part.scrollHeight > Math.ceil(height) + 1;
  }).map((part) => part.id || part.getAttribute("aria-label")).join(", ");
}

/** Waits until all of the board is in sight. @param {Tab} tab @param {string} what */
async function whole(tab, what) {
  const since = performance.now();
  for (let parts = await tab.evaluate(hiddenParts); parts !== ""; parts = await tab.evaluate(hiddenParts)) {
    assert.ok(performance.now() - since < WAIT, `${what}: not in sight: ${parts}`);
    await tab.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** @param {Tab} tab */
const scrolling = (tab) => tab.evaluate(() => {
  const { dataset, scrollHeight, scrollWidth } = document.documentElement;
  return { scroll: dataset.scroll, down: scrollHeight - innerHeight, over: scrollWidth - innerWidth };
});

/** Waits until the board has been fitted. @param {Tab} tab */
const fitted = (tab) => tab.waitForFunction(() => document.documentElement.dataset.scroll === "never"
  && document.documentElement.scrollHeight === innerHeight);

/**
 * Sets the board anew, and waits until that has been fitted.
 * @param {Tab} tab
 * @param {Record<string, string>} options
 */
async function set(tab, options) {
  await tab.locator("guli-board").evaluate((board, given) => /** @type {any} */ (board).set(given), options);
  await fitted(tab);
}

/** Buttons: the smallest measure of any, and what those are that nobody can name. @param {Tab} tab */
const buttons = (tab) => tab.locator("guli-board").evaluate((board) => {
  const all = [...board.shadowRoot?.querySelectorAll(".tool, #grid button") ?? []].filter((each) => each.checkVisibility());
  const boxes = all.map((each) => each.getBoundingClientRect());
  return {
    least: Math.min(...boxes.flatMap(({ height, width }) => [height, width])),
    unnamed: all.filter((each) => !(each.getAttribute("aria-label") ?? each.textContent)).length,
  };
});

/** Of each way to set up a board, how many buttons are under it and how small one may be. */
const ASKED = [
  { options: { game: "ali-guli-mane", level: "0,2" }, tools: 4, least: 40 },
  { options: { mode: "view", line: "mangala 6,6,6,6,6,6/6,6,6,6,6,6 0-0 0 - 0; 11" }, tools: 4, least: 40 },
  { options: { mode: "play", line: "", controls: "full" }, tools: 9, least: 28 },
];

for (const language of LANGUAGES) {
  pageTest(`320 × 240 shows board, turn and buttons: ${language}`, { path: null, viewport }, async ({ open, page: tab }) => {
    await open(`embed.html?motion=none&language=${language}`);
    await tab.locator("#grid button").first().waitFor();
    for (const { least, options, tools } of ASKED) {
      const what = JSON.stringify(options);
      await set(tab, options);
      assert.deepEqual(await scrolling(tab), { scroll: "never", down: 0, over: 0 }, what);
      await whole(tab, what);
      assert.equal(await tab.locator(".tool").count(), tools, what);
      const pressed = await buttons(tab);
      assert.ok(pressed.least >= least, `the smallest thing to be pressed is ${pressed.least} px: ${what}`);
      assert.equal(pressed.unnamed, 0, "a button without a seen word has a name all the same");
    }

    // The longest sentence there is about a turn. A notice of the same position lies below what is seen.
    await set(tab, { controls: "few", level: "0" });
    const board = tab.locator("guli-board");
    await board.evaluate((each) => /** @type {any} */ (each).set({ position: "mangala 0,0,0,0,0,0/0,0,0,0,0,2 40-30 0 - 0" }));
    await board.evaluate((each) => /** @type {any} */ (each).play(11));
    await tab.waitForFunction(() => document.documentElement.dataset.scroll === "always");
    await whole(tab, "a long sentence");

    await set(tab, { position: "mangala 1,0,0,0,0,0/1,0,0,0,0,0 36-34 0 - 0" });
    await board.evaluate((each) => /** @type {any} */ (each).play(6));
    const again = tab.locator("#result button");
    await again.waitFor();
    await fitted(tab);
    const { height, width, x, y } = await again.boundingBox() ?? assert.fail("there is no button");
    assert.ok(x >= 0 && y >= 0 && x + width <= 320 && y + height <= 240, "one may play again without scrolling");
    await again.click();
    await tab.locator("#result").waitFor({ state: "hidden" });
  });
}

pageTest("what is answered lies over the board, and a notice below it", { path: null, viewport }, async ({ open, page: tab }) => {
  await open("embed.html?motion=none&language=en&game=mangala");
  await tab.locator("#grid button").first().waitFor();
  await fitted(tab);
  await tab.locator('#grid [data-hole="3"]').press("Enter");
  const said = tab.getByText("3: belongs to North", { exact: true }).and(tab.locator("#preview"));
  const { y, height } = await said.boundingBox() ?? assert.fail("it is not seen");
  assert.ok(y > 100 && y + height <= 240, `it is seen at ${y}`);
  await fitted(tab);

  await open("embed.html?motion=none&language=en&theme=pink");
  await tab.locator(".notice").waitFor();
  await tab.waitForFunction(() => document.documentElement.dataset.scroll === "always");
  await whole(tab, "above a notice");
  await tab.locator(".notice").scrollIntoViewIfNeeded();
});

pageTest("a frame that grows gets its words back, and tells the same height all the while", { path: null, viewport }, async ({ open, page: tab }) => {
  await tab.addInitScript(() => {
    const page = /** @type {any} */ (globalThis);
    page.wished = [];
    addEventListener("message", ({ data }) => data.type === "resize" && page.wished.push(data.height));
  });
  await open("embed.html?motion=none&language=en");
  const word = tab.locator("#control-undo span");
  await tab.locator("#grid button").first().waitFor();
  await fitted(tab);
  const small = async () => (await word.boundingBox() ?? assert.fail()).width < 3;
  assert.equal(await small(), true);
  await tab.setViewportSize({ width: 320, height: 620 });
  await tab.waitForFunction(() => !document.querySelector("guli-board")?.shadowRoot?.querySelector("[data-low]"));
  assert.equal(await small(), false);
  await tab.setViewportSize(viewport);
  await fitted(tab);
  assert.equal(await small(), true);
});

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  pageTest(`axe finds nothing at 320 × 240, ${colorScheme}`, { path: null, viewport, colorScheme }, async ({ open, page: tab }) => {
    await open("embed.html?motion=none&language=en");
    await tab.locator("#grid button").first().waitFor();
    await fitted(tab);
    await axeFindsNothing(tab, "embed.html at 320 × 240");
  });
}
