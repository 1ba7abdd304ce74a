// Every screen in every language, looked at by axe; and what a page has to bear: zoom, wider text, touch, Tab.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { axeFindsNothing } from "./axe.mjs";
import { pageTest } from "./harness.mjs";
import { drive, vectors } from "./page.mjs";
import { overflow, smallTargets } from "./sizes.mjs";
import { LANGUAGES } from "../../www/languages.js";
import { loadStatement, STATEMENT_LANGUAGES } from "../../www/statement/load.js";

/** @typedef {import("playwright-core").Page} Tab */

const [record] = await vectors("ali_guli_mane_games.jsonl");
const over = record.end.replaceAll(" ", "_");
const CODES = Object.keys(LANGUAGES);

/**
 * Leads through the screens of the page, and stops at each.
 * @param {Tab} tab
 * @param {(name: string, part?: string) => Promise<void>} stop `part` is what is new in it
 */
async function walk(tab, stop) {
  const page = drive(tab);
  const dialog = async (/** @type {string} */ id) => {
    await tab.locator(`#${id}[open]`).waitFor();
    await stop(id, `#${id}`);
  };
  await page.settled(0);
  await stop("start");
  await page.hole(13).focus();
  await tab.keyboard.press("/");
  await tab.locator("#command").waitFor();
  await tab.keyboard.type("13");
  await tab.keyboard.press("Enter");
  await page.settled(1);
  await stop("playing, with the command box");
  await tab.keyboard.press("Escape");
  await tab.locator("#language-button").click();
  await stop("languages", "#language");
  await tab.keyboard.press("Escape");

  await tab.locator("#control-more").click();
  await dialog("more");
  await tab.locator("#open-statement").click();
  await dialog("statement");
  await tab.keyboard.press("Escape");
  await tab.keyboard.press("Escape");

  await tab.locator("#tab-rules").click();
  await tab.locator("#panel-rules .rule").first().waitFor();
  await stop("rules", "#side");
  await tab.locator("[data-read=large]").click();
  await dialog("reading");
  await tab.keyboard.press("Escape");
  await tab.locator("[data-read=first]").click();
  await tab.locator("#lesson").waitFor();
  await stop("a first game", "main");
  await tab.keyboard.press("Escape");
  await tab.locator("#lesson").waitFor({ state: "hidden" });
  await page.settled(1);

  await tab.locator("#tab-analysis").click();
  await tab.locator("#analysis-values").check();
  await tab.locator("#panel-analysis .line li").first().waitFor();
  await tab.locator("#review").click();
  await tab.locator("#chart-ply").waitFor();
  await tab.locator("#review:not([aria-disabled])").waitFor();
  await stop("analysis and review", "main");
  await tab.locator("#tab-log").click();

  await tab.locator("#control-new").click();
  await dialog("setup");
  await tab.locator("#setup-training").click();
  await dialog("training-setup");
  await tab.locator("#training-setup button[type=submit]").click();
  await tab.locator("#training[data-tone=asked]").waitFor();
  await stop("training", "main");
  await tab.evaluate((hash) => { location.hash = hash; }, over);
  await dialog("ask");
  await tab.locator("#ask .button-main").click();
  await tab.locator("#result").waitFor();
  await stop("over", "main");
  await tab.evaluate(() => { location.hash = "mangala_1"; });
  await tab.locator("[data-notice=error]").waitFor();
  await stop("an error", "main");
}

for (const code of CODES) {
  pageTest(`axe finds nothing on any screen: ${code}`, { path: `?language=${code}`, reducedMotion: "reduce", timeout: 240_000 }, async ({ page: tab, open }) => {
    const seen = new Set();
    await walk(tab, async (name, part) => {
      assert.equal(await tab.evaluate(() => document.documentElement.lang), code);
      await axeFindsNothing(tab, `${code}, ${name}`, part);
      seen.add(name);
    });
    await open(`embed.html?language=${code}`);
    await tab.locator("guli-board button").first().waitFor();
    await axeFindsNothing(tab, `${code}, embed.html`);
    assert.equal(seen.size, 15, [...seen].join());
  });
}

/**
 * Text that has no room in what hides the rest of it.
 * @param {Tab} tab
 */
function cut(tab) {
  return tab.evaluate(() => [...document.querySelectorAll("body *")].filter((element) => element.checkVisibility()
    && !element.matches(".unseen, .unseen *, canvas, svg *, textarea, input, select")
    && ["hidden", "clip"].includes(getComputedStyle(element).overflowX)
    && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)).map((element) => element.outerHTML.slice(0, 120)));
}

/** What a user's style sheet may ask of a page (WCAG 1.4.12). @param {Tab} tab */
async function space(tab) {
  await tab.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }");
    document.adoptedStyleSheets = [sheet];
    dispatchEvent(new Event("resize"));
  });
}

for (const { code, height, spaced, width } of [
  { code: "en", width: 640, height: 512, spaced: false }, // 1280 × 1024 at 200 %
  { code: "en", width: 320, height: 256, spaced: false }, // and at 400 %
  { code: "fr", width: 320, height: 568, spaced: true },
  { code: "kn", width: 1280, height: 800, spaced: true },
]) {
  const how = `${width} × ${height}${spaced ? ", text spaced wider" : ""}, ${code}`;
  pageTest(`nothing is lost: ${how}`, { path: `?language=${code}`, viewport: { width, height }, reducedMotion: "reduce", timeout: 180_000 }, async ({ page: tab }) => {
    if (spaced) await space(tab);
    await walk(tab, async (name) => {
      assert.deepEqual(await overflow(tab), { scroll: false, wide: [] }, name);
      assert.deepEqual(await cut(tab), [], name);
      assert.deepEqual(await smallTargets(tab), [], name);
    });
  });
}

/**
 * Walks by Tab through what is there, once round.
 * @param {Tab} tab
 * @param {(name: string) => Promise<void>} [stop]
 */
async function tabThrough(tab, stop = async () => {}) {
  const stops = [];
  for (let step = 0; step < 120; step += 1) {
    await tab.keyboard.press("Tab");
    const name = await tab.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body) return "";
      if (at.closest("#grid")) return "board";
      return at.id || at.textContent?.trim().slice(0, 30) || at.localName;
    });
    if (name === "" || name === stops[0]) break;
    stops.push(name);
    await stop(name);
  }
  return stops;
}

for (const viewport of [{ width: 1280, height: 800 }, { width: 320, height: 256 }]) {
  pageTest(`Tab goes from above to below, and what it comes to is in sight, ${viewport.width} px`, { viewport, reducedMotion: "reduce" }, async ({ page: tab }) => {
    await drive(tab).settled(0);
    /** Nothing lies over what has the focus, and its ring is there. @param {string} name */
    const inSight = async (name) => {
      const state = await tab.evaluate(() => {
        const at = /** @type {HTMLElement} */ (document.activeElement);
        const { bottom, left, right, top } = at.getBoundingClientRect();
        const middle = document.elementFromPoint(Math.min(innerWidth - 2, (left + right) / 2), Math.min(innerHeight - 2, Math.max(2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2)));
        const { opacity, outlineStyle, outlineWidth } = getComputedStyle(at.matches(".choice input") ? at.closest(".choice") ?? at : at);
        return {
          hit: at === middle || at.contains(middle) || at.labels?.[0]?.contains(middle) === true,
          ring: `${outlineStyle} ${outlineWidth}`, opacity, at: [top, bottom],
        };
      });
      assert.ok(state.hit, `${name} lies under something, or out of sight: ${JSON.stringify(state)}`);
      assert.equal(state.ring, "solid 3px", name);
      assert.equal(state.opacity, "1", name);
    };
    assert.deepEqual(await tabThrough(tab, inSight), [
      "language-button", "board", "control-new", "control-undo", "control-redo", "control-hint", "control-more",
      "control-replay", "control-back", "control-pause", "control-forward", "control-skip", "speed", "command-open",
      "tab-log", "Start of the game",
    ]);
    for (const dialog of ["new", "more"]) {
      await tab.locator(`#control-${dialog}`).click();
      await tab.locator("dialog[open]").waitFor();
      const stops = await tabThrough(tab, inSight);
      assert.ok(stops.length > 4, stops.join());
      await tab.keyboard.press("Escape");
    }
  });
}

for (const [how, viewport, hash] of /** @type {const} */ ([
  ["upright", { width: 360, height: 740 }, ""],
  ["lying", { width: 1280, height: 800 }, ""],
  ["Mangala upright", { width: 320, height: 568 }, "#mangala_6,6,6,6,6,6/6,6,6,6,6,6_0-0_0_-_0"],
])) {
  pageTest(`a finger that explores finds each hole where it is seen: ${how}`, { viewport, hasTouch: true, path: hash }, async ({ page: tab }) => {
    await drive(tab).settled(0);
    const found = await tab.evaluate(() => [...document.querySelectorAll("#grid button")].map((button) => {
      button.scrollIntoView({ block: "center" });
      const { height, left, top, width } = button.getBoundingClientRect();
      // The middle, and a point near each edge: nothing else lies over it, and neighbours do not overlap.
      const points = [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5], [0.5, 0.1], [0.5, 0.9]];
      return {
        hole: button.getAttribute("data-hole"), width: Math.round(width), height: Math.round(height),
        own: points.every(([x, y]) => document.elementFromPoint(left + x * width, top + y * height) === button),
      };
    }));
    assert.equal(found.length, how.startsWith("Mangala") ? 12 : 14);
    for (const { height, hole, own, width } of found) {
      assert.ok(own, `hole ${hole} is covered`);
      assert.ok(width >= 44 && height >= 44, `hole ${hole}: ${width} × ${height}`);
    }
  });
}

pageTest("on a phone the lines under the board are seen with it, in every language", { viewport: { width: 360, height: 740 }, reducedMotion: "reduce", hasTouch: true, isMobile: true }, async ({ page: tab }) => {
  for (const code of CODES) {
    await tab.locator("#language-button").click();
    await tab.locator(`#language-list [data-language=${code}]`).click();
    await tab.waitForFunction((wanted) => document.documentElement.lang === wanted, code);
    await tab.mouse.move(2, 2); // off the hole that lay under the menu, of which there is more to say
    const ends = await tab.evaluate(() => ["#stage", "#turn", "#preview"].map((id) => {
      const range = document.createRange();
      range.selectNodeContents(/** @type {Element} */ (document.querySelector(id)));
      return Math.ceil(range.getBoundingClientRect().bottom); // of the words: the line keeps room for more
    }));
    assert.ok(ends.every((end) => end <= 740), `${code}: board, turn and line end at ${ends}`);
  }
});

for (const theme of ["light", "dark"]) {
  pageTest(`the ring of a hole has two tones of which one is seen on anything, ${theme}`, { colorScheme: /** @type {"light" | "dark"} */ (theme) }, async ({ page: tab }) => {
    await drive(tab).settled(0);
    await tab.keyboard.press("Tab");
    await tab.keyboard.press("Tab");
    const tones = await tab.evaluate(() => {
      const luminance = (/** @type {string} */ colour) => {
        const [r, g, b] = (colour.match(/[\d.]+/g) ?? []).map(Number).map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const { boxShadow } = getComputedStyle(/** @type {Element} */ (document.activeElement));
      return (boxShadow.match(/rgb\([^)]*\)/g) ?? []).map(luminance).sort();
    });
    assert.equal(tones.length, 2);
    const contrast = (tones[1] + 0.05) / (tones[0] + 0.05);
    assert.ok(contrast >= 9, `${contrast}`); // so that 3 : 1 is left against anything in between
  });
}

pageTest("Escape ends one thing at a time: the sowing that is told, then the lesson", async ({ page: tab }) => {
  const page = drive(tab);
  await page.instant();
  await page.click(13);
  await page.settled(1);
  await tab.locator("#tab-rules").click();
  await tab.locator("#speed").press("Home");
  await tab.locator('#panel-rules [data-rule="capture"]').click();
  await page.telling();
  await tab.keyboard.press("Escape");
  await tab.locator("#control-skip[aria-disabled=true]").waitFor();
  assert.equal(await tab.locator("#lesson").isVisible(), true);
  await tab.keyboard.press("Escape");
  await tab.locator("#lesson").waitFor({ state: "hidden" });
  await page.settled(1);
  assert.equal(await page.turn(), "South sows again: bonus sowing");
  assert.equal(await tab.evaluate(() => document.activeElement?.closest("#grid") !== null), true);
});

test("the statement says the same in every language that is spoken", async () => {
  assert.deepEqual(STATEMENT_LANGUAGES.sort(), CODES.sort());
  const shape = (/** @type {import("../../www/statement/load.js").Statement} */ parts) => parts.map(({ points, text }) => [points?.length ?? 0, text?.length ?? 0]);
  const english = (await loadStatement("en")).statement;
  for (const code of CODES) {
    const { code: own, statement } = await loadStatement(code);
    assert.equal(own, code);
    assert.deepEqual(shape(statement), shape(english), code);
    const words = statement.flatMap(({ points = [], text = [], title }) => [title, ...text, ...points]);
    assert.deepEqual(words.filter((word) => word.trim() === "" || word.includes("!") || /\p{L}'\p{L}/u.test(word)), [], code);
    if (code === "fr") assert.deepEqual(words.filter((word) => /[^\u202f][:;?]/.test(word)), []);
    const source = await readFile(new URL(`../../www/statement/${code}.js`, import.meta.url), "utf8");
    assert.equal(source.includes("No native speaker has read this file yet"), code !== "en", code);
  }
  assert.equal((await loadStatement("ar-XB")).code, "en");
});
