// When the game cannot start, whatever of the page has come says so. Why the program does not run: failure.test.mjs.

import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { dist, pageTest } from "./harness.mjs";

pageTest("a module of the page that is missing", { path: null }, async ({ page, context, open, expectFault }) => {
  await context.route("**/app/main-*.js", (route) => route.fulfill({ status: 404, body: "not found" }));
  await open();
  await page.getByText("A part of the page could not be loaded", { exact: false }).waitFor();
  await expectFault(/^failed request/);
  await expectFault(/^answer 404/);
  await expectFault(/^console error/);
});

pageTest("a page without JavaScript", { javaScriptEnabled: false }, async ({ page, expectFault }) => {
  assert.match(await page.locator("noscript p").innerText(), /needs JavaScript/);
  assert.equal(await page.locator("#app").isVisible(), false, "a board that never comes");
  // Chromium counts the modules that it is not to fetch now as failed.
  for (const _ of await page.locator("link[rel=modulepreload]").all()) await expectFault(/^failed request: .*\.js \(csp\)$/);
});

pageTest("a page opened as a file", { path: null }, async ({ page, faults }) => {
  await page.goto(pathToFileURL(join(dist, "index.html")).href);
  await page.getByText("The page was opened as a file", { exact: false }).waitFor();
  await page.getByRole("link", { name: /^guli\.html is the whole program/ }).click();
  await page.getByRole("grid").waitFor();
  // The browser complains of what it does not load, in its own words and number.
  assert.ok(faults.every((fault) => fault.includes("file:")), faults.join("\n"));
  faults.length = 0;
});
