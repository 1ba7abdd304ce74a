// A board in a museum: the computer plays until somebody comes, then there is a fresh game, and when they have gone it
// counts down and begins anew. Nothing is kept and nothing leads out. Time is the test's own.

import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { axeFindsNothing } from "./axe.mjs";
import { pageTest } from "./harness.mjs";
import { boardReady, openHost } from "./host.mjs";
import { root } from "./root.mjs";
import { overflow } from "./sizes.mjs";

/** @typedef {import("playwright-core").Page} Tab */

const pictures = join(root, "target/pictures/kiosk");
await mkdir(pictures, { recursive: true });

/** @param {Tab} tab */
const state = (tab) => tab.locator("guli-board").evaluate((board) => /** @type {any} */ (board).state());
/** @param {Tab} tab @param {string} phase */
const phase = (tab, phase) => tab.locator(`.kiosk[data-phase="${phase}"]`).waitFor();

/** @param {import("./harness.mjs").Scene} scene @param {string} query */
async function openKiosk({ open, page: tab }, query) {
  await tab.clock.install();
  await open(`embed.html?mode=kiosk&motion=none&${query}`);
  await boardReady(tab);
  await phase(tab, "attract");
}

const touch = (/** @type {Tab} */ tab) => tab.getByRole("button", { name: "Touch the board to play" }).click();

pageTest("the computer plays by itself until somebody comes, who gets a fresh game", { path: null }, async (scene) => {
  const { page: tab } = scene;
  await openKiosk(scene, "game=mangala&level=2&language=en");
  assert.deepEqual((await state(tab)).level, [5, 5]);
  // Slowly: between two sowings there is time to see what happened.
  await tab.waitForFunction(async () => (await /** @type {any} */ (document.querySelector("guli-board")).state()).ply > 1);
  assert.ok(await tab.locator(".grid button").evaluateAll((holes) => holes.length === 12 && holes.every((hole) => hole.closest("[inert]"))));
  await touch(tab);
  await phase(tab, "visit");
  const fresh = await state(tab);
  assert.deepEqual([fresh.ply, fresh.plies, fresh.level], [0, 0, [0, 2]]);
  await tab.getByRole("button", { name: /^hole 11/ }).click();
  await tab.waitForFunction(async () => (await /** @type {any} */ (document.querySelector("guli-board")).state()).ply > 1);
});

pageTest("nobody there: it counts down where it can be seen, and begins anew in its own language", { path: null }, async (scene) => {
  const { page: tab, context } = scene;
  await openKiosk(scene, "game=mangala&language=en&idle=30");
  await tab.getByRole("button", { name: "Türkçe" }).click();
  await tab.locator('html[lang="tr"]').waitFor({ state: "attached" });
  await phase(tab, "visit");
  await tab.locator('.grid button[data-hole="11"]').click();
  await tab.clock.pauseAt(Date.now() + 3600_000 * 2); // the visitor went two hours ago: no countdown for nobody
  await phase(tab, "attract");
  await tab.locator('html[lang="en"]').waitFor({ state: "attached" });

  await touch(tab);
  await phase(tab, "visit");
  await tab.getByRole("button", { name: /^hole 11/ }).click();
  const played = await state(tab);
  await tab.clock.runFor(29_000);
  await phase(tab, "visit");
  await tab.clock.runFor(2_000);
  await phase(tab, "asking");
  await tab.getByText(/^The board begins anew in (20|19) seconds\.$/).waitFor();
  await tab.clock.runFor(9_000);
  await tab.getByText(/^The board begins anew in (11|10) seconds\.$/).waitFor();
  // A touch anywhere goes on with the game, and is no sowing.
  await tab.mouse.click(300, 300);
  await phase(tab, "visit");
  assert.deepEqual(await state(tab), played);

  await tab.clock.runFor(51_000);
  await phase(tab, "attract");
  assert.equal((await state(tab)).record.includes(played.line), false);
  assert.deepEqual(await tab.evaluate(async () => [
    { ...localStorage }, { ...sessionStorage }, await indexedDB.databases(), document.cookie, await caches.keys(),
  ]), [{}, {}, [], "", []]);
  assert.deepEqual(await context.cookies(), []);
});

pageTest("the computer's game ends, rests and begins again", { path: null }, async (scene) => {
  const { page: tab } = scene;
  const position = "mangala_1,0,0,0,0,0/1,0,0,0,0,0_36-34_0_-_0";
  await openKiosk(scene, `position=${position}`);
  const result = tab.locator("#result-title");
  await result.waitFor();
  assert.equal(await tab.locator(".result button").count(), 0);
  await tab.clock.runFor(11_000);
  await result.waitFor({ state: "hidden" });
  assert.equal((await state(tab)).over, false);
});

pageTest("nothing leads out of it", { path: null }, async (scene) => {
  const { page: tab, context } = scene;
  await openKiosk(scene, "controls=full");
  for (const visit of [false, true]) {
    if (visit) await touch(tab);
    const left = await tab.evaluate(() => {
      const board = /** @type {Element} */ (document.querySelector("guli-board"));
      const all = [...document.querySelectorAll("*"), ...board.shadowRoot?.querySelectorAll("*") ?? []];
      const inside = /** @type {Element} */ (board.shadowRoot?.querySelector(".grid button"));
      /** @param {Event} event */
      const stopped = (event) => !inside.dispatchEvent(event);
      const like = { bubbles: true, cancelable: true, composed: true };
      return {
        links: all.filter((each) => each.matches("a, area, form, iframe, [contenteditable], [target]")).map((each) => each.outerHTML),
        stopped: [
          new MouseEvent("contextmenu", like), new DragEvent("dragstart", like), new Event("selectstart", like),
          new WheelEvent("wheel", { ...like, ctrlKey: true }), new KeyboardEvent("keydown", { ...like, key: "p", ctrlKey: true }),
          new KeyboardEvent("keydown", { ...like, key: "ArrowLeft", altKey: true }), new KeyboardEvent("keydown", { ...like, key: "F5" }),
        ].filter((event) => !stopped(event)).map(({ type }) => type),
        let: [new WheelEvent("wheel", like), new KeyboardEvent("keydown", { ...like, key: "Tab" })].filter(stopped).map(({ type }) => type),
      };
    });
    assert.deepEqual(left, { links: [], stopped: [], let: [] });
  }
  assert.equal(context.pages().length, 1);
});

pageTest("by the keyboard alone, and the focus is taken from nobody", { path: null }, async (scene) => {
  const { page: tab } = scene;
  await tab.clock.install();
  await openHost(scene, '<guli-board mode="kiosk" motion="none" idle="10" game="mangala"></guli-board><button id="other">Other</button>');
  await boardReady(tab);
  await tab.getByRole("button", { name: "Touch the board to play" }).focus();
  await tab.keyboard.press("Enter");
  await phase(tab, "visit");
  const name = () => tab.evaluate(() => document.querySelector("guli-board")?.shadowRoot?.activeElement?.getAttribute("aria-label") ?? document.activeElement?.id);
  assert.match(await name() ?? "", /^hole/);
  await tab.clock.runFor(12_000);
  await phase(tab, "asking");
  await tab.getByRole("button", { name: "Go on playing" }).press("Enter");
  await phase(tab, "visit");
  assert.match(await name() ?? "", /^hole/);
  await tab.locator("#other").focus();
  await tab.clock.runFor(12_000);
  await phase(tab, "asking");
  assert.equal(await name(), "other");
  // Taken away it asks nobody any more.
  await tab.locator("guli-board").evaluate((board) => board.remove());
  await tab.clock.runFor(120_000);
});

for (const [width, height, colorScheme] of /** @type {const} */ ([[1280, 800, "light"], [360, 740, "dark"]])) {
  pageTest(`large, and without a fault of access: ${width} px, ${colorScheme}`, { path: null, viewport: { width, height }, colorScheme }, async (scene) => {
    const { page: tab } = scene;
    await openKiosk(scene, "game=ali-guli-mane&language=da");
    for (const now of ["attract", "visit", "asking"]) {
      if (now === "visit") await tab.locator(".kiosk-call").click();
      if (now === "asking") await tab.clock.fastForward(61_000);
      await phase(tab, now);
      await axeFindsNothing(tab, now);
      assert.deepEqual(await overflow(tab), { scroll: false, wide: [] });
      const small = await tab.locator(".kiosk-language, .tool, .kiosk-pill, .kiosk-card button").evaluateAll((all) => all
        .filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect())
        .filter((box) => box.width < 56 || box.height < 56).length);
      assert.equal(small, 0);
      await tab.screenshot({ path: join(pictures, `${now}-${width}.png`) });
    }
  });
}
