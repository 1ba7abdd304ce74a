// The page comes up: its files are served, its wasm starts, and nobody complains.

import assert from "node:assert/strict";
import { dist, pageTest, start } from "./harness.mjs";
import { test } from "node:test";
import { readdir, readFile } from "node:fs/promises";
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
  }, `${url}source/guli-web.js`);
  assert.equal(told, version);
});

pageTest("the page as it was written, without its bundles, starts too", { path: "source/" }, async ({ page }) => {
  await page.getByRole("grid").waitFor();
  assert.equal(await page.locator("html").getAttribute("data-build"), null);
});

pageTest("a missing file fails a test", { path: null }, async ({ open, expectFault }) => {
  await open("no-such-file.html");
  await expectFault(/^answer 404: .*no-such-file/);
  await expectFault(/^console error: .*404/);
});

test("the page says nothing of the machine that built it", async () => {
  await start();
  const files = await readdir(dist, { recursive: true, withFileTypes: true });
  assert.ok(files.length > 10);
  for (const file of files.filter((each) => each.isFile())) {
    const name = join(file.parentPath ?? file.path, file.name);
    const text = await readFile(name, "latin1");
    const path = /\/(home|root|work|Users)\/[\w.-]+\/[\w./-]*/.exec(text)?.[0];
    assert.equal(path, undefined, name);
  }
});
