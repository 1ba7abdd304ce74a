// Values on the board, best play step by step, the hint, and the review of a game.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { axeFindsNothing } from "./axe.mjs";
import { drive, vectors } from "./page.mjs";
import { overflow, smallTargets } from "./sizes.mjs";

/** @typedef {import("playwright-core").Page} Tab */

const [record] = await vectors("ali_guli_mane_games.jsonl");

/** @param {Tab} tab */
async function openAnalysis(tab) {
  await tab.getByRole("tab", { name: "Analysis" }).click();
  await tab.getByRole("checkbox", { name: "Values on the board" }).check();
}

/** @param {Tab} tab the first board of Ali Guli Mane is solved, and best play from it written out */
async function solved(tab) {
  await tab.getByText(/^Solved to the end/).waitFor();
  await tab.locator("#panel-analysis .line li").first().waitFor();
}

/** @param {Tab} tab @param {string} selector */
const texts = (tab, selector) => tab.locator(selector).allInnerTexts();

pageTest("the switch writes the value of every hole, in the tab and in the holes' names", async ({ page: tab }) => {
  const page = drive(tab);
  const plain = await tab.locator("#canvas").evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL());
  await openAnalysis(tab);
  await solved(tab);
  assert.deepEqual(await texts(tab, "#panel-analysis .values button"), [
    "hole 13, best: +18 exact", "hole 10: +17 exact", "hole 8: +15 exact", "hole 7: +13 exact", "hole 9: +11 exact",
    "hole 11: +10 exact", "hole 12: +3 exact",
  ]);
  assert.match(await tab.locator("#analysis-note").innerText(), /captured by South less captured by the other/);
  assert.match(await tab.locator("#panel-analysis").innerText(), /With best play South ends 18 seeds ahead\./);
  assert.equal(await page.hole(8).getAttribute("aria-label"), "hole 8, 5 seeds, yours, +15 exact");
  assert.notEqual(await tab.locator("#canvas").evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL()), plain);
  // It follows the board, also where the mover is another.
  await page.instant();
  await page.click(12);
  await page.settled(1);
  await tab.getByText(/^Solved to the end/).waitFor();
  assert.doesNotMatch((await page.hole(8).getAttribute("aria-label")) ?? "", /\+15/);
  await tab.reload();
  await page.settled(1);
  await tab.getByRole("tab", { name: "Analysis" }).click();
  await tab.getByText(/^Solved to the end/).waitFor();
});

pageTest("the switch is in More too", async ({ page: tab }) => {
  await tab.locator("#control-more").click();
  await tab.locator("#set-values").check();
  await tab.locator("#more .button-main").click();
  await tab.getByRole("tab", { name: "Analysis" }).click();
  await solved(tab);
});

pageTest("Mangala is valued deeper and deeper, and says how deep", async ({ page: tab }) => {
  const page = drive(tab);
  await page.begin({ game: "mangala" });
  await openAnalysis(tab);
  const depth = async () => Number(/Looking (\d+)/.exec(await tab.locator("#panel-analysis").innerText())?.[1] ?? 0);
  await tab.getByText(/^Looking \d+ sowings? ahead/).waitFor();
  const first = await depth();
  await tab.waitForFunction((than) => Number(/(\d+) sowings? ahead/.exec(document.querySelector("#panel-analysis")?.textContent ?? "")?.[1]) > than, first);
  assert.match((await texts(tab, "#panel-analysis .values button")).join(" "), /about [+−]?\d+, \d+ sowings? deep/);
});

pageTest("best play is stepped through in a variation, and the game stays as it is", async ({ page: tab }) => {
  const page = drive(tab);
  await page.instant();
  await openAnalysis(tab);
  await solved(tab);
  const line = await texts(tab, "#panel-analysis .line li");
  assert.equal(line[0], "13");
  const on = tab.locator("#line-on");
  await on.click();
  await on.click();
  await tab.locator("#turn").getByText(/^Variation: /).waitFor();
  assert.deepEqual(await page.log(), []); // the log is the game's
  assert.match(await tab.locator("[data-notice=variation]").innerText(), /A variation is on the board\. The game stays as it is\./);
  assert.equal(await tab.locator("#panel-analysis .line [aria-current]").innerText(), line[1]);
  const banks = await page.banks();
  assert.ok(banks[0] > 14);
  await tab.locator("#line-back").click();
  assert.deepEqual(await page.banks(), [14, 0]);
  await on.click();
  await on.click();
  await tab.locator("#line-leave").click();
  assert.equal(await page.turn(), "South to move");
  assert.deepEqual(await page.banks(), [0, 0]);
  // To the very end the line takes what its value says.
  for (let step = 0; step < line.length; step += 1) {
    if ((await on.getAttribute("aria-disabled")) === "true") break;
    await on.click();
  }
  const [south, north] = await page.banks();
  assert.equal(south - north, 18);
  await tab.reload();
  await page.settled(0);
  assert.deepEqual(await page.banks(), [0, 0]);
});

pageTest("in a variation the buttons under the board step too, and a notice leads back", async ({ page: tab }) => {
  const page = drive(tab);
  await page.instant();
  await openAnalysis(tab);
  await solved(tab);
  await tab.locator("#line-on").click();
  await tab.locator("#control-forward:not([aria-disabled])").click();
  assert.ok((await page.banks())[0] > 14);
  await tab.locator("#control-back").click();
  assert.deepEqual(await page.banks(), [14, 0]);
  await tab.locator("[data-notice=variation] button").first().click();
  assert.deepEqual(await page.banks(), [0, 0]);
  assert.equal(await tab.locator("[data-notice=variation]").count(), 0);
});

pageTest("another hole's best play is shown on request, and other sowings may be tried", async ({ page: tab }) => {
  const page = drive(tab);
  await page.instant();
  await openAnalysis(tab);
  await solved(tab);
  await tab.getByRole("button", { name: /^hole 12: / }).click();
  await tab.getByRole("heading", { name: "Best play after 12" }).waitFor();
  assert.equal((await texts(tab, "#panel-analysis .line li"))[0], "12");
  await tab.locator("#line-on").click();
  await tab.locator("#turn").getByText(/^Variation: /).waitFor();
  const free = Number(await tab.locator("#grid button:not([aria-disabled])").last().getAttribute("data-hole"));
  await page.click(free);
  await tab.locator("#line-leave").click();
  assert.deepEqual(await page.log(), []);
});

pageTest("a row of the log leads out of a variation", async ({ page: tab }) => {
  const page = drive(tab);
  await page.instant();
  await page.click(13);
  await page.settled(1);
  await openAnalysis(tab);
  await solved(tab);
  await tab.locator("#line-on").click();
  await tab.locator("#turn").getByText(/^Variation: /).waitFor();
  await tab.getByRole("tab", { name: "Moves" }).click();
  await tab.locator("#panel-log button").first().click();
  await page.settled(0);
  assert.equal(await page.turn(), "South to move");
});

pageTest("the hint points at a best hole and says what it does", async ({ page: tab }) => {
  const page = drive(tab);
  const picture = () => tab.locator("#canvas").evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL());
  const plain = await picture();
  await tab.locator("#control-hint").click();
  await tab.locator("#preview").getByText(/exact$/).waitFor();
  const sentence = await page.preview();
  assert.match(sentence, /^13: 5 laps, .* captures 14 seeds from 8 and 1, earns a bonus sowing; \+18 exact$/);
  assert.equal(await page.live(), sentence);
  assert.notEqual(await picture(), plain);
  await page.instant();
  await page.click(13);
  await page.settled(1);
  assert.doesNotMatch(await page.preview(), /exact/);
  // By its letter on the board too.
  await page.hole(9).focus();
  await tab.keyboard.press("h");
  await tab.locator("#preview").getByText(/exact$/).waitFor();
});

pageTest("a review marks every sowing, names the better one, and draws a chart to walk on", async ({ page: tab }) => {
  const page = drive(tab);
  await page.instant();
  for (const hole of record.sowings) await page.click(hole);
  await page.settled(record.sowings.length);
  await tab.getByRole("tab", { name: "Analysis" }).click();
  await tab.getByRole("button", { name: "Review this game" }).click();
  await tab.getByText("Values are exact.").waitFor();
  await tab.getByRole("button", { name: "Review again" }).waitFor();
  const marks = await tab.locator("#panel-log button").evaluateAll((buttons) => buttons.map((each) => each.getAttribute("data-mark")));
  assert.equal(marks.filter(Boolean).length, record.sowings.length);
  const log = (await page.log()).join("\n");
  assert.match(log, /(good|slip|blunder), \d+ given away; better \d+/);
  // The table counts what the log says, column by column.
  assert.deepEqual(await texts(tab, ".review-table tbody th"), ["best", "good", "slip", "blunder", "seeds lost"]);
  assert.deepEqual(await texts(tab, ".review-table thead th"), ["South", "North"]);
  const told = await tab.locator("#panel-log button[data-mark]").evaluateAll((buttons) => buttons.map((each) => ({
    seat: each.getAttribute("data-seat"),
    mark: each.getAttribute("data-mark"),
    lost: Number(/(\d+) given away/.exec(each.textContent ?? "")?.[1] ?? 0),
  })));
  for (const seat of [0, 1]) {
    const own = told.filter((each) => each.seat === String(seat));
    const count = (/** @type {string[]} */ ...of) => own.filter(({ mark }) => of.includes(mark ?? "")).length;
    const lost = own.reduce((sum, each) => sum + each.lost, 0);
    const cells = (await texts(tab, `.review-table tbody td:nth-of-type(${seat + 1})`)).map(Number);
    assert.deepEqual(cells, [count("best", "only"), count("good"), count("slip"), count("blunder"), lost]);
    assert.ok(lost > 0);
  }
  // The chart: by click, and by keyboard.
  const box = await tab.locator(".chart-picture").boundingBox();
  if (!box) throw new Error("there is no chart");
  await tab.mouse.click(box.x + 5, box.y + box.height / 2);
  await page.settled(0);
  await tab.locator("#chart-ply").press("ArrowRight");
  await page.settled(1);
  assert.match((await tab.locator("#chart-ply").getAttribute("aria-valuetext")) ?? "", /^After sowing 1: ((South|North) \d+ ahead|even); (best|good|slip|blunder|the only sowing)/);
  const current = tab.locator("#panel-log button[aria-current] .verdict");
  assert.equal(await tab.locator(".chart-verdict").innerText(), (await current.textContent())?.trim());
});

pageTest("Mangala is reviewed by estimates, and says so", async ({ page: tab }) => {
  const page = drive(tab);
  await page.instant();
  await page.begin({ game: "mangala" });
  await page.click(6);
  await page.settled(1);
  await tab.getByRole("tab", { name: "Analysis" }).click();
  await tab.getByRole("button", { name: "Review this game" }).click();
  await tab.getByText(/^Values are estimates \(about\), \d+ sowings deep\.$/).waitFor();
  assert.match((await page.log()).join(""), /best|given away/);
});

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  pageTest(`axe finds nothing in the analysis, ${colorScheme}`, { colorScheme }, async ({ page: tab }) => {
    const page = drive(tab);
    await page.instant();
    await openAnalysis(tab);
    await solved(tab);
    await axeFindsNothing(tab, "values");
    await tab.locator("#line-on").click();
    await axeFindsNothing(tab, "variation");
    await tab.locator("#line-leave").click();
    await page.click(12);
    await page.settled(1);
    await tab.getByRole("button", { name: "Review this game" }).click();
    await tab.getByRole("button", { name: "Review again" }).waitFor();
    await axeFindsNothing(tab, "review");
    await tab.getByRole("tab", { name: "Moves" }).click();
    await axeFindsNothing(tab, "marks in the log");
  });
}

for (const viewport of [{ width: 320, height: 568 }, { width: 568, height: 320 }, { width: 1000, height: 700 }]) {
  pageTest(`${viewport.width} × ${viewport.height}: the analysis finds room`, { viewport }, async ({ page: tab }) => {
    const page = drive(tab);
    await page.instant();
    for (const game of ["ali-guli-mane", "mangala"]) {
      await page.begin({ game });
      await page.click(game === "mangala" ? 6 : 12);
      await page.settled(1);
      await openAnalysis(tab);
      await tab.getByRole("button", { name: "Review this game" }).click();
      await tab.getByRole("button", { name: "Review again" }).waitFor();
      assert.deepEqual(await overflow(tab), { scroll: false, wide: [] }, game);
      assert.deepEqual(await smallTargets(tab), [], game);
    }
  });
}
