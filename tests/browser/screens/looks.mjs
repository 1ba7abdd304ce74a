// The same boards as they can be made to look.

import { LATE, SOWINGS, START } from "./games.mjs";

/** @typedef {import("./screen.mjs").Screen} Screen */
/** @typedef {import("../../../www/looks.js").BoardName} BoardName */
/** @typedef {import("../../../www/looks.js").PieceName} PieceName */

/** @param {BoardName} board @param {PieceName} piece @returns {Screen} */
const on = (board, piece) => ({
  name: `board-${board}`,
  painted: true,
  part: "#play",
  settings: {
    boards: { "ali-guli-mane": board, mangala: board }, pieces: { "ali-guli-mane": piece, mangala: piece },
  },
  async reach({ page }) {
    for (const hole of SOWINGS.slice(0, 5)) await page.click(hole);
    await page.settled(5);
  },
});

/** @param {Screen} screen @returns {Screen} */
const played = (screen) => ({ part: "#play", ...screen, async reach({ page }) {
  await page.click(SOWINGS[0]);
  await page.settled(1);
} });

/** @type {Screen[]} */
export const LOOKS = [
  on("metal", "gulaganji"),
  on("stone", "cowrie"),
  on("box", "coral"),
  on("earth", "tamarind"),
  on("plain", "tamarind"),
  on("numbers", "tamarind"),
  played({ name: "as-printed", painted: true, settings: { asPrinted: true } }),
  played({ name: "without-hole-numbers", painted: true, settings: { numbers: false } }),
  played({ name: "left-handed", part: "main", settings: { leftHanded: true } }),
  played({ name: "face-to-face", painted: true, settings: { seating: "facing" } }),
  { name: "board-passed-on", part: "#play", at: START.mangala, settings: { seating: "turning" }, async reach({ page, tab }) {
    await page.click(8);
    await tab.locator("[data-turned]").waitFor();
  } },
  // What axe takes for colours there is not what is seen.
  played({ name: "forced-colours", painted: true, forcedColors: "active" }),
  { name: "forced-colours-analysis", painted: true, part: "main", at: LATE, forcedColors: "active", async reach({ tab }) {
    await tab.locator("#tab-analysis").click();
    await tab.locator("#analysis-values").check();
    await tab.locator("#panel-analysis .line li").first().waitFor();
  } },
  { name: "forced-colours-new-game", painted: true, part: "#setup", forcedColors: "active", async reach({ tab }) {
    await tab.locator("#control-new").click();
    await tab.locator("#setup[open]").waitFor();
  } },
];
