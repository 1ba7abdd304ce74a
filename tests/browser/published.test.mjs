// What is published: how much of it a first visit takes, that it talks to nobody, and that the archive is whole.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { dist, pageTest, siteTest } from "./harness.mjs";
import { drive } from "./page.mjs";
import { policy } from "./server.mjs";

/** The most that a first visit may take, in bytes, compressed as any server sends it. */
const VISIT = 150_000;

pageTest("a first visit is light", { path: null, locale: "en-GB" }, async ({ page, open, url }) => {
  /** @type {Set<string>} */
  const asked = new Set();
  page.on("request", (request) => asked.add(request.url()));
  await open();
  await page.locator("#grid button").first().waitFor();
  await page.waitForLoadState("networkidle");
  const weights = await Promise.all([...asked].filter((address) => address.startsWith(url)).map(async (address) => {
    const bytes = await readFile(join(dist, new URL(address).pathname.slice(new URL(url).pathname.length) || "index.html"));
    return { address, brotli: brotliCompressSync(bytes).length, gzip: gzipSync(bytes, { level: 9 }).length };
  }));
  assert.equal(weights.filter(({ address }) => address.endsWith(".wasm")).length, 1);
  assert.ok(weights.filter(({ address }) => /\/locales-/.test(address)).length <= 1, "one language");
  const sum = (/** @type {"brotli" | "gzip"} */ how) => weights.reduce((all, each) => all + each[how], 0);
  console.log(`first visit: ${weights.length} files, ${sum("brotli")} bytes with Brotli, ${sum("gzip")} with gzip`);
  assert.ok(sum("gzip") <= VISIT, weights.map(({ address, gzip }) => `${gzip} ${address}`).join("\n"));
  assert.ok(sum("brotli") <= sum("gzip"));
});

siteTest("a whole session asks nobody else, and leaves no mark", async ({ context, page: tab, open, site }) => {
  /** @type {string[]} */
  const asked = [];
  /** @type {string[]} */
  const set = [];
  context.on("request", (request) => asked.push(request.url()));
  context.on("response", (response) => {
    if ("set-cookie" in response.headers()) set.push(response.url());
  });
  tab.on("websocket", (socket) => asked.push(socket.url()));
  const page = drive(tab);
  await open();
  await tab.evaluate(() => navigator.serviceWorker.ready);
  await page.instant();
  await page.begin({ game: "mangala", north: 2 });
  await page.click(11);
  await page.yourTurn();
  await tab.locator("#tab-analysis").click();
  await tab.locator("#panel-analysis input[type=checkbox]").first().check();
  await tab.locator("#control-hint").click();
  await tab.locator("#tab-rules").click();
  await tab.locator("#panel-rules .rule").first().waitFor();
  await tab.locator("#control-more").click();
  await tab.locator("#copy-line").click();
  await tab.locator("#more .button-main").click();
  await tab.goto(`${site.url}#mangala_6,6,6,6,6,6/6,6,6,6,6,6_0-0_0_-_0_;_11`);
  await tab.goto(`${site.url}?language=tr`);
  await tab.locator('html[lang="tr"]').waitFor({ state: "attached" });
  await tab.goto(`${site.url}embed.html`);
  await tab.locator("guli-board button").first().waitFor();

  const own = new URL(site.url);
  assert.ok(asked.length > 20, `${asked.length} requests`);
  for (const address of asked.filter((each) => !/^(data|blob):/.test(each))) {
    const { origin, pathname, search } = new URL(address);
    assert.equal(origin, own.origin, address);
    assert.ok(pathname.startsWith(own.pathname) || pathname === "/favicon.ico", address);
    // Nothing is told to the server but the name of a file.
    assert.ok(search === "" || search === "?language=tr", address);
  }
  assert.deepEqual(set, []);
  assert.deepEqual(await context.cookies(), []);
  const stored = await tab.evaluate(async () => ({
    local: Object.keys(localStorage), session: Object.keys(sessionStorage), databases: (await indexedDB.databases()).length,
  }));
  assert.ok(stored.local.every((key) => key.startsWith("guli.")), `${stored.local}`);
  assert.deepEqual([stored.session, stored.databases], [[], 0]);
});

test("what is told to the person with the server is what is tested", async () => {
  const text = await readFile(join(dist, "HOSTING.md"), "utf8");
  const told = text.match(/default-src 'none';[^"\n]*form-action 'none'/g) ?? [];
  assert.deepEqual(told, [policy, policy]);
});

test("the archive holds what the folder holds, and the sums are right", async () => {
  const place = await mkdtemp(join(tmpdir(), "guli-zip-"));
  try {
    // Python reads archives strictly, and checks their sums.
    execFileSync("python3", ["-c", "import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])", join(dist, "guli.zip"), place]);
    const list = async (/** @type {string} */ folder) => (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((file) => file.isFile()).map((file) => join(file.parentPath ?? file.path, file.name).slice(folder.length + 1)).sort();
    const folder = join(place, "guli");
    const files = await list(folder);
    assert.deepEqual(files, (await list(dist)).filter((path) => path !== "guli.zip"));
    assert.ok(files.includes("HOSTING.md") && files.includes("guli.html"));
    const sums = (await readFile(join(folder, "SHA256SUMS"), "utf8")).trim().split("\n").map((line) => line.split("  "));
    assert.deepEqual(sums.map(([, path]) => path).sort(), files.filter((path) => path !== "SHA256SUMS"));
    for (const [sum, path] of sums) {
      assert.equal(createHash("sha256").update(await readFile(join(folder, path))).digest("hex"), sum, path);
    }
  } finally {
    await rm(place, { recursive: true });
  }
});
