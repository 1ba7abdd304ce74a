// Which pictures are wanted: the words of the command line, read.

import { LANGUAGES, TRIALS } from "../../../www/languages.js";
import { SCREENS } from "../screens/index.mjs";

/** @typedef {"light" | "dark"} Theme */
/** @typedef {{ screens: import("../screens/screen.mjs").Screen[], languages: string[], themes: Theme[], widths: number[], looks: boolean, axe: boolean, tabs: number }} Wanted */

/** Sheets of all boards with all seeds, which no screen is like. */
const SHEETS = "looks";
const THEMES = /** @type {const} */ (["light", "dark"]);
const CODES = [...Object.keys(LANGUAGES), ...Object.keys(TRIALS)];

export const HELP = `Takes pictures of every screen in every language, light and dark, wide and narrow, and looks through them for what a
program can see: a word on the console, a page that goes sideways, words that are cut off, buttons that overlap. axe
looks at each screen too, in every language and theme, by all its rules of WCAG 2.2 AA and its advice. What was found is
told at the end, a line each: the picture, what is wrong, where; and the command fails.

cargo xtask pictures                     all of them, more than two thousand
      --screen NAME                      those of a screen; a part of its name will do
      --language CODE                    ${CODES.join(", ")}
      --theme light|dark
      --width PIXELS                     1280 and 360, if none is named; any other will do
      --tabs N                           so many pages are used at a time; 2, if it is not said
      --no-axe                           axe is not asked, which takes a third of the time
      --list                             names the screens

Each but the last three can be given more than once, or several at a time with commas between. The pictures go to
target/pictures as SCREEN-LANGUAGE-THEME-WIDTH.png; index.html there shows them side by side.
`;

/**
 * @template T
 * @param {string[]} words
 * @param {readonly T[]} all
 * @param {(word: string, each: T) => boolean} fits
 * @param {string} what
 */
function among(words, all, fits, what) {
  for (const word of words) {
    if (!all.some((each) => fits(word, each))) throw new Error(`there is no ${what} ${word}`);
  }
  return words.length === 0 ? [...all] : all.filter((each) => words.some((word) => fits(word, each)));
}

/** @param {string} word @param {string} what */
function whole(word, what) {
  if (!/^[1-9]\d{0,3}$/.test(word)) throw new Error(`${what} wants a number, not ${word}`);
  return Number(word);
}

/**
 * @param {string[]} words
 * @returns {Wanted}
 */
export function readWanted(words) {
  /** @type {Record<string, string[]>} */
  const given = { screen: [], language: [], theme: [], width: [], tabs: [] };
  const rest = words.filter((word) => word !== "--no-axe");
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [, name, value = rest.shift()] = /^--([a-z]+)(?:=(.*))?$/.exec(word) ?? [null, word, ""];
    if (!Object.hasOwn(given, name)) throw new Error(`pictures knows no ${word}; --help lists what there is`);
    if (value === undefined) throw new Error(`--${name} wants a value`);
    given[name].push(...value.split(","));
  }
  const looks = given.screen.length === 0 ? given.language.length === 0 : given.screen.includes(SHEETS);
  const screens = given.screen.filter((word) => word !== SHEETS);
  return {
    axe: !words.includes("--no-axe"),
    looks,
    screens: looks && screens.length === 0 && given.screen.length > 0 ? []
      : among(screens, SCREENS, (word, { name }) => name.includes(word), "screen"),
    languages: among(given.language, CODES, (word, code) => word.toLowerCase() === code.toLowerCase(), "language"),
    themes: among(given.theme, THEMES, (word, theme) => word === theme, "theme"),
    widths: given.width.length === 0 ? [1280, 360] : given.width.map((word) => whole(word, "--width")),
    tabs: given.tabs.length === 0 ? 2 : whole(given.tabs[0], "--tabs"),
  };
}
