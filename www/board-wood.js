// The solid that a board is cut from, carved and lit: shaded once for a size, and kept.

import { carve } from "./board-carving.js";
import { boardStyles } from "./board-styles.js";
import { paintSurface } from "./board-surface.js";
import { contextOf, newCanvas } from "./canvas.js";
import { createPictures } from "./pictures.js";

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./pictures.js").Picture} Picture */

/**
 * More pixels than this, or than two a CSS px, are not shaded one by one but scaled up, so that nobody waits for wood
 * that the eye cannot tell apart.
 */
const MOST_PIXELS = 1_000_000;

/** How many are kept: the board of each game, the smaller one that the values need, and one to spare. */
const KEPT = 4;

/** Smaller ones, in pixels, are shaded as quickly as they are looked up: pictures in the settings. */
export const SMALL = 50_000;

/** Boards of one size in one page are the same wood, shaded once. @type {ReturnType<typeof createPictures<Picture>>} */
const woods = createPictures(KEPT);

/** Wood that was shaded, and by what it is known. @typedef {{ key: string, picture: Picture }} Kept */

/** What wood is shaded for. @param {Layout} layout @param {string} name */
function woodKey({ board, cell, columns, dpr, edge, gap, rim, upright }, name) {
  return [name, board.width, board.height, cell, columns, dpr, edge, gap, rim, upright].join(" ");
}

/**
 * The wood under a picture that has been painted, if it is kept.
 * @param {Layout} layout
 * @param {string} name of the board
 * @returns {Kept | null}
 */
export function woodOf(layout, name) {
  const key = woodKey(layout, name);
  const picture = woods.find(key);
  return picture ? { key, picture } : null;
}

/**
 * @param {Layout} layout
 * @param {keyof typeof boardStyles} name
 */
export function* shaded(layout, name) {
  const { board, dpr } = layout;
  const key = woodKey(layout, name);
  const known = woods.find(key);
  if (known) return known;
  const style = boardStyles[name];
  const scale = Math.min(dpr, 2, Math.sqrt(MOST_PIXELS / (board.width * board.height)));
  const canvas = newCanvas(Math.round(board.width * scale), Math.round(board.height * scale));
  const pixels = contextOf(canvas);
  const image = pixels.createImageData(canvas.width, canvas.height);
  const carving = yield* carve(layout, style, canvas.width, canvas.height, scale);
  yield;
  yield* paintSurface(layout, style, image, scale, carving);
  pixels.putImageData(image, 0, 0);
  return canvas.width * canvas.height < SMALL ? canvas : woods.keep(key, canvas);
}

/** What was shaded by a painter. @param {Kept | null} wood */
export function keepWood(wood) {
  if (wood) woods.keep(wood.key, wood.picture);
}

/**
 * Pixel on pixel where there is one for each.
 * @param {CanvasRenderingContext2D} context
 * @param {Picture} wood
 * @param {Layout} layout
 */
export function place(context, wood, { board, dpr }) {
  if (wood.width !== Math.round(board.width * dpr)) {
    context.imageSmoothingQuality = "high";
    context.drawImage(wood, board.x, board.y, board.width, board.height);
    return;
  }
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(wood, Math.round(board.x * dpr), Math.round(board.y * dpr));
  context.restore();
}
