// The rules in the page: read beside the board and in the large view, shown on the board, and learned in a first game.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { format, parse } from "../../www/message.js";
import { CHAPTERS, SECTIONS, VARIANTS, playedIn, rulesOf } from "../../www/prose/chapters.js";
import { DEMOS, GUIDES } from "../../www/prose/demos.js";
import { PROSE_LANGUAGES, loadProse } from "../../www/prose/load.js";
import { axeFindsNothing } from "./axe.mjs";
import { dist, pageTest } from "./harness.mjs";
import { drive } from "./page.mjs";
import { overflow, smallTargets } from "./sizes.mjs";

const { allRules, Game, initSync } = await import(pathToFileURL(join(dist, "source/guli-web.js")).href);
initSync({ module: await readFile(join(dist, "source/guli-web_bg.wasm")) });

/** @typedef {import("playwright-core").Page} Tab */
/** @typedef {keyof typeof DEMOS} GameName */

const games = /** @type {GameName[]} */ (Object.keys(DEMOS));
const still = /** @type {const} */ ({ reducedMotion: "reduce" });
/** @param {string} code */
const inLanguage = (code) => (code === "en" ? "" : `?language=${code}`);

/** @param {Tab} tab */
async function read(tab) {
  await tab.locator("#tab-rules").click();
  await tab.locator("#panel-rules .rule").first().waitFor();
}

/** @param {Tab} tab @param {GameName} game */
async function readLarge(tab, game) {
  await read(tab);
  await tab.locator("[data-read=large]").click();
  await tab.locator(`#reading [data-game="${game}"]`).click();
}

/**
 * Seeds by hole number as the buttons' names say them in any language: the second number, where there is one. No seeds
 * and a closed hole have none.
 * @param {Tab} tab
 */
async function seeds(tab) {
  const names = await tab.locator("#grid button").evaluateAll((buttons) => buttons
    .sort((a, b) => Number(a.getAttribute("data-hole")) - Number(b.getAttribute("data-hole")))
    .map((button) => button.getAttribute("aria-label") ?? ""));
  return names.map((name) => Number(name.match(/\d+/g)?.[1] ?? 0));
}

/**
 * What the rules make of a demonstration.
 * @param {import("../../www/prose/demo.js").Demo} demo
 */
function outcome({ does, from, ply, rounds = 0 }) {
  const game = ply === undefined ? Game.fromPosition(from) : Game.fromRecord(from, { match: true, rounds });
  if (ply !== undefined) game.goTo(ply);
  for (const what of does) {
    if (what === "round") game.newRound();
    else if (game.preview(what).legal) game.play(what);
  }
  const { banks, holes } = game.state();
  game.free();
  return { holes: holes.map((/** @type {number | null} */ hole) => hole ?? 0), banks };
}

pageTest("nothing of the text is fetched before somebody reads", async ({ page }) => {
  await page.locator("#grid button").first().waitFor();
  const fetched = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const ours = (/** @type {string[]} */ names) => names.filter((name) => /\/(reading|prose)-[\w-]+\.js$/.test(name));
  assert.deepEqual(ours(await fetched()), []);
  await read(page);
  assert.match(ours(await fetched()).join(), /\/reading-/);
  // Nor is any language but the one that is read.
  assert.equal(ours(await fetched()).filter((name) => name.includes("/prose-")).length, 1);
});

pageTest("a text that cannot be fetched says so, and the game stands", { path: null }, async ({ expectFault, open, page }) => {
  let broken = true;
  await page.route(/\/prose-en-/, (route) => (broken ? route.abort() : route.continue()));
  await open();
  const failed = expectFault(/failed request/);
  const told = expectFault(/console error/);
  await page.locator("#tab-rules").click();
  await page.locator("#panel-rules [role=alert]").waitFor();
  await Promise.all([failed, told]);
  assert.match(await page.locator("#panel-rules").innerText(), /could not be fetched/);
  await page.locator('#grid [data-hole="13"]').click();
  await page.getByText("14 seeds captured").waitFor({ state: "attached" });
  broken = false;
  // Browsers remember a module that failed, so a new page has to ask.
  await page.reload();
  await read(page);
});

/**
 * A rule's sentence as it is read. What it tells of a variant comes from the rules.
 * @param {import("../../www/prose/load.js").Prose} prose
 * @param {GameName} game
 * @param {string} rule
 */
function sentenceOf(prose, game, rule) {
  const { seeds, seedsPerHole } = allRules().find((/** @type {any} */ { name }) => name === playedIn(game, rule));
  const language = { number: new Intl.NumberFormat(prose.locale).format, plural: (/** @type {number} */ n) => new Intl.PluralRules(prose.locale).select(n) };
  return format(parse(/** @type {any} */ (prose[game].rules)[rule]), { each: seedsPerHole, seeds }, language).map(({ text }) => text).join("");
}

/** The languages that the page speaks, so that its own words are read with the text. */
const locales = (await readdir(new URL("../../www/locales/", import.meta.url))).map((name) => name.replace(".js", ""));

for (const code of PROSE_LANGUAGES.filter((each) => locales.includes(each))) {
  const prose = await loadProse(code);

  for (const game of games) {
    pageTest(`${code}: every rule of ${game} is shown on the board, and the game comes back`, { path: inLanguage(code), ...still, timeout: 240_000 }, async ({ page }) => {
      await page.locator("#grid button").first().waitFor();
      await page.locator('#grid [data-hole="13"]').click();
      const before = await seeds(page);
      const log = await page.locator("#panel-log li").allTextContents();
      await readLarge(page, game);
      for (const rule of rulesOf(game)) {
        const link = page.locator(`#reading [data-rule="${rule}"]`);
        await link.click();
        await page.locator("#lesson").waitFor();
        assert.equal(await page.locator("#reading").isVisible(), false);
        const on = page.locator("#lesson-on");
        while (await on.isVisible()) await on.click();
        const { holes } = outcome(/** @type {any} */ (DEMOS[game])[rule]);
        assert.deepEqual(await seeds(page), holes, rule);
        const said = await page.locator("#lesson-title").innerText();
        const sentence = sentenceOf(prose, game, rule);
        assert.equal(said.replace(/\s+/g, " "), sentence.replace(/\s+/g, " "), rule);
        await page.locator("#lesson-back").click();
        await page.locator("#reading").waitFor();
        assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-rule")), rule);
      }
      await page.keyboard.press("Escape");
      assert.deepEqual(await seeds(page), before);
      assert.deepEqual(await page.locator("#panel-log li").allTextContents(), log);
      assert.equal(await page.locator("#lesson").isVisible(), false);
    });

    pageTest(`${code}: a first game of ${game} is played by the keyboard alone`, { path: inLanguage(code), ...still }, async ({ page }) => {
      await page.locator("#grid button").first().waitFor();
      const before = await seeds(page);
      await page.locator("#control-new").click();
      await page.locator(`#setup input[value="${game}"]`).check();
      await page.locator("#setup-first").press("Enter");
      await page.locator("#lesson").waitFor();
      for (const [index, { holes }] of GUIDES[game].entries()) {
        for (const [at, hole] of holes.entries()) {
          const asked = await page.locator("#lesson-title").innerText();
          assert.match(asked, new RegExp(`(?<!\\d)${hole}(?!\\d)`));
          const live = await page.locator("#live").innerText();
          assert.ok(live.includes(asked.trim()), `${live} is said: ${asked}`);
          assert.equal(await page.evaluate(() => Number(document.activeElement?.getAttribute("data-hole"))), hole);
          if (index === 0 && at === 0) {
            // Another hole is not played, and why is said.
            await page.keyboard.press("ArrowRight");
            await page.keyboard.press("Enter");
            assert.ok((await page.locator("#live").innerText()).includes(String(hole)));
            assert.equal(await page.locator("#lesson-title").innerText(), asked);
            await page.keyboard.press("ArrowLeft");
          }
          await page.keyboard.press("Enter");
          assert.notEqual(await page.locator("#lesson-text").innerText(), "");
        }
        const over = index === GUIDES[game].length - 1;
        assert.equal(await page.evaluate(() => document.activeElement?.id), over ? "lesson-again" : "lesson-on");
        if (!over) await page.keyboard.press("Enter");
      }
      await page.locator("#lesson-leave").press("Enter");
      assert.deepEqual(await seeds(page), before);
      assert.equal(await page.locator("#lesson").isVisible(), false);
    });
  }

  // Where the text is narrow, words break a layout first; one language is enough to see that it fits a wide page.
  for (const width of code === "en" ? [360, 1280] : [360]) {
    pageTest(`${code}: the text is whole, fits, and axe finds nothing, at ${width}`, { path: inLanguage(code), viewport: { width, height: 740 }, ...still, timeout: 240_000 }, async ({ page }) => {
      await page.locator("#grid button").first().waitFor();
      /** @param {string} where */
      const fits = async (where) => {
        assert.deepEqual(await overflow(page), { scroll: false, wide: [] }, where);
        assert.deepEqual(await smallTargets(page), [], where);
        await axeFindsNothing(page, where);
      };
      await read(page);
      await fits("panel");
      for (const game of games) {
        if (game === games[0]) await readLarge(page, game);
        else await page.locator(`#reading [data-game="${game}"]`).click();
        assert.deepEqual(await page.locator("#reading .chapter").evaluateAll((all) => all.map((each) => each.getAttribute("data-chapter"))), [...CHAPTERS]);
        for (const chapter of CHAPTERS) {
          const text = await page.locator(`#reading [data-chapter="${chapter}"]`).innerText();
          assert.ok(text.length > 100, `${game} ${chapter}`);
        }
        const rules = rulesOf(game);
        assert.equal(await page.locator("#reading .show").count(), rules.length);
        assert.equal(await page.locator("#reading .origins li").count(), rules.length);
        const pictures = [...SECTIONS[game], ...VARIANTS[game]].filter(({ picture }) => picture).length;
        assert.equal(await page.locator("#reading .picture svg").count(), pictures);
        assert.equal(await page.locator("#reading figcaption:not(:empty)").count(), pictures);
        await fits(`${game}, large`);
        if (!prose.reviewed) assert.equal(await page.locator("#reading .unread").count(), 1);
      }
      // Traditional words are marked with their language.
      await page.locator('#reading [data-game="ali-guli-mane"]').click();
      for (const word of ["saada", "ane", "pussa kanawa", "hunase beeja", "gulaganji", "kavade"]) {
        assert.ok(await page.locator("#reading [lang^=kn]").filter({ hasText: new RegExp(`^${word}$`, "i") }).count() > 0
          || prose.locale === "kn", word);
      }
      await page.locator("#reading .show").nth(4).click();
      await fits("shown");
      await page.locator("#lesson-leave").click();
      await read(page);
      await page.locator("[data-read=first]").click();
      await fits("first game");
    });
  }
}

pageTest("traditional words are explained, in the large view too", async ({ page }) => {
  await read(page);
  await page.locator("#panel-rules .term[lang=kn-Latn]").filter({ hasText: "saada" }).focus();
  await page.getByText("The empty hole after the last seed.", { exact: false }).waitFor();
  await page.locator("[data-read=large]").click();
  await page.locator("#reading .term[data-term=kavade]").focus();
  const note = page.getByText("Cowrie, the shell of a sea snail", { exact: false });
  await note.waitFor();
  // It is seen: nothing lies over it.
  assert.ok(await note.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.closest("[popover]")?.matches(":popover-open") && width > 0 && height > 0 && left >= 0 && top >= 0;
  }));
});

pageTest("the drawings lie as the board does", async ({ page }) => {
  await read(page);
  // The name of the hole that is leftmost below.
  const leftmost = () => page.locator("#panel-rules .diagram").first().evaluate((svg) => [...svg.querySelectorAll(".diagram-name")]
    .map((name) => ({ text: name.textContent, x: Number(name.getAttribute("x")), y: Number(name.getAttribute("y")) }))
    .sort((a, b) => a.x - b.x || b.y - a.y)[0].text);
  assert.equal(await leftmost(), "13");
  await page.locator("#control-more").click();
  await page.locator("#set-printed").check();
  await page.keyboard.press("Escape");
  assert.equal(await leftmost(), "7");
});

pageTest("what is shown is told seed by seed, and then the board may be tried", async ({ page }) => {
  const board = drive(page);
  await read(page);
  await page.locator("#panel-rules [data-rule=bonus]").click();
  await board.telling();
  await page.locator("#control-skip").click();
  assert.equal(await page.locator("#lesson-on").isVisible(), true);
  assert.equal(await page.locator("#control-undo").getAttribute("aria-disabled"), "true");
  await page.locator("#lesson-on").click();
  await board.telling();
  await page.locator("#control-skip").click();
  assert.deepEqual((await board.banks())[0], 23);
  // The demonstration is over: North may sow here, and the game knows nothing of it.
  await board.instant();
  await board.click(6);
  assert.ok((await board.banks())[1] > 0);
  await page.locator("#lesson-leave").click();
  assert.deepEqual(await board.banks(), [0, 0]);
  assert.deepEqual(await board.log(), []);
});

pageTest("what one tries after a demonstration is said as in a game, and once", { ...still }, async ({ page }) => {
  const board = drive(page);
  await read(page);
  await page.evaluate(() => {
    const live = /** @type {HTMLElement} */ (document.getElementById("live"));
    const all = /** @type {string[]} */ (/** @type {any} */ (globalThis).said = []);
    // Each by itself, also what something else is said over at once.
    const hear = (/** @type {MutationRecord[]} */ records) => all.push(...records.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent ?? "")));
    new MutationObserver(hear).observe(live, { childList: true });
  });
  /** What has been said since this was last asked. */
  const said = () => page.evaluate(() => /** @type {string[]} */ (/** @type {any} */ (globalThis).said).splice(0));
  await page.locator("#panel-rules [data-rule=bonus]").click();
  await page.locator("#lesson-on").click();
  await page.locator("#lesson-again").waitFor();
  // What is shown keeps its own words: the rule, and what was done.
  const shown = await said();
  assert.equal(shown.length, 2, shown.join(" | "));
  for (const sentence of shown) assert.match(sentence, /^If the first .*South, (bonus )?\d+: /);
  await board.click(6);
  assert.deepEqual(await said(), ["North, 6: 4 laps, ends before the empty 0, captures 1 and 8: 5 seeds; bonus sowing. North sows again."]);
  // What cannot be sown is refused, and sows nothing.
  await board.click(13);
  assert.match((await said()).join(), /^13: belongs to South$/);
  await page.locator("#lesson-leave").click();
  assert.deepEqual(await board.log(), []);
});

pageTest("where the direction is free both ways may be tried after what is shown", { ...still }, async ({ page }) => {
  const board = drive(page);
  await read(page);
  await page.locator("#panel-rules [data-rule=freeWay]").click();
  await page.locator("#lesson-again").waitFor();
  const turn = page.locator("#control-turn");
  assert.equal(await turn.getAttribute("aria-pressed"), "false");
  await turn.click();
  assert.equal(await turn.getAttribute("aria-pressed"), "true");
  await board.hole(0).hover();
  assert.match(await board.preview(), /^0r: /);
  await board.click(0);
  assert.deepEqual(await board.banks(), [21, 26]);
  await page.locator("#lesson-leave").click();
  assert.equal(await turn.isVisible(), false);
});

pageTest("another language is read at once, in the middle of a lesson too", async ({ page }) => {
  await read(page);
  await page.locator("[data-read=first]").click();
  const french = await loadProse("fr");
  await page.locator("#language-button").click();
  await page.locator("[data-language=fr]").click();
  await page.locator("#lesson-title").filter({ hasText: french["ali-guli-mane"].guide[0][0].ask.split("{")[0] }).waitFor();
  await page.locator("#panel-rules").getByText(french["ali-guli-mane"].lead).waitFor();
});

pageTest("a lesson gives way to a new game, to the log and to training", async ({ page }) => {
  const board = drive(page);
  await board.instant();
  await board.click(13);
  await read(page);
  const lesson = page.locator("#lesson");
  await page.locator("#panel-rules [data-rule=capture]").click();
  await page.locator("#tab-log").click();
  await page.locator("#panel-log button").first().click();
  await lesson.waitFor({ state: "hidden" });
  assert.deepEqual(await board.holes(), Array(14).fill(5));

  await read(page);
  await page.locator("[data-read=first]").click();
  await lesson.waitFor();
  await page.locator("#control-new").click();
  await page.locator("#setup-training").click();
  await page.locator("#training-setup button[type=submit]").click();
  await page.locator("#training[data-tone=asked]").waitFor();
  assert.equal(await lesson.isVisible(), false);
  await page.locator("#panel-rules [data-rule=capture]").click();
  await lesson.waitFor();
  assert.equal(await page.locator("#training").isVisible(), false);
  await page.locator("#lesson-leave").click();
  assert.deepEqual(await board.holes(), Array(14).fill(5), "the interrupted game is back");
  await page.locator("#control-redo").click();
  assert.equal((await board.banks())[0], 14);
});
