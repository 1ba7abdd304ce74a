// Asks axe what is wrong with a page for those who do not see it, or do not use a mouse.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

const axe = await readFile(new URL("../../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/**
 * @param {import("playwright-core").Page} tab
 * @param {string} where
 */
export async function axeFindsNothing(tab, where) {
  await tab.evaluate(axe);
  const violations = await tab.evaluate(async () => {
    // @ts-expect-error axe is what was evaluated just before
    const { violations: found } = await globalThis.axe.run(document, { resultTypes: ["violations"] });
    return found.map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes.map((/** @type {any} */ n) => n.html).join(" ; ")}`);
  });
  assert.deepEqual(violations, [], where);
}
