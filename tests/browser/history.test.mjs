// Going back and forth, coming back after a reload, and opening games from links and lines.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { drive, readPosition, rowsTellRecord, vectors } from "./page.mjs";

const [record] = await vectors("ali_guli_mane_games.jsonl");
const opening = record.sowings.slice(0, 6);

/** @param {ReturnType<typeof drive>} page */
async function playOpening(page) {
  await page.instant();
  for (const [index, hole] of opening.entries()) {
    await page.click(hole);
    await page.settled(index + 1);
  }
}

pageTest("undo leads to the start, and redo back to the end", async ({ page: tab }) => {
  const page = drive(tab);
  const start = await page.holes();
  await playOpening(page);
  const end = await page.holes();
  const undo = tab.locator("#control-undo");
  const redo = tab.locator("#control-redo");
  for (let left = opening.length - 1; left >= 0; left -= 1) {
    await undo.click();
    await page.settled(left);
  }
  assert.deepEqual(await page.holes(), start);
  assert.equal(await undo.getAttribute("aria-disabled"), "true");
  // What was taken back is still written in the log.
  assert.ok(rowsTellRecord(opening, await page.log()));
  for (let step = 1; step <= opening.length; step += 1) {
    await redo.click();
    await page.settled(step);
  }
  assert.deepEqual(await page.holes(), end);
  assert.equal(await redo.getAttribute("aria-disabled"), "true");
});

pageTest("a row of the log shows the board as it was, and another sowing goes on from there", async ({ page: tab }) => {
  const page = drive(tab);
  await playOpening(page);
  await tab.locator("#panel-log button").nth(2).click();
  await page.settled(2);
  assert.equal((await page.log()).length, opening.length);
  const playable = tab.locator("#grid button:not([aria-disabled])");
  const holes = await playable.evaluateAll((all) => all.map((button) => Number(button.getAttribute("data-hole"))));
  const other = /** @type {number} */ (holes.find((hole) => hole !== opening[2]));
  await page.click(other);
  await page.settled(3);
  assert.ok(rowsTellRecord([...opening.slice(0, 2), other], await page.log()));
});

pageTest("a game survives a reload, with what was taken back", async ({ page: tab }) => {
  const page = drive(tab);
  await playOpening(page);
  await tab.locator("#control-undo").click();
  await page.settled(opening.length - 1);
  const before = { banks: await page.banks(), holes: await page.holes(), log: await page.log(), turn: await page.turn() };
  await tab.reload();
  await page.settled(opening.length - 1);
  assert.deepEqual(
    { banks: await page.banks(), holes: await page.holes(), log: await page.log(), turn: await page.turn() },
    before,
  );
  await tab.locator("#control-redo").click();
  await page.settled(opening.length);
});

pageTest("a match survives a reload", async ({ page: tab }) => {
  const page = drive(tab);
  const rounds = (await vectors("ali_guli_mane_matches.jsonl"))[0].rounds;
  await page.instant();
  await page.begin({ kind: "match", rounds: 5, starter: readPosition(rounds[0].start).mover });
  for (const [index, hole] of rounds[0].sowings.entries()) {
    await page.click(hole);
    await page.settled(index + 1);
  }
  await tab.getByRole("button", { name: "Start round 2" }).click();
  await page.click(rounds[1].sowings[0]);
  await page.settled(1);
  const holes = await page.holes();
  await tab.reload();
  await page.settled(1);
  assert.deepEqual(await page.holes(), holes);
  assert.match(await tab.locator("#which").innerText(), /round 2 of 5/);
});

pageTest("a save that cannot be read is set aside with a message", { path: null }, async ({ page: tab, context, open }) => {
  await context.addInitScript(() => {
    if (!sessionStorage.getItem("spoilt")) localStorage.setItem("guli.game", '{"record":"mangala 1,2,3"}');
    sessionStorage.setItem("spoilt", "yes");
  });
  await open();
  const page = drive(tab);
  await tab.getByText("set aside in this browser", { exact: false }).waitFor();
  assert.equal(await page.turn(), "South to move");
  assert.equal(await tab.evaluate(() => localStorage.getItem("guli.game.aside")), '{"record":"mangala 1,2,3"}');
  await page.instant();
  await page.click(13);
  await page.settled(1);
  await tab.reload();
  await page.settled(1);
});

pageTest("a save that is no JSON is set aside too", { path: null }, async ({ page: tab, context, open }) => {
  await context.addInitScript(() => localStorage.setItem("guli.game", "{"));
  await open();
  await tab.getByText("set aside in this browser", { exact: false }).waitFor();
});

pageTest("without storage the game is played all the same", { path: null }, async ({ page: tab, context, open }) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, "localStorage", { get() { throw new DOMException("forbidden", "SecurityError"); } });
  });
  await open();
  const page = drive(tab);
  await page.instant();
  await page.click(13);
  await page.settled(1);
  await tab.getByText("This browser keeps nothing", { exact: false }).waitFor();
});

const line = "mangala_6,6,6,6,6,6/6,6,6,6,6,6_0-0_0_-_0_;_7_4_9";
const position = "ali-guli-mane_0,0,3,0,0,0,0/0,0,0,0,0,1,0_48-18_1_-_0";

pageTest("a link opens a game line", { path: `#${line}` }, async ({ page: tab }) => {
  const page = drive(tab);
  await page.settled(3);
  assert.match(await tab.locator("#which").innerText(), /Mangala/);
  assert.ok(rowsTellRecord([7, 4, 9], await page.log()));
  // The link is done with: what is played on is what a reload brings back.
  assert.equal(new URL(tab.url()).hash, "");
});

pageTest("a changed fragment opens a position", async ({ page: tab }) => {
  const page = drive(tab);
  await tab.evaluate((hash) => { location.hash = hash; }, position);
  await tab.waitForFunction(() => document.querySelector("#bank-0")?.textContent?.includes("48"));
  assert.deepEqual(await page.holes(), readPosition(position.replaceAll("_", " ")).holes);
  assert.equal(await page.turn(), "North to move");
});

pageTest("a link asks before a game in progress is left", async ({ page: tab }) => {
  const page = drive(tab);
  await playOpening(page);
  const holes = await page.holes();
  await tab.evaluate((hash) => { location.hash = hash; }, position);
  await tab.getByRole("button", { name: "Keep this game" }).click();
  assert.deepEqual(await page.holes(), holes);
  await tab.evaluate((hash) => { location.hash = hash; }, position);
  await tab.getByRole("button", { name: "Leave it" }).click();
  await page.settled(0);
  assert.deepEqual(await page.banks(), [48, 18]);
});

for (const [name, hash, wrong] of [
  ["a number that does not add up", "#ali-guli-mane_9,5,5,5,5,5,5/5,5,5,5,5,5,5_0-0_0_-_0", /70|seeds/],
  ["an unknown game", "#chess_e4", /column|expected|game/i],
  ["a sowing that is not legal", `#${line}_9_9_9`, /sowing|turn|hole|column/i],
  ["a broken escape", "#%E0%A4", /hexadecimal/],
]) {
  pageTest(`a link with ${name} says what is wrong and leaves the game alone`, async ({ page: tab }) => {
    const page = drive(tab);
    await playOpening(page);
    const holes = await page.holes();
    await tab.evaluate((to) => { location.hash = to; }, String(hash));
    const notice = tab.locator("[data-notice=error] p");
    await notice.waitFor();
    const text = await notice.innerText();
    assert.match(text, /holds no position or game/);
    assert.match(text, /** @type {RegExp} */ (wrong));
    assert.deepEqual(await page.holes(), holes);
    assert.equal(await tab.locator("#ask").isVisible(), false);
    await tab.getByRole("button", { name: "Close" }).click();
    await notice.waitFor({ state: "detached" });
  });
}

pageTest("position, game line and link are copied", { permissions: ["clipboard-read", "clipboard-write"] }, async ({ page: tab, url }) => {
  const page = drive(tab);
  await playOpening(page);
  await tab.locator("#control-more").click();
  /** @param {string} id */
  const copied = async (id) => {
    await tab.evaluate(() => navigator.clipboard.writeText(""));
    await tab.locator(id).click();
    await tab.waitForFunction(async () => (await navigator.clipboard.readText()) !== "");
    return tab.evaluate(() => navigator.clipboard.readText());
  };
  const position = readPosition(await copied("#copy-position"));
  assert.deepEqual(position.holes, await page.holes());
  assert.deepEqual(position.banks, await page.banks());
  const text = await copied("#copy-line");
  assert.match(text, /^ali-guli-mane 5,5,5,5,5,5,5\/5,5,5,5,5,5,5 0-0 0 - 0 ; 13\+10 /);
  assert.equal(await copied("#copy-link"), `${url}#${text.replaceAll(" ", "_")}`);
});

pageTest("where copying is forbidden the text is selected instead", async ({ page: tab }) => {
  await tab.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await tab.locator("#control-more").click();
  await tab.locator("#copy-position").click();
  await tab.getByText("does not allow copying", { exact: false }).waitFor();
  const selected = await tab.locator("#copy-field").evaluate((field) => {
    const area = /** @type {HTMLTextAreaElement} */ (field);
    return area.value.slice(area.selectionStart, area.selectionEnd);
  });
  assert.equal(selected, "ali-guli-mane 5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 0 - 0");
});

pageTest("a pasted line is opened, and a wrong one explained", async ({ page: tab }) => {
  const page = drive(tab);
  await tab.locator("#control-more").click();
  await tab.locator("#open-field").fill("mangala 1,2");
  await tab.locator("#open-do").click();
  await tab.getByText("no position or game that can be read", { exact: false }).waitFor();
  await tab.locator("#open-field").fill(line.replaceAll("_", " "));
  await tab.locator("#open-do").click();
  await tab.locator("#more").waitFor({ state: "hidden" });
  await page.settled(3);
});
