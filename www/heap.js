// Where a seed lies in its heap, and on a cloth. Pure: a place follows from the hole, the place in the list and
// nothing else, so a seed lies still from frame to frame however many fall on it.

import { chance } from "./chance.js";

/**
 * @typedef {object} Place
 * @property {number} x from the middle of the hole, in radii of the hole
 * @property {number} y
 * @property {number} layer 0 on the floor of the bowl
 */

/** How many seeds lie in each layer, and how far out they reach. The outline stops growing with the first. */
const LAYERS = [
  { seeds: 19, reach: 0.71 },
  { seeds: 15, reach: 0.66 },
  { seeds: 12, reach: 0.59 },
  { seeds: 9, reach: 0.5 },
  { seeds: 7, reach: 0.41 },
  { seeds: 5, reach: 0.3 },
  { seeds: 5, reach: 0.2 },
];
/** Each layer is seen a little higher on the screen: the heap grows towards the eye. */
const RISE = 0.056;
const GOLDEN = Math.PI * (3 - Math.sqrt(5));
const JITTER = 0.04;

/** @type {Map<number, Place>} */
const known = new Map();

/**
 * @param {number} hole
 * @param {number} index in the order they fell
 * @returns {Place}
 */
export function heapPlace(hole, index) {
  const key = hole * 256 + Math.min(index, 255);
  let place = known.get(key);
  if (!place) known.set(key, (place = reckon(hole, index)));
  return place;
}

/** @param {number} hole @param {number} index @returns {Place} */
function reckon(hole, index) {
  let layer = 0;
  let rest = index;
  let { seeds, reach } = LAYERS[0] ?? { seeds: 1, reach: 0 };
  while (rest >= seeds && layer < LAYERS.length - 1) {
    rest -= seeds;
    layer++;
    ({ seeds, reach } = LAYERS[layer] ?? { seeds, reach });
  }
  // A phyllotaxis from the middle outward; each hole and layer starts at its own angle.
  const angle = rest * GOLDEN + hole * 2.17 + layer * 1.31;
  const out = reach * Math.sqrt((Math.min(rest, seeds - 1) + 0.75) / seeds);
  const x = out * Math.cos(angle) + JITTER * (2 * chance(hole, index, 1) - 1);
  const y = out * Math.sin(angle) + JITTER * (2 * chance(hole, index, 2) - 1);
  return { x, y: y + 0.04 - layer * RISE, layer };
}

/** Seeds on a cloth lie in fives, like the spots of a die, because that is how one counts them. */
const FIVE = [
  [-1, -1],
  [1, -1],
  [0, 0],
  [-1, 1],
  [1, 1],
];
/** Room for every seed of the larger game. */
const FIVES = 15;

/**
 * Place of the nth captured seed on its cloth.
 * @param {import("./geometry.js").Rect} room
 * @param {number} index
 * @param {number} seed diameter
 * @param {0 | 1} seat
 * @param {{ left: boolean, top: boolean }} [from] the corner that it fills from: the upper cloth usually from the left,
 *   the lower one from the right, each from its player's left hand
 * @returns {{ x: number, y: number }}
 */
export function clothPlace(room, index, seed, seat, from = { left: seat === 1, top: seat === 1 }) {
  const { rows, columns } = fives(room);
  const group = Math.floor(index / 5) % (rows * columns);
  const [fx = 0, fy = 0] = FIVE[index % 5] ?? [];
  const column = Math.floor(group / rows);
  const row = group % rows;
  const wide = room.width / columns;
  const high = room.height / rows;
  // A five keeps to its own room as far as there is room for it.
  const dx = Math.min(seed * 0.74, Math.max(seed * 0.3, (wide - seed) * 0.42));
  const dy = Math.min(seed * 0.66, Math.max(seed * 0.3, (high - seed) * 0.42));
  const jitter = seed * 0.09;
  const along = (column + 0.5) * wide + fx * dx + jitter * (2 * chance(seat, index, 3) - 1);
  const across = (row + 0.5) * high + fy * dy + jitter * (2 * chance(seat, index, 4) - 1);
  return {
    x: from.left ? room.x + along : room.x + room.width - along,
    y: from.top ? room.y + across : room.y + room.height - across,
  };
}

/** The grid of fives that gives each the most nearly square room. @param {import("./geometry.js").Rect} room */
function fives(room) {
  let best = { rows: 1, columns: FIVES, side: 0 };
  for (let rows = 1; rows <= 5; rows++) {
    const columns = Math.ceil(FIVES / rows);
    const side = Math.min(room.width / columns, room.height / rows);
    if (side > best.side) best = { rows, columns, side };
  }
  return best;
}
