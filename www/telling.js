// A plan at a time: the scene. Pure and cheap: a search over the beats, then one beat's own movement.

import { bankSpot } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./timeline.js").Beat} Beat */
/** @typedef {import("./timeline.js").Moment} Moment */
/** @typedef {import("./timeline.js").Plan} Plan */

/** The share of a drop's time in which the hand travels; in the rest the seed falls (90 and 70 ms). */
const TRAVEL = 90 / 160;
/** The share of the glide in which seeds set out one after another. */
export const STAGGER = 0.45;
/** The share of what is left after the way in which a seed falls; in the rest it lies down. */
const FALL = 0.75;
/** The share of a drop's time after which the seed has landed. */
export const LANDED = TRAVEL + FALL * (1 - TRAVEL);

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
  if (beat.kind === "fill") return filling(beat, u);
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
  const fall = Math.min(1, u / FALL);
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
 * A refill between two rounds: what the bank has less, the hole has more.
 * @param {Beat} beat
 * @param {number} u
 * @returns {Scene}
 */
function filling(beat, u) {
  const { before, after, hole } = beat;
  const seat = before.banks[0] === after.banks[0] || before.banks[0].length === after.banks[0].length ? 1 : 0;
  const scene = rest(after);
  const had = before.holes[hole]?.length ?? 0;
  const ids = (after.holes[hole] ?? []).slice(had);
  const flying = ids.map((id, order) => {
    const begin = ids.length > 1 ? (STAGGER * order) / (ids.length - 1) : 0;
    const progress = Math.min(1, Math.max(0, (u - begin) / (1 - STAGGER)));
    return {
      id,
      from: bankSpot(seat),
      fromSlot: Math.max(0, before.banks[seat].indexOf(id)),
      to: hole,
      toSlot: had + order,
      progress: easeInOut(progress),
      height: 0.9 * Math.sin(Math.PI * progress),
      turn: 0,
    };
  });
  scene.holes = before.holes;
  scene.counts = before.counts;
  scene.flying = flying;
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

/** @param {number} u */
const easeOut = (u) => 1 - (1 - u) ** 3;
/** @param {number} u */
const easeIn = (u) => u * u;
/** @param {number} u */
const easeInOut = (u) => u * u * (3 - 2 * u);
