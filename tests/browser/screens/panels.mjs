// What stands beside the board or under it, and what it does to the board.

import { LATE, MIDDLE, SOWINGS, START } from "./games.mjs";

/** @typedef {import("./screen.mjs").Scene} Scene */
/** @typedef {import("./screen.mjs").Screen} Screen */

/** @param {Scene} scene @param {number} turns */
async function play({ page }, turns) {
  for (const hole of SOWINGS.slice(0, turns)) await page.click(hole);
  await page.settled(turns);
}

/** @param {Scene} scene */
async function valued({ tab }) {
  await tab.locator("#tab-analysis").click();
  await tab.locator("#analysis-values").check();
  await tab.locator("#panel-analysis .line li").first().waitFor();
}

/** @param {Scene} scene */
async function reviewed(scene) {
  await play(scene, 14);
  await scene.tab.locator("#tab-analysis").click();
  await scene.tab.locator("#review").click();
  await scene.tab.locator("#chart-ply").waitFor();
  await scene.tab.locator("#review:not([aria-disabled])").waitFor({ timeout: 60_000 });
}

/** @param {Scene} scene */
async function rules({ tab }) {
  await tab.locator("#tab-rules").click();
  await tab.locator("#panel-rules .rule").first().waitFor();
}

/** @param {Scene} scene */
async function firstGame(scene) {
  await rules(scene);
  await scene.tab.locator("[data-read=first]").click();
  await scene.tab.locator("#lesson").waitFor();
}

/** @param {string[]} typed */
const commanded = (...typed) => async (/** @type {Scene} */ { page, tab }) => {
  await page.hole(13).focus();
  await tab.keyboard.press("/");
  await tab.locator("#command").waitFor();
  for (const line of typed) {
    await tab.keyboard.type(line);
    await tab.keyboard.press("Enter");
  }
};

/** @type {Screen[]} */
export const PANELS = [
  { name: "moves", part: "#side", reach: (scene) => play(scene, 14) },
  { name: "moves-mangala", painted: true, part: "#side", at: MIDDLE },
  { name: "analysis-off", part: "#side", reach: ({ tab }) => tab.locator("#tab-analysis").click() },
  { name: "analysis", part: "main", reach: valued },
  { name: "analysis-mangala", part: "main", at: LATE, reach: valued },
  { name: "variation", part: "main", async reach(scene) {
    await valued(scene);
    await scene.tab.locator("#line-on").click();
    await scene.tab.locator("#line-on").click();
  } },
  { name: "review", wordy: true, part: "#side", async reach(scene) {
    await reviewed(scene);
    await scene.tab.locator("#chart-ply").press("ArrowLeft");
  } },
  { name: "verdicts", part: "#side", async reach(scene) {
    await reviewed(scene);
    await scene.tab.locator("#tab-log").click();
  } },
  { name: "hint", part: "#play", at: MIDDLE, async reach({ tab }) {
    await tab.locator("#control-hint").click();
    await tab.locator("#preview", { hasText: /\d/ }).waitFor(); // it says first that it looks for one
  } },
  { name: "rules", wordy: true, part: "#side", reach: rules },
  { name: "rules-mangala", part: "#side", at: MIDDLE, reach: rules },
  { name: "rules-variant", part: "#side", at: START.free, reach: rules },
  { name: "rules-missing", part: "#side", own: true, provoked: [/^answer 404: .*reading/, /^failed request: .*reading/, /^console error: .*404/],
    before: (tab) => tab.route("**/app/**/reading-*.js", (route) => route.fulfill({ status: 404, body: "not found" })), async reach({ tab }) {
    await tab.locator("#tab-rules").click();
    await tab.locator("#panel-rules p").first().waitFor();
  } },
  { name: "shown-rule", part: "main", async reach(scene) {
    await rules(scene);
    await scene.tab.locator('#panel-rules [data-rule="capture"]').click();
    await scene.tab.locator("#lesson").waitFor();
  } },
  { name: "first-game", part: "main", reach: firstGame },
  { name: "first-game-on", wordy: true, part: "main", async reach(scene) {
    await firstGame(scene);
    await scene.tab.keyboard.press("Enter");
    await scene.tab.locator("#lesson-text:not(:empty)").waitFor();
  } },
  { name: "first-game-mangala", part: "main", at: START.mangala, reach: firstGame },
  { name: "word-explained", part: "main", placed: true, async reach(scene) {
    await rules(scene);
    await scene.tab.locator("#panel-rules [data-term=saada]").first().focus();
    await scene.tab.locator("#term-note").waitFor();
  } },
  { name: "commands", part: "#play", reach: commanded("13", "p") },
  { name: "commands-help", wordy: true, part: "#play", reach: commanded("?") },
];
