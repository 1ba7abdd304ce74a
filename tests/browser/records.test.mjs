// Whole recorded games, played as people play them, against what the record says came out.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { NAMES, drive, readPosition, rowsTellRecord, vectors } from "./page.mjs";

/** @typedef {import("./page.mjs").Round} Round */

const aliGuliMane = await vectors("ali_guli_mane_games.jsonl");
const mangala = await vectors("mangala_games.jsonl");
const matches = await vectors("ali_guli_mane_matches.jsonl");

/** @param {Round[]} rounds */
const length = (rounds) => rounds.reduce((sum, { sowings }) => sum + sowings.length, 0);

/**
 * Plays a record by `sow`, and compares each step's sentence and the end.
 * @param {ReturnType<typeof drive>} page
 * @param {Round} record
 * @param {(hole: number) => Promise<void>} sow
 */
async function playRecord(page, record, sow) {
  const { sowings } = record;
  for (let step = 0; step < sowings.length; ) {
    const hole = /** @type {number} */ (sowings[step]);
    step += 1;
    while (step < sowings.length && sowings[step] === null) step += 1;
    await sow(hole);
    await page.settled(step);
    assert.match(await page.live(), new RegExp(`^(South|North), (bonus )?${hole}: `));
  }
  const rows = await page.log();
  assert.ok(rowsTellRecord(sowings, rows), `the log tells another game: ${rows.join(" | ")}`);
  const end = readPosition(record.end);
  assert.deepEqual(await page.holes(), end.holes);
  assert.deepEqual(await page.banks(), end.banks);
  const result = record.winner === null ? /A draw/ : new RegExp(`${NAMES[record.winner]} wins`);
  assert.match(await page.live(), result);
}

for (const [name, record] of [["Ali Guli Mane", aliGuliMane[0]], ["Mangala", mangala[1]]]) {
  const { game, mover } = readPosition(record.start);

  pageTest(`${name}: a recorded game by mouse`, async ({ page: tab }) => {
    const page = drive(tab);
    await page.instant();
    await page.begin({ game, starter: mover });
    await playRecord(page, record, page.click);
    await tab.getByRole("heading", { name: /wins|draw/ }).waitFor();
    // The other player begins the next game.
    await tab.getByRole("button", { name: `Play again, ${NAMES[1 - mover]} starts` }).click();
    assert.equal(await page.turn(), `${NAMES[1 - mover]} to move`);
    assert.deepEqual(await page.banks(), [0, 0]);
  });

  pageTest(`${name}: a recorded game by keyboard alone`, async ({ page: tab }) => {
    const page = drive(tab);
    const { keyboard } = tab;
    /** @param {string} selector @param {string} [way] */
    const tabTo = async (selector, way = "Tab") => {
      for (let presses = 0; presses < 40; presses += 1) {
        if (await tab.evaluate((to) => document.activeElement?.matches(to), selector)) return;
        await keyboard.press(way);
      }
      assert.fail(`Tab does not lead to ${selector}`);
    };
    await tabTo("#speed");
    await keyboard.press("End");
    await tabTo("#control-new", "Shift+Tab");
    await keyboard.press("Enter");
    await tabTo("#setup input[name=game]");
    await keyboard.press(game === "mangala" ? "ArrowDown" : "Space");
    await tabTo("#setup input[name=starter]");
    await keyboard.press(mover === 1 ? "ArrowDown" : "Space");
    await keyboard.press("Enter");
    await tab.locator("#setup").waitFor({ state: "hidden" });
    await tabTo("#grid button", "Shift+Tab");
    await playRecord(page, record, async (hole) => {
      for (const digit of String(hole)) await keyboard.press(digit);
    });
    await tabTo("#result button");
    await keyboard.press("Enter");
    assert.equal(await page.turn(), `${NAMES[1 - mover]} to move`);
  });
}

pageTest("a recorded match, round after round", async ({ page: tab }) => {
  const page = drive(tab);
  /** @type {Round[]} */
  const rounds = matches.map((match) => match.rounds)
    .filter((all) => all.length > 1 && all.at(-1).next_round === null)
    .sort((a, b) => length(a) - length(b))[0];
  await page.instant();
  await page.begin({ kind: "match", starter: readPosition(rounds[0].start).mover });
  for (const [index, round] of rounds.entries()) {
    await playRecord(page, round, page.click);
    if (!round.next_round) break;
    const next = readPosition(round.next_round);
    await tab.getByRole("button", { name: `Start round ${index + 2}` }).click();
    await page.settled(0);
    assert.deepEqual(await page.holes(), next.holes);
    assert.deepEqual(await page.banks(), next.banks);
    assert.equal(await page.turn(), `${NAMES[next.mover]} to move`);
    assert.match(await tab.locator("#which").innerText(), new RegExp(`round ${index + 2}`));
  }
  await tab.getByRole("heading", { name: /wins the match/ }).waitFor();
  await tab.getByRole("tab", { name: "Match" }).click();
  assert.equal(await tab.locator("#panel-match tbody tr").count(), rounds.length);
});

pageTest("a match ends after the rounds that were agreed", async ({ page: tab }) => {
  const page = drive(tab);
  /** @type {Round[]} */
  const rounds = matches.map((match) => match.rounds).find((all) => all.length > 2);
  await page.instant();
  await page.begin({ kind: "match", rounds: 2, starter: readPosition(rounds[0].start).mover });
  await playRecord(page, rounds[0], page.click);
  await tab.getByRole("button", { name: "Start round 2" }).click();
  await page.settled(0);
  await playRecord(page, rounds[1], page.click);
  await tab.getByText("All 2 rounds are played", { exact: false }).first().waitFor();
  await tab.getByRole("heading", { name: /the match/ }).waitFor();
});
