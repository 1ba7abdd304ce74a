/**
 * A sowing as records write it: the number of its hole, or a text such as "13r" where it goes backward. Only the rules say
 * what it does.
 */

/** @typedef {import("./types.js").Sowing} Sowing */

/** @param {Sowing} sowing */
export function holeOf(sowing) {
  return typeof sowing === "number" ? sowing : Number.parseInt(sowing, 10);
}

/** @param {Sowing} sowing */
export function isBackward(sowing) {
  return typeof sowing === "string";
}
