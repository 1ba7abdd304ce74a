// How a sowing is told, and how the telling is paused, walked through and dropped. The state stands all the while.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { drive, vectors } from "./page.mjs";

/** The first sowing of 13 captures 14 seeds, and leaves this in the holes. */
const [golden] = (await vectors("ali_guli_mane_sowings.jsonl")).filter(({ position, hole }) => (
  position === "ali-guli-mane 5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 0 - 0" && hole === 13
));

/**
 * Begins to tell the sowing of 13, slowly enough that the test can look at it.
 * @param {import("playwright-core").Page} tab
 */
async function tellSlowly(tab) {
  const page = drive(tab);
  await tab.locator("#speed").press("Home");
  await page.click(13);
  await page.telling();
  return page;
}

/** @param {import("playwright-core").Page} tab two frames have been drawn */
function frames(tab) {
  return tab.evaluate(() => new Promise((seen) => {
    requestAnimationFrame(() => requestAnimationFrame(seen));
  }));
}

pageTest("the state is committed at once, and its story is told after it", async ({ page: tab }) => {
  const page = await tellSlowly(tab);
  assert.deepEqual(await page.banks(), [14, 0]);
  assert.match(await page.live(), /^South, 13: .* captures 8 and 1: 14 seeds; bonus sowing\. South sows again\.$/);
  assert.equal(await page.turn(), "South sows from 13");
  assert.equal((await page.log()).length, 1);
});

pageTest("Escape skips", async ({ page: tab }) => {
  const page = await tellSlowly(tab);
  await tab.keyboard.press("Escape");
  await page.settled(1);
  assert.equal(await page.turn(), "South sows again: bonus sowing");
});

pageTest("the skip button skips", async ({ page: tab }) => {
  const page = await tellSlowly(tab);
  await tab.locator("#control-skip").click();
  await page.settled(1);
});

pageTest("a click on the board skips, and only the next one plays", async ({ page: tab }) => {
  const page = await tellSlowly(tab);
  await page.click(7);
  await page.settled(1);
  assert.equal((await page.log()).length, 1);
  await tab.locator("#speed").press("End");
  await page.click(7);
  await page.settled(2);
});

pageTest("a number typed while seeds move plays on from the committed state", async ({ page: tab }) => {
  const page = await tellSlowly(tab);
  await tab.locator("#speed").press("End");
  await page.settled(1);
  await tab.locator("#speed").press("Home");
  await page.hole(13).focus();
  await tab.keyboard.press("7");
  await page.telling();
  const mover = /** @type {string} */ (await tab.locator("#grid button:not([aria-disabled])").first().getAttribute("data-hole"));
  await tab.keyboard.press(mover);
  await tab.waitForFunction(() => document.querySelectorAll("#panel-log li").length === 4);
});

pageTest("undo drops the story", async ({ page: tab }) => {
  const page = await tellSlowly(tab);
  await tab.locator("#control-undo").click();
  await page.settled(0);
  assert.equal(await page.turn(), "South to move");
  assert.deepEqual(await page.banks(), [0, 0]);
});

pageTest("the speed can be changed while seeds move", async ({ page: tab }) => {
  const page = await tellSlowly(tab);
  await tab.locator("#speed").press("End");
  await page.settled(1);
});

pageTest("pause stands still, and goes on", async ({ page: tab }) => {
  const page = await tellSlowly(tab);
  const pause = tab.locator("#control-pause");
  await pause.click();
  assert.equal(await pause.textContent(), "Go on");
  const picture = async () => tab.locator("#canvas").evaluate((canvas) => (
    /** @type {HTMLCanvasElement} */ (canvas).toDataURL()
  ));
  const still = await picture();
  // Two frames later nothing has moved.
  await frames(tab);
  assert.equal(await picture(), still);
  await pause.click();
  assert.equal(await pause.textContent(), "Pause");
  await tab.waitForFunction((before) => (
    /** @type {HTMLCanvasElement} */ (document.querySelector("#canvas")).toDataURL() !== before
  ), still);
});

pageTest("single steps tell every lap, the empty hole and the captures, forward and back", async ({ page: tab }) => {
  const page = await tellSlowly(tab);
  await tab.keyboard.press("Escape");
  await page.settled(1);
  // At rest, a step back opens the last sowing again, standing still.
  await tab.locator("#control-back").click();
  await page.telling();
  assert.equal(await tab.locator("#control-pause").textContent(), "Go on");
  assert.equal(await page.preview(), "Captures 8 and 1: 14 seeds");
  await page.hole(13).focus();
  /** @type {Set<string>} */
  const said = new Set();
  const forward = async () => {
    await tab.keyboard.press(".");
    await frames(tab); // the step has begun to be told
    said.add(await page.preview());
  };
  const telling = () => tab.locator("#control-skip:not([aria-disabled])").count();
  for (let back = 0; back < 200 && !(await page.preview()).startsWith("Lap 1:"); back += 1) await tab.keyboard.press(",");
  for (let steps = 0; steps < 200 && (await telling()) > 0; steps += 1) await forward();
  await page.settled(1);
  const laps = [...said].filter((text) => text.startsWith("Lap "));
  assert.ok(laps.length >= golden.laps.length - 1, `told ${laps.join(", ")}`);
  assert.ok(said.has("9 is empty: the sowing ends"), [...said].join(" | "));
  assert.ok(said.has("Captures 8 and 1: 14 seeds"), [...said].join(" | "));
});

pageTest("the last move is shown again on request, even when the speed is instant", async ({ page: tab }) => {
  const page = drive(tab);
  await page.instant();
  await page.click(13);
  await page.settled(1);
  await tab.locator("#control-replay").click();
  await page.telling();
  assert.equal(await page.turn(), "South sows from 13");
  await tab.keyboard.press("Escape");
  await page.settled(1);
});

pageTest("reduced motion shows the result at once", { reducedMotion: "reduce" }, async ({ page: tab }) => {
  const page = drive(tab);
  await page.hole(13).focus();
  // Nothing is waited for: when the key has been handled, all stands.
  const after = await page.hole(13).evaluate((button) => {
    /** @type {HTMLButtonElement} */ (button).click();
    return {
      moving: document.querySelector("#control-skip")?.getAttribute("aria-disabled") !== "true",
      turn: document.querySelector("#turn")?.textContent,
    };
  });
  assert.deepEqual(after, { moving: false, turn: "South sows again: bonus sowing" });
  assert.deepEqual(await page.banks(), [14, 0]);
});
