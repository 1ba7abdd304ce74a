/**
 * The story of a refill between two rounds, hole by hole from each player's stock, in the form that the player of
 * stories tells: the same pauses, steps and speeds as a sowing.
 */
import { arrange, marks } from "./scene.js";

/** @typedef {import("./timeline.js").Beat} Beat */
/** @typedef {import("./timeline.js").Moment} Moment */
/** @typedef {import("./timeline.js").Plan} Plan */
/** @typedef {import("./types.js").RoundStart} RoundStart */

/** How long the filling of one hole stands, at normal speed. */
const FILL_MS = 320;

/**
 * @param {RoundStart} round
 * @param {number} holeCount
 * @param {number} speed
 * @returns {Plan}
 */
export function refillPlan(round, holeCount, speed) {
  const { closed, fills, stocks } = round;
  /** @type {(number | null)[]} */
  let counts = Array.from({ length: holeCount }, (_, hole) => (closed.includes(hole) ? null : 0));
  /** @type {[number, number]} */
  let banks = [stocks[0], stocks[1]];
  let deal = arrange(counts, banks);

  /**
   * @param {number | null} filled
   * @returns {Moment}
   */
  const moment = (filled) => ({
    holes: deal.holes,
    counts,
    banks: deal.banks,
    at: null,
    hand: [],
    marks: marks({ closed, relay: filled }),
  });

  const first = moment(null);
  /** @type {Beat[]} */
  const beats = [];
  const length = FILL_MS / speed;
  let before = first;
  for (const [event, { seat, hole, seeds }] of fills.entries()) {
    counts = counts.map((count, each) => (each === hole ? seeds : count));
    banks = seat === 0 ? [banks[0] - seeds, banks[1]] : [banks[0], banks[1] - seeds];
    deal = arrange(counts, banks, deal);
    const after = moment(hole);
    beats.push({ kind: "fill", hole, event, start: event * length, end: (event + 1) * length, before, after });
    before = after;
  }
  const duration = Number.isFinite(speed) ? fills.length * length : 0;
  return { beats, duration, seat: 0, arrangement: deal, first, last: moment(null) };
}
