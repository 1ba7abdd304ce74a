// Every screen in every language, looked at by axe; and what a page has to bear: zoom, wider text, touch, Tab.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { axeFindsNothing } from "./axe.mjs";
import { pageTest, start } from "./harness.mjs";
import { drive } from "./page.mjs";
import { SCREENS, screensIn } from "./screens/index.mjs";
import { drawn, reach, unwanted } from "./screens/screen.mjs";
import { crowding, overflow, smallTargets } from "./sizes.mjs";
import { openTab } from "./tab.mjs";
import { LANGUAGES } from "../../www/languages.js";
import { loadStatement, STATEMENT_LANGUAGES } from "../../www/statement/load.js";

/** @typedef {import("playwright-core").Page} Tab */

const CODES = Object.keys(LANGUAGES);

/** The other languages share what is not read in all of them. */
const OTHERS = CODES.filter((code) => code !== "en");

/**
 * English sees every screen, the other languages those with much to be read, and a share each of the rest, so that every
 * screen is seen in two languages. `cargo xtask pictures` has axe look at all of them in all.
 * @param {string} code
 */
const screensOf = (code) => screensIn(code).filter(({ painted, wordy }, index) => (code === "en" ? !painted : wordy || (!painted && OTHERS[index % OTHERS.length] === code)));

/** A language has one tab for its screens: to open one each would take longer than to look at them. */
const WINDOW = { viewport: { width: 1280, height: 800 } };

for (const code of CODES) {
  test(`axe finds nothing in ${code}`, async (t) => {
    const { browser, server: { url } } = await start();
    const shared = await openTab(browser, url, WINDOW);
    for (const screen of screensOf(code)) {
      await t.test(`${screen.name}, ${code}`, { timeout: 120_000 }, async () => {
        const { context, said, tab } = screen.own ? await openTab(browser, url, WINDOW) : shared;
        try {
          await reach(tab, screen, { url, language: code });
          if (!screen.foreign) assert.equal(await tab.evaluate(() => document.documentElement.lang), code);
          await axeFindsNothing(tab, `${code}, ${screen.name}`, screen.part);
        } finally {
          if (screen.own) await context.close();
          assert.deepEqual(unwanted(screen, said.splice(0)), []);
        }
      });
    }
    await shared.context.close();
  });
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
  for (const screen of SCREENS.filter(({ file, wordy }) => wordy && file === undefined)) {
    pageTest(`nothing is lost: ${screen.name}, ${how}`, { path: null, viewport: { width, height } }, async ({ page: tab, url }) => {
      await reach(tab, screen, { url, language: code });
      if (spaced) await space(tab);
      await drawn(tab);
      assert.deepEqual(await overflow(tab), { scroll: false, wide: [] });
      assert.deepEqual(await crowding(tab), { cut: [], overlaps: [] });
      assert.deepEqual(await smallTargets(tab), []);
    });
  }
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
      ...(viewport.width < 640 ? [] : ["fill-screen"]), "language-button", "board", "control-new", "control-undo", "control-redo", "control-hint", "control-more",
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
    const onBoard = () => tab.evaluate(() => document.activeElement?.closest("#grid") !== null);
    for (let press = 0; press < 6 && !(await onBoard()); press += 1) await tab.keyboard.press("Tab");
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
