// Games against the computer, and between computers.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { drive } from "./page.mjs";

/** @typedef {import("playwright-core").Page} Tab */

/** @param {Tab} tab the number of steps in the log */
const rows = (tab) => tab.locator("#panel-log li").count().then((count) => count - 1);

/**
 * Keeps hold of the engine's workers, so that a test can end one: `globalThis.workers`.
 * @param {Tab} tab
 */
async function holdWorkers(tab) {
  await tab.addInitScript(() => {
    const page = /** @type {any} */ (globalThis);
    page.workers = [];
    page.Worker = class extends Worker {
      /** @param {string | URL} url @param {WorkerOptions} options */
      constructor(url, options) {
        super(url, options);
        if (!String(url).includes("painter")) page.workers.push(this);
      }
    };
  });
}

pageTest("a game against the first level is played by clicks to its end", async ({ page: tab }) => {
  const page = drive(tab);
  await page.instant();
  await page.begin({ north: 1 });
  assert.match(await tab.locator("#which").innerText(), /North: computer, level 1/);
  for (let turn = 0; turn < 300 && !(await tab.locator("#result").isVisible()); turn += 1) {
    await page.yourTurn();
    const open = tab.locator("#grid button:not([aria-disabled])").first();
    if (!(await open.count())) continue;
    const hole = Number(await open.getAttribute("data-hole"));
    assert.ok(hole >= 7, "only South's holes are the player's");
    await page.click(hole);
  }
  assert.match(await tab.locator("#result-title").innerText(), /wins|draw/);
  const seats = await tab.locator("#panel-log button").evaluateAll((buttons) => buttons.map((each) => each.getAttribute("data-seat")));
  assert.ok(seats.includes("0") && seats.includes("1"));
});

pageTest("the computer begins where it starts, answers, and is announced as any player", async ({ page: tab }) => {
  const page = drive(tab);
  await page.instant();
  // A busy machine leaves pauses between the sentences, so all that the live region ever said is read.
  await tab.evaluate(() => {
    const live = document.querySelector("#live");
    const page = /** @type {any} */ (globalThis);
    page.said = [];
    if (live) new MutationObserver(() => page.said.push(live.textContent)).observe(live, { childList: true, characterData: true, subtree: true });
  });
  await page.begin({ south: 8 });
  await page.yourTurn();
  assert.match((await page.log())[0], /^13: /);
  assert.match((await page.log())[1], /^bonus /);
  const said = (await tab.evaluate(() => /** @type {any} */ (globalThis).said)).join(" ");
  assert.match(said, /new game\. South to move\. .*South, 13: .*South sows again\. .*South, bonus .*North to move\.$/);
});

pageTest("undo takes back the reply too, and redo brings it again", async ({ page: tab }) => {
  const page = drive(tab);
  await page.instant();
  await page.begin({ game: "mangala", north: 2 });
  await page.click(11);
  await page.settled(2);
  const before = await page.holes();
  await page.yourTurn();
  await tab.locator("#control-undo").click();
  await page.settled(0);
  assert.equal(await page.turn(), "South to move");
  await tab.locator("#control-redo").click();
  await page.settled(2);
  assert.deepEqual(await page.holes(), before);
});

pageTest("a thinking sign appears, and undo cancels the thought", async ({ page: tab }) => {
  const page = drive(tab);
  await page.instant();
  await page.begin({ game: "mangala", north: 8 });
  await page.click(11);
  await tab.locator("#turn[data-thinking]").waitFor();
  assert.equal(await page.turn(), "North thinks");
  await tab.locator("#control-undo").click();
  await page.settled(0);
  assert.equal(await page.turn(), "South to move");
  // Nothing comes after it: the next question is answered, and the board has not moved.
  await page.click(10);
  await page.settled(2);
  assert.match((await page.log())[0], /^10: /);
});

pageTest("holes of the computer's turn say so", { path: null }, async ({ page: tab, open }) => {
  await sickWorkers(tab, "mute"); // it thinks as long as the test likes
  await open();
  const page = drive(tab);
  await page.instant();
  await page.begin({ game: "mangala", north: 8 });
  await page.click(11);
  await page.click(2);
  assert.equal(await page.preview(), "It is the computer’s turn");
  // The thinking sign comes beside it, and does not wipe it off.
  await tab.locator("#turn[data-thinking]").waitFor();
  assert.equal(await page.preview(), "It is the computer’s turn");
  await tab.locator("#control-undo").click();
  await page.settled(0);
});

for (const game of ["ali-guli-mane", "mangala"]) {
  pageTest(`an exhibition of ${game} plays to its end`, async ({ page: tab }) => {
    const page = drive(tab);
    await page.instant();
    await page.begin({ game, south: 2, north: 1 });
    await tab.locator("#result").waitFor({ timeout: 60_000 });
    assert.match(await tab.locator("#result-title").innerText(), /wins|draw/);
    assert.ok((await rows(tab)) > 8);
  });
}

pageTest("pause stops an exhibition, and it goes on", async ({ page: tab }) => {
  const page = drive(tab);
  await page.begin({ south: 3, north: 3 });
  await page.telling();
  await tab.locator("#control-pause").click();
  await tab.keyboard.press("Escape");
  await page.settled(1);
  assert.match(await page.turn(), /to move: the computer waits$/);
  assert.equal(await tab.locator("#control-pause").textContent(), "Go on");
  await page.instant();
  assert.equal(await rows(tab), 1);
  await tab.locator("#control-pause").click();
  await tab.waitForFunction(() => document.querySelectorAll("#panel-log li").length > 4);
});

pageTest("a worker that dies while the computer thinks is replaced, and the sowing asked again", { path: null }, async ({ page: tab, open }) => {
  await holdWorkers(tab);
  await open();
  const page = drive(tab);
  await page.instant();
  await page.begin({ game: "mangala", north: 8 });
  await page.click(11);
  await tab.waitForFunction(() => /** @type {any} */ (globalThis).workers.length === 1);
  await tab.evaluate(() => /** @type {any} */ (globalThis).workers[0].terminate());
  await page.settled(2);
  assert.equal(await tab.evaluate(() => /** @type {any} */ (globalThis).workers.length), 2);
});

/**
 * Puts workers in place of the page's that hear nothing, or break at once; `globalThis.heal()` brings real ones back.
 * @param {Tab} tab
 * @param {"mute" | "broken"} sort
 */
async function sickWorkers(tab, sort) {
  await tab.addInitScript((how) => {
    const page = /** @type {any} */ (globalThis);
    const Real = Worker;
    page.heal = () => {
      page.Worker = Real;
    };
    page.Worker = class {
      constructor() {
        if (how === "broken") queueMicrotask(() => this.onerror({ message: "it broke", preventDefault() {} }));
      }
      onerror(/** @type {any} */ _event) {}
      postMessage() {}
      terminate() {}
    };
  }, sort);
}

pageTest("where no worker lives the game says so, and Go on asks again", { path: null }, async ({ page: tab, open }) => {
  await sickWorkers(tab, "broken");
  await open();
  const page = drive(tab);
  await page.instant();
  await page.begin({ game: "mangala", north: 1 });
  await page.click(11);
  await tab.locator("[data-notice=error]").waitFor();
  assert.match(await tab.locator("[data-notice=error] p").innerText(), /could not be found \(the program says: it broke\)\. Go on asks again\.$/);
  assert.equal(await page.turn(), "North to move: the computer waits");
  await tab.evaluate(() => /** @type {any} */ (globalThis).heal());
  await tab.locator("#control-pause").click();
  await page.settled(2);
});

pageTest("an engine that never answers blocks nothing", { path: null }, async ({ page: tab, open }) => {
  await sickWorkers(tab, "mute");
  await open();
  const page = drive(tab);
  await page.instant();
  await tab.getByRole("tab", { name: "Analysis" }).click();
  await tab.getByRole("checkbox", { name: "Values on the board" }).check();
  await tab.locator("#control-hint").click();
  for (const hole of [13, 7, 0]) await page.click(hole);
  await page.settled(3);
  await tab.locator("#control-undo").click();
  await page.settled(2);
  await page.begin({ game: "mangala", north: 8 });
  await page.click(11);
  await tab.locator("#turn[data-thinking]").waitFor();
  await tab.locator("#control-undo").click();
  await page.settled(0);
  assert.equal(await page.turn(), "South to move");
});

pageTest("a reload in the middle goes on with the same game", async ({ page: tab }) => {
  const page = drive(tab);
  await page.instant();
  await page.begin({ game: "mangala", north: 8 });
  await page.click(11);
  await page.settled(2);
  const own = await tab.locator("#grid button:not([aria-disabled])").first().getAttribute("data-hole");
  await page.click(Number(own));
  await tab.locator("#turn[data-thinking]").waitFor();
  await tab.reload();
  await page.settled(4);
  assert.match(await tab.locator("#which").innerText(), /North: computer, level 8/);
  await page.yourTurn();
});

pageTest("the same seed plays the same game", async ({ page: tab }) => {
  const page = drive(tab);
  await page.instant();
  await page.begin({ game: "mangala", south: 1, north: 1 });
  await tab.waitForFunction(() => document.querySelectorAll("#panel-log li").length > 9);
  await tab.locator("#control-pause").click();
  const first = (await page.log()).slice(0, 8);
  await tab.locator("#panel-log button").first().click();
  await page.settled(0);
  // What was played before stays written until the first sowing takes its place; a quick computer has played nine more
  // by the time anybody looks, so the page is asked to notice it.
  await tab.evaluate(() => {
    const log = document.querySelector("#panel-log");
    const lines = () => log.querySelectorAll("li").length;
    let short = false;
    new MutationObserver(() => {
      short ||= lines() < 9;
      if (short && lines() > 9) document.body.dataset.again = "";
    }).observe(log, { childList: true, subtree: true });
  });
  await tab.locator("#control-pause").click();
  await tab.locator("body[data-again]").waitFor();
  await tab.locator("#control-pause").click();
  assert.deepEqual((await page.log()).slice(0, 8), first);
});

pageTest("a side can be handed to the computer in the middle of a game", async ({ page: tab }) => {
  const page = drive(tab);
  await page.instant();
  await page.begin({ game: "mangala" });
  await page.click(11);
  await page.settled(1);
  await tab.locator("#control-more").click();
  await tab.locator("#more-player-1").selectOption("1");
  await tab.locator("#more .button-main").click();
  await page.settled(2);
});

pageTest("a search that can't be fetched is told of, and fetched when it is asked for again", { path: null }, async ({ page: tab, context, open, expectFault }) => {
  await context.route("**/guli-web_bg-*.wasm", (route) => route.abort());
  await open();
  await tab.locator("#grid button").first().waitFor();
  await tab.locator("#control-hint").click();
  await tab.getByText("the engine could not be started", { exact: false }).first().waitFor();
  for (let worker = 0; worker < 3; worker += 1) {
    await expectFault(/^failed request: .*guli-web_bg-\w+\.wasm/);
    await expectFault(/^console error/);
  }
  await context.unroute("**/guli-web_bg-*.wasm");
  await tab.locator("#control-hint").click();
  await tab.locator("#preview", { hasText: "13" }).waitFor();
});
