// Variants of the rules: chosen in the dialog, named on the page and in records, known to the engine.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { drive } from "./page.mjs";

pageTest("a variant is chosen for a new game, named, played, recorded and opened again", async ({ page: tab }) => {
  const page = drive(tab);
  await page.instant();
  await tab.locator("#control-new").click();
  const rules = tab.getByLabel("Rules", { exact: true });
  const offered = () => rules.evaluate((/** @type {HTMLSelectElement} */ select) => (
    [...select.options].filter((option) => !option.disabled).map((option) => option.value)
  ));
  assert.deepEqual(await offered(), [
    "ali-guli-mane", "ali-guli-mane-4", "ali-guli-mane-6", "ali-guli-mane-leftovers", "ali-guli-mane-pair", "ali-guli-mane-free",
    "simple-saada",
  ]);
  await tab.locator("#setup input[value=mangala]").check();
  assert.deepEqual(await offered(), ["mangala", "mangala-metin-and", "mangala-opponent-row", "mangala-bohnenspiel"]);
  await rules.selectOption("mangala-metin-and");
  await tab.locator("#setup-rules-note", { hasText: "only two or four are captured" }).waitFor();
  await tab.locator("#setup button[type=submit]").click();

  assert.equal(await tab.locator("#which").textContent(), "Mangala after Metin And");
  assert.deepEqual(await page.holes(), Array(12).fill(5));
  await page.click(11);
  await page.settled(1);
  assert.deepEqual(await page.holes(), [5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 0]);
  await tab.reload();
  await page.settled(1);
  assert.equal(await tab.locator("#which").textContent(), "Mangala after Metin And");
});

pageTest("where rules are chosen, and where values are shown, it is said what is known of their best play", async ({ page: tab }) => {
  const page = drive(tab);
  const expected = {
    "ali-guli-mane": /^Solved: the first player wins by 18 seeds\.$/,
    "ali-guli-mane-4": /^Solved: the first player wins by 22 seeds\.$/,
    "ali-guli-mane-6": /^Solved: the first player wins by 27 seeds\.$/,
    "simple-saada": /^Not solved: /,
    mangala: /^Exact from 12 seeds down; /,
    "mangala-bohnenspiel": /^Exact from 12 seeds down; /,
  };
  for (const [name, sentence] of Object.entries(expected)) {
    await tab.locator("#control-new").click();
    await tab.locator(`#setup input[value=${name.includes("mangala") ? "mangala" : "ali-guli-mane"}]`).check();
    await tab.locator("#setup-rules").selectOption(name);
    assert.match(await tab.locator("#setup-rules-known").innerText(), sentence, name);
    assert.match(String(await tab.locator("#setup-rules").getAttribute("aria-describedby")), /setup-rules-known/);
    await tab.locator("#setup button[type=submit]").click();
    await tab.locator("#tab-analysis").click();
    await tab.locator("#panel-analysis").getByText(sentence).waitFor();
  }
  await page.settled(0);
});

pageTest("a free direction is chosen by the button, by a key and by a command, and stands in the record", { path: null }, async ({ page: tab, open }) => {
  const page = drive(tab);
  const heard = (/** @type {string} */ text) => tab.locator("#live", { hasText: text }).waitFor({ state: "attached" });
  await open("#ali-guli-mane-free_5,5,5,5,5,5,5/5,5,5,5,5,5,5_0-0_0_-_0");
  await page.settled(0);
  const turn = tab.locator("#control-turn");
  assert.equal(await turn.getAttribute("aria-pressed"), "false");
  await turn.click();
  assert.equal(await turn.getAttribute("aria-pressed"), "true");
  await heard("The next sowing goes the other way round.");
  await page.hole(13).hover();
  assert.match(await page.preview(), /^13r: 5 laps, 27 seeds sown, ends before the empty 3, captures 14 seeds from 2 and 9/);
  await page.click(13);
  await page.settled(1);
  // The looking glass of what 7 does forward; the choice was for this one sowing.
  assert.equal(await turn.getAttribute("aria-pressed"), "false");
  assert.deepEqual(await page.banks(), [14, 0]);

  await page.hole(11).focus();
  await tab.keyboard.press("d");
  await heard("The next sowing goes the other way round.");
  await tab.keyboard.press("d");
  await heard("The next sowing goes the usual way round.");
  await tab.keyboard.press("/");
  await tab.locator("#command").fill("11r?");
  await tab.keyboard.press("Enter");
  await tab.locator("#command-answer", { hasText: /^11r: / }).waitFor();
  await tab.locator("#command").fill("11r");
  await tab.keyboard.press("Enter");
  await page.settled(2);
  const told = await page.log();
  assert.match(told[0], /^13r: 5 laps/);
  assert.match(told[1], /^bonus 11r: /);
  await tab.reload();
  await page.settled(2);
  assert.deepEqual(await page.log(), told, "the record kept both directions");
});

pageTest("games of one direction offer no choice", { path: null }, async ({ page: tab, open }) => {
  const page = drive(tab);
  await open("#ali-guli-mane_5,5,5,5,5,5,5/5,5,5,5,5,5,5_0-0_0_-_0");
  await page.settled(0);
  assert.equal(await tab.locator("#control-turn").isVisible(), false);
  await page.hole(13).focus();
  await tab.keyboard.press("/");
  await tab.locator("#command").fill("13r");
  await tab.keyboard.press("Enter");
  await tab.locator("#command-answer", { hasText: "this game is sown one way round only" }).waitFor();
  assert.deepEqual(await page.banks(), [0, 0]);
});

pageTest("leftovers count where the rules say so", { path: null }, async ({ page: tab, open }) => {
  await open("#mangala-bohnenspiel_2,0,0,0,0,0/0,0,0,0,0,0_35-35_0_-_0");
  await tab.getByRole("heading", { name: "North wins, 37 to 35" }).waitFor();
  await tab.locator("#result").getByText("Seeds left on the board count: South gets 0, North 2.").waitFor();
});

pageTest("every rule set plays to its end against the engine's levels", { path: null }, async ({ page: tab, url, open }) => {
  await open("source/");
  const ends = await tab.evaluate(async (glue) => {
    const { default: init, allRules, buildEndgame, Engine, Game } = await import(glue);
    await init();
    const told = [];
    for (const { columns, game, known, name, seedsPerHole } of allRules()) {
      if (game === "mangala") while (!buildEndgame(6, 1e6, name).finished);
      const match = new Game(name, {});
      const engine = new Engine(1);
      let state = match.state();
      if (state.rules !== name || state.game !== game || state.seeds !== 2 * columns * seedsPerHole) told.push(`${name}: state`);
      for (let ply = 0; !state.over && ply < 400; ply += 1) {
        engine.start(state.position, "all", known === "solved" ? 2 : 1);
        while (!engine.poll(10_000));
        match.play(engine.choose(4, 7, ply));
        state = match.state();
      }
      const record = match.record();
      const again = Game.fromRecord(record, {});
      if (again.record() !== record || again.state().position !== state.position) told.push(`${name}: record`);
      if (!state.over) told.push(`${name}: not over`);
      const held = state.holes.reduce((sum, seeds) => sum + (seeds ?? 0), 0);
      if (held + state.banks[0] + state.banks[1] !== state.seeds) told.push(`${name}: seeds`);
      if (!record.startsWith(`${name} `)) told.push(`${name}: ${record.slice(0, 30)}`);
      for (const handle of [match, engine, again]) handle.free();
    }
    return told;
  }, `${url}source/guli-web.js`);
  assert.deepEqual(ends, []);
});
