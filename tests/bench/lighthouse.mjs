// What Lighthouse says of the page, as a server with Brotli sends it, on the profile of a phone:
//
//     node tests/bench/lighthouse.mjs [RUNS]
//
// Wanted are 100 for accessibility and for best practices, and 95 or more for performance; anything less ends it with an
// error, and names the audits that took points. Lighthouse is fetched by npx at the version below, or is the program in
// GULI_LIGHTHOUSE. It is no part of the tests: its performance depends on how busy the machine is.

import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { find } from "../browser/chromium.mjs";
import { dist } from "../browser/root.mjs";
import { serve } from "../browser/server.mjs";

const VERSION = "12.2.3";
const WANTED = { performance: 95, accessibility: 100, "best-practices": 100 };

const runs = Number(process.argv[2] ?? 3);
const program = process.env.GULI_LIGHTHOUSE;
const [command, ...before] = program ? [program] : ["npx", "--yes", `lighthouse@${VERSION}`];
const server = await serve(dist, { compressed: true });
const folder = await mkdtemp(join(tmpdir(), "guli-lighthouse-"));

/** @returns {Promise<any>} one report */
async function look() {
  const to = join(folder, "report.json");
  await new Promise((done, miss) => {
    const child = spawn(command, [
      ...before, server.url, "--quiet", "--output=json", `--output-path=${to}`, `--only-categories=${Object.keys(WANTED).join()}`,
      "--chrome-flags=--headless=new --no-sandbox --disable-background-networking",
    ], { stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, CHROME_PATH: find() } });
    child.on("error", miss);
    child.on("exit", (code) => (code === 0 ? done(null) : miss(new Error(`lighthouse ended with ${code}`))));
  });
  return JSON.parse(await readFile(to, "utf8"));
}

/** @param {any} report @param {string} category */
const points = (report, category) => Math.round(report.categories[category].score * 100);

try {
  const reports = [];
  for (let run = 0; run < runs; run += 1) reports.push(await look());
  reports.sort((a, b) => points(a, "performance") - points(b, "performance"));
  const middle = reports[Math.floor(reports.length / 2)];
  for (const [category, wanted] of Object.entries(WANTED)) {
    const all = reports.map((report) => points(report, category));
    const reached = points(middle, category);
    console.log(`${category}: ${reached} (${all.join(", ")})`);
    if (reached < wanted) process.exitCode = 1;
    for (const { id, weight } of middle.categories[category].auditRefs) {
      const { displayValue = "", score, title } = middle.audits[id];
      if (weight > 0 && score !== null && score < 1) console.log(`  ${id}: ${score}  ${title} ${displayValue}`);
    }
  }
  const tasks = middle.audits["long-tasks"].details?.items ?? [];
  console.log(`long tasks: ${tasks.map((/** @type {any} */ { duration, startTime }) => `${Math.round(duration)} ms at ${Math.round(startTime)}`).join(", ")}`);
  const work = middle.audits["mainthread-work-breakdown"].details?.items ?? [];
  console.log(`main thread: ${work.map((/** @type {any} */ { duration, groupLabel }) => `${groupLabel} ${Math.round(duration)} ms`).join(", ")}`);
  for (const id of ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "speed-index"]) {
    console.log(`${id}: ${middle.audits[id].displayValue}`);
  }
} finally {
  await server.close();
  await rm(folder, { recursive: true });
}
