// Boards in other people's pages: as an element, and in a frame that has nothing but scripts.

import assert from "node:assert/strict";
import { STRICT } from "../../host.mjs";
import { clean, until } from "../board.mjs";

/** @typedef {import("../types.d.ts").Place} Place */
/** @typedef {import("../types.d.ts").Scene} Scene */

/**
 * A page of somebody, with a script that notes what it is told.
 * @param {string} body
 * @param {string} script
 * @returns {Record<string, import("../../server.mjs").Made>}
 */
const host = (body, script) => ({
  "host.js": { body: `globalThis.told = [];\n${script}` },
  "host.html": {
    policy: STRICT,
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>
      <link rel="icon" href="./icon.svg"><link rel="stylesheet" href="./host.css">
      <h1>Somebody’s page</h1>${body}<script type="module" src="./host.js"></script></html>`,
  },
  "host.css": { body: "iframe { inline-size: 100%; block-size: 38rem; border: 0 }" },
  "icon.svg": { body: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
});

/** Where a hole of the first board is, in its document. @param {Place} place @param {number} hole */
const middle = (place, hole) => until(place, (number) => {
  const board = document.querySelector("guli-board");
  const cell = board?.shadowRoot?.querySelector(`[data-hole="${number}"]:not([aria-disabled])`);
  const box = cell?.getBoundingClientRect();
  return box && box.width > 0 && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}, hole);

/** What the page was told of one kind. @param {Place} place @param {string} type @param {number} [least] */
const told = (place, type, least = 1) => until(place, (kind, count) => {
  const found = /** @type {any} */ (globalThis).told.filter((/** @type {any} */ each) => each.type === kind);
  return found.length >= count && found;
}, type, least);

/** @type {import("../types.d.ts").Journey[]} */
export const hosts = [
  {
    id: "element",
    title: "`<guli-board>` in a page with a strict policy: played by the mouse, answered by the computer, taken away",
    async run({ foreign, picture, serve, tab }) {
      const { url } = await serve(undefined, { made: host('<guli-board motion="none" game="mangala" level="0,2"></guli-board>', `
        for (const type of ["ready", "move", "error"]) {
          document.addEventListener("guli-" + type, ({ detail }) => told.push({ type, detail: JSON.parse(JSON.stringify(detail)) }));
        }
        await import("./guli-board.js");`) });
      await tab.open(`${url}host.html`);
      const { x, y } = await middle(tab, 11);
      await tab.clickAt(x, y);
      const moves = await told(tab, "move", 2);
      assert.deepEqual(moves.map((/** @type {any} */ { detail }) => detail.by), ["person", "computer"]);
      await picture("element");
      const gone = await tab.evaluate(async () => {
        const board = /** @type {any} */ (document.querySelector("guli-board"));
        board.remove();
        return board.play(10).catch((/** @type {any} */ { code }) => code);
      });
      assert.equal(gone, "removed");
      assert.deepEqual(foreign(), []);
      clean(tab);
    },
  },
  {
    id: "frame",
    title: "`embed.html` in a frame with `sandbox=\"allow-scripts\"`: played by the mouse, by messages and by the computer",
    async run({ foreign, picture, serve, tab }) {
      const made = host(
        '<iframe title="Mangala" sandbox="allow-scripts" src="./embed.html?game=mangala&motion=none"></iframe>',
        'addEventListener("message", ({ data }) => told.push(data));',
      );
      const { url } = await serve(undefined, { made, forFrames: true });
      await tab.open(`${url}host.html`);
      const [ready] = await told(tab, "ready");
      assert.equal(ready.guli, 1);
      const frame = await tab.frame("iframe");
      const inside = await middle(frame, 11);
      const around = await tab.evaluate(() => {
        const { x, y } = /** @type {Element} */ (document.querySelector("iframe")).getBoundingClientRect();
        return { x, y };
      });
      await tab.clickAt(around.x + inside.x, around.y + inside.y);
      const [move] = await told(tab, "move");
      assert.equal(move.by, "person");
      await tab.evaluate(() => /** @type {HTMLIFrameElement} */ (document.querySelector("iframe")).contentWindow
        ?.postMessage({ guli: 1, type: "play", hole: 0, id: "a" }, "*"));
      const moves = await told(tab, "move", 2);
      assert.equal(moves[1].state.line.split(" ; ")[1], "11 0");
      await tab.evaluate(() => /** @type {HTMLIFrameElement} */ (document.querySelector("iframe")).contentWindow
        ?.postMessage({ guli: 1, type: "set", options: { level: [1, 1] } }, "*"));
      const [answer] = (await told(tab, "move", 3)).slice(2);
      assert.equal(answer.by, "computer", "it thinks there too");
      await picture("frame");
      assert.deepEqual(foreign(), []);
      clean(tab);
    },
  },
];
