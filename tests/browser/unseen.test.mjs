// Played without seeing the board: by the keyboard alone, and by what the live region says alone.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { drive } from "./page.mjs";

/** @typedef {import("playwright-core").Page} Tab */

/**
 * A player who hears the live region and the name of what has the focus, and has a keyboard. Nothing else of the page.
 * @param {Tab} tab
 */
function blind(tab) {
  /** What the live region, wherever it is, says now. */
  const heard = async () => (await tab.locator("[role=status]#live").textContent() ?? "").replaceAll("\u00a0", " ").trim();
  return {
    heard,
    /** What is read when the focus comes to something. */
    focused: () => tab.evaluate(() => {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      const labels = at instanceof HTMLInputElement ? [...at.labels ?? []].map((label) => label.textContent) : [];
      return at?.getAttribute("aria-label") ?? labels[0] ?? at?.textContent ?? "";
    }),
    /** Types a command into whatever has the focus, and hears the answer. @param {string} text */
    async tell(text) {
      await tab.keyboard.type(text);
      await tab.keyboard.press("Enter");
      return heard();
    },
  };
}

/** The box is fetched when it is first asked for, and says that it has come. @param {Tab} tab */
const opened = (tab) => tab.locator("#live", { hasText: "a letter: P for the position" }).waitFor({ state: "attached" });

/** @param {string} text all numbers that it says */
const numbers = (text) => (text.match(/\d+/g) ?? []).map(Number);

/**
 * The position as it is told: seeds by hole, and what both have captured.
 * @param {string} told
 */
function board(told) {
  /** @type {(number | null)[]} */
  const holes = [];
  for (const [, hole, seeds] of told.matchAll(/(\d+): (\d+|closed)/g)) holes[Number(hole)] = seeds === "closed" ? null : Number(seeds);
  const bank = (/** @type {string} */ seat) => Number(new RegExp(`${seat}: (\\d+) seeds? captured`).exec(told)?.[1]);
  return { holes, banks: [bank("South"), bank("North")] };
}

/** Always the same choices. @param {number} seed */
function chance(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * Plays to the end by what is heard, and keeps account of it.
 * @param {ReturnType<typeof blind>} player
 * @param {{ seeds: number, seed: number }} game
 */
async function playOut({ tell }, { seed, seeds }) {
  const choose = chance(seed);
  const captured = [0, 0];
  let sowings = 0;
  let end = "";
  for (; sowings < 1000 && end === ""; sowings += 1) {
    const can = await tell("m");
    const holes = [...can.matchAll(/(?:^|\. )(\d+): \d+ (?:laps?|seeds? sown)/g)].map(([, hole]) => Number(hole));
    assert.ok(holes.length > 0, `nothing can be sown: ${can}`);
    const hole = holes[choose(holes.length)];
    const said = await tell(String(hole));
    const [, seat, own] = /^(South|North), (?:bonus )?(\d+): /.exec(said) ?? [];
    assert.equal(own, String(hole), said);
    const [, won = "0"] = /captures [^:]*: (\d+) seed/.exec(said) ?? [];
    captured[seat === "South" ? 0 : 1] += Number(won);
    if (/wins, |A draw, /.test(said)) end = said;
    else assert.match(said, /(South|North) (to move|sows again)\.$/);
    // Now and then, where everything lies: nothing has come or gone that was not told.
    if (sowings % 9 !== 8) continue;
    const { banks, holes: all } = board(await tell("p"));
    assert.deepEqual(banks, captured, `after ${sowings + 1} sowings`);
    assert.equal(all.reduce((/** @type {number} */ sum, each) => sum + (each ?? 0), banks[0] + banks[1]), seeds);
  }
  const [more, fewer] = numbers(/(?:wins|draw), [^.]*/.exec(end)?.[0] ?? "");
  assert.deepEqual([more, fewer ?? more].sort(), [...captured].sort(), end);
  if (captured[0] !== captured[1]) assert.ok(end.includes(`${captured[0] > captured[1] ? "South" : "North"} wins, `), end);
  return { captured, sowings };
}

pageTest("a round of Ali Guli Mane and a game of Mangala, by the keyboard and what is announced alone", { timeout: 240_000 }, async ({ page: tab }) => {
  const player = blind(tab);
  const { focused, heard, tell } = player;
  await tab.locator("#grid button").first().waitFor();
  // Tab leads to the button that nobody sees, which brings the box.
  for (let step = 0; step < 40 && await focused() !== "Command box"; step += 1) await tab.keyboard.press("Tab");
  await tab.keyboard.press("Enter");
  await opened(tab);
  assert.equal(await focused(), "Command");
  assert.match(await heard(), /a letter: P/);
  assert.match(await tell("?"), /N: go on when a game or round is over/);
  assert.equal(await tell("l"), "Nothing has been sown yet.");

  const round = await playOut(player, { seeds: 70, seed: 7 });
  assert.ok(round.sowings >= 10, `${round.sowings} sowings`);
  // What was told is so. This alone looks at the page.
  const page = drive(tab);
  assert.deepEqual(board(await tell("p")), { holes: await page.holes(), banks: await page.banks() });
  assert.equal(await tell("9"), "9: the round is over");
  assert.match(await tell("n"), /^Ali Guli Mane, a new game\. North to move\.$/);
  assert.match(await tell("u"), /cannot be done now/);

  // Another game, by the dialog: its buttons have names, and its choices are walked by arrow keys.
  await tab.keyboard.press("Escape");
  assert.match(await focused(), /^hole \d+, 5 seeds, yours$/);
  for (let step = 0; step < 40 && await focused() !== "New game"; step += 1) await tab.keyboard.press("Tab");
  await tab.keyboard.press("Enter");
  await tab.locator("#setup[open]").waitFor();
  assert.match(await focused(), /Ali Guli Mane/);
  await tab.keyboard.press("ArrowDown");
  assert.match(await focused(), /Mangala/);
  await tab.keyboard.press("Enter");
  assert.equal(await heard(), "Mangala, a new game. North to move."); // who started the round before starts again
  for (let step = 0; step < 40 && !/^hole/.test(await focused()); step += 1) await tab.keyboard.press("Tab");
  await tab.keyboard.press("/");
  await opened(tab);
  assert.equal(await focused(), "Command");
  const game = await playOut(player, { seeds: 72, seed: 3 });
  assert.ok(game.sowings >= 20, `${game.sowings} sowings`);
  assert.deepEqual(board(await tell("p")), { holes: await page.holes(), banks: await page.banks() });
  console.log(`heard: ${round.sowings} sowings of Ali Guli Mane, ${round.captured.join(":")}; ${game.sowings} of Mangala, ${game.captured.join(":")}`);
});

pageTest("commands answer in words, are seen as they are heard, and say the same again when asked again", { path: "#ali-guli-mane_5,5,5,5,5,5,5/5,5,5,5,5,5,5_0-0_0_-_0_;_13+10" }, async ({ page: tab }) => {
  const { focused, heard, tell } = blind(tab);
  await tab.locator("#grid button").first().focus();
  await tab.keyboard.press("/");
  await opened(tab);
  const raw = () => tab.locator("#live").textContent();
  const score = await tell("s");
  const first = await raw();
  assert.match(score, /^South: \d+ seeds captured\. North: \d+ seeds? captured\.$/);
  assert.equal(await tell("S"), score);
  assert.notEqual(await raw(), first, "a live region that says what it said is read again only when its text is another one");
  assert.equal((await tab.locator("#command-answer").textContent() ?? "").trim(), score);
  assert.match(await tell("l"), /^South, bonus 10: \d+ laps?, /);
  assert.equal(await tell("g"), "Sown so far: 13, 10.");
  const asked = await tell("9?");
  assert.match(asked, /^9: /);
  assert.equal(await tell("40"), "There is no hole 40 on this board");
  assert.equal(await tell("castle"), "castle is no command. A question mark tells which there are.");
  // Taken back and played again.
  const before = await tell("p");
  assert.match(await tell("u"), /^Taken back to sowing 1 of 2\. South sows again\.$/);
  assert.notEqual(await tell("p"), before);
  assert.match(await tell("r"), /^Played again up to sowing 2 of 2\. North to move\.$/);
  assert.equal(await tell("p"), before);
  // What was typed comes back by the arrow, as in any such line.
  await tab.keyboard.press("ArrowUp");
  assert.equal(await tab.locator("#command").inputValue(), "p");
  await tab.keyboard.press("Escape");
  // In few words, from now on and after a reload.
  assert.equal(await tell("v"), "Short announcements.");
  assert.match(await tell("l"), /^South 10: (captures \d+|no capture)\.$/);
  assert.match(await tell("m"), /^Can be sown: [\d, and]+\.$/);
  assert.match(await tell("p"), /^North, 0 to 6: [\d, ]+\. South, 7 to 13: [\d, ]+\. South \d+, North \d+\. (South|North) (to move|sows again)\.$/);
  await tell("x");
  assert.match(await focused(), /^hole/);
  await tab.locator("#command").waitFor({ state: "hidden" });
  await tab.locator("#control-more").click();
  assert.equal(await tab.locator("#set-brief").isChecked(), true);
  await tab.locator("#set-brief").uncheck();
  await tab.locator("#set-commands").check();
  await tab.keyboard.press("Escape");
  await tab.reload();
  await tab.locator("#command").waitFor();
  await tab.locator("#command").focus();
  assert.match(await tell("l"), /^South, bonus 10: \d+ laps?, /);
  assert.equal(await heard(), (await tab.locator("#command-answer").textContent() ?? "").trim());
});

pageTest("a board in another page is played by what it says, too", { path: "embed.html?game=mangala" }, async ({ page: tab }) => {
  const { focused, heard, tell } = blind(tab);
  await tab.locator("guli-board button").first().waitFor();
  for (let step = 0; step < 40 && await focused() !== "Command box"; step += 1) await tab.keyboard.press("Tab");
  await tab.keyboard.press("Enter");
  await opened(tab);
  assert.equal(await focused(), "Command");
  assert.match(await tell("m"), /^6: |^7: |\. 11: /);
  assert.match(await tell("11"), /^South, 11: 6 seeds, ends in \d+, .*North to move\.$/);
  assert.match(await heard(), /North to move\.$/);
});
