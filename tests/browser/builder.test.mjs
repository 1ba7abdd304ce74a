// builder.html: a form, the board that it makes, and the lines to copy, which are put into a page and looked at there.

import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { axeFindsNothing } from "./axe.mjs";
import { pageTest } from "./harness.mjs";
import { openHost } from "./host.mjs";
import { root } from "./root.mjs";
import { overflow, smallTargets } from "./sizes.mjs";

/** @typedef {import("playwright-core").Page} Tab */

const pictures = join(root, "target/pictures/builder");
await mkdir(pictures, { recursive: true });

/** The board beside the form, once it can be played. @param {Tab} tab */
async function live(tab) {
  await tab.locator("#builder-frame").scrollIntoViewIfNeeded();
  const board = tab.frameLocator("#builder-frame").locator("guli-board");
  return { board, state: () => board.evaluate(async (element) => {
    await customElements.whenDefined("guli-board");
    return /** @type {any} */ (element).state();
  }) };
}

/** @param {Tab} tab @param {string} name */
const text = (tab, name) => tab.locator(`#copy-${name}`).inputValue();

/** @param {Tab} tab @param {string} attribute @param {string | null} value */
const becomes = (tab, attribute, value) => tab.frameLocator("#builder-frame").locator(value === null ? `guli-board:not([${attribute}])` : `guli-board[${attribute}="${value}"]`).waitFor();

pageTest("what is chosen is seen at once, and is what the lines say", { path: "builder.html?language=en" }, async ({ page: tab, url }) => {
  const { state } = await live(tab);
  assert.deepEqual((await state()).rules, "ali-guli-mane");
  await tab.getByLabel("Game and rules").selectOption("mangala-metin-and");
  await tab.getByLabel("North").selectOption("3");
  await tab.getByLabel("Colours").selectOption("dark");
  await tab.getByLabel("Buttons").selectOption("full");
  await becomes(tab, "controls", "full");
  assert.deepEqual([(await state()).rules, (await state()).level], ["mangala-metin-and", [0, 3]]);
  assert.match(await text(tab, "frame"), new RegExp(`^<iframe src="${url}embed\\.html\\?game=mangala-metin-and&amp;theme=dark&amp;controls=full&amp;level=0,3" title="[^"]+"`));
  assert.match(await text(tab, "element"), /<guli-board game="mangala-metin-and" theme="dark" controls="full" level="0,3">/);
  // The address holds it too: another visit finds the same.
  const address = await text(tab, "share");
  assert.equal(address, `${url}builder.html#game=mangala-metin-and&theme=dark&controls=full&level=0,3`);
  assert.equal(new URL(tab.url()).hash, new URL(address).hash);
  await tab.goto("about:blank");
  await tab.goto(address);
  await tab.locator('#builder-theme').waitFor();
  assert.deepEqual(await tab.locator("#builder-game, #builder-theme, #builder-controls, #builder-player-1").evaluateAll((all) => all.map((each) => /** @type {HTMLSelectElement} */ (each).value)),
    ["mangala-metin-and", "3", "dark", "full"]);
});

pageTest("a museum, puzzles, a board to be looked at: each asks for what it needs, and takes the rest back", { path: "builder.html?language=en" }, async ({ page: tab }) => {
  const { state } = await live(tab);
  await state();
  const mode = tab.getByLabel("For what");
  await mode.selectOption("kiosk");
  await tab.getByLabel(/^Seconds/).fill("30");
  await becomes(tab, "idle", "30");
  assert.match(await text(tab, "element"), /<guli-board mode="kiosk" idle="30">/);
  await mode.selectOption("puzzle");
  assert.equal(await tab.getByLabel(/^Seconds/).isVisible(), false);
  assert.equal(await tab.getByLabel("Position or game line").isVisible(), false);
  await tab.getByLabel("The question").selectOption("where");
  await becomes(tab, "puzzle", "where");
  assert.match(await text(tab, "element"), /<guli-board mode="puzzle" puzzle="where">/);
  await mode.selectOption("view");
  await tab.getByLabel("Position or game line").fill("mangala 6,6,6,6,6,6/6,6,6,6,6,6 0-0 0 - 0; 11");
  await becomes(tab, "mode", "view");
  await tab.waitForFunction(() => /** @type {HTMLTextAreaElement} */ (document.querySelector("#copy-share")).value.includes("line="));
  assert.match(await text(tab, "frame"), /\?mode=view&amp;line=mangala_6,6,6,6,6,6\/6,6,6,6,6,6_0-0_0_-_0;_11"/);
  assert.deepEqual([(await state()).game, (await state()).plies, (await state()).ply], ["mangala", 1, 0]);
});

pageTest("what cannot be read is told at its field, in every language, and is in no line", { path: "builder.html?language=en" }, async ({ page: tab }) => {
  const { state } = await live(tab);
  await state();
  const notation = tab.locator("#builder-notation");
  await notation.fill("mangala 6,6/6,6 0-0 0 - 0");
  const wrong = tab.locator("#builder-notation-wrong");
  await wrong.waitFor();
  assert.match(await wrong.innerText(), /^This cannot be read: .+\.$/);
  assert.equal(await notation.getAttribute("aria-invalid"), "true");
  assert.match(await notation.getAttribute("aria-describedby") ?? "", /builder-notation-wrong/);
  assert.equal(await tab.locator("#copy-frame-do").getAttribute("aria-disabled"), "true");
  assert.doesNotMatch(await text(tab, "frame"), /position|line/);
  const said = new Set();
  for (const code of ["da", "fr", "it", "kn", "tr", "en"]) {
    await tab.locator("#language-button").click();
    await tab.locator(`[data-language="${code}"]`).click();
    await tab.locator(`html[lang="${code}"]`).waitFor({ state: "attached" });
    said.add(await wrong.innerText());
    assert.deepEqual(await overflow(tab), { scroll: false, wide: [] }, code);
    await axeFindsNothing(tab, code);
  }
  assert.equal(said.size, 6);
  await notation.fill("");
  await wrong.waitFor({ state: "hidden" });
  await tab.getByLabel("For what").selectOption("kiosk");
  await tab.getByLabel(/^Seconds/).fill("5");
  await tab.getByText("A whole number from 10 to 3,600 is wanted here.").waitFor();
  assert.equal(await tab.locator("#copy-element-do").getAttribute("aria-disabled"), "true");
  await tab.getByLabel(/^Seconds/).fill("600");
  await becomes(tab, "idle", "600");
  assert.equal(await tab.locator("#copy-element-do").getAttribute("aria-disabled"), null);
});

pageTest("an address that asks for nonsense says so, and the rest stands", { path: "builder.html?language=en#game=chess&theme=dark&level=77" }, async ({ page: tab }) => {
  await tab.getByText("was left out: game, level.").waitFor();
  assert.equal(await tab.getByLabel("Colours").inputValue(), "dark");
});

pageTest("what was copied works in a page", { path: "builder.html?language=en#level=0,2&controls=none", permissions: ["clipboard-read", "clipboard-write"] }, async (scene) => {
  const { page: tab, url } = scene;
  const position = "mangala 1,1,5,1,0,3/3,1,3,0,6,2 24-22 0 - 0";
  await tab.getByLabel("Position or game line").fill(position);
  const copied = async (/** @type {string} */ name, /** @type {string} */ mark) => {
    await tab.getByRole("button", { name }).focus();
    // It is said, and gone again as soon as the lines change: when the board beside them has told how high it is.
    await tab.evaluate(() => {
      const said = /** @type {HTMLElement} */ (document.querySelector(".said"));
      const look = () => said.textContent === "Copied." && said.setAttribute("data-heard", "");
      said.removeAttribute("data-heard");
      look();
      new MutationObserver(look).observe(said, { childList: true, characterData: true, subtree: true });
    });
    await tab.keyboard.press("Enter");
    await tab.locator(".said[data-heard]").waitFor({ state: "attached" });
    const text = await tab.waitForFunction(async (of) => {
      const held = await navigator.clipboard.readText();
      return held.includes(of) && held;
    }, mark);
    return String(await text.jsonValue());
  };
  const [frame, element] = [await copied("Copy the frame", "<iframe "), await copied("Copy the element", "<guli-board ")];
  assert.ok(frame.includes(`src="${url}embed.html?`), frame);
  // A page of somebody else's, which allows the style in the frame's line.
  await openHost(scene, frame + element, { modules: [], policy: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self'; connect-src 'self'; worker-src 'self'; frame-src 'self'" });
  for (const board of [tab.frameLocator("iframe").locator("guli-board"), tab.locator("guli-board")]) {
    await board.scrollIntoViewIfNeeded();
    const state = await board.evaluate(async (each) => {
      await customElements.whenDefined("guli-board");
      return /** @type {any} */ (each).state();
    });
    assert.deepEqual([state.position, state.level], [position, [0, 2]]);
  }
});

for (const [width, colorScheme] of /** @type {const} */ ([[1280, "light"], [360, "dark"]])) {
  pageTest(`it fits, is large enough, and axe finds nothing: ${width} px, ${colorScheme}`, {
    path: "builder.html?language=en#game=mangala&board=stone", viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce",
  }, async ({ page: tab, open }) => {
    await (await live(tab)).state();
    await axeFindsNothing(tab, "builder");
    assert.deepEqual(await smallTargets(tab), []);
    await tab.screenshot({ path: join(pictures, `builder-${width}.png`), fullPage: true });
    for (const trial of ["en-XA", "ar-XB"]) {
      await open(`builder.html?language=${trial}#game=mangala`);
      await (await live(tab)).state();
      assert.deepEqual(await overflow(tab), { scroll: false, wide: [] }, trial);
    }
  });
}
