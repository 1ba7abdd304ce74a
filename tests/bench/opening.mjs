// How long the page keeps the browser's main thread at a time while it opens:
//
//     node tests/bench/opening.mjs [RUNS]
//
// Counted is the processor's time, not the clock's, so that a busy machine changes it little. A task that would take longer
// than 50 ms on a processor four times slower holds up whoever touches the page; what is over that is added up. The screen
// is a phone's, 412 × 823 px at 1.75.

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "../browser/chromium.mjs";
import { dist } from "../browser/root.mjs";
import { serve } from "../browser/server.mjs";

const SLOWER = 4;
const LONG = 50;
const runs = Number(process.argv[2] ?? 11);

/** @typedef {{ name: string, pid: number, tid: number, ts: number, ph: string, tdur?: number, args?: any }} Event */

/** @param {Event[]} events @returns {number[]} the tasks of the page's main thread, in milliseconds of processor time */
function tasksOf(events) {
  const opened = events.findLast(({ args, name }) => name === "navigationStart" && /^http:/.test(args?.data?.documentLoaderURL ?? ""));
  if (!opened) throw new Error("the trace holds no navigation");
  return events
    .filter(({ name, ph, pid, tid, ts }) => name === "RunTask" && ph === "X" && pid === opened.pid && tid === opened.tid && ts >= opened.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
}

const server = await serve(dist, { compressed: true });
const folder = await mkdtemp(join(tmpdir(), "guli-opening-"));
/** @type {{ over: number, longest: number, all: number }[]} */
const seen = [];
try {
  for (let run = 0; run < runs; run += 1) {
    const browser = await launch();
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, locale: "en-GB" });
    const page = await context.newPage();
    const path = join(folder, "trace.json");
    await browser.startTracing(page, { path, categories: ["toplevel", "blink.user_timing", "disabled-by-default-devtools.timeline"] });
    await page.goto(server.url);
    await page.locator("#canvas:not([data-rough])").waitFor();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await browser.stopTracing();
    await browser.close();
    const tasks = tasksOf(JSON.parse(await readFile(path, "utf8")).traceEvents);
    const over = tasks.reduce((sum, task) => sum + Math.max(0, task * SLOWER - LONG), 0);
    seen.push({ over, longest: Math.max(...tasks), all: tasks.reduce((sum, task) => sum + task, 0) });
  }
} finally {
  await server.close();
  await rm(folder, { recursive: true });
}
for (const [what, key] of /** @type {const} */ ([
  [`over ${LONG} ms on a processor ${SLOWER} times slower`, "over"], ["longest task", "longest"], ["all tasks", "all"],
])) {
  const values = seen.map((each) => each[key]).sort((a, b) => a - b);
  console.log(`${what}: median ${values[runs >> 1].toFixed(0)} ms, ${values[0].toFixed(0)} to ${values[runs - 1].toFixed(0)}`);
}
