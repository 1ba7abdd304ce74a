// The story of one sowing, told beat by beat. A plan is made from what a step was before and from its events, nothing
// else: where a seed goes is in the event, so no rule is known here. Sampling a plan at a time gives a scene; it is
// pure, so a story can be told forward, backward, or one beat at a time.

import { arrange, marks } from "./scene.js";
import { pace } from "./pace.js";
import { beatAt } from "./telling.js";

export { beatAt, sample } from "./telling.js";

/** @typedef {import("./scene.js").Marks} Marks */
/** @typedef {import("./scene.js").Arrangement} Arrangement */

/**
 * @typedef {{ kind: "lift", hole: number, seeds: number } | { kind: "drop", hole: number, seeds: number }
 *   | { kind: "relay", hole: number } | { kind: "saada", hole: number }
 *   | { kind: "capture", hole: number, seeds: number }} SowingEvent
 */

/**
 * The part of a Step that is told.
 * @typedef {object} Story
 * @property {0 | 1} seat
 * @property {number | null} hole
 * @property {{ holes: readonly (number | null)[], banks: readonly [number, number] }} before
 * @property {readonly SowingEvent[]} events
 */

/**
 * @typedef {object} PlanOptions
 * @property {number} [speed] a factor: 1 normal, 0.4 slow, 4 fast, Infinity at once
 * @property {boolean} [reducedMotion] tell nothing, only mark what changed
 * @property {Arrangement | null} [arrangement] where the seeds lie now; dealt anew if it does not fit `before`
 */

/**
 * What stands still between two beats.
 * @typedef {object} Moment
 * @property {readonly (readonly number[])[]} holes
 * @property {readonly (number | null)[]} counts
 * @property {readonly [readonly number[], readonly number[]]} banks
 * @property {number | null} at the hole the hand is over; null: no hand
 * @property {readonly number[]} hand
 * @property {Marks} marks
 */

/**
 * @typedef {object} Beat
 * @property {"lift" | "drop" | "relay" | "saada" | "ring" | "capture" | "fill"} kind ring: a hole is marked for
 *   capture; capture: the seeds of all ringed holes glide to the bank; fill: seeds glide from a bank into the hole
 * @property {number} hole
 * @property {number} event index of the (last) event it tells, to caption it
 * @property {number} start ms
 * @property {number} end ms
 * @property {Moment} before
 * @property {Moment} after
 */

/**
 * @typedef {object} Plan
 * @property {readonly Beat[]} beats
 * @property {number} duration ms
 * @property {0 | 1} seat
 * @property {Arrangement} arrangement where the seeds lie in the end: hand it to the next plan
 * @property {Moment} first
 * @property {Moment} last
 */

/**
 * @param {Story} story
 * @param {PlanOptions} [options]
 * @returns {Plan}
 */
export function plan(story, options = {}) {
  const { before, events, seat } = story;
  const given = options.arrangement;
  const deal = given && matches(given, before) ? given : arrange(before.holes, before.banks);
  const closed = before.holes.flatMap((count, hole) => (count === null ? [hole] : []));
  /** @type {Moment} */
  const first = {
    holes: deal.holes,
    counts: before.holes,
    banks: deal.banks,
    at: null,
    hand: [],
    marks: marks({ closed, mover: seat }),
  };
  const beats = tell(first, events, seat);
  let last = beats.length > 0 ? /** @type {Beat} */ (beats[beats.length - 1]).after : first;
  const still = options.reducedMotion === true;
  if (still) {
    const changed = last.counts.flatMap((count, hole) => (count === before.holes[hole] ? [] : [hole]));
    last = { ...last, marks: { ...last.marks, changed } };
  }
  const speed = options.speed ?? 1;
  const duration = still || speed === Infinity ? 0 : pace(beats, Math.max(0.05, speed));
  return { beats, duration, seat, first, last, arrangement: { holes: last.holes, banks: last.banks } };
}

/** @param {Arrangement} deal @param {Story["before"]} before */
function matches(deal, before) {
  return (
    deal.holes.length === before.holes.length &&
    deal.holes.every((list, hole) => list.length === (before.holes[hole] ?? 0)) &&
    deal.banks.every((list, seat) => list.length === before.banks[seat])
  );
}

/**
 * One beat an event, except a run of captures: each is ringed by a beat of its own, then one beat takes them all.
 * @param {Moment} first
 * @param {readonly SowingEvent[]} events
 * @param {0 | 1} seat
 * @returns {Beat[]}
 */
function tell(first, events, seat) {
  /** @type {Beat[]} */
  const beats = [];
  let now = first;
  /** @param {Beat["kind"]} kind @param {number} hole @param {number} event @param {Moment} after */
  const add = (kind, hole, event, after) => {
    beats.push({ kind, hole, event, start: 0, end: 0, before: now, after });
    now = after;
  };
  events.forEach((event, index) => {
    const { kind, hole } = event;
    if (kind === "lift") add(kind, hole, index, lifted(now, hole));
    else if (kind === "drop") add(kind, hole, index, dropped(now, hole));
    else if (kind === "relay") add(kind, hole, index, { ...now, at: null, marks: { ...now.marks, relay: hole } });
    else if (kind === "saada") add(kind, hole, index, { ...now, at: null, marks: { ...now.marks, saada: hole } });
    else {
      const ringed = [...now.marks.ringed, hole];
      add("ring", hole, index, { ...now, at: null, marks: { ...now.marks, ringed } });
      if (events[index + 1]?.kind !== "capture") add("capture", hole, index, captured(now, seat));
    }
  });
  return beats;
}

/** @param {Moment} now @param {number} hole @returns {Moment} */
function lifted(now, hole) {
  return {
    ...now,
    holes: replaced(now.holes, hole, []),
    counts: replaced(now.counts, hole, 0),
    at: hole,
    // A hand that still holds seeds and lifts more keeps them all.
    hand: [...now.hand, ...(now.holes[hole] ?? [])],
    marks: { ...now.marks, start: now.marks.start ?? hole, end: null, relay: null },
  };
}

/** @param {Moment} now @param {number} hole @returns {Moment} */
function dropped(now, hole) {
  const id = now.hand[now.hand.length - 1];
  const list = now.holes[hole] ?? [];
  const holes = id === undefined ? now.holes : replaced(now.holes, hole, [...list, id]);
  return {
    ...now,
    holes,
    counts: replaced(now.counts, hole, holes[hole]?.length ?? 0),
    at: hole,
    hand: now.hand.slice(0, -1),
    marks: { ...now.marks, end: hole },
  };
}

/** @param {Moment} now @param {0 | 1} seat @returns {Moment} */
function captured(now, seat) {
  const { ringed } = now.marks;
  const taken = ringed.flatMap((hole) => now.holes[hole] ?? []);
  const bank = [...now.banks[seat], ...taken];
  return {
    ...now,
    holes: now.holes.map((list, hole) => (ringed.includes(hole) ? [] : list)),
    counts: now.counts.map((count, hole) => (ringed.includes(hole) ? 0 : count)),
    banks: seat === 0 ? [bank, now.banks[1]] : [now.banks[0], bank],
    at: null,
    marks: { ...now.marks, ringed: [], captured: [...now.marks.captured, ...ringed] },
  };
}

/** @template T @param {readonly T[]} list @param {number} index @param {T} value @returns {T[]} */
function replaced(list, index, value) {
  const copy = list.slice();
  copy[index] = value;
  return copy;
}

/**
 * The end of the beat told at `t`: where a single step forward stops.
 * @param {Plan} plan
 * @param {number} t
 */
export function nextBeat(plan, t) {
  if (plan.duration === 0 || t >= plan.duration) return plan.duration;
  if (t < 0) return 0;
  return plan.beats[beatAt(plan, t)]?.end ?? plan.duration;
}

/**
 * The start of the beat told at `t`, or of the one before when `t` stands at a start: a single step back.
 * @param {Plan} plan
 * @param {number} t
 */
export function previousBeat(plan, t) {
  if (plan.duration === 0 || t <= 0) return 0;
  const at = Math.min(t, plan.duration);
  const index = beatAt(plan, at);
  const beat = plan.beats[index];
  if (!beat) return 0;
  return at > beat.start ? beat.start : (plan.beats[index - 1]?.start ?? 0);
}

/**
 * The marks that stay on the board after a step, for a page that shows it without telling it.
 * @param {Story} story
 * @returns {Partial<Marks>}
 */
export function lastMove(story) {
  const { events } = story;
  const drops = events.filter(({ kind }) => kind === "drop");
  return {
    start: story.hole,
    end: drops[drops.length - 1]?.hole ?? null,
    saada: events.find(({ kind }) => kind === "saada")?.hole ?? null,
    captured: events.filter(({ kind }) => kind === "capture").map(({ hole }) => hole),
  };
}
