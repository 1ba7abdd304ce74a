// Takes pictures of the page in the states that matter, for people to look at:
//
//     node tests/browser/pictures.mjs [part of a name …]
//
// They go to target/pictures as <game>-<state>-<width>-<theme>.png. The page comes from GULI_DIST (else dist/) and the
// browser from GULI_CHROMIUM, as for the tests.

import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { start } from "./harness.mjs";
import { drive, vectors } from "./page.mjs";
import { takeLooks } from "./pictures-looks.mjs";

const folder = fileURLToPath(new URL("../../target/pictures/", import.meta.url));
const wanted = process.argv.slice(2);

const games = {
  "ali-guli-mane": { record: (await vectors("ali_guli_mane_games.jsonl"))[0], first: 13 },
  mangala: { record: (await vectors("mangala_games.jsonl"))[1], first: 11 },
};
/** A Mangala position in which the next sowing captures from three holes. */
const CHAIN = "mangala_1,1,5,1,0,3/3,1,3,0,6,2_24-22_0_-_0";
/** Of the puzzle that is shown in training. */
const SEED = 2025;
const match = (await vectors("ali_guli_mane_matches.jsonl"))[0].rounds;

/** @typedef {import("playwright-core").Page} Tab */
/** @typedef {ReturnType<typeof drive>} Page */
/** @typedef {{ tab: Tab, page: Page, game: keyof typeof games, open: (path?: string) => Promise<void> }} Scene */

/**
 * Steps through the story that is being told until the line under the board says so.
 * @param {Scene} scene
 * @param {RegExp} text
 */
async function stepTo({ tab, page }, text) {
  await tab.locator("#control-pause").click();
  for (let step = 0; step < 300 && !text.test(await page.preview()); step += 1) {
    await tab.locator("#control-forward").click();
  }
}

/**
 * Plays a hole slowly, to be looked at while it is told.
 * @param {Scene} scene
 * @param {number} hole
 */
async function playSlowly({ tab, page }, hole) {
  await tab.locator("#speed").press("Home");
  await page.click(hole);
  await page.telling();
}

/**
 * Begins training with a puzzle that is always the same.
 * @param {Scene} scene
 * @param {string} kind
 * @param {string} level
 */
async function train({ game, tab }, kind, level) {
  await tab.evaluate((seed) => localStorage.setItem("guli.training", JSON.stringify({ version: 1, seed })), SEED);
  await tab.reload();
  await tab.locator("#control-new").click();
  await tab.locator("#setup-training").click();
  await tab.locator(`#training-setup input[value="${kind}"]`).check();
  await tab.locator(`#training-setup input[value="${game}"]`).check();
  await tab.locator("#training-difficulty").selectOption(level);
  await tab.locator("#training-setup button[type=submit]").click();
  await tab.locator("#training[data-tone=asked]").waitFor();
}

/**
 * Trains with a puzzle, and answers it.
 * @param {Scene} scene
 * @param {"where" | "best"} kind
 * @param {string} level
 * @param {(puzzle: any) => number} choose
 */
async function answer(scene, kind, level, choose) {
  const { game, page, tab } = scene;
  await train(scene, kind, level);
  await page.instant();
  const puzzle = await tab.evaluate(async ([puzzles, ofGame, difficulty, seed]) => {
    const { buildEndgame, PuzzleMaker, default: init } = await import(new URL("./source/guli-web.js", location.href).href);
    await init(); // the page has a copy of its own
    while (!buildEndgame(12, 1_000_000, ofGame).finished); // puzzles are other ones without the tables
    const maker = new PuzzleMaker();
    maker.start(ofGame, puzzles, difficulty, seed);
    while (!maker.poll(100_000));
    return maker.puzzle();
  }, /** @type {const} */ ([kind, game, Number(level), SEED]));
  await page.click(choose(puzzle));
  await tab.locator("#training:not([data-tone=asked])").waitFor();
  await tab.waitForFunction(() => document.querySelector("#control-skip")?.getAttribute("aria-disabled") === "true");
}

/** @type {Record<string, (scene: Scene) => Promise<void>>} */
const states = {
  async start() {},

  async preview({ page, game }) {
    await page.hole(games[game].first).focus();
  },

  async sowing(scene) {
    const { page, game } = scene;
    await playSlowly(scene, games[game].first);
    await stepTo(scene, /from/);
    for (let step = 0; step < 4; step += 1) await scene.tab.locator("#control-forward").click();
    assertTelling(await page.turn());
  },

  async capture(scene) {
    if (scene.game === "mangala") await scene.open(`?chain#${CHAIN}`);
    await playSlowly(scene, scene.game === "mangala" ? 8 : 13);
    await stepTo(scene, /^Captures/);
  },

  async bonus({ page, game }) {
    if (game === "mangala") throw new Skip();
    await page.instant();
    await page.click(13);
    await page.settled(1);
  },

  async decided({ page, tab, game, open }) {
    if (game === "ali-guli-mane") throw new Skip();
    await open("?decided#mangala_0,0,0,0,2,0/1,1,0,0,0,0_36-32_0_-_60");
    await page.instant();
    await page.click(7);
    await tab.locator("[data-notice=decided]").scrollIntoViewIfNeeded();
  },

  async over({ page, game }) {
    const { start: first, sowings } = games[game].record;
    await page.instant();
    await page.begin({ game, starter: Number(first.split(" ")[3]) });
    let step = 0;
    for (const hole of sowings) {
      step += 1;
      if (hole !== null) await page.click(hole);
    }
    await page.settled(step);
  },

  async match({ page, tab, game }) {
    if (game === "mangala") throw new Skip();
    await page.instant();
    await page.begin({ kind: "match", starter: Number(match[0].start.split(" ")[3]) });
    for (const hole of match[0].sowings) await page.click(hole);
    await tab.locator("#result button").click();
    await page.settled(0);
    for (const hole of match[1].sowings.slice(0, 3)) await page.click(hole);
    await tab.getByRole("tab", { name: "Match" }).click();
  },

  async round({ page, game }) {
    if (game === "mangala") throw new Skip();
    await page.instant();
    await page.begin({ kind: "match", starter: Number(match[0].start.split(" ")[3]) });
    for (const hole of match[0].sowings) await page.click(hole);
  },

  async refill({ page, tab, game }) {
    if (game === "mangala") throw new Skip();
    await page.instant();
    await page.begin({ kind: "match", starter: Number(match[0].start.split(" ")[3]) });
    for (const hole of match[0].sowings) await page.click(hole);
    await tab.locator("#speed").press("Home");
    await tab.locator("#result button").click();
    await tab.locator("#control-pause").click();
    for (let step = 0; step < 9; step += 1) await tab.locator("#control-forward").click();
  },

  async "training-dialog"({ tab }) {
    await tab.locator("#control-new").click();
    await tab.locator("#setup-training").click();
  },

  async "training-where"(scene) {
    await train(scene, "where", "3");
  },

  async "training-where-right"(scene) {
    await answer(scene, "where", "3", ({ last }) => last);
  },

  async "training-where-wrong"(scene) {
    await answer(scene, "where", "3", ({ last, saada }) => [0, 1, 2].find((hole) => hole !== last && hole !== saada) ?? 0);
  },

  async "training-best"(scene) {
    await train(scene, "best", "2");
  },

  async "training-best-right"(scene) {
    await answer(scene, "best", "2", ({ best }) => best);
  },

  async "training-best-wrong"(scene) {
    await answer(scene, "best", "2", ({ values }) => values[values.length - 1].hole);
    await scene.tab.locator(".training-reply").waitFor();
  },

  async "training-best-reply"(scene) {
    await states["training-best-wrong"](scene);
    await scene.tab.locator("#training-other").click();
    await scene.tab.locator("#training-step").click();
  },

  async setup({ tab }) {
    await tab.locator("#control-new").click();
  },

  async thinking({ page, tab, game }) {
    if (game === "ali-guli-mane") throw new Skip(); // it has answered before the sign would come
    await page.instant();
    await page.begin({ game, north: 8 });
    await page.click(11);
    await tab.locator("#turn[data-thinking]").waitFor();
  },

  async exhibition({ page, tab, game }) {
    await page.begin({ game, south: 3, north: 5 });
    for (let sowing = 0; sowing < 6; sowing += 1) {
      await page.telling();
      await tab.keyboard.press("Escape");
    }
    await page.telling();
    await tab.locator("#control-pause").click();
    await tab.keyboard.press("Escape");
    await tab.locator("#turn").getByText(/the computer waits$/).waitFor();
  },

  async "analysis-middle"(scene) {
    const { page, game } = scene;
    await page.instant();
    for (const hole of games[game].record.sowings.slice(0, 8)) await page.click(hole);
    await states.analysis(scene);
  },

  async analysis({ tab, game }) {
    await tab.getByRole("tab", { name: "Analysis" }).click();
    await tab.locator("#analysis-values").check();
    await tab.getByText(game === "mangala" ? /^\d+ sowings? ahead; / : /^Solved/).waitFor({ timeout: 60_000 });
    await tab.locator("#panel-analysis .line li").first().waitFor();
  },

  async variation(scene) {
    await states.analysis(scene);
    await scene.page.instant();
    await scene.tab.locator("#line-on").click();
    await scene.tab.locator("#line-on").click();
  },

  async review({ page, tab, game }) {
    await page.instant();
    for (const hole of games[game].record.sowings.slice(0, 24)) {
      if (hole !== null) await page.click(hole); // a pass is played by itself
    }
    await tab.getByRole("tab", { name: "Analysis" }).click();
    await tab.locator("#review").click();
    await tab.getByText("Review again").waitFor({ timeout: 120_000 });
    await tab.locator("#chart-ply").press("ArrowLeft");
  },

  async marks(scene) {
    await states.review(scene);
    await scene.tab.getByRole("tab", { name: "Moves" }).click();
  },

  async hint({ tab }) {
    await tab.locator("#control-hint").click();
    await tab.locator("#preview").getByText(/exact$|deep$/).waitFor();
  },

  async more({ tab }) {
    await tab.locator("#control-more").click();
  },

  async rules({ tab }) {
    await tab.getByRole("tab", { name: "How to play" }).click();
    await tab.locator("#panel-rules .rule").first().waitFor();
  },

  async reading({ tab, game }) {
    await states.rules(/** @type {Scene} */ ({ tab }));
    await tab.locator("[data-read=large]").click();
    await tab.locator(`#reading [data-game="${game}"]`).click();
  },

  async origins(scene) {
    await states.reading(scene);
    await scene.tab.locator("#chapter-origins").evaluate((heading) => heading.scrollIntoView({ block: "start" }));
  },

  async demonstration({ tab, game }) {
    await states.rules(/** @type {Scene} */ ({ tab }));
    await tab.locator("#speed").press("End");
    await tab.locator(`#panel-rules [data-rule="${game === "mangala" ? "chain" : "capture"}"]`).click();
  },

  async "first-game"({ tab }) {
    await states.rules(/** @type {Scene} */ ({ tab }));
    await tab.locator("#speed").press("End");
    await tab.locator("[data-read=first]").click();
    await tab.keyboard.press("Enter");
  },
};

/** A state that this game does not have. */
class Skip extends Error {}

/** @param {string} turn */
function assertTelling(turn) {
  if (!turn.includes("sows from")) throw new Error(`nothing is told: ${turn}`);
}

const { browser, server } = await start();
await mkdir(folder, { recursive: true });
for (const game of /** @type {(keyof typeof games)[]} */ (Object.keys(games))) {
  for (const [state, reach] of Object.entries(states)) {
    for (const width of [1280, 360]) {
      for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
        const name = `${game}-${state}-${width}-${colorScheme}`;
        if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
        const viewport = { width, height: width === 360 ? 740 : 800 };
        const context = await browser.newContext({ viewport, colorScheme });
        const tab = await context.newPage();
        const open = async (path = "") => {
          await tab.goto(server.url + path);
          await tab.locator("#grid button").first().waitFor();
        };
        const page = drive(tab);
        try {
          await open();
          if (game === "mangala") await page.begin({ game });
          await reach({ tab, page, game, open });
          await tab.mouse.move(2, 2);
          await tab.screenshot({ path: join(folder, `${name}.png`), fullPage: width === 360 && !(await tab.locator("dialog[open]").count()) });
          console.log(name);
        } catch (error) {
          if (!(error instanceof Skip)) throw error;
        } finally {
          await context.close();
        }
      }
    }
  }
}
await takeLooks(browser, server.url, folder, (name) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
await browser.close();
await server.close();
