// Takes pictures of every screen, for people to look at: `node tests/browser/pictures.mjs --help`.
//
// The page comes from GULI_DIST (else dist/) and the browser from GULI_CHROMIUM, as for the tests.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { launch } from "./chromium.mjs";
import { takeLooks } from "./pictures-looks.mjs";
import { writeSheet } from "./pictures/sheet.mjs";
import { takeScreen } from "./pictures/take.mjs";
import { HELP, readWanted } from "./pictures/wanted.mjs";
import { dist, root } from "./root.mjs";
import { SCREENS, screensIn } from "./screens/index.mjs";
import { unwanted } from "./screens/screen.mjs";
import { serve } from "./server.mjs";
import { openTab } from "./tab.mjs";

const folder = join(root, "target/pictures");

const words = process.argv.slice(2);
if (words.includes("--help")) {
  process.stdout.write(HELP);
  process.exit();
}
if (words.includes("--list")) {
  process.stdout.write(SCREENS.map(({ name }) => `${name}\n`).join(""));
  process.exit();
}

/** @returns {import("./pictures/wanted.mjs").Wanted} */
function read() {
  try {
    return readWanted(words);
  } catch (cause) {
    console.error(/** @type {Error} */ (cause).message);
    process.exit(2);
  }
}
const wanted = read();

const began = performance.now();
const server = await serve(dist);
const browser = await launch();
await mkdir(folder, { recursive: true });
/** @type {import("./pictures/take.mjs").Picture[]} */
const taken = [];
/** @type {string[]} */
const faults = [];

const jobs = wanted.languages.flatMap((language) => screensIn(language)
  .filter((screen) => wanted.screens.includes(screen)).map((screen) => ({ language, screen })));
const all = jobs.length;

/** Takes one screen after the other, until none is left. */
async function work() {
  let place = await openTab(browser, server.url);
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const { language, screen } = job;
    const mine = screen.own ? await openTab(browser, server.url) : place;
    try {
      faults.push(...await takeScreen(mine.tab, screen, { ...wanted, folder, language, url: server.url }, (picture) => taken.push(picture)));
    } catch (cause) {
      faults.push(`${screen.name}-${language}: not reached: ${/** @type {Error} */ (cause).message.split("\n")[0]}`);
    }
    faults.push(...unwanted(screen, mine.said.splice(0)).map((fault) => `${screen.name}-${language}: ${fault}`));
    if (screen.own) await mine.context.close();
    const done = all - jobs.length;
    if (done % 50 === 0 || done === all) console.log(`${done} of ${all} screens, ${taken.length} pictures, ${seconds()} s`);
  }
  await place.context.close();
}

const seconds = () => Math.round((performance.now() - began) / 1000);

await Promise.all(Array.from({ length: wanted.tabs }, work));
if (wanted.looks) await takeLooks(browser, server.url, folder, () => true);
await writeSheet(folder, taken, SCREENS.map(({ name }) => name));
await browser.close();
await server.close();

console.log(`${taken.length} pictures in ${seconds()} s: ${join(folder, "index.html")}`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(`${faults.length} faults`);
  process.exitCode = 1;
}
