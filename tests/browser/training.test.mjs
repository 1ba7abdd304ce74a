// Training: puzzles are asked, answered by mouse and by keys, explained and counted, and the game comes back untouched.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { afterAnswer, parseProgress } from "../../www/training-progress.js";
import { pageTest } from "./harness.mjs";
import { drive, orderPuzzle } from "./page.mjs";

const axe = await readFile(new URL("../../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** @typedef {{ kind: string, game: string, level: number, seed: number }} Order */

/**
 * Training as a player sees it. The puzzles are those of a seed, so that a test knows them beforehand.
 * @param {import("./harness.mjs").Scene} scene
 */
function train({ context, open, page: tab, url }) {
  const page = drive(tab);
  let seed = 1000;
  return {
    ...page,
    /** Opens the page with the seed where training will find it. */
    async come() {
      await context.addInitScript((kept) => {
        if (localStorage.getItem("guli.training") === null) localStorage.setItem("guli.training", kept);
      }, JSON.stringify({ version: 1, seed }));
      await open();
      await page.hole(0).waitFor();
    },
    async enter({ kind = "where", game = "ali-guli-mane", level = "" } = {}) {
      await orderPuzzle(tab, { kind, game, level });
    },
    tone: (/** @type {string} */ tone) => tab.locator(`#training[data-tone="${tone}"]`).waitFor(),
    title: async () => (await tab.locator("#training-title").textContent()) ?? "",
    text: async () => (await tab.locator("#training .training-text").textContent()) ?? "",
    tally: async () => (await tab.locator("#training-foot .training-tally").textContent()) ?? "",
    /** The puzzle that is asked now, made once more; the seed goes up with each that is shown. */
    async puzzle(/** @type {Partial<Order>} */ { kind = "where", game = "ali-guli-mane", level = 1 } = {}) {
      const order = { kind, game, level, seed };
      seed += 1;
      return tab.evaluate(async ({ glue, order: { game, kind, level, seed } }) => {
        const { buildEndgame, PuzzleMaker, default: init } = await import(glue);
        await init(); // the page has a copy of its own
        while (!buildEndgame(12, 1_000_000, game).finished); // puzzles are other ones without the tables
        const maker = new PuzzleMaker();
        maker.start(game, kind, level, seed);
        while (!maker.poll(100_000));
        const puzzle = maker.puzzle();
        maker.free();
        return puzzle;
      }, { glue: `${url}source/guli-web.js`, order });
    },
    async next() {
      await tab.locator("#training-next").click();
      await this.tone("asked");
    },
    /** Walks to a hole by arrow keys and presses Enter. */
    async walk(/** @type {number} */ to) {
      const at = async () => Number(await tab.evaluate(() => document.activeElement?.getAttribute("data-hole")));
      const columns = (await page.holes()).length / 2;
      // Counter-clockwise: South's numbers fall from left to right, and so do North's.
      const row = (/** @type {number} */ hole) => Math.floor(hole / columns);
      if (row(await at()) !== row(to)) await tab.keyboard.press(row(to) === 0 ? "ArrowUp" : "ArrowDown");
      for (let step = 0; step < columns && (await at()) !== to; step += 1) {
        await tab.keyboard.press((await at()) > to ? "ArrowRight" : "ArrowLeft");
      }
      assert.equal(await at(), to);
      await tab.keyboard.press("Enter");
    },
  };
}

/** @param {import("playwright-core").Page} tab @param {string} where */
async function axeFindsNothing(tab, where) {
  await tab.evaluate(axe);
  const violations = await tab.evaluate(async () => {
    // @ts-expect-error axe is what was evaluated just before
    const { violations: found } = await globalThis.axe.run(document, { resultTypes: ["violations"] });
    return found.map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes.map((/** @type {any} */ n) => n.html).join(" ; ")}`);
  });
  assert.deepEqual(violations, [], where);
}

test("three right answers make it harder, two wrong ones easier", () => {
  const start = parseProgress(null).tallies["where mangala"];
  /** @param {string} answers @param {boolean} [fixed] */
  const levels = (answers, fixed = false) => {
    let tally = { ...start, level: 2 };
    return [...answers].map((answer) => {
      ({ tally } = afterAnswer(tally, answer === "r", fixed));
      return tally.level;
    }).join("");
  };
  assert.equal(levels("rrr"), "223");
  assert.equal(levels("rrwrrr"), "222223");
  assert.equal(levels("ww"), "21");
  assert.equal(levels("wrwrw"), "22222");
  assert.equal(levels("wwwwww"), "211111");
  assert.equal(levels("rrrrrrrrrrrrrrr"), "223334445555555");
  assert.equal(levels("rrrrrr", true), "222222");
  const { tally } = afterAnswer({ ...start, streak: 4, longest: 4 }, true, false);
  assert.deepEqual([tally.streak, tally.longest, tally.right], [5, 5, 1]);
});

test("what was kept of training is read with care", () => {
  const usual = parseProgress(null);
  for (const text of ["", "null", "[]", "7", "{", '{"kind":"who","game":"chess","fixed":9,"seed":-1,"tallies":{"where mangala":7}}']) {
    assert.deepEqual(parseProgress(text), usual, text);
  }
  const kept = parseProgress('{"kind":"best","game":"mangala","fixed":3,"seed":5,"tallies":{"best mangala":{"level":4,"right":9,"streak":2.5}}}');
  assert.deepEqual(kept.choice, { kind: "best", game: "mangala", fixed: 3 });
  assert.equal(kept.seed, 5);
  assert.deepEqual(kept.tallies["best mangala"], { level: 4, right: 9, wrong: 0, streak: 0, longest: 0, run: 0 });
});

for (const game of ["ali-guli-mane", "mangala"]) {
  pageTest(`where a sowing of ${game} ends is answered by mouse and by keys, and shown`, { path: null }, async (scene) => {
    const { page: tab } = scene;
    const page = train(scene);
    await page.come();
    await page.instant();
    await page.enter({ game });

    let puzzle = await page.puzzle({ game });
    const seat = puzzle.mover === 0 ? "South" : "North";
    assert.equal(await page.title(), `${seat} sows ${puzzle.hole}. Where does the last seed fall?`);
    assert.match(await page.live(), /Where does the last seed fall\? Choose that hole/);
    // Nothing gives the answer away.
    await page.hole(puzzle.hole).hover();
    assert.equal(await page.preview(), "");
    await page.click(puzzle.last);
    await page.tone("right");
    assert.equal(await page.title(), `Right: the last seed falls in ${puzzle.last}`);
    assert.match(await page.text(), new RegExp(`^${puzzle.sown} seeds? (is|are) sown`));
    assert.match(await page.live(), new RegExp(`^Right: the last seed falls in ${puzzle.last}\\. .*sown`));
    assert.match(await page.tally(), /1 of 1 right/);
    assert.equal((await page.log()).length, 1);

    await page.next();
    puzzle = await page.puzzle({ game });
    assert.equal(Number(await tab.evaluate(() => document.activeElement?.getAttribute("data-hole"))), puzzle.hole);
    const wrong = [...Array(12).keys()].find((hole) => hole !== puzzle.last && hole !== puzzle.saada) ?? 0;
    await page.walk(wrong);
    await page.tone("wrong");
    assert.equal(await page.title(), `Not ${wrong}: the last seed falls in ${puzzle.last}`);
    assert.match(await page.live(), new RegExp(`^Not ${wrong}: `));
    assert.equal(await tab.evaluate(() => document.activeElement?.id), "training-next");

    // By its number, and in Ali Guli Mane by the empty hole.
    await tab.keyboard.press("Enter");
    await page.tone("asked");
    puzzle = await page.puzzle({ game });
    const named = puzzle.saada ?? puzzle.last;
    for (const digit of String(named)) await tab.keyboard.press(digit);
    if (named === 1) await tab.keyboard.press("Enter");
    await page.tone("right");
    assert.match(await page.tally(), /2 of 3 right/);

    await page.next();
    puzzle = await page.puzzle({ game });
    await tab.locator("#training-solution").click();
    await page.tone("wrong");
    assert.equal(await page.title(), `The last seed falls in ${puzzle.last}`);
  });

  pageTest(`the best sowing of ${game} is found or shown, and the best line step by step`, { path: null }, async (scene) => {
    const { page: tab } = scene;
    const page = train(scene);
    await page.come();
    await page.instant();
    await page.enter({ kind: "best", game, level: "2" });

    let puzzle = await page.puzzle({ kind: "best", game, level: 2 });
    assert.match(await page.title(), /to move\. Which sowing is the best\?/);
    // A hole that cannot be sown is no answer.
    const empty = (await page.holes()).findIndex((seeds) => seeds === 0);
    await page.click(empty);
    assert.match(await page.live(), new RegExp(`^${empty}: `));
    await page.tone("asked");
    await page.click(puzzle.best);
    await page.tone("right");
    assert.equal(await page.title(), `Right: ${puzzle.best} is the best sowing`);
    assert.match(await page.live(), /All that follows counted, it is worth [+−]?\d+/);
    const log = await page.log();
    assert.equal(log.length, puzzle.plies);
    assert.ok(log[0].startsWith(`${puzzle.best}: `));

    await page.next();
    puzzle = await page.puzzle({ kind: "best", game, level: 2 });
    const other = puzzle.values[1];
    await page.walk(other.hole);
    await page.tone("wrong");
    const away = puzzle.values[0].value - other.value;
    assert.equal(await page.title(), `${other.hole} gives away ${away} seed${away === 1 ? "" : "s"}: ${puzzle.best} is the best sowing`);
    assert.match(await page.live(), new RegExp(`^${other.hole} gives away ${away}`));
    // The keyboard goes on with the line, or with the next puzzle where the line has one step only.
    for (let steps = 1; await tab.locator("#training-step").isVisible(); steps += 1) {
      assert.equal(await tab.evaluate(() => document.activeElement?.id), "training-step");
      assert.match(await tab.locator("#training-step").innerText(), /^Step \d+ of \d+$/);
      await tab.keyboard.press("Enter");
      await page.telling().catch(() => {});
      assert.match(await page.live(), /^(South|North)[, ]/);
      assert.ok(steps < 200);
    }
    assert.equal(await tab.evaluate(() => document.activeElement?.id), "training-next");
    assert.match(await page.tally(), /1 of 2 right/);
    assert.match(await page.tally(), /Difficulty 2 of 5/);
  });

  pageTest(`a wrong answer in ${game} is refuted: the reply, what it costs, and the line on the board`, { path: null }, async (scene) => {
    const { page: tab } = scene;
    const page = train(scene);
    await page.come();
    await page.instant();
    await page.enter({ kind: "best", game, level: "2" });
    const puzzle = await page.puzzle({ kind: "best", game, level: 2 });
    const names = ["South", "North"];
    const [own, their] = [names[puzzle.mover], names[1 - puzzle.mover]];
    const banks = await page.banks();
    const worst = puzzle.values[puzzle.values.length - 1];
    await page.click(worst.hole);
    await page.tone("wrong");
    const reply = tab.locator(".training-reply");
    await reply.waitFor();
    const words = await reply.innerText();
    const told = new RegExp(`^After ${worst.hole}, ${their} (plays (\\d+)( and captures (\\d+) seeds?)?|has nothing to sow); `
      + `from here to the end ${own} captures (\\d+), ${their} (\\d+)\\.$`).exec(words);
    assert.ok(told, words);
    const [answer, taken = "0", mine, theirs] = [told[2], told[4], Number(told[5]), Number(told[6])];
    assert.equal(mine - theirs, worst.value, "the line is worth what the puzzle says");
    assert.ok((await page.live()).includes(words), "it is spoken too");

    // On the board: the answer, then the reply, to the end, where the banks hold what was said.
    const other = tab.locator("#training-other");
    assert.equal(await other.innerText(), `What ${worst.hole} leads to`);
    await other.click();
    assert.ok((await page.log())[0].startsWith(`${worst.hole}: `));
    const log = await page.log();
    for (let steps = 0; await tab.locator("#training-step").isVisible(); steps += 1) {
      await tab.locator("#training-step").click();
      assert.ok(steps < 400);
    }
    const seats = await tab.locator("#panel-log button").evaluateAll((rows) => rows.slice(1).map((row) => row.getAttribute("data-seat")));
    const first = log[seats.findIndex((seat, at) => seat === String(1 - puzzle.mover) && !log[at].endsWith("passes"))];
    if (answer === undefined) assert.equal(first, undefined);
    else {
      assert.ok(first.startsWith(`${answer}: `), `${first} is ${answer}`);
      assert.equal(/: (\d+) seeds?/.exec(first.slice(first.indexOf("captures")))?.[1] ?? "0", taken, first);
    }
    const ends = await page.banks();
    assert.deepEqual([ends[puzzle.mover] - banks[puzzle.mover], ends[1 - puzzle.mover] - banks[1 - puzzle.mover]], [mine, theirs]);

    await tab.getByRole("button", { name: "Back to best play" }).click();
    assert.ok((await page.log())[0].startsWith(`${puzzle.best}: `));
    await page.next();
    assert.equal(await other.isVisible(), false);
    assert.equal(await reply.isVisible(), false);
  });
}

pageTest("the difficulty follows the answers", { path: null }, async (scene) => {
  const { page: tab } = scene;
  const page = train(scene);
  await page.come();
  await page.instant();
  await page.enter();
  for (const level of [1, 1, 1]) {
    await page.tone("asked");
    const { last } = await page.puzzle({ level });
    await page.click(last);
    await page.tone("right");
    if (!(await page.tally()).includes("3 of 3")) await page.next();
  }
  assert.match(await page.text(), /The next puzzles are harder: difficulty 2\.$/);
  assert.match(await page.live(), /harder: difficulty 2\.$/);
  await page.next();
  assert.match(await page.tally(), /Difficulty 2 of 5.*3 in a row/);
  for (const times of [1, 2]) {
    await tab.locator("#training-solution").click();
    await page.tone("wrong");
    if (times === 1) await page.next();
  }
  assert.match(await page.text(), /easier: difficulty 1\.$/);
  // It is kept.
  await tab.reload();
  await page.enter();
  assert.match(await page.tally(), /3 of 5 right, at best 3/);
});

pageTest("leaving training, and reloading in it, bring the interrupted game back untouched", { path: null }, async (scene) => {
  const { page: tab } = scene;
  const page = train(scene);
  await page.come();
  await page.instant();
  await page.begin({ kind: "match" });
  for (const hole of [13, 9, 3]) await page.click(hole);
  await tab.locator("#control-undo").click();
  const before = {
    holes: await page.holes(),
    log: await page.log(),
    turn: await page.turn(),
    kept: await tab.evaluate(() => localStorage.getItem("guli.game")),
  };
  const same = async (/** @type {string} */ when) => assert.deepEqual({
    holes: await page.holes(),
    log: await page.log(),
    turn: await page.turn(),
    kept: await tab.evaluate(() => localStorage.getItem("guli.game")),
  }, before, when);

  await page.enter();
  assert.notDeepEqual(await page.holes(), before.holes);
  await page.click((await page.puzzle()).last);
  await page.tone("right");
  await tab.locator("#training-leave").click();
  await tab.locator("#training").waitFor({ state: "hidden" });
  await same("left");
  await tab.locator("#control-redo").click();
  await tab.locator("#control-undo").click();
  await same("redone");

  await page.enter({ kind: "best", game: "mangala" });
  await tab.locator("#training-choose").click();
  await tab.keyboard.press("Escape");
  await page.tone("asked");
  await tab.reload();
  await page.hole(0).waitFor();
  assert.equal(await tab.locator("#training").isVisible(), false);
  await same("reloaded");

  // A new game from within training asks about the interrupted one.
  await page.enter();
  await tab.locator("#control-new").click();
  await tab.locator("#setup button[type=submit]").click();
  await tab.locator("#ask .button:not(.button-main)").click();
  await same("kept when asked");
});

pageTest("nothing of the engine gives the answer away, and the computer waits", { path: null }, async (scene) => {
  const { page: tab } = scene;
  const page = train(scene);
  await page.come();
  await page.instant();
  await tab.getByRole("tab", { name: "Analysis" }).click();
  await tab.getByRole("checkbox", { name: "Values on the board" }).check();
  await page.enter({ kind: "best", level: "1" });
  assert.equal(await tab.getByRole("tab", { name: "Analysis" }).isVisible(), false);
  assert.equal(await tab.locator("#panel-log").isVisible(), true);
  assert.equal(await tab.locator("#control-hint").getAttribute("aria-disabled"), "true");
  assert.equal(await tab.locator("#control-undo").getAttribute("aria-disabled"), "true");
  assert.doesNotMatch((await tab.locator("#grid button").evaluateAll((all) => all.map((each) => each.ariaLabel))).join(), /exact|about/);
  const before = await page.holes();
  await page.puzzle({ kind: "best" });
  // Time enough for a computer to sow: another puzzle is made in the same worker meanwhile.
  await page.puzzle({ kind: "best", level: 5 });
  assert.deepEqual(await page.holes(), before);
  await tab.locator("#training-leave").click();
  await tab.getByRole("tab", { name: "Analysis" }).waitFor();
});

for (const viewport of [{ width: 320, height: 568 }, { width: 568, height: 320 }, { width: 1280, height: 800 }]) {
  const size = `${viewport.width} × ${viewport.height}`;
  pageTest(`training fits, and axe finds nothing, at ${size}`, { path: null, viewport, hasTouch: viewport.width < 1000 }, async (scene) => {
    const { page: tab } = scene;
    const page = train(scene);
    await page.come();
    await page.instant();
    /** @param {string} where */
    const fits = async (where) => {
      const wrong = await tab.evaluate(() => {
        const root = document.documentElement;
        const buttons = [...document.querySelectorAll("button, select")].filter((each) => each.checkVisibility());
        const small = buttons.filter((each) => each.getBoundingClientRect().width < 44 || each.getBoundingClientRect().height < 44);
        const wide = root.scrollWidth > root.clientWidth ? ["the page scrolls sideways"] : [];
        return [...wide, ...small.map((each) => `small: ${each.textContent}`)];
      });
      assert.deepEqual(wrong, [], where);
      await axeFindsNothing(tab, where);
    };
    await tab.locator("#control-new").click();
    await tab.locator("#setup-training").click();
    await fits("dialog");
    await tab.keyboard.press("Escape");
    await page.enter();
    await fits("where, asked");
    const { last } = await page.puzzle();
    if (viewport.width < 1000) await page.hole(last).tap();
    else await page.click(last);
    await page.tone("right");
    await fits("where, answered");
    await page.enter({ kind: "best", game: "mangala" });
    await tab.locator("#training-solution").click();
    await page.tone("wrong");
    await fits("best, answered");
    await tab.locator("#training-next").click();
    await page.tone("asked");
    await page.puzzle(); // the one that was shown
    const { values } = await page.puzzle({ kind: "best", game: "mangala" });
    await page.click(values[values.length - 1].hole);
    await tab.locator(".training-reply").waitFor();
    await fits("best, a wrong answer and what it leads to");
  });
}

pageTest("the answer is told seed by seed, and can be told again", { path: null }, async (scene) => {
  const { page: tab } = scene;
  const page = train(scene);
  await page.come();
  await page.enter({ level: "3" });
  await page.click((await page.puzzle({ level: 3 })).last);
  await page.tone("right");
  await page.telling();
  await tab.locator("#control-pause").click();
  await tab.locator("#control-forward").click();
  assert.match(await page.preview(), /Lap 1|from|holds seeds/);
  await tab.locator("#control-skip").click();
  await tab.locator("#control-replay").click();
  await page.telling();
  await tab.keyboard.press("Escape");
});
