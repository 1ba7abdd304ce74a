// What the drawing side speaks in: a scene is everything the painter needs for one frame, without a pixel in it.
// Places are hole numbers and banks, so that a scene outlives a resize, and seeds are ids, so that each keeps its looks.

import { chance } from "./chance.js";

/** @typedef {0 | 1} Seat 0 South (bottom row), 1 North (top row). */

/**
 * Where a seed can be: a hole number, or a bank as `bankSpot(seat)` (-1 South's, -2 North's).
 * @typedef {number} Spot
 */

/**
 * Seeds by place. Lists are never changed in place: a changed hole has a new list, which is how the painter sees it.
 * @typedef {object} Arrangement
 * @property {readonly (readonly number[])[]} holes seed ids by hole number, in the order they fell
 * @property {readonly [readonly number[], readonly number[]]} banks seed ids by seat
 */

/**
 * The hand on its way between two holes, drawn above everything.
 * @typedef {object} Hand
 * @property {Spot} from
 * @property {Spot} to
 * @property {number} progress 0 at `from`, 1 at `to`, already eased
 * @property {number} height 0 lying in the hole, 1 at carrying height; the arc is in it
 * @property {readonly number[]} ids
 * @property {number} count what is written beside the hand
 */

/**
 * One seed in the air: out of the hand into a hole, or from a hole to a bank.
 * @typedef {object} Flight
 * @property {number} id
 * @property {Spot} from
 * @property {number} fromSlot its place in the heap or on the cloth; -1 is out of the hand
 * @property {Spot} to
 * @property {number} toSlot
 * @property {number} progress 0 to 1, already eased
 * @property {number} height 0 lying, 1 at carrying height
 * @property {number} turn how far it has still to turn, in radians
 */

/**
 * Everything that is pointed out on the board. Each has its own shape, none is told by colour alone.
 * @typedef {object} Marks
 * @property {readonly number[]} playable thin warm rims
 * @property {number | null} focus strong double rim: the hole under the pointer or the keyboard
 * @property {readonly number[] | null} path the holes lifted, in order, and the last one: a dotted way along the ring
 * @property {number | null} pathEnd where that way ends
 * @property {number | null} start dot: where the last move began
 * @property {number | null} end ring: where it ended
 * @property {readonly number[]} captured small crosses, or while seeds are still there rings
 * @property {readonly number[]} ringed holes about to be captured
 * @property {number | null} relay ring: the hole that is lifted next
 * @property {number | null} saada dashed ring: the empty hole that ended the sowing
 * @property {number | null} hint a hand beside the hole
 * @property {readonly number[]} closed a twig across the hole
 * @property {readonly number[]} changed counts underlined, when nothing moves
 * @property {Seat | null} mover whose turn mark is full; null: nobody's
 */

/**
 * @typedef {object} Scene
 * @property {readonly (readonly number[])[]} holes
 * @property {readonly (number | null)[]} counts written beside the holes; null writes nothing
 * @property {readonly [readonly number[], readonly number[]]} banks
 * @property {readonly [number, number]} bankCounts written beside the cloths; they count up while seeds glide
 * @property {Hand | null} hand
 * @property {readonly Flight[]} flying
 * @property {Marks} marks
 * @property {readonly Tag[]} [tags] by hole number
 */

/** What sowing a hole is worth, written beside its count. @typedef {{ text: string, best: boolean } | null} Tag */

/** @typedef {readonly (number | null)[]} HoleCounts by hole number; null is a closed hole */

/** @param {Seat} seat @returns {Spot} */
export function bankSpot(seat) {
  return -1 - seat;
}

/**
 * Marks with nothing marked but what is given.
 * @param {Partial<Marks>} [some]
 * @returns {Marks}
 */
export function marks(some) {
  return {
    playable: [],
    focus: null,
    path: null,
    pathEnd: null,
    start: null,
    end: null,
    captured: [],
    ringed: [],
    relay: null,
    saada: null,
    hint: null,
    closed: [],
    changed: [],
    mover: null,
    ...some,
  };
}

/**
 * Deals seed ids to a position. The same position always gets the same seeds; with a previous arrangement as many
 * seeds as possible stay where they lie, so that undo moves few of them.
 * @param {HoleCounts} holes
 * @param {readonly [number, number]} banks
 * @param {Arrangement | null} [previous]
 * @returns {Arrangement}
 */
export function arrange(holes, banks, previous) {
  const wanted = [...holes.map((count) => count ?? 0), banks[0], banks[1]];
  const total = wanted.reduce((sum, count) => sum + count, 0);
  const old = previous ? [...previous.holes, previous.banks[0], previous.banks[1]] : [];
  const fits = old.length === wanted.length && old.reduce((sum, list) => sum + list.length, 0) === total;
  const kept = wanted.map((count, place) => {
    const list = fits ? (old[place] ?? []) : [];
    return list.length <= count ? list : list.slice(0, count);
  });
  const used = new Set(kept.flat());
  const free = [];
  for (let id = 0; free.length + used.size < total; id++) if (!used.has(id)) free.push(id);
  // Mixed, because shades would otherwise run through the holes like a rainbow.
  const dealt = mixed(free);
  let next = 0;
  const lists = kept.map((list, place) => {
    const missing = (wanted[place] ?? 0) - list.length;
    if (missing === 0) return list;
    next += missing;
    return [...list, ...dealt.slice(next - missing, next)];
  });
  const [south = [], north = []] = lists.slice(holes.length);
  return { holes: lists.slice(0, holes.length), banks: [south, north] };
}

/** @param {number[]} ids in an order that looks like none, the same every time */
function mixed(ids) {
  return ids.sort((a, b) => chance(a, 3, 41) - chance(b, 3, 41));
}

/**
 * A scene at rest: a position with nothing in the air.
 * @param {Arrangement} arrangement
 * @param {HoleCounts} holes for the closed ones, which write no count
 * @param {Partial<Marks>} [some]
 * @returns {Scene}
 */
export function still(arrangement, holes, some) {
  const closed = holes.flatMap((count, hole) => (count === null ? [hole] : []));
  return {
    holes: arrangement.holes,
    counts: holes,
    banks: arrangement.banks,
    bankCounts: [arrangement.banks[0].length, arrangement.banks[1].length],
    hand: null,
    flying: [],
    marks: marks({ closed, ...some }),
  };
}

/**
 * The same scene with more marks: what the page knows (playable, focus, hint, mover) over what the story knows.
 * @param {Scene} scene
 * @param {Partial<Marks>} more
 * @returns {Scene}
 */
export function withMarks(scene, more) {
  return { ...scene, marks: { ...scene.marks, ...more } };
}
