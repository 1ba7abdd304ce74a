// The whole program in one file, opened from a disk with the network cut.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { deflateRawSync } from "node:zlib";
import { inflate } from "../../www/single/inflate.js";
import { dist, pageTest } from "./harness.mjs";
import { drive } from "./page.mjs";

const FILE = join(dist, "guli.html");
const address = pathToFileURL(FILE).href;
/** The most that the file may weigh, in bytes. */
const MOST = 400_000;

/**
 * Opens the file. It is the one thing that is asked for.
 * @param {import("./harness.mjs").Scene} scene
 */
async function openFile({ context, expectFault, page }, fragment = "") {
  await context.setOffline(true);
  await page.goto(address + fragment);
  await expectFault(/^request to another origin: file:.*\/guli\.html/);
  await page.locator("#grid button").first().waitFor();
}

test("it is small, and asks for nothing", async () => {
  const text = await readFile(FILE, "utf8");
  assert.ok(text.length < MOST, `${text.length} bytes`);
  const outside = text.replace(/<script[^>]*>.*?<\/script>|<style>.*?<\/style>/gs, "");
  assert.deepEqual(outside.match(/(?:src|href)="(?!data:|#)[^"]*"/g) ?? [], []);
  assert.match(text, /content="default-src 'none'/);
});

test("what the browser can't unpack is unpacked by hand", async () => {
  const text = await readFile(FILE);
  const noise = Buffer.from(Array.from({ length: 70_000 }, (_, i) => (i * i * 31 + (i >> 3)) % 251));
  for (const data of [Buffer.alloc(0), Buffer.from("a"), Buffer.alloc(100_000, "ab"), text, noise]) {
    for (const level of [0, 1, 9]) {
      const packed = deflateRawSync(data, { level });
      assert.ok(data.equals(inflate(packed, data.length)), `${data.length} bytes at level ${level}`);
      assert.throws(() => inflate(packed.subarray(0, packed.length >> 1), data.length), RangeError);
      assert.throws(() => inflate(packed, data.length + 1), RangeError);
    }
  }
  const fixed = deflateRawSync(text, { strategy: 4 });
  assert.ok(text.equals(inflate(fixed, text.length)), "with the fixed code");
});

/** @param {import("./harness.mjs").Scene} scene */
async function playAgainstTheComputer(scene) {
  const { page: tab, expectFault } = scene;
  const page = drive(tab);
  await page.instant();
  await page.begin({ game: "mangala", north: 3 });
  await page.click(11);
  await page.yourTurn();
  const log = await page.log();
  assert.ok(log.length >= 2, `the computer has answered: ${log}`);
  const holes = await page.holes();
  await tab.reload();
  await expectFault(/^request to another origin: file:.*\/guli\.html/);
  await tab.locator("#grid button").first().waitFor();
  assert.deepEqual(await page.log(), log);
  assert.deepEqual(await page.holes(), holes);
}

pageTest("a game against the computer is played and kept", { path: null }, async (scene) => {
  await openFile(scene);
  await playAgainstTheComputer(scene);
});

pageTest("a link into it opens a game", { path: null }, async (scene) => {
  await openFile(scene, "#mangala_6,6,6,6,6,6/6,6,6,6,6,6_0-0_0_-_0_;_11");
  assert.equal((await drive(scene.page).log()).length, 1);
});

pageTest("it starts where the browser unpacks nothing itself", { path: null }, async (scene) => {
  await scene.context.addInitScript(() => Reflect.deleteProperty(globalThis, "DecompressionStream"));
  await openFile(scene);
  assert.equal(await scene.page.evaluate(() => "DecompressionStream" in globalThis), false);
});

/** What the browser refuses, and how many workers there are in the end. @type {[string, (kinds: string[]) => void, string[], number][]} */
const refusals = [
  ["of a blob", refuse, ["blob:"], 1],
  ["at all", refuse, ["blob:", "data:"], 0],
];

/** Runs in the page: workers of some addresses can't be made. @param {string[]} kinds */
function refuse(kinds) {
  const Usual = Worker;
  globalThis.Worker = class extends Usual {
    constructor(/** @type {string | URL} */ address, /** @type {WorkerOptions | undefined} */ options) {
      if (kinds.some((kind) => String(address).startsWith(kind))) throw new DOMException("refused", "SecurityError");
      super(address, options);
    }
  };
}

for (const [name, script, kinds, count] of refusals) {
  pageTest(`the computer plays where no worker ${name} may be started`, { path: null }, async (scene) => {
    await scene.context.addInitScript(script, kinds);
    await openFile(scene);
    await playAgainstTheComputer(scene);
    const page = drive(scene.page);
    await page.click((await page.holes()).findLastIndex((seeds) => Number(seeds) > 0));
    await page.yourTurn();
    assert.equal(scene.page.workers().length, count);
  });
}

pageTest("where nothing can be stored, it says so and plays", { path: null }, async (scene) => {
  await scene.context.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } });
  });
  await openFile(scene);
  const page = drive(scene.page);
  await page.instant();
  await page.click(13);
  await page.settled(1);
  await scene.page.locator("[data-notice=error]").waitFor();
});
