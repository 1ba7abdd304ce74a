// <guli-board> in somebody else's page, under a strict content security policy: attributes, methods, events, and that
// nothing is left of a board that was taken away.

import assert from "node:assert/strict";
import { axeFindsNothing } from "./axe.mjs";
import { pageTest } from "./harness.mjs";
import { boardReady, openHost } from "./host.mjs";
import { vectors } from "./page.mjs";

/** @typedef {import("playwright-core").Page} Tab */

const OVER = "mangala 0,0,0,0,2,0/1,1,0,0,0,0 36-32 0 - 0";

/** Notes the events that reach the document. @param {Tab} tab */
async function listen(tab) {
  await tab.evaluate(() => {
    const page = /** @type {any} */ (globalThis);
    page.told = [];
    for (const type of ["ready", "state", "move", "gameover", "error"]) {
      document.addEventListener(`guli-${type}`, (event) => page.told.push({ type, ...structuredClone(/** @type {CustomEvent} */ (event).detail) }));
    }
  });
}

/** @param {Tab} tab @param {string} type @returns {Promise<any[]>} */
const told = (tab, type) => tab.evaluate((of) => /** @type {any} */ (globalThis).told.filter((/** @type {any} */ each) => each.type === of), type);

/**
 * Calls a method of the first board.
 * @param {Tab} tab @param {string} name @param {unknown[]} args
 * @returns {Promise<any>} what it resolves to, or `{ code, field, message }` of what it rejects with
 */
const call = (tab, name, ...args) => tab.locator("guli-board").first().evaluate(async (board, [method, given]) => {
  try {
    return await /** @type {any} */ (board)[method](...given);
  } catch (cause) {
    const { code, field, message } = /** @type {any} */ (cause);
    return { code, field, message };
  }
}, /** @type {[string, any[]]} */ ([name, args]));

pageTest("a board is played by hand, and what happens bubbles out of it", { path: null }, async (scene) => {
  const { page: tab } = scene;
  await openHost(scene, '<guli-board motion="none"></guli-board>');
  await listen(tab);
  await boardReady(tab);
  assert.equal(await tab.evaluate(() => document.activeElement === document.body), true, "it takes no focus");
  await tab.getByRole("button", { name: /^hole 13, 5 seeds, yours/ }).click();
  const [move] = await told(tab, "move");
  assert.equal(move.by, "person");
  assert.deepEqual(move.moves.map((/** @type {any} */ each) => [each.seat, each.hole, each.captured]), [[0, 13, 14]]);
  assert.equal(move.state.line, "ali-guli-mane 5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 0 - 0 ; 13+");
  assert.equal((await told(tab, "state")).at(-1).state.bonus, true);
  await tab.locator("#turn", { hasText: "South sows again: bonus sowing" }).waitFor();
  await axeFindsNothing(tab, "host with a board");
});

pageTest("methods resolve to the state, and reject with a code", { path: null }, async (scene) => {
  const { page: tab } = scene;
  await openHost(scene, '<guli-board motion="none" game="mangala"></guli-board>');
  await listen(tab);
  assert.equal((await call(tab, "play", 11)).ply, 1);
  assert.equal((await call(tab, "undo")).ply, 0);
  assert.equal((await call(tab, "redo")).ply, 1);
  assert.equal((await call(tab, "go", 0)).position, "mangala 6,6,6,6,6,6/6,6,6,6,6,6 0-0 0 - 0");
  assert.equal((await call(tab, "go", 1)).ply, 1);
  assert.equal(await call(tab, "record"), "mangala 6,6,6,6,6,6/6,6,6,6,6,6 0-0 0 - 0 ; 11");
  assert.equal((await call(tab, "play", 11)).code, "not-legal");
  assert.equal((await call(tab, "play", "x")).code, "bad-argument");
  assert.equal((await call(tab, "go", 9)).code, "no-such-ply");
  assert.equal((await call(tab, "go", NaN)).code, "no-such-ply");
  assert.deepEqual((await call(tab, "set", { theme: "pink" })).field, "theme");
  assert.deepEqual((await call(tab, "set", { colour: "pink" })).field, "colour");
  assert.equal((await call(tab, "set", { position: OVER })).position, OVER);
  await call(tab, "play", 10);
  assert.equal((await told(tab, "move")).at(-1).by, "program");
  assert.equal((await call(tab, "restart")).position, OVER);
});

pageTest("a whole game by method, and its end is told once", { path: null }, async (scene) => {
  const { page: tab } = scene;
  const [game] = await vectors("ali_guli_mane_games.jsonl");
  await openHost(scene, `<guli-board motion="none" position="${game.start}"></guli-board>`);
  await listen(tab);
  await boardReady(tab);
  for (const hole of game.sowings) if (hole !== null) await call(tab, "play", hole);
  const ends = await told(tab, "gameover");
  assert.deepEqual(ends.map(({ state }) => [state.position, state.over, state.winner]), [[game.end, true, game.winner]]);
  await tab.locator("guli-board #result").getByRole("button").waitFor();
});

pageTest("attributes are mirrored by properties, and take effect at once", { path: null }, async (scene) => {
  const { page: tab } = scene;
  await openHost(scene, '<guli-board motion="none"></guli-board>');
  await boardReady(tab);
  const board = tab.locator("guli-board");
  await board.evaluate((/** @type {any} */ each) => {
    each.game = "mangala";
    each.level = [0, 2];
    each.undoable = false;
  });
  assert.deepEqual(
    await board.evaluate((each) => ["game", "level", "undo"].map((name) => each.getAttribute(name))),
    ["mangala", "0,2", "no"],
  );
  await tab.getByRole("button", { name: /^hole 11, 6 seeds, yours/ }).waitFor();
  assert.deepEqual((await call(tab, "state")).level, [0, 2]);
  assert.equal(await tab.getByRole("button", { name: "Undo" }).count(), 0);
  await board.evaluate((each) => each.removeAttribute("undo"));
  await tab.getByRole("button", { name: "Undo" }).waitFor();
  assert.deepEqual(await board.evaluate((/** @type {any} */ each) => [each.undoable, each.theme, each.level, each.position]), ["yes", "auto", "0,2", ""]);
  await board.evaluate((each) => each.setAttribute("controls", "none"));
  await tab.locator("guli-board #controls").waitFor({ state: "hidden" });
  assert.equal((await call(tab, "state")).game, "mangala", "the game goes on");
});

pageTest("what cannot be read is told by event and on the board, and the rest stands", { path: null }, async (scene) => {
  const { page: tab } = scene;
  await openHost(scene, '<guli-board motion="none"></guli-board>');
  await listen(tab);
  await boardReady(tab);
  await tab.locator("guli-board").evaluate((board) => {
    board.setAttribute("position", "mangala 1,2");
    board.setAttribute("theme", "pink");
    board.setAttribute("game", "mangala");
  });
  await tab.getByText("The page asks this board for something that cannot be read: theme, position.").waitFor();
  const errors = await told(tab, "error");
  assert.deepEqual(errors.map(({ code, field }) => [code, field]), [["bad-option", "theme"], ["bad-option", "position"]]);
  assert.equal((await call(tab, "state")).game, "mangala");
});

pageTest("the computer plays its side", { path: null }, async (scene) => {
  const { page: tab } = scene;
  await openHost(scene, '<guli-board motion="none" game="mangala" level="1"></guli-board>');
  await listen(tab);
  await boardReady(tab);
  const versus = tab.locator("guli-board .versus");
  assert.equal(await versus.innerText(), "North: computer, level 1");
  await call(tab, "play", 11);
  await tab.waitForFunction(() => /** @type {any} */ (globalThis).told.some((/** @type {any} */ each) => each.type === "move" && each.by === "computer"));
  await call(tab, "state");
  await tab.locator("guli-board").evaluate((board) => board.setAttribute("level", "0"));
  await versus.waitFor({ state: "hidden" });
  assert.equal(tab.workers().length, 1);
  const [worker] = tab.workers();
  const gone = new Promise((resolve) => worker.once("close", resolve));
  await tab.locator("guli-board").evaluate((board) => board.remove());
  await gone;
  assert.equal(tab.workers().length, 0, "the engine ends with the last board");
});

pageTest("a board to look at is walked through, and not played", { path: null }, async (scene) => {
  const { page: tab } = scene;
  const line = "mangala 6,6,6,6,6,6/6,6,6,6,6,6 0-0 0 - 0 ; 11 3";
  await openHost(scene, `<guli-board mode="view" motion="none" line="${line}"></guli-board>`);
  await boardReady(tab);
  assert.deepEqual((({ ply, plies }) => [ply, plies])(await call(tab, "state")), [0, 2]);
  await tab.getByRole("button", { name: /^hole 10/ }).click({ force: true });
  await tab.locator("#preview", { hasText: "This board is here to be looked at" }).waitFor();
  assert.equal((await call(tab, "state")).ply, 0);
  await tab.getByRole("button", { name: "Step on" }).click();
  assert.equal((await call(tab, "state")).ply, 1);
  await tab.getByRole("button", { name: "Step back" }).click();
  assert.equal((await call(tab, "state")).ply, 0);
});

pageTest("a board sets puzzles, and takes no focus for it", { path: null }, async (scene) => {
  const { page: tab } = scene;
  await openHost(scene, '<guli-board mode="puzzle" puzzle="where" game="mangala" motion="none"></guli-board>');
  await listen(tab);
  await boardReady(tab);
  const phase = async () => (await call(tab, "state")).puzzle.phase;
  await tab.getByRole("heading", { name: "Where does the last seed fall?" }).waitFor();
  assert.equal(await phase(), "asked");
  assert.equal(await tab.evaluate(() => document.activeElement === document.body), true);
  assert.equal((await call(tab, "undo")).code, "puzzle");
  assert.equal((await call(tab, "play", 12)).code, "no-such-hole");
  await tab.getByRole("button", { name: "Show the solution" }).click();
  await tab.getByRole("heading", { name: /^The last seed falls in/ }).waitFor();
  assert.equal(await phase(), "wrong");
  assert.equal(await tab.getByRole("button", { name: "Leave training" }).count(), 0);
  await axeFindsNothing(tab, "a puzzle");
  await tab.getByRole("button", { name: "Next puzzle" }).click();
  await tab.getByRole("heading", { name: "Where does the last seed fall?" }).waitFor();
  await tab.locator("guli-board").evaluate((/** @type {any} */ board) => board.set({ puzzle: "best", game: "ali-guli-mane" }));
  await tab.getByRole("heading", { name: "Which sowing is the best?" }).waitFor();
  const { legal, game } = await call(tab, "state");
  assert.equal(game, "ali-guli-mane");
  assert.match((await call(tab, "play", legal[0])).puzzle.phase, /^(right|wrong)$/);
  assert.deepEqual((await told(tab, "move")), []);
});

pageTest("the page's own colours reach text and picture, and its own rules do not", { path: null }, async (scene) => {
  const { page: tab } = scene;
  const style = `guli-board { --guli-page: rgb(0, 40, 90); --guli-ink: rgb(255, 250, 10); --guli-font: serif; }
    * { text-transform: uppercase; letter-spacing: 1em; } p, button { color: rgb(1, 2, 3); font-size: 60px; }
    guli-board::part(turn) { text-decoration: underline; }`;
  await openHost(scene, '<guli-board motion="none"></guli-board>', { style });
  await boardReady(tab);
  const seen = await tab.locator("guli-board").evaluate((board) => {
    const root = /** @type {ShadowRoot} */ (board.shadowRoot);
    const turn = getComputedStyle(/** @type {Element} */ (root.querySelector(".turn")));
    const canvas = /** @type {HTMLCanvasElement} */ (root.querySelector("canvas"));
    const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).getImageData(0, 0, canvas.width, canvas.height);
    let inked = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at] === 255 && data[at + 1] === 250 && data[at + 2] === 10) inked += 1;
    return {
      paper: getComputedStyle(board).backgroundColor, ink: turn.color, line: turn.textDecorationLine,
      upper: turn.textTransform, apart: turn.letterSpacing, size: turn.fontSize, inked: inked > 200,
    };
  });
  assert.deepEqual(seen, {
    paper: "rgb(0, 40, 90)", ink: "rgb(255, 250, 10)", line: "underline",
    upper: "none", apart: "normal", size: "20px", inked: true,
  });
});

pageTest("twelve boards share one module, and begin when they are seen", { path: null }, async (scene) => {
  const { page: tab } = scene;
  /** @type {string[]} */
  const fetched = [];
  tab.on("request", (request) => fetched.push(request.url()));
  const boards = Array.from({ length: 12 }, (_, index) => `<guli-board game="${index % 2 ? "mangala" : "ali-guli-mane"}"></guli-board>`);
  const style = ".far { height: 3000px; } guli-board { max-width: 400px; }";
  await openHost(scene, `<div class="far"></div>${boards.join("")}`, { style });
  await listen(tab);
  await tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  assert.equal(fetched.filter((url) => url.endsWith(".wasm")).length, 0, "nothing is fetched for boards that nobody sees");
  for (const board of await tab.locator("guli-board").all()) {
    await board.evaluate((each) => each.scrollIntoView());
    await board.evaluate((/** @type {any} */ each) => each.ready);
  }
  assert.equal((await told(tab, "ready")).length, 12);
  assert.equal(fetched.filter((url) => url.endsWith(".wasm")).length, 1);
  assert.equal(tab.workers().length, 0, "nobody has asked the engine");
});

pageTest("a board that is moved goes on, and so does one that is put back", { path: null }, async (scene) => {
  const { page: tab } = scene;
  await openHost(scene, '<guli-board motion="none"></guli-board><section></section>');
  await boardReady(tab);
  await call(tab, "play", 13);
  await tab.evaluate(() => document.querySelector("section")?.append(/** @type {Element} */ (document.querySelector("guli-board"))));
  assert.equal((await call(tab, "state")).ply, 1);
  await tab.evaluate(async () => {
    const board = /** @type {HTMLElement} */ (document.querySelector("guli-board"));
    board.remove();
    await new Promise((resolve) => setTimeout(resolve));
    document.querySelector("main")?.append(board);
  });
  assert.equal((await call(tab, "state")).ply, 1);
});

for (const width of [320, 420, 700]) {
  pageTest(`in a column of ${width} px nothing goes beyond it`, { path: null, viewport: { width: 1280, height: 900 } }, async (scene) => {
    const { page: tab } = scene;
    const controls = '<guli-board controls="full" motion="none" theme="nonsense"></guli-board>';
    await openHost(scene, `<div class="column">${controls}</div>`, { style: `.column { width: ${width}px; }` });
    await boardReady(tab);
    const beyond = await tab.locator("guli-board").evaluate((board) => {
      const { left, right } = board.getBoundingClientRect();
      const all = [...(board.shadowRoot?.querySelectorAll("*") ?? [])];
      return all.filter((each) => !each.matches(".unseen") && each.checkVisibility()
        && (each.getBoundingClientRect().left < left - 0.5 || each.getBoundingClientRect().right > right + 0.5))
        .map((each) => each.outerHTML.slice(0, 100));
    });
    assert.deepEqual(beyond, []);
  });
}

pageTest("nothing is left of 500 boards that came and went", { path: null, timeout: 300_000 }, async (scene) => {
  const { page: tab, context, url } = scene;
  // Unbundled, where the rules' own module, and so its memory, can be got at.
  const modules = ["source/www/guli-board.js"];
  await openHost(scene, '<section class="place"></section>', { style: "guli-board { width: 320px; }", modules });
  const cdp = await context.newCDPSession(tab);
  await cdp.send("Performance.enable");

  /** @param {number} count */
  const comeAndGo = (count) => tab.evaluate(async (boards) => {
    const place = /** @type {HTMLElement} */ (document.querySelector(".place"));
    for (let index = 0; index < boards; index += 1) {
      const board = /** @type {any} */ (document.createElement("guli-board"));
      board.setAttribute("game", index % 2 ? "mangala" : "ali-guli-mane");
      if (index % 5 === 0) board.setAttribute("level", "3");
      place.append(board);
      await board.play(index % 2 ? 11 : 13); // and it is taken away while the story is told, or the computer thinks
      board.remove();
      await null;
    }
  }, count);
  const measure = async () => {
    await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    for (let round = 0; round < 3; round += 1) await cdp.send("HeapProfiler.collectGarbage");
    const { metrics } = await cdp.send("Performance.getMetrics");
    const of = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    const wasm = await tab.evaluate(async (glue) => (await (await import(glue)).default()).memory.buffer.byteLength, `${url}source/guli-web.js`);
    return { heap: of.JSHeapUsedSize, nodes: of.Nodes, listeners: of.JSEventListeners, wasm };
  };

  await comeAndGo(50);
  const before = await measure();
  await comeAndGo(500);
  const after = await measure();
  const told = JSON.stringify({ before, after });
  assert.equal(after.wasm, before.wasm, `the rules' memory: ${told}`);
  assert.ok(after.nodes - before.nodes < 100, `nodes: ${told}`);
  assert.ok(after.listeners - before.listeners < 50, `listeners: ${told}`);
  assert.ok(after.heap - before.heap < 1_000_000, `heap: ${told}`);
  console.log(told);
});
