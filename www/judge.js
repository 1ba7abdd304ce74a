/**
 * How good a sowing was: by the seeds it gave away against the best one.
 */
import { t } from "./text.js";
import { leadOf } from "./values.js";

/** @typedef {import("../guli-web.js").Analysis} Analysis */
/** @typedef {import("./types.js").Step} Step */

/** @typedef {"best" | "good" | "slip" | "blunder" | "only"} Mark */

/**
 * @typedef {object} Verdict
 * @property {Mark} mark
 * @property {number} lost seeds given away
 * @property {import("./types.js").Sowing} better the best sowing
 * @property {boolean} exact
 * @property {number | null} depth how far the estimates looked
 * @property {number} before how far ahead South would have ended with best play
 * @property {number} after and with best play after this sowing
 */

/** From so many seeds given away on, a sowing is a slip, and a blunder. */
const SLIP = 3;
const BLUNDER = 7;

/**
 * @param {Step} step
 * @param {Analysis} analysis of the position before it
 * @returns {Verdict | null}
 */
export function judge(step, { depth, exact, holes, mover, value }) {
  const played = holes.find(({ sowing }) => sowing === step.sowing);
  const best = holes[0];
  if (!played || !best) return null;
  const lost = Math.max(0, best.value - played.value);
  const mark = holes.length === 1 ? "only" : lost === 0 ? "best" : lost < SLIP ? "good" : lost < BLUNDER ? "slip" : "blunder";
  return {
    mark,
    lost,
    better: best.sowing,
    exact,
    depth,
    before: leadOf(step.before.banks, mover, value),
    after: leadOf(step.before.banks, mover, played.value),
  };
}

/**
 * "slip, 4 given away; better 9".
 * @param {Verdict} verdict
 */
export function markWords({ better, exact, lost, mark }) {
  if (lost === 0) return t(`mark.${mark}`);
  return t("mark.lost", { mark: t(`mark.${mark}`), about: exact ? "no" : "yes", lost, better: String(better) });
}
