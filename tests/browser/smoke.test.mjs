// The page comes up: its files are served, its wasm starts, and nobody complains.

import assert from "node:assert/strict";
import { dist, pageTest, start } from "./harness.mjs";
import { test } from "node:test";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

pageTest("the page has a title and shows no failure", async ({ page }) => {
  assert.match(await page.title(), /Guli/);
  await page.locator("#failure").waitFor({ state: "hidden" });
});

pageTest("the wasm starts and tells its version", async ({ page, url }) => {
  const cargo = await readFile(new URL("../../Cargo.toml", import.meta.url), "utf8");
  const version = /^version = "(.*)"$/m.exec(cargo)?.[1];
  const told = await page.evaluate(async (glue) => {
    const guli = await import(glue);
    await guli.default();
    return guli.version();
  }, `${url}guli-web.js`);
  assert.equal(told, version);
});

pageTest("a missing file fails a test", { path: null }, async ({ open, expectFault }) => {
  await open("no-such-file.html");
  await expectFault(/^answer 404: .*no-such-file/);
  await expectFault(/^console error: .*404/);
});

test("the page says nothing of the machine that built it", async () => {
  await start();
  for (const file of ["guli-web_bg.wasm", "guli-web.js", "index.html"]) {
    const text = await readFile(join(dist, file), "latin1");
    const path = /\/(home|root|work|Users)\/[\w.-]+\/[\w./-]*/.exec(text)?.[0];
    assert.equal(path, undefined, file);
  }
});
