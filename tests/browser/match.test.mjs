// Between two rounds of a match: the refill is told, closed holes are marked, and one can go back into the round before.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { NAMES, drive, readPosition, vectors } from "./page.mjs";

const [{ rounds }] = await vectors("ali_guli_mane_matches.jsonl");
const [first] = rounds;
const next = readPosition(first.next_round);

/** @param {ReturnType<typeof drive>} page */
async function playFirstRound(page) {
  await page.instant();
  await page.begin({ kind: "match", starter: readPosition(first.start).mover });
  for (const [step, hole] of first.sowings.entries()) {
    await page.click(hole);
    await page.settled(step + 1);
  }
}

pageTest("the refill is told hole by hole, and can be skipped", async ({ page: tab }) => {
  const page = drive(tab);
  await playFirstRound(page);
  await tab.locator("#speed").press("Home");
  await tab.getByRole("button", { name: "Start round 2" }).click();
  await page.telling();
  assert.equal(await page.turn(), "The holes are filled again for round 2");
  // The state stands already; the board has the focus, since the button is gone.
  assert.deepEqual(await page.holes(), next.holes);
  assert.ok(await tab.evaluate(() => document.activeElement?.matches("#grid button")));
  await tab.keyboard.press("Escape");
  await page.settled(0);
  assert.equal(await page.turn(), `${NAMES[next.mover]} to move`);
});

pageTest("with reduced motion the refill is there at once", { reducedMotion: "reduce" }, async ({ page: tab }) => {
  const page = drive(tab);
  await playFirstRound(page);
  await tab.getByRole("button", { name: "Start round 2" }).click();
  await page.settled(0);
  assert.deepEqual(await page.banks(), next.banks);
});

pageTest("closed holes are named, cannot be played, and stand in the table", async ({ page: tab }) => {
  const page = drive(tab);
  await playFirstRound(page);
  await tab.getByRole("button", { name: "Start round 2" }).click();
  await page.settled(0);
  const closed = next.holes.flatMap((count, hole) => (count === null ? [hole] : []));
  assert.ok(closed.length > 0);
  for (const hole of closed) {
    assert.equal(await page.hole(hole).getAttribute("aria-label"), `hole ${hole}, closed`);
    await page.hole(hole).hover({ force: true });
    assert.equal(await page.preview(), `${hole}: closed for this round`);
  }
  await tab.getByRole("tab", { name: "Match" }).click();
  const [row] = await tab.locator("#panel-match tbody tr").allInnerTexts();
  const end = readPosition(first.end);
  assert.match(row, new RegExp(`${end.banks[0]}\\s+${end.banks[1]}\\s+\\d+ : \\d+`));
  await tab.getByText(/Closed in this round: holes? \d/).waitFor();
});

pageTest("undo leads back into the round before, and redo forward again", async ({ page: tab }) => {
  const page = drive(tab);
  await playFirstRound(page);
  await tab.getByRole("button", { name: "Start round 2" }).click();
  await page.settled(0);
  await tab.locator("#control-undo").click();
  await page.settled(first.sowings.length);
  assert.deepEqual(await page.banks(), readPosition(first.end).banks);
  await tab.getByRole("button", { name: "Start round 2" }).waitFor();
  await tab.locator("#control-redo").click();
  await page.settled(0);
  assert.deepEqual(await page.holes(), next.holes);
});
