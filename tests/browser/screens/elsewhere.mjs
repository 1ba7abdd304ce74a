// Boards in other people's pages, in museums, and the page that makes the lines for them.

import { boardReady } from "../host.mjs";
import { CHAIN, MIDDLE, OVER } from "./games.mjs";

/** @typedef {import("./screen.mjs").Scene} Scene */
/** @typedef {import("./screen.mjs").Screen} Screen */

/** Small frames, as they stand in blogs. */
const SMALL = [{ width: 320, height: 240 }];
const COLUMN = [{ width: 640, height: 480 }, { width: 360, height: 420 }];

/** @param {Screen} screen @returns {Screen} */
const frame = (screen) => ({ file: "embed.html", sizes: COLUMN, ...screen, async reach(scene) {
  await boardReady(scene.tab);
  await screen.reach?.(scene);
} });

/** @param {"attract" | "visit" | "asking"} phase @returns {Screen} */
const kiosk = (phase) => ({
  name: `kiosk-${phase}`,
  file: "embed.html",
  query: "&mode=kiosk&motion=none&level=2",
  own: true,
  before: (tab) => tab.clock.install(),
  async reach({ tab, language }) {
    await boardReady(tab);
    await tab.waitForFunction((code) => document.documentElement.lang === code, language);
    if (phase !== "attract") await tab.locator(".kiosk-call").click();
    if (phase === "asking") await tab.clock.fastForward(61_000);
    await tab.locator(`.kiosk[data-phase="${phase}"]`).waitFor();
  },
});

/** @param {Screen} screen @returns {Screen} */
const builder = (screen) => ({ file: "builder.html", ...screen, async reach(scene) {
  await scene.tab.locator("#builder-frame").scrollIntoViewIfNeeded(); // it is fetched when it is seen
  await scene.tab.frameLocator("iframe").locator("guli-board .grid button").first().waitFor();
  await screen.reach?.(scene);
} });

/** @type {Screen[]} */
export const ELSEWHERE = [
  frame({ name: "frame", wordy: true }),
  frame({ name: "frame-mangala", query: "&game=mangala&level=3" }),
  frame({ name: "frame-full", query: "&controls=full", sizes: [{ width: 1280, height: 800 }, { width: 360, height: 640 }] }),
  frame({ name: "frame-none", query: "&controls=none&mode=view", at: MIDDLE }),
  frame({ name: "frame-small", sizes: SMALL }),
  frame({ name: "frame-small-mangala", query: "&game=mangala", sizes: SMALL, at: CHAIN }),
  frame({ name: "frame-over", at: OVER.mangala, reach: ({ tab }) => tab.locator("#result").waitFor() }),
  frame({ name: "frame-computers", query: "&game=mangala&level=3,5&motion=none" }),
  frame({ name: "frame-puzzle", query: "&mode=puzzle", reach: ({ tab }) => tab.locator(".training[data-tone=asked]").waitFor() }),
  frame({ name: "frame-wrong", query: "&game=chess", reach: ({ tab }) => tab.locator("[data-notice=error]").waitFor() }),
  kiosk("attract"),
  kiosk("visit"),
  kiosk("asking"),
  builder({ name: "builder", wordy: true }),
  builder({ name: "builder-wrong", async reach({ tab }) {
    await tab.locator("#builder-notation").fill("chess");
    await tab.locator("#builder-notation").blur();
    await tab.locator("#builder-notation[aria-invalid=true]").waitFor();
  } }),
];
