/**
 * What is heard of a story, as a list of notes with their times: one for every seed that falls, and what goes with it.
 * Pure, like the plan that it is read from.
 */
import { LANDED, STAGGER } from "./telling.js";

/** @typedef {import("./timeline.js").Plan} Plan */

/**
 * @typedef {object} Note
 * @property {number} at ms within the plan
 * @property {"lift" | "drop" | "saada" | "cloth"} kind cloth: a captured seed arrives
 * @property {number} hole
 * @property {number} strength 0 to 1
 */

/** Seeds that arrive together on a cloth are a rustle: more than so many sounds add nothing to it. */
const RUSTLE = 10;

/**
 * @param {Plan} plan
 * @returns {Note[]} in order of time
 */
export function scoreOf(plan) {
  return plan.beats.flatMap(({ after, before, end, hole, kind, start }) => {
    const length = end - start;
    /** @param {Note["kind"]} what @param {number} share of the beat @param {number} strength @returns {Note} */
    const note = (what, share, strength) => ({ at: start + share * length, kind: what, hole, strength });
    if (kind === "drop") return [note("drop", LANDED, 1)];
    if (kind === "lift") return [note("lift", 0, Math.min(1, 0.3 + (before.holes[hole]?.length ?? 0) / 20))];
    if (kind === "saada") return [note("saada", 0, 1)];
    if (kind === "capture") {
      const seeds = count(after.banks) - count(before.banks);
      return spread(Math.min(seeds, RUSTLE)).map((share) => note("cloth", share, 0.8));
    }
    if (kind === "fill") {
      const seeds = (after.holes[hole]?.length ?? 0) - (before.holes[hole]?.length ?? 0);
      return spread(seeds).map((share) => note("drop", share, 0.8));
    }
    return [];
  });
}

/** When seeds that set out one after another arrive, as shares of the glide. @param {number} seeds */
function spread(seeds) {
  return Array.from({ length: seeds }, (_, order) => 1 - STAGGER * (1 - (order + 1) / seeds));
}

/** @param {Plan["first"]["banks"]} banks */
const count = (banks) => banks[0].length + banks[1].length;
