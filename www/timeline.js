// The story of one sowing, told beat by beat. A plan is made from what a step was before and from its events, nothing
// else: where a seed goes is in the event, so no rule is known here. Sampling a plan at a time gives a scene; it is
// pure, so a story can be told forward, backward, or one beat at a time.

import { arrange, bankSpot, marks } from "./scene.js";
import { pace } from "./pace.js";

/** @typedef {import("./scene.js").Scene} Scene */
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
 * @property {"lift" | "drop" | "relay" | "saada" | "ring" | "capture"} kind ring: a hole is marked for capture;
 *   capture: the seeds of all ringed holes glide to the bank
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

/** The share of a drop's time in which the hand travels; in the rest the seed falls (90 and 70 ms). */
const TRAVEL = 90 / 160;
/** The share of the glide in which seeds set out one after another. */
const STAGGER = 0.45;

/**
 * The scene at a time. Before the start it is the position before, after the end the position after.
 * @param {Plan} plan
 * @param {number} t ms
 * @returns {Scene}
 */
export function sample(plan, t) {
  if (plan.duration === 0 || t >= plan.duration) return rest(plan.last);
  const beat = plan.beats[beatAt(plan, t)];
  if (!beat || t < 0) return rest(plan.first);
  const u = (t - beat.start) / (beat.end - beat.start || 1);
  const now = beat.before;
  if (beat.kind === "lift") {
    const scene = rest(beat.after);
    if (scene.hand) scene.hand.height = easeOut(u);
    return scene;
  }
  if (beat.kind === "drop") return u < TRAVEL ? travelling(beat, u / TRAVEL) : falling(beat, (u - TRAVEL) / (1 - TRAVEL));
  if (beat.kind === "capture") return gliding(beat, plan.seat, u);
  return rest(u > 0 ? beat.after : now);
}

/** @param {Moment} now @returns {Scene} */
function rest(now) {
  const { at, hand } = now;
  return {
    holes: now.holes,
    counts: now.counts,
    banks: now.banks,
    bankCounts: [now.banks[0].length, now.banks[1].length],
    hand: at === null || hand.length === 0 ? null : over(at, at, 1, 1, hand),
    flying: [],
    marks: now.marks,
  };
}

/**
 * @param {number} from @param {number} to @param {number} progress @param {number} height
 * @param {readonly number[]} ids
 */
function over(from, to, progress, height, ids) {
  return { from, to, progress, height, ids, count: ids.length };
}

/** @param {Beat} beat @param {number} u @returns {Scene} */
function travelling(beat, u) {
  const { at, hand } = beat.before;
  const scene = rest(beat.before);
  const arc = 1 + 0.22 * Math.sin(Math.PI * u);
  scene.hand = over(at ?? beat.hole, beat.hole, easeInOut(u), arc, hand);
  return scene;
}

/** @param {Beat} beat @param {number} u @returns {Scene} */
function falling(beat, u) {
  const { hand, holes } = beat.before;
  const scene = rest(beat.before);
  const id = hand[hand.length - 1];
  if (id === undefined) return scene;
  scene.hand = hand.length > 1 ? over(beat.hole, beat.hole, 1, 1, hand.slice(0, -1)) : null;
  // Three quarters falling, then it lies down: the last bit of its turn comes after it has touched.
  const fall = Math.min(1, u / 0.75);
  scene.flying = [
    {
      id,
      from: beat.hole,
      fromSlot: -1,
      to: beat.hole,
      toSlot: holes[beat.hole]?.length ?? 0,
      progress: easeIn(fall),
      height: 1 - easeIn(fall),
      turn: 0.7 * (1 - easeOut(u)),
    },
  ];
  return scene;
}

/** @param {Beat} beat @param {0 | 1} seat @param {number} u @returns {Scene} */
function gliding(beat, seat, u) {
  const { holes, banks, marks: was } = beat.before;
  const scene = rest(beat.after);
  const bank = banks[seat];
  const total = was.ringed.reduce((sum, hole) => sum + (holes[hole]?.length ?? 0), 0);
  /** @type {import("./scene.js").Flight[]} */
  const flying = [];
  let landed = 0;
  for (const hole of was.ringed) {
    const list = holes[hole] ?? [];
    for (let slot = 0; slot < list.length; slot++) {
      const order = flying.length;
      const begin = total > 1 ? (STAGGER * order) / (total - 1) : 0;
      const progress = Math.min(1, Math.max(0, (u - begin) / (1 - STAGGER)));
      if (progress === 1) landed++;
      flying.push({
        id: list[slot] ?? 0,
        from: hole,
        fromSlot: slot,
        to: bankSpot(seat),
        toSlot: bank.length + order,
        progress: easeInOut(progress),
        height: 0.9 * Math.sin(Math.PI * progress),
        turn: 0.9 * (1 - progress) * (slot % 2 ? 1 : -1) * (progress > 0 ? 1 : 0),
      });
    }
  }
  const count = bank.length + landed;
  scene.banks = banks;
  scene.bankCounts = seat === 0 ? [count, banks[1].length] : [banks[0].length, count];
  scene.flying = flying;
  // The rings stay while the seeds leave; the crosses come when they have gone.
  scene.marks = was;
  return scene;
}

/**
 * Index of the beat that is told at a time.
 * @param {Plan} plan
 * @param {number} t
 */
export function beatAt(plan, t) {
  let low = 0;
  let high = plan.beats.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (/** @type {Beat} */ (plan.beats[middle]).start <= t) low = middle;
    else high = middle - 1;
  }
  return low;
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

/** @param {number} u */
const easeOut = (u) => 1 - (1 - u) ** 3;
/** @param {number} u */
const easeIn = (u) => u * u;
/** @param {number} u */
const easeInOut = (u) => u * u * (3 - 2 * u);
