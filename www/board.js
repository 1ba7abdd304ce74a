// The still part of the picture, painted once for a size and a palette: cloths, board and fittings. All boards of a page
// that look alike share it.

import { carve } from "./board-carving.js";
import { brass } from "./board-brass.js";
import { paintCloth } from "./board-cloth.js";
import { paintFlat } from "./board-flat.js";
import { boardStyles } from "./board-styles.js";
import { cornerRadius, paintSurface } from "./board-surface.js";
import { createPictures } from "./pictures.js";
import { atOnce } from "./slices.js";
import { castShadow } from "./soft.js";

/** @typedef {import("./geometry.js").Layout} Layout */

/**
 * More pixels than this, or than two a CSS px, are not shaded one by one but scaled up, so that nobody waits for wood
 * that the eye cannot tell apart.
 */
const MOST_PIXELS = 1_000_000;

/** How many are kept: the board of each game, the smaller one that the values need, and one to spare. */
const KEPT = 4;

/** Smaller ones, in pixels, are shaded as quickly as they are looked up: pictures in the settings. */
const SMALL = 50_000;

/** Boards of one size in one page are the same wood, shaded once. @type {ReturnType<typeof createPictures<HTMLCanvasElement>>} */
const surfaces = createPictures(KEPT);

/** All of it, with the cloths. @type {ReturnType<typeof createPictures<HTMLCanvasElement>>} */
const stills = createPictures(2);

/** How much of a picture is painted for a first look: a twenty-fifth of the pixels, and of the time. */
const ROUGH = 1 / 5;

/** What a still picture is made of. @param {Layout} layout @param {import("./render.js").Look} look */
const keyOf = (layout, { board, palette }) => JSON.stringify([layout, board, palette]);

/**
 * The still picture, in device pixels; fewer while it is rough.
 * @param {Layout} layout
 * @param {import("./render.js").Look} look
 */
export function stillPicture(layout, look) {
  const paint = (/** @type {number} */ share) => painted(layout, look, share);
  if (layout.width * layout.height * layout.dpr ** 2 < SMALL) return atOnce(paint(1));
  return stills.get(keyOf(layout, look), paint);
}

/**
 * Begins it, when something is to be seen at once: rough now, fine later.
 * @param {Layout} layout
 * @param {import("./render.js").Look} look
 */
export function beginStill(layout, look) {
  stills.begin(keyOf(layout, look), (share) => painted(layout, look, share), ROUGH);
}

/**
 * @param {Layout} whole
 * @param {import("./render.js").Look} look
 * @param {number} share
 */
function* painted(whole, { board: name, palette }, share) {
  const layout = { ...whole, dpr: whole.dpr * share };
  const { board, cloths, dpr } = layout;
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(layout.width * dpr);
  canvas.height = Math.round(layout.height * dpr);
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.scale(dpr, dpr);
  if (palette.flat || name === "plain" || name === "numbers") {
    paintFlat(context, layout, palette);
    return canvas;
  }
  for (const seat of /** @type {const} */ ([0, 1])) yield* paintCloth(context, cloths[seat].cloth, seat, palette, dpr);
  const style = boardStyles[name];
  const wood = yield* surface(layout, name, share === 1);
  const outline = new Path2D();
  outline.roundRect(board.x, board.y, board.width, board.height, cornerRadius(layout, style));
  context.save();
  // The ground lies no higher than what is round it.
  if (!style.ragged) {
    shadows(context, outline, layout, palette.shadow);
    context.clip(outline);
  }
  yield;
  place(context, wood, layout);
  if (!style.ragged) daylight(context, board);
  context.restore();
  if (style.fittings === "brass") brass(context, layout);
  return canvas;
}

/**
 * Pixel on pixel where there is one for each.
 * @param {CanvasRenderingContext2D} context
 * @param {HTMLCanvasElement} wood
 * @param {Layout} layout
 */
function place(context, wood, { board, dpr }) {
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

/**
 * @param {Layout} layout
 * @param {keyof typeof boardStyles} name
 * @param {boolean} carved
 */
function* surface(layout, name, carved) {
  const { board, cell, columns, dpr, edge, gap, rim, upright } = layout;
  const key = [name, board.width, board.height, cell, columns, dpr, edge, gap, rim, upright].join(" ");
  const known = surfaces.find(key);
  if (known) return known;
  const style = boardStyles[name];
  const scale = Math.min(dpr, 2, Math.sqrt(MOST_PIXELS / (board.width * board.height)));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(board.width * scale);
  canvas.height = Math.round(board.height * scale);
  const pixels = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const image = pixels.createImageData(canvas.width, canvas.height);
  const carving = carved ? yield* carve(layout, style, canvas.width, canvas.height, scale) : new Uint8ClampedArray(image.data.length);
  yield;
  yield* paintSurface(layout, style, image, scale, carving);
  pixels.putImageData(image, 0, 0);
  return canvas.width * canvas.height < SMALL ? canvas : surfaces.keep(key, canvas);
}

/**
 * The window is at the upper left: the far end of the board has less of it.
 * @param {CanvasRenderingContext2D} context
 * @param {import("./geometry.js").Rect} board
 */
function daylight(context, { x, y, width, height }) {
  const light = context.createLinearGradient(x, y, x + width, y + height);
  light.addColorStop(0, "rgba(255, 236, 200, 0.13)");
  light.addColorStop(0.45, "rgba(255, 236, 200, 0)");
  light.addColorStop(1, "rgba(20, 8, 0, 0.2)");
  context.fillStyle = light;
  context.fillRect(x, y, width, height);
}

/**
 * Two shadows: a wide soft one for the height of the board, a narrow dark one where it touches the table.
 * @param {CanvasRenderingContext2D} context
 * @param {Path2D} outline
 * @param {Layout} layout
 * @param {string} colour
 */
function shadows(context, outline, { board, cell, dpr }, colour) {
  const thick = cell * 0.07;
  const draw = (/** @type {CanvasRenderingContext2D} */ to) => to.fill(outline);
  castShadow(context, dpr, board, { blur: thick * 2.4, x: thick * 0.5, y: thick * 0.9, colour }, draw);
  castShadow(context, dpr, board, { blur: thick * 0.7, x: thick * 0.12, y: thick * 0.28, colour }, draw);
  context.fillStyle = "#2a1a0e";
  context.fill(outline);
}
