// While the engine thinks, the board moves as if it did not: no frame takes longer than 50 milliseconds.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { drive } from "./page.mjs";

/** The longest that a frame may take, in milliseconds. */
const FRAME = 50;
/** The machine may do other things at the same time: the best of so many runs counts. */
const RUNS = 3;

pageTest(`no frame over ${FRAME} ms while the engine thinks and seeds move`, async ({ page: tab }) => {
  const page = drive(tab);
  await tab.locator("#speed").press("ArrowLeft"); // slow: the story of one sowing lasts some seconds
  await page.begin({ game: "mangala" });
  await tab.getByRole("tab", { name: "Analysis" }).click();
  await tab.getByRole("checkbox", { name: "Values on the board" }).check();
  const looking = tab.getByText(/^Looking \d+ sowings? ahead/);
  /** @type {{ longest: number, median: number, frames: number }[]} */
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    await looking.waitFor();
    await page.click(11);
    await page.telling();
    const found = await tab.evaluate(async () => {
      /** @type {number[]} */
      const frames = [];
      let last = await new Promise(requestAnimationFrame);
      while (document.querySelector("#control-skip")?.getAttribute("aria-disabled") !== "true") {
        const now = await new Promise(requestAnimationFrame);
        frames.push(now - last);
        last = now;
      }
      frames.sort((a, b) => a - b);
      return { longest: frames[frames.length - 1], median: frames[frames.length >> 1], frames: frames.length };
    });
    assert.equal(await looking.count(), 1, "the engine thought all the while");
    runs.push(found);
    if (found.longest <= FRAME) break;
    await tab.locator("#control-undo").click();
    await page.settled(0);
  }
  const best = runs.reduce((a, b) => (b.longest < a.longest ? b : a));
  assert.ok(best.frames > 60, `only ${best.frames} frames were drawn`);
  assert.ok(best.median < 25, `half of the frames took longer than ${best.median} ms`);
  assert.ok(best.longest <= FRAME, `the longest frames: ${runs.map(({ longest }) => longest.toFixed(1)).join(", ")} ms`);
});
