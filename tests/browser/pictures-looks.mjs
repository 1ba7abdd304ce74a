// Every board with every kind of seed, in the middle of a sowing and with seventy seeds in one hole, light and dark, wide
// and on a phone: one sheet of pictures for each board, to be looked at. `pictures.mjs` takes them under the name
// `looks-<board>-<width>-<theme>`; to take these alone: `node tests/browser/pictures.mjs looks`.

import { join } from "node:path";
import { BOARDS, PIECES } from "../../www/looks.js";
import { stories } from "./drawing-stories.mjs";

/** A sowing that is halfway, with captures to come. */
const story = stories("ali_guli_mane").find(({ events }) => events.length > 25 && events.at(-1)?.kind === "capture");
/** What a board must bear: an empty hole, one seed, a closed hole, a full one, all seventy. */
const HARD = { holes: [5, 0, 12, 1, null, 3, 20, 5, 9, 70, 2, 35, 7, 6], banks: [9, 4] };

/** Runs in the page. @param {{ board: string, pieces: readonly string[], theme: string, width: number, story: any, hard: typeof HARD }} what */
async function paint({ board, hard, pieces, story, theme, width }) {
  const at = (/** @type {string} */ name) => import(new URL(`source/www/${name}`, document.baseURI).href);
  const [geometry, scene, timeline, render, palettes] = await Promise.all(
    ["geometry.js", "scene.js", "timeline.js", "render.js", "palette.js"].map(at),
  );
  const palette = palettes.paletteFor(theme, board);
  const narrow = width < 600;
  document.documentElement.dataset.theme = theme;
  document.body.replaceChildren();
  document.body.style.background = palettes[theme].page;
  const sheet = document.body.appendChild(document.createElement("div"));
  sheet.style.display = "grid";
  sheet.style.gridTemplateColumns = `repeat(${narrow ? 5 : 2}, max-content)`;
  sheet.style.gap = "24px";
  for (const piece of pieces) {
    for (const which of ["sowing", "hard"]) {
      const box = geometry.layout({ columns: 7, width, height: narrow ? 640 : undefined, dpr: devicePixelRatio, inside: board === "numbers" });
      const canvas = sheet.appendChild(document.createElement("canvas"));
      const renderer = render.createRenderer(canvas);
      renderer.resize(box);
      const names = ["South", "North"];
      const look = { palette, board, piece, names, holeNames: box.holes.map((/** @type {any} */ _, /** @type {number} */ hole) => String(hole)) };
      const plan = timeline.plan(story);
      // The fullest hand on its way.
      const [drop] = plan.beats.filter((/** @type {any} */ { kind }) => kind === "drop")
        .sort((/** @type {any} */ a, /** @type {any} */ b) => b.before.hand.length - a.before.hand.length);
      const marks = { mover: 0, playable: [7, 8, 11], focus: 8, start: 13, end: 10, captured: [6, 0], saada: 1 };
      renderer.draw(which === "sowing"
        ? timeline.sample(plan, drop.start + (drop.end - drop.start) * 0.3)
        : scene.still(scene.arrange(hard.holes, hard.banks), hard.holes, marks), look);
    }
  }
}

/**
 * @param {import("playwright-core").Browser} browser
 * @param {string} url
 * @param {string} folder
 * @param {(name: string) => boolean} wanted
 */
export async function takeLooks(browser, url, folder, wanted) {
  for (const board of BOARDS) {
    for (const width of [1120, 360]) {
      for (const theme of /** @type {const} */ (["light", "dark"])) {
        const name = `looks-${board}-${width === 360 ? 360 : 1280}-${theme}`;
        if (!wanted(name)) continue;
        const size = { width: width === 360 ? 2000 : 2300, height: 800 };
        const context = await browser.newContext({ viewport: size, colorScheme: theme, deviceScaleFactor: width === 360 ? 2 : 1 });
        const tab = await context.newPage();
        await tab.goto(url);
        // A plain board has plain seeds, whatever they are; a board of numbers none.
        const pieces = board === "plain" || board === "numbers" ? PIECES.slice(0, 1) : PIECES;
        await tab.evaluate(paint, { board, pieces, theme, width, story, hard: HARD });
        await tab.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
        console.log(name);
        await context.close();
      }
    }
  }
}
