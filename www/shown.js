/**
 * What was on the board when the page was left, as far as a first picture needs it.
 */
import { FIRST, GAMES, KEYS } from "./config.js";
import { write } from "./storage.js";

/** @typedef {Pick<import("./types.js").State, "game" | "holes" | "banks">} Shown */

/**
 * Notes down what is on the board, for the first picture of the next visit.
 * @param {Shown} state
 */
export function noteShown({ banks, game, holes }) {
  write(KEYS.shown, JSON.stringify({ game, holes, banks }));
}

/** What was noted down, if it makes a picture. @param {string | null} text @returns {Shown | null} */
export function parseShown(text) {
  try {
    const { banks, game, holes } = JSON.parse(text ?? "null");
    const count = (/** @type {unknown} */ n) => Number.isInteger(n) && Number(n) >= 0 && Number(n) < 100;
    const known = GAMES.includes(game) && Array.isArray(holes) && Array.isArray(banks);
    if (!known || holes.length !== FIRST[/** @type {Shown["game"]} */ (game)].length || banks.length !== 2) return null;
    return holes.every((each) => each === null || count(each)) && banks.every(count) ? { game, holes, banks: [banks[0], banks[1]] } : null;
  } catch {
    return null; // the board of a new game does as well
  }
}
