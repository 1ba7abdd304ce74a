/**
 * Values in words. They are the mover's: what the mover captures more than the other side from here on.
 */
import { seatValues } from "./sentences.js";
import { isBackward } from "./sowing.js";
import { signed, t } from "./text.js";

/** @typedef {import("../guli-web.js").Analysis} Analysis */
/** @typedef {import("../guli-web.js").HoleValue} HoleValue */
/** @typedef {import("./types.js").Seat} Seat */

/**
 * "+6 exact", or how far it is to be trusted.
 * @param {HoleValue} of
 */
export function valueWords({ bound, depth, exact, value }) {
  const number = signed(value);
  if (exact) return t("value.exact", { value: number });
  if (bound === "at-least") return t("value.atLeast", { value: number });
  if (bound === "at-most") return t("value.atMost", { value: number });
  return t("value.about", { value: number, depth: depth ?? 0 });
}

/**
 * What is written beside the holes, by hole number: null where nothing is known yet.
 * @param {Analysis} analysis
 * @param {number} holes
 * @param {boolean} backward of the sowings in which direction
 * @returns {import("./scene.js").Tag[]}
 */
export function valueTags({ holes: values }, holes, backward) {
  const best = values.find(({ bound }) => bound === "exact")?.value;
  return Array.from({ length: holes }, (_, hole) => {
    const known = values.find((each) => each.hole === hole && isBackward(each.sowing) === backward);
    if (!known || known.bound !== "exact") return null;
    return { text: known.exact ? signed(known.value) : `≈${signed(known.value)}`, best: known.value === best };
  });
}

/**
 * How far ahead South will be in the end, North if negative: what is banked and what is still to come.
 * @param {readonly [number, number]} banks
 * @param {Seat} mover
 * @param {number} value
 */
export function leadOf(banks, mover, value) {
  return banks[0] - banks[1] + (mover === 0 ? value : -value);
}

/**
 * @param {number} lead
 * @param {boolean} exact
 */
export function leadWords(lead, exact) {
  if (lead === 0) return t(exact ? "analysis.ahead.even" : "analysis.ahead.evenAbout");
  const leader = /** @type {Seat} */ (lead > 0 ? 0 : 1);
  return t(exact ? "analysis.ahead.exact" : "analysis.ahead.about", { seeds: Math.abs(lead), ...seatValues(leader) });
}

/**
 * The same in two words, for a chart.
 * @param {number} lead
 */
export function leadShort(lead) {
  if (lead === 0) return t("review.even");
  const leader = /** @type {Seat} */ (lead > 0 ? 0 : 1);
  return t("review.ahead", { seeds: Math.abs(lead), ...seatValues(leader) });
}
