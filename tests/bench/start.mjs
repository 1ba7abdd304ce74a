// How long the page, the frame and the single file take to start, and what a first visit weighs:
//
//     node tests/bench/start.mjs [RUNS]
//
// Time runs from the navigation to the first frame after the board can be played, in a browser that has nothing stored,
// from a server on this machine: no network is in it.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { launch } from "../browser/chromium.mjs";
import { dist } from "../browser/root.mjs";
import { serve } from "../browser/server.mjs";

const runs = Number(process.argv[2] ?? 15);

/** Runs in the page before anything else: notes when the board is there. */
function watch() {
  const look = () => {
    const board = document.querySelector("guli-board")?.shadowRoot ?? document;
    if (board.querySelector("button[data-hole], [data-hole] button, #grid button")) {
      /** @type {any} */ (globalThis).startedAt = performance.now();
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const server = await serve(dist);
const browser = await launch();
try {
  for (const [name, address] of [
    ["page", server.url], ["frame", `${server.url}embed.html`], ["single file", pathToFileURL(join(dist, "guli.html")).href],
  ]) {
    /** @type {number[]} */
    const times = [];
    let weight = "";
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-GB" });
      await context.addInitScript(watch);
      await context.addInitScript(() => {
        if (navigator.serviceWorker) navigator.serviceWorker.register = () => Promise.reject(new Error("not measured"));
      });
      const page = await context.newPage();
      /** @type {Set<string>} */
      const asked = new Set();
      page.on("request", (request) => asked.add(request.url()));
      await page.goto(address);
      await page.waitForFunction(() => "startedAt" in globalThis);
      times.push(await page.evaluate(() => /** @type {any} */ (globalThis).startedAt));
      const files = await Promise.all([...asked].filter((url) => url.startsWith(server.url)).map((url) => (
        readFile(join(dist, new URL(url).pathname.slice(new URL(server.url).pathname.length) || "index.html")))));
      const sum = (/** @type {(bytes: Buffer) => number} */ of) => files.reduce((all, bytes) => all + of(bytes), 0);
      weight = files.length === 0 ? `${(await readFile(join(dist, "guli.html"))).length} bytes`
        : `${files.length} files, ${sum((bytes) => bytes.length)} bytes, ${sum((bytes) => gzipSync(bytes, { level: 9 }).length)} gzip, ${sum((bytes) => brotliCompressSync(bytes).length)} Brotli`;
      await context.close();
    }
    times.sort((a, b) => a - b);
    console.log(`${name}: median ${times[runs >> 1].toFixed(0)} ms, ${times[0].toFixed(0)} to ${times[runs - 1].toFixed(0)}; ${weight}`);
  }
} finally {
  await browser.close();
  await server.close();
}
