// What a screen is, and how it is reached: one way for the pictures and for the tests that look at every screen.

import { toFragment } from "../../../www/fragment.js";
import { drive } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Tab */
/** @typedef {{ tab: Tab, page: ReturnType<typeof drive>, url: string, language: string }} Scene */

/**
 * @typedef {object} Screen
 * @property {string} name what its pictures are called: small letters, hyphens
 * @property {string} [file] the page, if it is not the first one
 * @property {string} [query] what its address asks for besides the language
 * @property {string} [at] a position or record in notation that stands on the board
 * @property {Record<string, unknown>} [settings] what the player has chosen before
 * @property {Record<string, string>} [kept] what else the browser has kept, by its key
 * @property {(tab: Tab) => Promise<unknown>} [before] what is done before it is opened
 * @property {(scene: Scene) => Promise<unknown>} [reach] leads from the opened page to the screen
 * @property {string} [part] what of the page is new here, as a selector: for those who have looked at the rest
 * @property {"reduce" | "no-preference"} [motion]
 * @property {"active"} [forcedColors]
 * @property {{ width: number, height: number }[]} [sizes] where it is not of the size of the window
 * @property {boolean} [placed] it stands where something was when it was opened, so that it is reached anew for every size
 * @property {boolean} [wordy] there is much to be read in it, so that the tests look at it in every language
 * @property {boolean} [painted] it differs from another one in what is painted alone
 * @property {boolean} [own] it needs a tab of its own, since it changes what the tab is
 * @property {RegExp[]} [provoked] what goes wrong on purpose there, each of them at least once
 * @property {RegExp[]} [excused] what may go wrong there, or not: it depends on the time that things take
 * @property {string[]} [spoken] the languages in which it can be seen, if not in all
 * @property {boolean} [foreign] the page is somebody else's, and in a language of its own
 */

/** Without any motion and at once, so that nothing has to be waited for. */
const SETTINGS = { speed: 6 };

/** A picture beside the program: there the storage can be written with nobody there who reads it. */
export const NOBODY = "source/www/favicon.svg";

/**
 * Opens the page of a screen and leads to it.
 * @param {Tab} tab
 * @param {Screen} screen
 * @param {{ url: string, language: string }} where
 */
export async function reach(tab, screen, { language, url }) {
  const { at = "", file = "", forcedColors, kept = {}, query = "", settings = {} } = screen;
  await tab.goto(`${url}${NOBODY}`);
  await tab.emulateMedia({ reducedMotion: screen.motion ?? "reduce", forcedColors: forcedColors ?? "none" });
  await tab.evaluate((values) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, { "guli.settings": JSON.stringify({ ...SETTINGS, ...settings }), ...kept });
  await screen.before?.(tab);
  await tab.goto(`${url}${file}?language=${language}${query}${at ? toFragment(at) : ""}`);
  const page = drive(tab);
  if (file === "") {
    await tab.locator("#grid button").first().waitFor();
    await tab.waitForFunction((code) => document.documentElement.lang === code, language);
  }
  await screen.reach?.({ tab, page, url, language });
}

/** When what was changed has been drawn, and finely. @param {Tab} tab */
export async function drawn(tab) {
  await tab.waitForFunction(() => document.querySelector("canvas[data-rough]") === null);
  await tab.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  });
}

/**
 * What went wrong on a screen without being provoked, and what did not though it should have.
 * @param {Screen} screen
 * @param {string[]} said everything that went wrong
 */
export function unwanted({ excused = [], provoked = [] }, said) {
  return [
    ...said.filter((fault) => ![...excused, ...provoked].some((pattern) => pattern.test(fault))),
    ...provoked.filter((pattern) => !said.some((fault) => pattern.test(fault))).map((pattern) => `nothing went wrong like ${pattern}`),
  ];
}
