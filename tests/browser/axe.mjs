// Asks axe what is wrong with a page for those who do not see it, or do not use a mouse.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

/** @typedef {import("playwright-core").Page} Tab */

const axe = await readFile(new URL("../../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** Rules of which a theme alone can change the answer. */
const OF_COLOUR = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds, by all its rules of WCAG 2.2, levels A and AA, and its advice: a line for each place.
 * @param {Tab} tab
 * @param {object} [how]
 * @param {string} [how.part] what of the page is looked at, where the rest has been
 * @param {boolean} [how.colours] nothing but colours, where all else has been
 * @param {boolean} [how.forced] the browser has taken the colours away, which axe does not know
 * @returns {Promise<string[]>}
 */
export async function axeFinds(tab, { colours = false, forced = false, part = "html" } = {}) {
  if (!await tab.evaluate(() => "axe" in globalThis)) await tab.evaluate(axe);
  return tab.evaluate(async ({ only, ruled, selector }) => {
    // @ts-expect-error axe is what was evaluated just before
    const { violations } = await globalThis.axe.run(selector, {
      preload: false, // else it fetches the style sheets once more, and complains of those it can't have
      resultTypes: ["violations"],
      ...(only ? { runOnly: only } : {}),
      rules: ruled,
    });
    return violations.flatMap((/** @type {any} */ { id, nodes }) => nodes.map((/** @type {any} */ { html, any, all, none }) => {
      const [why] = [...any, ...all, ...none];
      return `${id}: ${html} (${why?.message ?? "no reason given"})`;
    }));
  }, {
    only: colours ? OF_COLOUR : null,
    // Its one rule that is new in WCAG 2.2 has to be asked for.
    ruled: colours ? {} : { "target-size": { enabled: true }, ...(forced ? Object.fromEntries(OF_COLOUR.map((rule) => [rule, { enabled: false }])) : {}) },
    selector: part,
  });
}

/**
 * @param {Tab} tab
 * @param {string} where
 * @param {string} [part]
 */
export async function axeFindsNothing(tab, where, part) {
  assert.deepEqual(await axeFinds(tab, { part }), [], where);
}
