/**
 * The endgame tables of the worker. They are made when first needed, a third of a second's work, and kept.
 */
import { buildEndgame } from "../guli-web.js";
import { ENDGAME_SEEDS } from "./config.js";

/** @typedef {import("./types.js").RulesName} RulesName */

/** Positions in a slice: some milliseconds. */
const SLICE = 100_000;

/**
 * Makes the tables that a game is helped by, if they are not there yet.
 * @param {string} position or the game's name alone
 * @returns {Generator<null, void, void>}
 */
export function* prepare(position) {
  const rules = gameOf(position);
  while (!buildEndgame(ENDGAME_SEEDS, SLICE, rules).finished) yield null;
}

/** @param {string} position */
export function gameOf(position) {
  return /** @type {RulesName} */ (position.split(" ")[0]);
}
