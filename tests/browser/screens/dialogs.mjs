// What opens over the board.

import { SOWINGS, START } from "./games.mjs";

/** @typedef {import("./screen.mjs").Scene} Scene */
/** @typedef {import("./screen.mjs").Screen} Screen */

/** @param {"new" | "more"} name */
const opened = (name) => async (/** @type {Scene} */ { tab }) => {
  await tab.locator(`#control-${name}`).click();
  await tab.locator("dialog[open]").waitFor();
  if (name === "more") await tab.waitForFunction(painted);
};

/** Runs in the page: every small picture of a board or a seed is there. */
function painted() {
  const usual = document.createElement("canvas").width;
  return [...document.querySelectorAll("canvas")].every(({ width }) => width !== usual);
}

/**
 * The large view of the rules, at one of its chapters.
 * @param {"ali-guli-mane" | "mangala"} game
 * @param {string} [chapter]
 */
const reading = (game, chapter) => async (/** @type {Scene} */ { tab }) => {
  await tab.locator("#tab-rules").click();
  await tab.locator("[data-read=large]").click();
  await tab.locator("#reading[open]").waitFor();
  await tab.locator(`#reading [data-game="${game}"]`).click();
  if (chapter) await tab.locator(`#chapter-${chapter}`).evaluate((heading) => heading.scrollIntoView({ block: "start" }));
};

/** @type {Screen[]} */
export const DIALOGS = [
  { name: "languages", wordy: true, part: "#language", placed: true, async reach({ tab }) {
    await tab.locator("#language-button").click();
    await tab.locator("#language-list").waitFor();
  } },
  { name: "new-game", part: "#setup", reach: opened("new") },
  { name: "new-match", part: "#setup", async reach(scene) {
    await opened("new")(scene);
    await scene.tab.locator("#setup input[value=match]").check();
  } },
  { name: "new-variant", wordy: true, part: "#setup", async reach(scene) {
    await opened("new")(scene);
    await scene.tab.locator("#setup-rules").selectOption("simple-saada");
  } },
  { name: "new-variant-mangala", part: "#setup", at: START.mangala, async reach(scene) {
    await opened("new")(scene);
    await scene.tab.locator("#setup-rules").selectOption("mangala-bohnenspiel");
  } },
  { name: "ask", wordy: true, part: "#ask", async reach(scene) {
    await scene.page.click(SOWINGS[0]);
    await opened("new")(scene);
    await scene.tab.locator("#setup button[type=submit]").click();
    await scene.tab.locator("#ask[open]").waitFor();
  } },
  { name: "more", part: "#more", reach: opened("more") },
  { name: "more-wrong", wordy: true, part: "#more", async reach(scene) {
    await opened("more")(scene);
    await scene.tab.locator("#open-field").fill("chess");
    await scene.tab.locator("#open-do").click();
    await scene.tab.locator("#more .said[data-tone=error]").waitFor();
  } },
  { name: "more-by-hand", part: "#more", async reach(scene) {
    await opened("more")(scene);
    await scene.tab.evaluate(() => { navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused")); });
    await scene.tab.locator("#copy-line").click();
    await scene.tab.locator("#copy-field").waitFor();
  } },
  { name: "statement", wordy: true, part: "#statement", async reach(scene) {
    await opened("more")(scene);
    await scene.tab.locator("#open-statement").click();
    await scene.tab.locator("#statement[open]").waitFor();
  } },
  { name: "reading", wordy: true, part: "#reading", reach: reading("ali-guli-mane") },
  { name: "reading-mangala", part: "#reading", reach: reading("mangala") },
];
