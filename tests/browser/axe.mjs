// Asks axe what is wrong with a page for those who do not see it, or do not use a mouse.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

const axe = await readFile(new URL("../../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/**
 * @param {import("playwright-core").Page} tab
 * @param {string} where
 * @param {string} [part] what of the page is looked at, where the rest has been
 */
export async function axeFindsNothing(tab, where, part = "html") {
  if (!await tab.evaluate(() => "axe" in globalThis)) await tab.evaluate(axe);
  const violations = await tab.evaluate(async (selector) => {
    // @ts-expect-error axe is what was evaluated just before
    const { violations: found } = await globalThis.axe.run(selector, { resultTypes: ["violations"] });
    return found.map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes.map((/** @type {any} */ n) => n.html).join(" ; ")}`);
  }, part);
  assert.deepEqual(violations, [], where);
}
