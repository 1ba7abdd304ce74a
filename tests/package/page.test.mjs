// The package on pages, in Chromium, under a strict content security policy and with the network cut.

import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { blink } from "../browser/engines/blink.mjs";
import { until } from "../browser/engines/board.mjs";
import { deadEnd } from "../browser/engines/deadend.mjs";
import { root } from "../browser/root.mjs";
import { serve } from "../browser/server.mjs";
import { installed, runIn } from "./install.mjs";

/** @type {import("../browser/engines/types.d.ts").Running} */
let running;
/** @type {import("../browser/engines/deadend.mjs").DeadEnd} */
let proxy;
before(async () => {
  proxy = await deadEnd();
  running = await blink.start(proxy.port);
});
after(async () => {
  await running?.close();
  await proxy?.close();
});

/**
 * Opens a folder's page; fails if it says anything.
 * @param {string} folder
 * @param {(tab: import("../browser/engines/types.d.ts").Tab) => Promise<void>} look
 */
async function onPage(folder, look) {
  const site = await serve(folder);
  const { tab } = running;
  try {
    if (tab.said) tab.said.length = 0;
    await tab.open(site.url);
    await look(tab);
  } finally {
    const said = [...tab.said ?? []];
    await tab.open("about:blank");
    await site.close();
    assert.deepEqual(said, []);
  }
}

const best = () => document.querySelector("#best")?.textContent?.replace("…", "");

test("a page without a bundler: the search, and a board beside it", async () => {
  await onPage(await installed("page"), async (tab) => {
    assert.equal(await until(tab, best), "13");
    const go = (/** @type {number} */ ply) => /** @type {any} */ (document.querySelector("guli-board")).go(ply);
    assert.equal((await tab.evaluate(go, 2)).mover, 1);
    await until(tab, () => /^[0-6]$/.test(document.querySelector("#best")?.textContent ?? ""));
    const loads = await tab.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".wasm")).length);
    assert.ok(loads <= 2, `${loads} requests for the wasm`);
  });
});

test("esbuild puts all of it into one script", async () => {
  const folder = await installed("esbuild");
  const esbuild = join(root, "node_modules/esbuild/bin/esbuild");
  await runIn(folder, esbuild, ["main.js", "--bundle", "--format=esm", "--loader:.wasm=binary", "--outfile=out.js"]);
  await onPage(folder, async (tab) => {
    assert.equal(await until(tab, best), "13");
  });
});
