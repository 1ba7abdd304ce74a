/**
 * All that a board needs to be painted of, and the painting of it: the same for the page and for a painter out of its way.
 */
import { paintStill } from "./board.js";
import { woodOf } from "./board-wood.js";
import { paintSeeds } from "./seeds.js";

/**
 * What is to be painted. It is plain, so that it can be sent.
 * @typedef {object} Order
 * @property {import("./geometry.js").Layout} layout
 * @property {Pick<import("./render.js").Look, "board" | "palette" | "piece">} look
 * @property {number} seeds their diameter in device pixels; 0 if there are none
 */

/**
 * @typedef {object} Painting
 * @property {import("./pictures.js").Picture} still
 * @property {import("./board-wood.js").Kept | null} wood shaded for it, which serves other pictures too
 * @property {import("./seeds.js").SeedSheet | null} seeds
 */

/** @param {Order} order @returns {Generator<void, Painting, void>} */
export function* painting({ layout, look, seeds }) {
  const sheet = seeds > 0 ? yield* paintSeeds(look.piece, seeds) : null;
  const still = yield* paintStill(layout, look);
  return { still, wood: woodOf(layout, look.board), seeds: sheet };
}
