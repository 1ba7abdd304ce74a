// embed.html in a frame: its parameters, its messages in both directions (held against the published schema), who may
// talk to it, and how it sizes itself.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import { RULES } from "../../www/config.js";
import { axeFindsNothing } from "./axe.mjs";
import { pageTest } from "./harness.mjs";
import { openHost } from "./host.mjs";
import { overflow } from "./sizes.mjs";

/** @typedef {import("playwright-core").Page} Tab */

const schema = JSON.parse(await readFile(new URL("../../docs/embed-protocol.schema.json", import.meta.url), "utf8"));
const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false, allowUnionTypes: true });
ajv.addSchema(schema, "guli");
const isIn = ajv.getSchema("guli#/$defs/in");
const isOut = ajv.getSchema("guli#/$defs/out");

/** @param {unknown} message */
function assertOut(message) {
  assert.ok(isOut?.(message), `${JSON.stringify(message)}: ${ajv.errorsText(isOut?.errors)}`);
}

/**
 * A page with a frame, and what the frame says to it.
 * @param {import("./harness.mjs").Scene} scene
 * @param {string} query
 * @param {{ frame?: string, style?: string, body?: string }} [more]
 */
async function openFrame(scene, query, { frame = "", style = "", body = "" } = {}) {
  const { page: tab } = scene;
  await tab.addInitScript(() => {
    if (globalThis.parent !== globalThis.window) return;
    const page = /** @type {any} */ (globalThis);
    page.heard = [];
    addEventListener("message", ({ data, source }) => page.heard.push({ ...data, from: source === document.querySelector("iframe")?.contentWindow }));
  });
  await openHost(scene, `${body}<iframe title="Board" ${frame} src="./embed.html${query}"></iframe>`, {
    modules: [], style: `body { margin: 0; } iframe { border: 0; width: 640px; height: 600px; } ${style}`,
  });
  return frameIn(tab);
}

/** @param {Tab} tab */
async function frameIn(tab) {
  const handle = await tab.locator("iframe").first().elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error("there is no frame");
  return frame;
}

/** @param {Tab} tab @returns {Promise<any[]>} */
const heard = (tab) => tab.evaluate(() => /** @type {any} */ (globalThis).heard.map((/** @type {any} */ { from, ...message }) => message));

/** Waits for a message of this type, or answering this one. @param {Tab} tab @param {{ type?: string, re?: string }} wanted */
async function hear(tab, wanted) {
  await tab.waitForFunction((want) => /** @type {any} */ (globalThis).heard.some((/** @type {any} */ each) =>
    Object.entries(want).every(([name, value]) => each[name] === value)), wanted);
  return (await heard(tab)).findLast((each) => Object.entries(wanted).every(([name, value]) => each[name] === value));
}

/** @param {Tab} tab @param {unknown} message */
const post = (tab, message) => tab.evaluate((data) => document.querySelector("iframe")?.contentWindow?.postMessage(data, "*"), message);

let asked = 0;
/** Sends a message and waits for what answers it. @param {Tab} tab @param {object} fields */
async function ask(tab, fields) {
  asked += 1;
  const id = `m${asked}`;
  const message = { guli: 1, id, ...fields };
  assert.ok(isIn?.(message), `${JSON.stringify(message)}: ${ajv.errorsText(isIn?.errors)}`);
  await post(tab, message);
  return hear(tab, { re: id });
}

pageTest("a talk, every message of it held against the schema", { path: null }, async (scene) => {
  const { page: tab } = scene;
  const frame = await openFrame(scene, "?game=mangala&motion=none&level=0&utm_source=mail");
  await hear(tab, { type: "ready" });
  assert.equal((await ask(tab, { type: "init", options: { controls: "full", theme: "dark" } })).type, "ready");
  assert.equal((await ask(tab, { type: "play", hole: 11 })).state.ply, 1);
  assert.equal((await ask(tab, { type: "undo" })).state.ply, 0);
  assert.equal((await ask(tab, { type: "redo" })).state.ply, 1);
  assert.equal((await ask(tab, { type: "go", ply: 0 })).state.ply, 0);
  assert.equal((await ask(tab, { type: "record" })).state.record, "mangala 6,6,6,6,6,6/6,6,6,6,6,6 0-0 0 - 0");
  assert.equal((await ask(tab, { type: "theme", theme: "light" })).type, "state");
  assert.equal((await ask(tab, { type: "language", language: "en" })).type, "state");
  assert.equal(await frame.locator("guli-board").getAttribute("theme"), "light");
  const set = await ask(tab, { type: "set", options: { game: "ali-guli-mane", level: [0, 1] } });
  assert.deepEqual([set.state.game, set.state.level], ["ali-guli-mane", [0, 1]]);
  await frame.getByRole("button", { name: /^hole 13/ }).click();
  await hear(tab, { type: "activity" });
  const move = await hear(tab, { type: "move" });
  assert.deepEqual([move.by, move.moves[0].hole, move.moves[0].captured], ["person", 13, 14]);
  const wrong = await ask(tab, { type: "play", hole: 3 });
  assert.deepEqual([wrong.type, wrong.code], ["error", "not-legal"]);
  const all = await heard(tab);
  for (const message of all) assertOut(message);
  assert.deepEqual(
    [...new Set(all.map(({ type }) => type))].sort(),
    ["activity", "error", "move", "ready", "resize", "state"],
  );
});

pageTest("the end of a game, and nobody there any more", { path: null }, async (scene) => {
  const { page: tab } = scene;
  // A minute goes by in an instant.
  await tab.addInitScript(() => {
    const wait = setTimeout;
    /** @type {any} */ (globalThis).setTimeout = (/** @type {() => void} */ act, /** @type {number} */ time) => wait(act, time === 60_000 ? 1500 : time);
  });
  const position = "mangala 1,0,0,0,0,0/1,0,0,0,0,0 36-34 0 - 0";
  await openFrame(scene, `?motion=none&position=${position.replaceAll(" ", "_")}`);
  const { state } = await hear(tab, { type: "ready" });
  assert.equal(state.position, position);
  await post(tab, { guli: 1, type: "play", hole: 6 });
  const over = await hear(tab, { type: "gameover" });
  assert.deepEqual([over.state.over, over.state.end], [true, "empty-board"]);
  assert.equal((await hear(tab, { type: "idle" })).seconds, 60);
  for (const message of await heard(tab)) assertOut(message);
});

pageTest("wrong parameters are said on the board and to the page; the rest stands", { path: null }, async (scene) => {
  const { page: tab } = scene;
  const frame = await openFrame(scene, "?game=mangala&theme=pink&level=99&position=mangala_6,6&colour=red");
  const { state } = await hear(tab, { type: "ready" });
  assert.equal(state.game, "mangala");
  await frame.getByText("something that cannot be read: ").waitFor();
  const errors = (await heard(tab)).filter(({ type }) => type === "error");
  assert.deepEqual(errors.map(({ code, field }) => [code, field]).sort(), [
    ["bad-option", "level"], ["bad-option", "position"], ["bad-option", "theme"],
  ]);
  for (const message of errors) assertOut(message);
});

pageTest("the fragment sets a board up too, as it does in the page", { path: null }, async (scene) => {
  await openFrame(scene, "#mangala_6,6,6,6,6,6/6,6,6,6,6,6_0-0_0_-_0;_11");
  assert.equal((await hear(scene.page, { type: "ready" })).state.ply, 1);
});

pageTest("a board to be looked at asks for no sowing, and offers no other game", { path: null }, async (scene) => {
  const { page: tab } = scene;
  const line = "mangala 1,0,0,0,0,0/1,0,0,0,0,0 36-34 0 - 0; 6".replaceAll(" ", "_");
  const frame = await openFrame(scene, `?mode=view&motion=none&language=en&line=${line}`);
  const { state } = await hear(tab, { type: "ready" });
  assert.equal(state.ply, 0);
  assert.equal(await frame.locator("#preview").textContent(), "");
  assert.equal(await frame.locator(".notice button").count(), 0, "a decided game is not for the reader to stop");
  await frame.getByRole("button", { name: "Step on" }).click();
  await frame.locator("#result-title").waitFor();
  assert.equal(await frame.locator(".result button").count(), 0);
});

pageTest("every variant of the rules can be asked for, by the name that the rules give it", { path: null }, async (scene) => {
  const { page: tab } = scene;
  await openFrame(scene, "?motion=none&game=simple-saada");
  const first = await hear(tab, { type: "ready" });
  assertOut(first);
  assert.deepEqual([first.state.rules, first.state.game], ["simple-saada", "ali-guli-mane"]);
  for (const [rules, game] of Object.entries(RULES)) {
    const { state } = await ask(tab, { type: "set", options: { game: rules } });
    assert.deepEqual([state.rules, state.game], [rules, game]);
    assert.equal(state.position.split(" ")[0], rules);
  }
});

pageTest("the fragment as parameters", { path: null }, async (scene) => {
  await openFrame(scene, "#game=mangala&level=2");
  assert.deepEqual((await hear(scene.page, { type: "ready" })).state.level, [0, 2]);
});

pageTest("hostile messages are answered with the field, or let fall, and break nothing", { path: null }, async (scene) => {
  const { page: tab } = scene;
  await openFrame(scene, "?motion=none");
  await hear(tab, { type: "ready" });
  const before = (await heard(tab)).length;
  for (const foreign of [null, 0, "play", [], {}, { type: "play", hole: 13 }, [{ guli: 1 }], new Array(1000).fill({ guli: 1 })]) await post(tab, foreign);
  await post(tab, { guli: 7, type: "play", hole: 13 });
  await post(tab, { guli: 1, type: "play", hole: "<script>", id: "h1" });
  await post(tab, { guli: 1, type: "set", options: { position: "x".repeat(1_000_000) }, id: "h2" });
  await post(tab, { guli: 1, type: "set", options: { position: "nonsense" }, id: "h3" });
  await post(tab, { guli: 1, type: "toString", id: "h4" });
  await post(tab, { guli: 1, type: "play", hole: 99, id: "h5" });
  await tab.evaluate(() => {
    const deep = /** @type {any} */ ({ guli: 1, type: "set", options: {} });
    deep.options.game = deep; // a circle
    document.querySelector("iframe")?.contentWindow?.postMessage(deep, "*");
    document.querySelector("iframe")?.contentWindow?.postMessage({ guli: 1, type: "play", hole: new Map([[1, 2]]) }, "*");
  });
  const { state } = await ask(tab, { type: "record" });
  assert.equal(state.ply, 0, "nothing was played");
  const answers = (await heard(tab)).slice(before).filter(({ type }) => type === "error");
  for (const message of answers) assertOut(message);
  assert.deepEqual(answers.map(({ field, re }) => [field, re]), [
    ["guli", undefined], ["hole", "h1"], ["options.position", "h2"], ["type", "h4"],
    ["options.game", undefined], ["hole", undefined], ["position", undefined], [null, "h5"],
  ].sort((a, b) => answers.findIndex(({ re, field }) => re === a[1] && field === a[0]) - answers.findIndex(({ re, field }) => re === b[1] && field === b[0])));
});

pageTest("a flood is let fall, and the board goes on", { path: null }, async (scene) => {
  const { page: tab } = scene;
  await openFrame(scene, "?motion=none");
  await hear(tab, { type: "ready" });
  await tab.evaluate(() => {
    for (let i = 0; i < 5000; i += 1) document.querySelector("iframe")?.contentWindow?.postMessage({ guli: 1, type: "theme", theme: i % 2 ? "dark" : "light" }, "*");
  });
  await hear(tab, { type: "error" });
  await tab.waitForFunction(() => {
    document.querySelector("iframe")?.contentWindow?.postMessage({ guli: 1, type: "record", id: "after" }, "*");
    return /** @type {any} */ (globalThis).heard.some((/** @type {any} */ each) => each.re === "after");
  }, undefined, { polling: 300 });
  assert.ok((await heard(tab)).filter(({ type }) => type === "state").length < 1000);
});

pageTest("only the page around a frame is heard, not its neighbours", { path: null }, async (scene) => {
  const { page: tab, url } = scene;
  await openFrame(scene, "?motion=none", { body: "" });
  await hear(tab, { type: "ready" });
  await tab.route(`${url}neighbour.html`, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>n</title>" }));
  await tab.evaluate(async () => {
    const neighbour = document.createElement("iframe");
    neighbour.src = "./neighbour.html";
    document.body.append(neighbour);
    await new Promise((resolve) => neighbour.addEventListener("load", resolve));
  });
  const neighbour = tab.frames().find((each) => each.url().endsWith("neighbour.html"));
  await neighbour?.evaluate(() => globalThis.parent.frames[0].postMessage({ guli: 1, type: "play", hole: 13, id: "evil" }, "*"));
  assert.equal((await ask(tab, { type: "record" })).state.ply, 0);
});

pageTest("an origin in the address shuts out every other", { path: null }, async (scene) => {
  const { page: tab } = scene;
  const frame = await openFrame(scene, "?motion=none&origin=https://museum.example");
  await frame.getByRole("button", { name: /^hole 13/ }).waitFor();
  await post(tab, { guli: 1, type: "play", hole: 13, id: "x" });
  // What would have come has come by then: messages keep their order.
  await frame.evaluate(() => globalThis.parent.postMessage({ end: true }, "*"));
  await tab.waitForFunction(() => /** @type {any} */ (globalThis).heard.some((/** @type {any} */ each) => each.end));
  assert.equal((await heard(tab)).filter(({ guli }) => guli).length, 0);
  assert.match(await frame.getByRole("button", { name: /^hole 13/ }).getAttribute("aria-label") ?? "", /5 seeds/);
  // A message that could not be delivered is told by the browser itself, to nobody's harm.
  for (let index = 0; index < 2; index += 1) await scene.expectFault(/Failed to execute 'postMessage'.*museum\.example/);
});

pageTest("an origin that is none shuts out everybody, and is said", { path: null }, async (scene) => {
  const frame = await openFrame(scene, "?motion=none&origin=everybody");
  await frame.getByText("something that cannot be read: origin").waitFor();
  await post(scene.page, { guli: 1, type: "play", hole: 13 });
  assert.deepEqual(await heard(scene.page), []);
});

pageTest("the right origin in the address", { path: null }, async (scene) => {
  await openFrame(scene, `?motion=none&origin=${new URL(scene.url).origin}`);
  assert.equal((await hear(scene.page, { type: "ready" })).state.ply, 0);
  assert.equal((await ask(scene.page, { type: "play", hole: 13 })).state.ply, 1);
});

pageTest("a port takes the talk over", { path: null }, async (scene) => {
  const { page: tab } = scene;
  await openFrame(scene, "?motion=none");
  await hear(tab, { type: "ready" });
  const before = (await heard(tab)).length;
  const byPort = await tab.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    /** @type {any[]} */
    const got = [];
    const answered = (/** @type {string} */ re) => new Promise((resolve) => {
      port1.addEventListener("message", ({ data }) => data.re === re && resolve(undefined));
    });
    port1.addEventListener("message", ({ data }) => got.push(data));
    port1.start();
    document.querySelector("iframe")?.contentWindow?.postMessage({ guli: 1, type: "init", id: "p1" }, "*", [port2]);
    await answered("p1");
    document.querySelector("iframe")?.contentWindow?.postMessage({ guli: 1, type: "play", hole: 12, id: "w" }, "*");
    port1.postMessage({ guli: 1, type: "play", hole: 13, id: "p2" });
    await answered("p2");
    return got;
  });
  for (const message of byPort) assertOut(message);
  assert.deepEqual(byPort.filter(({ type }) => type === "move").map(({ moves }) => moves[0].hole), [13]);
  assert.equal((await heard(tab)).length, before, "nothing more by the window");
});

pageTest("in a sandbox without an origin: it plays, thinks, and keeps clean", { path: null }, async (scene) => {
  const { page: tab } = scene;
  await openFrame(scene, "?motion=none&game=mangala&level=0,1&controls=full", { frame: 'sandbox="allow-scripts"' });
  const { state } = await hear(tab, { type: "ready" });
  assert.equal(state.game, "mangala");
  assert.equal(await tab.evaluate(() => document.querySelector("iframe")?.contentDocument), null, "it has no origin");
  await ask(tab, { type: "play", hole: 11 });
  await tab.waitForFunction(() => /** @type {any} */ (globalThis).heard.some((/** @type {any} */ each) => each.type === "move" && each.by === "computer"));
  await ask(tab, { type: "set", options: { mode: "puzzle" } });
  for (const message of await heard(tab)) assertOut(message);
});

pageTest("in a sandbox where no worker may be made the frame thinks by itself", { path: null }, async (scene) => {
  const { page: tab } = scene;
  await tab.addInitScript(() => {
    /** @type {any} */ (globalThis).Worker = function refused() {
      throw new DOMException("no workers here", "SecurityError");
    };
  });
  await openFrame(scene, "?motion=none&game=mangala&level=0,1", { frame: 'sandbox="allow-scripts"' });
  await hear(tab, { type: "ready" });
  await ask(tab, { type: "play", hole: 11 });
  await tab.waitForFunction(() => /** @type {any} */ (globalThis).heard.some((/** @type {any} */ each) => each.type === "move" && each.by === "computer"));
});

pageTest("storage that throws makes no difference", { path: null }, async (scene) => {
  const { page: tab } = scene;
  await tab.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
      Object.defineProperty(globalThis, name, { get() { throw new DOMException("no", "SecurityError"); } });
    }
  });
  await openFrame(scene, "?motion=none&mode=puzzle");
  assert.equal((await hear(tab, { type: "ready" })).type, "ready");
});

pageTest("another language, from the start and by message", { path: null }, async (scene) => {
  const { page: tab } = scene;
  const frame = await openFrame(scene, "?motion=none&language=fr");
  await hear(tab, { type: "ready" });
  assert.equal(await frame.locator("html").getAttribute("lang"), "fr");
  const turn = async () => await frame.locator("guli-board #turn").textContent();
  const french = await turn();
  await ask(tab, { type: "language", language: "tr" });
  await frame.waitForFunction(() => document.documentElement.lang === "tr");
  assert.notEqual(await turn(), french);
});

for (const [width, height] of [[320, 240], [320, 480], [360, 640], [480, 360], [640, 480], [800, 600], [1200, 700]]) {
  pageTest(`${width} × ${height}: nothing is cut off, and the wished height leaves nothing to scroll`, { path: null, viewport: { width: 1280, height: 1000 } }, async (scene) => {
    const { page: tab } = scene;
    const frame = await openFrame(scene, "?controls=full&level=0,2", { style: `iframe { width: ${width}px; height: ${height}px; }` });
    const { height: wished } = await hear(tab, { type: "resize" });
    const scrolls = () => frame.evaluate(() => {
      const { documentElement: root } = document;
      return { down: root.scrollHeight - root.clientHeight, over: root.scrollWidth - root.clientWidth, can: getComputedStyle(root).overflowY };
    });
    const tight = await scrolls();
    assert.equal(tight.over, 0);
    if (tight.can === "hidden") assert.equal(tight.down, 0, "what does not scroll fits");
    await tab.evaluate((next) => {
      const element = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
      element.style.height = `${next}px`;
    }, wished);
    await frame.waitForFunction(() => document.documentElement.dataset.scroll === "never");
    assert.equal((await scrolls()).down, 0);
    assert.ok((await heard(tab)).filter(({ type }) => type === "resize").length <= 2, "it settles");
    assert.deepEqual((await overflow(/** @type {any} */ (frame))).wide, []);
  });
}

pageTest("twelve frames begin as they are seen, take no focus, and answer their own page", { path: null, viewport: { width: 1000, height: 700 } }, async (scene) => {
  const { page: tab } = scene;
  const more = Array.from({ length: 11 }, () => '<iframe title="Board" src="./embed.html?game=mangala"></iframe>').join("");
  await openFrame(scene, "", { body: "<input>", style: "iframe { display: block; height: 500px; }" });
  await tab.locator("input").focus();
  await tab.evaluate((html) => document.querySelector("iframe")?.insertAdjacentHTML("afterend", html), more);
  await hear(tab, { type: "ready" });
  const ready = () => tab.evaluate(() => /** @type {any} */ (globalThis).heard.filter((/** @type {any} */ each) => each.type === "ready").length);
  await tab.waitForFunction(() => document.querySelectorAll("iframe").length === 12);
  assert.ok(await ready() < 6, "those below are not begun");
  for (const [index, each] of (await tab.locator("iframe").all()).entries()) {
    await each.scrollIntoViewIfNeeded();
    await tab.waitForFunction((count) => /** @type {any} */ (globalThis).heard.filter((/** @type {any} */ one) => one.type === "ready").length >= count, index + 1);
  }
  assert.equal(await ready(), 12);
  assert.equal(await tab.evaluate(() => document.activeElement?.localName), "input");
});

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  pageTest(`axe finds nothing in a frame, ${colorScheme}`, { path: null, colorScheme }, async ({ open, page: tab }) => {
    await open("embed.html?controls=full&theme=pink");
    await tab.getByRole("button", { name: /^hole 13/ }).waitFor();
    await axeFindsNothing(tab, "embed.html");
  });
}
