// Reaches a screen in a language, and takes its pictures at every width in every theme.

import { join } from "node:path";
import { axeFinds } from "../axe.mjs";
import { drawn, reach } from "../screens/screen.mjs";
import { crowding, overflow } from "../sizes.mjs";

/** @typedef {import("playwright-core").Page} Tab */
/** @typedef {import("../screens/screen.mjs").Screen} Screen */
/** @typedef {{ name: string, screen: string, language: string, theme: string, width: number }} Picture */

/** The highest picture that anybody would look at. */
const HIGHEST = 12_000;

/** @param {number} width */
const windowOf = (width) => ({ width, height: width < 640 ? 740 : 800 });

/** How high the window has to be for all of an open dialog to be seen; 0 where there is none. @param {Tab} tab */
function heightOfDialog(tab) {
  return tab.evaluate(() => {
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    return dialog ? dialog.scrollHeight + 24 : 0;
  });
}

/** @param {Tab} tab */
async function faultsSeen(tab) {
  const { scroll, wide } = await overflow(tab);
  const { cut, overlaps } = await crowding(tab);
  return [
    ...(scroll || wide.length > 0 ? [`goes sideways: ${wide.join(" ; ")}`] : []),
    ...cut.map((text) => `cut off: ${text}`),
    ...overlaps.map((text) => `overlaps: ${text}`),
  ];
}

/**
 * What axe finds in a theme: all that it knows in the first one, and what colours can change in the others.
 * @param {Tab} tab @param {Screen} screen @param {boolean} first
 */
async function faultsFound(tab, { forcedColors }, first) {
  if (forcedColors && !first) return [];
  const found = await axeFinds(tab, { colours: !first, forced: forcedColors !== undefined });
  return found.map((fault) => `axe: ${fault}`);
}

/**
 * @param {Tab} tab
 * @param {Screen} screen
 * @param {object} how
 * @param {boolean} how.axe whether axe is asked as well, once a theme, at the first width
 * @param {string} how.url
 * @param {string} how.folder
 * @param {string} how.language
 * @param {readonly ("light" | "dark")[]} how.themes
 * @param {readonly number[]} how.widths
 * @param {(picture: Picture) => void} took
 * @returns {Promise<string[]>} what a program can see to be wrong
 */
export async function takeScreen(tab, screen, { axe, folder, language, themes, url, widths }, took) {
  const windows = screen.sizes ?? widths.map(windowOf);
  /** @type {string[]} */
  const faults = [];
  for (const [index, size] of windows.entries()) {
    await tab.setViewportSize(size);
    if (index === 0 || screen.placed || screen.own) {
      await tab.emulateMedia({ colorScheme: themes[0] });
      await reach(tab, screen, { url, language });
      if (!screen.own) await tab.mouse.move(2, 2); // off the holes
    }
    const height = await heightOfDialog(tab);
    if (height > size.height) await tab.setViewportSize({ width: size.width, height: Math.min(height, HIGHEST) });
    for (const [turn, theme] of themes.entries()) {
      await tab.emulateMedia({ colorScheme: theme });
      await drawn(tab);
      const name = `${screen.name}-${language}-${theme}-${size.width}`;
      if (turn === 0) faults.push(...(await faultsSeen(tab)).map((fault) => `${name}: ${fault}`));
      // A picture of more than the window makes it larger for a moment, and what was placed in it goes.
      await tab.screenshot({ path: join(folder, `${name}.png`), fullPage: height === 0 && !screen.placed });
      if (axe && index === 0) faults.push(...(await faultsFound(tab, screen, turn === 0)).map((fault) => `${name}: ${fault}`));
      took({ name, screen: screen.name, language, theme, width: size.width });
    }
  }
  return faults;
}
