// What the page makes known without being asked, and why a hole cannot be played.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { drive } from "./page.mjs";

/** @param {string} position */
const at = (position) => ({ path: `#${position.replaceAll(" ", "_")}` });

pageTest("a pass happens by itself, with a notice", at("mangala 0,0,0,0,0,0/0,0,0,0,0,2 40-30 0 - 0"), async ({ page: tab }) => {
  const page = drive(tab);
  await page.instant();
  await page.click(11);
  await page.settled(2);
  assert.equal(await page.turn(), "South to move again: North has no seeds and passes");
  assert.match(await page.live(), /^South, 11: .* North has no seeds and passes\. South to move\.$/);
  assert.deepEqual((await page.log()).at(-1), "North has no seeds and passes");
  // The sowing and the pass that it forced are taken back together.
  await tab.locator("#control-undo").click();
  await page.settled(0);
});

pageTest("the quiet counter appears at 60", at("mangala 0,0,0,0,0,0/0,0,0,0,0,2 40-30 0 - 58"), async ({ page: tab }) => {
  const page = drive(tab);
  await page.instant();
  const quiet = tab.locator("[data-notice=quiet]");
  assert.equal(await quiet.count(), 0);
  await page.click(11);
  await page.settled(2);
  assert.match(await quiet.innerText(), /^60 turns without a capture\. At 100 the game ends\./);
});

pageTest("the quiet limit ends the game", at("mangala 0,0,0,0,0,0/0,0,0,0,0,2 40-30 0 - 98"), async ({ page: tab }) => {
  const page = drive(tab);
  await page.instant();
  await page.click(11);
  await tab.getByRole("heading", { name: "South wins, 40 to 30" }).waitFor();
  await tab.getByText("100 turns passed without a capture", { exact: false }).first().waitFor();
});

pageTest("a decided game is announced, stopped or played on", at("mangala 0,0,0,0,2,0/1,1,0,0,0,0 36-32 0 - 0"), async ({ page: tab }) => {
  const page = drive(tab);
  await page.instant();
  await page.click(7);
  await page.settled(1);
  const decided = tab.locator("[data-notice=decided]");
  assert.match(await decided.innerText(), /^South holds 38 of 72 seeds: the game is decided\./);
  assert.match(await page.live(), /South holds 38 of 72 seeds/);
  await tab.getByRole("button", { name: "Stop here" }).click();
  await tab.getByRole("heading", { name: "South wins, 38 to 32" }).waitFor();
  await tab.getByRole("button", { name: "Play again, North starts" }).waitFor();
  // Playing on needs no button: the next sowing takes the game up again.
  await page.click(4);
  await page.settled(2);
  assert.equal(await tab.locator("#result").isVisible(), false);
});

pageTest("a lost bonus sowing is said", at("ali-guli-mane 0,0,3,0,0,0,0/1,0,0,0,0,0,0 40-26 0 - 0"), async ({ page: tab }) => {
  const page = drive(tab);
  await page.instant();
  await page.click(7);
  await page.settled(1);
  assert.match((await page.log())[0], /captures 2: 3 seeds; bonus sowing lost, nothing to lift$/);
  await tab.locator("[data-notice=lost]").waitFor();
  assert.equal(await page.turn(), "North to move");
});

pageTest("a hole that cannot be played says why", at("ali-guli-mane 0,1,0,1,0,2,1/1,0,1,0,1,0,1 31-30 0 - 0"), async ({ page: tab }) => {
  const page = drive(tab);
  await page.instant();
  for (const [hole, why] of /** @type {[number, string][]} */ ([
    [13, "13: cannot be sown, its relay would never end"],
    [12, "12: empty, nothing to lift"],
    [3, "3: belongs to North"],
  ])) {
    await page.hole(hole).hover({ force: true });
    assert.equal(await page.preview(), why);
    await page.click(hole);
    assert.equal(await page.live(), why);
    assert.equal(await page.hole(hole).getAttribute("aria-disabled"), "true");
  }
  assert.equal(await page.hole(13).getAttribute("aria-label"), "hole 13, 1 seed, yours, its relay would never end");
  assert.equal((await page.log()).length, 0);
});

pageTest("pointing at a hole, or focusing it, tells in numbers what it would do", async ({ page: tab }) => {
  const page = drive(tab);
  const told = /^13: \d+ laps, \d+ seeds sown, ends before the empty 9, captures 14 seeds from 8 and 1, earns a bonus sowing$/;
  await page.hole(13).hover();
  assert.match(await page.preview(), told);
  await tab.mouse.move(2, 2);
  assert.match(await page.preview(), /^Choose one of your holes/);
  await page.hole(13).focus();
  assert.match(await page.preview(), told);
  assert.equal(await page.hole(13).getAttribute("aria-describedby"), "preview");
});

pageTest("a number of two digits waits for its second, visibly", async ({ page: tab }) => {
  const page = drive(tab);
  await page.instant();
  await page.hole(7).focus();
  await tab.keyboard.press("1");
  assert.equal(await page.preview(), "Hole 1…: type the second digit (10, 11, 12 or 13), or Escape");
  await tab.keyboard.press("Escape");
  assert.match(await page.preview(), /^7: /);
  await tab.keyboard.press("1");
  await tab.keyboard.press("2");
  await page.settled(1);
  assert.match((await page.log())[0], /^12: /);
});

pageTest("arrow keys follow the picture, and Home and End its rows", async ({ page: tab }) => {
  const page = drive(tab);
  const focused = () => tab.evaluate(() => Number(document.activeElement?.getAttribute("data-hole")));
  /** @param {string} key */
  const press = async (key) => {
    await tab.keyboard.press(key);
    return focused();
  };
  await page.hole(13).focus();
  assert.equal(await press("ArrowRight"), 12);
  assert.equal(await press("ArrowUp"), 5);
  assert.equal(await press("ArrowRight"), 4);
  assert.equal(await press("Home"), 6);
  assert.equal(await press("End"), 0);
  assert.equal(await press("ArrowRight"), 0);
  assert.equal(await press("ArrowDown"), 7);
  await tab.locator("#control-more").click();
  await tab.locator("#set-printed").check();
  await tab.locator("#more .button-main").click();
  // As printed: the mirror image, with the same numbers.
  await page.hole(13).focus();
  assert.equal(await press("ArrowLeft"), 12);
  assert.equal(await press("Home"), 7);
  // One tab stop for the whole board.
  assert.equal(await tab.locator("#grid [tabindex='0']").count(), 1);
});
