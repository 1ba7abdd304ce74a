// The board, and what is seen with it: before, while and after something is played.

import { CHAIN, DECIDED, ENDLESS, LOST, MIDDLE, OVER, PASSED, ROUNDS, SOWINGS, START } from "./games.mjs";

/** @typedef {import("./screen.mjs").Scene} Scene */
/** @typedef {import("./screen.mjs").Screen} Screen */

/** Told slowly and with motion, to be stopped in the middle. */
const TOLD = /** @type {const} */ ({ motion: "no-preference", settings: { speed: 0 } });

/**
 * Plays a hole, and stops its story after so many steps.
 * @param {number} hole
 * @param {number} steps
 */
const stopped = (hole, steps) => async (/** @type {Scene} */ { page, tab }) => {
  await page.click(hole);
  await page.telling();
  await tab.locator("#control-pause").click();
  for (let step = 0; step < steps; step += 1) await tab.locator("#control-forward").click();
};

/** Plays the first round of a match to its end. @param {Scene} scene */
async function firstRound({ page }) {
  await page.begin({ kind: "match", starter: Number(ROUNDS[0].start.split(" ")[3]) });
  for (const hole of ROUNDS[0].sowings) await page.click(hole);
}

/** @type {Screen[]} */
export const PLAY = [
  { name: "start", wordy: true },
  { name: "start-mangala", painted: true, at: START.mangala },
  { name: "pointing", part: "#play", reach: ({ page }) => page.hole(13).focus() },
  { name: "pointing-mangala", painted: true, part: "#play", at: MIDDLE, reach: ({ page }) => page.hole(11).focus() },
  { name: "refused", part: "#play", reach: ({ page }) => page.click(3) },
  { name: "typing", part: "#play", async reach({ page, tab }) {
    await page.hole(9).focus();
    await tab.keyboard.press("1");
  } },
  { name: "sowing", part: "#play", ...TOLD, reach: stopped(13, 16) },
  { name: "sowing-mangala", painted: true, part: "#play", at: START.mangala, ...TOLD, reach: stopped(11, 5) },
  { name: "capture", painted: true, part: "#play", at: CHAIN, ...TOLD, reach: stopped(8, 7) },
  { name: "bonus", part: "#play", async reach({ page }) {
    await page.click(13);
    await page.settled(1);
  } },
  { name: "free-direction", part: "#play", at: START.free, async reach({ page, tab }) {
    await tab.locator("#control-turn").click();
    await page.hole(9).focus();
  } },
  { name: "undone", async reach({ page, tab }) {
    for (const hole of SOWINGS.slice(0, 4)) await page.click(hole);
    await page.settled(4);
    await tab.locator("#control-undo").click();
    await page.settled(3);
  } },
  { name: "decided", part: "#play", at: DECIDED, async reach({ page, tab }) {
    await page.click(7);
    await tab.locator("[data-notice=decided]").waitFor();
  } },
  { name: "stopped", part: "main", at: DECIDED, async reach({ page, tab }) {
    await page.click(7);
    await tab.locator("[data-notice=decided] button").first().click();
    await tab.locator("#result").waitFor();
  } },
  { name: "passed", part: "#play", at: PASSED, async reach({ page, tab }) {
    await page.click(11);
    await page.settled(2);
    await tab.locator("[data-notice=quiet]").waitFor();
  } },
  { name: "bonus-lost", part: "#play", at: LOST, async reach({ page, tab }) {
    await page.click(7);
    await tab.locator("[data-notice=lost]").waitFor();
  } },
  { name: "never-ends", part: "#play", at: ENDLESS, reach: ({ page }) => page.click(13) },
  { name: "over", wordy: true, part: "main", at: OVER.ali, reach: ({ tab }) => tab.locator("#result").waitFor() },
  { name: "over-mangala", part: "main", at: OVER.mangala, reach: ({ tab }) => tab.locator("#result").waitFor() },
  { name: "round-over", part: "main", async reach(scene) {
    await firstRound(scene);
    await scene.tab.locator("#result").waitFor();
  } },
  { name: "match-over", part: "main", async reach({ page, tab }) {
    await page.begin({ kind: "match", rounds: 2, starter: Number(ROUNDS[0].start.split(" ")[3]) });
    for (const [round, { sowings }] of ROUNDS.slice(0, 2).entries()) {
      for (const hole of sowings) await page.click(hole);
      await tab.locator("#result").waitFor();
      if (round === 0) await tab.locator("#result button").first().click();
    }
    await tab.locator("#tab-match").click();
  } },
  { name: "closed-holes", wordy: true, part: "main", async reach(scene) {
    await firstRound(scene);
    await scene.tab.locator("#result button").click();
    await scene.page.settled(0);
    for (const hole of ROUNDS[1].sowings.slice(0, 3)) await scene.page.click(hole);
    await scene.tab.locator("#tab-match").click();
  } },
  { name: "computer-thinks", part: "#play", at: START.mangala, async reach({ page, tab }) {
    await page.begin({ game: "mangala", north: 8 });
    await page.click(11);
    await tab.locator("#turn[data-thinking]").waitFor();
  } },
  { name: "computers", part: "#play", ...TOLD, async reach({ page, tab }) {
    await page.begin({ south: 3, north: 5 });
    await page.telling();
    await tab.locator("#control-pause").click();
    await tab.keyboard.press("Escape");
    await tab.locator("#control-skip[aria-disabled=true]").waitFor();
  } },
  { name: "wrong-link", wordy: true, part: "main", at: "mangala 1", reach: ({ tab }) => tab.locator("[data-notice=error]").waitFor() },
  { name: "wrong-save", part: "main", kept: { "guli.game": "{" }, reach: ({ tab }) => tab.locator("[data-notice=error]").waitFor() },
];
