// The page in its languages: which one it begins with, how it changes, that nothing is left behind, and that it finds room.

import assert from "node:assert/strict";
import { axeFindsNothing } from "./axe.mjs";
import { pageTest } from "./harness.mjs";
import { drive } from "./page.mjs";
import { crowding, overflow, smallTargets } from "./sizes.mjs";
import { LANGUAGES } from "../../www/languages.js";

/** @typedef {import("playwright-core").Page} Tab */

const CODES = Object.keys(LANGUAGES);
/** How each language says that South is to move. */
const TO_MOVE = {
  da: "Syd er i tur", en: "South to move", fr: "À Sud de jouer", it: "Tocca a Sud", kn: "ದಕ್ಷಿಣದ ಸರದಿ", tr: "Sıra: Güney",
};
/** And that a hole in a link belongs to the other player. */
const NOT_YOURS = {
  da: "hullet er i den andens række", en: "the hole is in the other player’s row", fr: "la case est dans l’autre rangée",
  it: "la buca è nella fila dell’altro", kn: "ಗುಳಿ ಎದುರಾಳಿಯ ಸಾಲಿನಲ್ಲಿದೆ", tr: "kuyu öteki oyuncunun dizisinde",
};

/** @param {Tab} tab @param {string} code */
async function choose(tab, code) {
  await tab.locator("#language-button").click();
  await tab.locator(`#language-list [data-language=${code}]`).click();
  await tab.waitForFunction((wanted) => document.documentElement.lang === wanted, code);
}

/** @param {Tab} tab */
const languageOf = (tab) => tab.evaluate(() => document.documentElement.lang);
/** @param {Tab} tab @param {string} code */
const sees = (tab, code) => tab.locator("#turn", { hasText: TO_MOVE[/** @type {keyof typeof TO_MOVE} */ (code)] }).waitFor();

pageTest("a browser that prefers French gets French, and never sees another language", { locale: "fr-CA", path: null }, async ({ page: tab, open }) => {
  // Every frame up to the end of the start, as it could be read.
  await tab.addInitScript(() => {
    const seen = /** @type {any} */ (globalThis).seen = new Set();
    const look = () => {
      if (document.body) seen.add(document.body.innerText);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open();
  await sees(tab, "fr");
  assert.equal(await languageOf(tab), "fr");
  const seen = await tab.evaluate(() => [.../** @type {Set<string>} */ (/** @type {any} */ (globalThis).seen)]);
  assert.ok(seen.some((text) => text.includes("À Sud de jouer")));
  for (const text of seen) assert.doesNotMatch(text, /to move|New game|Moves|Undo/, text.slice(0, 300));
  assert.equal(await tab.title(), "Ali Guli Mane · Guli");
});

pageTest("the address asks before the last choice, and the last choice before the browser", { locale: "it-IT" }, async ({ page: tab, open }) => {
  await sees(tab, "it");
  await choose(tab, "tr");
  await sees(tab, "tr");
  await tab.reload();
  await sees(tab, "tr");
  await open("?language=da");
  await sees(tab, "da");
  // Who then chooses by hand is not sent back by the address.
  await choose(tab, "kn");
  await sees(tab, "kn");
  assert.equal(new URL(tab.url()).search, "");
  await tab.reload();
  await sees(tab, "kn");
  await open("?language=xx");
  await sees(tab, "kn");
});

pageTest("the page around the board asks before the last choice", { path: null }, async ({ page: tab, open }) => {
  await tab.addInitScript(() => {
    addEventListener("readystatechange", () => {
      document.documentElement.dataset.language = "fr";
    }, { capture: true });
  });
  await open();
  await sees(tab, "fr");
});

pageTest("the language changes in the middle of a story, and nothing is lost", async ({ page: tab }) => {
  const page = drive(tab);
  await tab.locator("#speed").press("Home");
  await page.click(13);
  await page.telling();
  await tab.locator("#turn", { hasText: "South sows from 13" }).waitFor();
  await choose(tab, "fr");
  await tab.locator("#turn", { hasText: "Sud sème la case 13" }).waitFor();
  assert.match(await page.preview(), /graines|semis|vide/);
  await page.telling(); // still
  assert.equal(await tab.locator("#control-undo").innerText(), "Annuler");
  assert.equal(await tab.getByRole("tab", { name: "Coups" }).getAttribute("aria-selected"), "true");
  assert.equal((await page.log())[0], "13\u202f: 5 poignées, s’arrête devant la case vide 9, prend 8 et 1\u202f: 14 graines\u202f; second semis");
  assert.match(await page.live(), /français/);
  await choose(tab, "da");
  await tab.locator("#control-skip").click();
  await tab.locator("#turn", { hasText: "Syd sår igen" }).waitFor();
  assert.match(await page.hole(12).getAttribute("aria-label") ?? "", /^hul 12, \d+ frø, dit$/);
  assert.equal(await tab.locator("#bank-0").innerText(), "Syd: 14 frø fanget");
});

pageTest("every dialog that was opened before, and an error that stands, is said anew", { path: "#mangala_1" }, async ({ page: tab }) => {
  await tab.locator("[data-notice=error]", { hasText: "The link holds no position" }).waitFor();
  await tab.locator("#control-more").click();
  await tab.locator("#open-field").fill("chess");
  await tab.locator("#open-do").click();
  await tab.locator(".said", { hasText: "column 1: the name of a game is expected" }).waitFor();
  await tab.keyboard.press("Escape");
  await choose(tab, "it");
  await tab.locator("[data-notice=error]", { hasText: "Il link non contiene" }).waitFor();
  await tab.getByRole("button", { name: "Chiudi" }).waitFor();
  assert.equal(await tab.locator("#more .said").textContent(),
    "Questa non è una posizione o una partita leggibile: colonna 1: qui ci vuole il nome di un gioco, ali-guli-mane, mangala.");
  await tab.locator("#control-new").click();
  await tab.getByRole("heading", { name: "Nuova partita" }).waitFor();
  assert.deepEqual(await tab.locator("#setup-rounds option").allTextContents(),
    ["quante ne servono", ...[2, 3, 4, 5, 6, 8, 10].map((rounds) => `al massimo ${rounds}`)]);
  assert.equal(await tab.locator("#setup-player-0 optgroup").getAttribute("label"), "il computer");
});

pageTest("the result, the review and training are said anew", { path: null }, async ({ page: tab, open }) => {
  const page = drive(tab);
  await open("#mangala_0,0,0,0,0,1/0,0,0,0,0,1_35-35_1_-_0_;_5");
  await tab.getByRole("heading", { name: "North wins, 37 to 35" }).waitFor();
  const english = await tab.locator("#result").innerText();
  await choose(tab, "fr");
  const french = await tab.locator("#result").innerText();
  assert.notEqual(french, english);
  assert.doesNotMatch(french, /wins|draw|Play again|seed/i);
  await page.begin({ game: "mangala" });
  await tab.locator("#control-new").click();
  await tab.locator("#setup-training").click();
  await tab.locator("#training-setup button[type=submit]").click();
  await tab.locator("#training-title", { hasText: "Où tombe la dernière graine" }).waitFor();
  await choose(tab, "en");
  await tab.locator("#training-title", { hasText: "Where does the last seed fall?" }).waitFor();
  assert.equal(await tab.locator("#training-solution").innerText(), "Show the solution");
});

pageTest("the same record and the same link come from all languages", { permissions: ["clipboard-read", "clipboard-write"] }, async ({ page: tab }) => {
  const page = drive(tab);
  await page.instant();
  await page.click(13);
  await page.settled(1);
  await page.click(10);
  await page.settled(2);
  const kept = new Set();
  const copied = new Set();
  for (const code of CODES) {
    await choose(tab, code);
    await tab.locator("#control-more").click();
    for (const id of ["copy-link", "copy-line", "copy-position"]) {
      await tab.locator(`#${id}`).click();
      await tab.waitForFunction(() => document.querySelector("#more .said")?.textContent !== "");
      copied.add(`${id} ${await tab.evaluate(() => navigator.clipboard.readText())}`);
    }
    await tab.keyboard.press("Escape");
    kept.add(await tab.evaluate(() => localStorage.getItem("guli.game")));
  }
  assert.equal(kept.size, 1);
  assert.equal(copied.size, 3, [...copied].join("\n"));
  assert.ok([...copied].some((text) => text.endsWith("#ali-guli-mane_5,5,5,5,5,5,5/5,5,5,5,5,5,5_0-0_0_-_0_;_13+10")));
});

for (const code of CODES) {
  pageTest(`${code}: starts, says what is wrong, and axe finds nothing`, { path: `?language=${code}` }, async ({ page: tab, open }) => {
    const page = drive(tab);
    await sees(tab, code);
    assert.equal(await languageOf(tab), code);
    await page.instant();
    await axeFindsNothing(tab, "start");
    await tab.locator("#language-button").click();
    assert.equal(await tab.locator("#language-list [aria-current=true]").getAttribute("data-language"), code);
    assert.equal(await tab.locator("#language-list .note").isVisible(), code !== "en");
    await axeFindsNothing(tab, "languages");
    await tab.keyboard.press("Escape");
    await open(`?language=${code}&wrong#mangala_6,6,6,6,6,6/6,6,6,6,6,6_0-0_0_-_0_;_3`);
    const notice = tab.locator("[data-notice=error]");
    await notice.waitFor();
    const said = await notice.innerText();
    assert.ok(said.includes(NOT_YOURS[/** @type {keyof typeof NOT_YOURS} */ (code)]), said);
  });
}

pageTest("a language that cannot be fetched leaves the page as it is, and says so", async ({ page: tab, context, expectFault }) => {
  const page = drive(tab);
  await page.instant();
  await page.click(13);
  await page.settled(1);
  await context.route(/\/(app\/da-|locales-da|.*locales\/da)[^/]*\.js$/, (route) => route.abort());
  await tab.locator("#language-button").click();
  await tab.locator("#language-list [data-language=da]").click();
  await tab.locator("[data-notice=error]", { hasText: "(Dansk)" }).waitFor();
  await expectFault(/failed request.*da/);
  await expectFault(/console error/);
  assert.equal(await languageOf(tab), "en");
  assert.equal((await page.log()).length, 1);
});

pageTest("of two languages chosen in a hurry the later one is spoken", async ({ page: tab, context }) => {
  /** @type {() => void} */
  let letGo = () => {};
  await context.route(/fr[^/]*\.js$/, async (route) => {
    await new Promise((/** @type {(value: void) => void} */ done) => {
      letGo = done;
    });
    await route.continue();
  });
  await tab.locator("#language-button").click();
  const asked = tab.waitForRequest(/fr[^/]*\.js$/);
  await tab.locator("#language-list [data-language=fr]").click();
  await asked;
  await choose(tab, "it");
  const came = tab.waitForResponse(/fr[^/]*\.js$/);
  letGo();
  await (await came).finished();
  await choose(tab, "tr");
  await sees(tab, "tr");
});

pageTest("the menu is walked by keys, and gives the focus back", async ({ page: tab }) => {
  await tab.locator("#language-button").focus();
  await tab.keyboard.press("Enter");
  await tab.waitForFunction(() => document.activeElement?.getAttribute("data-language") === "en");
  await tab.keyboard.press("ArrowDown");
  await tab.keyboard.press("Enter");
  await sees(tab, "fr");
  assert.equal(await tab.evaluate(() => document.activeElement?.id), "language-button");
  assert.equal(await tab.locator("#language-button").getAttribute("aria-label"), "Langue\u202f: Français");
});

/** Holes by number, left to right and top to bottom, as they lie in the picture. @param {Tab} tab */
const places = (tab) => tab.locator("#grid button").evaluateAll((buttons) => buttons
  .sort((a, b) => Number(a.getAttribute("data-hole")) - Number(b.getAttribute("data-hole")))
  .map((button) => [button.offsetLeft, button.offsetTop, button.offsetWidth]));

for (const viewport of [{ width: 320, height: 568 }, { width: 360, height: 740 }, { width: 1280, height: 800 }]) {
  const size = `${viewport.width} px`;

  pageTest(`${size}: words that are two fifths longer find room, and nothing moves`, { viewport, path: "?language=en-XA" }, async ({ page: tab, open }) => {
    const page = drive(tab);
    await page.instant();
    const looks = async (/** @type {string} */ where) => {
      assert.deepEqual(await overflow(tab), { scroll: false, wide: [] }, where);
      assert.deepEqual(await smallTargets(tab), [], where);
      assert.deepEqual(await crowding(tab), { cut: [], overlaps: [] }, where);
    };
    await looks("start");
    const controls = () => tab.locator("#controls").evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await controls();
    for (const hole of [13, 8, 2]) {
      await page.hole(hole).focus();
      assert.equal(await controls(), before, `pointing at ${hole} moves what lies below`);
    }
    await page.click(13);
    await page.settled(1);
    assert.equal(await controls(), before, "a sowing moves what lies below");
    await looks("after a sowing");
    await tab.locator("#language-button").click();
    await looks("languages");
    await tab.keyboard.press("Escape");
    for (const dialog of ["new", "more"]) {
      await tab.locator(`#control-${dialog}`).click();
      await tab.locator("dialog[open]").waitFor();
      await looks(dialog);
      await tab.keyboard.press("Escape");
    }
    for (const name of ["analysis", "rules", "log"]) {
      await tab.locator(`#tab-${name}`).click();
      await looks(name);
    }
    const board = await places(tab);
    await open("?language=en");
    await page.settled(1);
    assert.deepEqual(await places(tab), board, "the board is not where it is in English");
  });

  pageTest(`${size}: a page from right to left keeps the board as it is, and no word is forgotten`, { viewport, path: "?language=en" }, async ({ page: tab, open }) => {
    const page = drive(tab);
    await page.instant();
    await page.click(13);
    await page.settled(1);
    const board = await places(tab);
    await open("?language=ar-XB");
    await tab.waitForFunction(() => document.documentElement.dir === "rtl");
    await page.settled(1);
    assert.deepEqual(await places(tab), board, "the board is mirrored");
    const looks = async (/** @type {string} */ where) => {
      assert.deepEqual(await overflow(tab), { scroll: false, wide: [] }, where);
      assert.deepEqual(await latin(tab), [], where);
    };
    await looks("start");
    // Logical layout: what stands at the start of a line stands at its right end.
    const title = await tab.locator(".head h1").evaluate((element) => innerWidth - element.getBoundingClientRect().right);
    assert.ok(title < 40, `the title begins ${title} px from the right`);
    await axeFindsNothing(tab, "from right to left");
    for (const dialog of ["new", "more"]) {
      await tab.locator(`#control-${dialog}`).click();
      await tab.locator("dialog[open]").waitFor();
      await looks(dialog);
      await tab.keyboard.press("Escape");
    }
    await tab.locator("#tab-log").focus();
    await tab.keyboard.press("ArrowLeft");
    assert.equal(await tab.locator("#tab-analysis").getAttribute("aria-selected"), "true");
    await looks("analysis");
    await open("?language=ar-XB&wrong#mangala_6,6,6,6,6,6/6,6,6,6,6,6_3-0_0_+_5");
    await tab.locator("[data-notice=error]").waitFor();
    await looks("an error");
  });
}

/**
 * Words in Latin letters, seen or said, that are in no language of their own: English that did not come from the file.
 * @param {Tab} tab
 */
function latin(tab) {
  return tab.evaluate(() => {
    const words = /[a-z]{2,}/i;
    // Written plainly where no marks can be; a build's fingerprint may happen to hold letters in a row.
    const names = new RegExp(`Ali Guli Mane|Mangala|ar-XB|${document.documentElement.dataset.build ?? "ar-XB"}`, "g");
    const own = (/** @type {Element | null} */ element) => !element?.closest("[lang]:not(html, #play), textarea, script, style, noscript, #failure, #panel-rules");
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (words.test(node.textContent?.replace(names, "") ?? "") && own(node.parentElement)) found.push(node.textContent);
    }
    for (const element of document.querySelectorAll("[aria-label], [aria-valuetext], [title], [placeholder], optgroup")) {
      for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "label"]) {
        const text = element.getAttribute(name);
        if (text && words.test(text.replace(names, "")) && own(element)) found.push(`${name}: ${text}`);
      }
    }
    return found;
  });
}

pageTest("a traditional word explains itself, by focus, by pointing and by tapping, in the language that is spoken", async ({ page: tab }) => {
  await tab.locator("#tab-rules").click();
  const term = tab.locator("#panel-rules [data-term=saada]").first();
  await term.waitFor();
  assert.equal(await term.getAttribute("lang"), "kn-Latn");
  const note = tab.locator("#term-note");
  await term.focus();
  await note.waitFor();
  assert.equal(await term.evaluate((element) => document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent),
    "The empty hole after the last seed. It ends the sowing, and what lies beyond it is captured.");
  await axeFindsNothing(tab, "a word explained");
  await tab.keyboard.press("Escape");
  await note.waitFor({ state: "hidden" });
  assert.equal(await term.getAttribute("aria-describedby"), null);
  await tab.locator("#tab-rules").focus(); // a word that has the focus keeps its note
  await term.hover();
  await note.waitFor();
  await note.hover(); // what explains can be pointed at
  assert.ok(await note.isVisible());
  await tab.mouse.move(2, 2);
  await note.waitFor({ state: "hidden" });
  await choose(tab, "da");
  await tab.locator("#panel-rules [data-term=saada]").first().click();
  await tab.locator("#term-note", { hasText: "Det tomme hul efter det sidste frø." }).waitFor();
  const box = await note.boundingBox();
  assert.ok(box && box.x >= 0 && box.x + box.width <= 1280);
});
