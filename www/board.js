// The still part of the picture, painted once for a size and a palette: cloths, board and fittings. All boards of a page
// that look alike share it.

import { brass } from "./board-brass.js";
import { paintCloth } from "./board-cloth.js";
import { paintFlat } from "./board-flat.js";
import { sketchBoard, sketchCloth } from "./board-sketch.js";
import { boardStyles } from "./board-styles.js";
import { cornerRadius } from "./board-surface.js";
import { keepWood, place, shaded, SMALL } from "./board-wood.js";
import { contextOf, newCanvas } from "./canvas.js";
import { createPictures } from "./pictures.js";
import { atOnce } from "./slices.js";
import { castShadow } from "./soft.js";

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./pictures.js").Picture} Picture */

/** All of it, with the cloths. @type {ReturnType<typeof createPictures<Picture>>} */
const stills = createPictures(2);

/** @typedef {Pick<import("./render.js").Look, "board" | "palette">} Look what a still picture depends on */

/** What a still picture is made of. @param {Layout} layout @param {Look} look */
const keyOf = (layout, { board, palette }) => JSON.stringify([layout, board, palette]);

/**
 * The still picture, in device pixels.
 * @param {Layout} layout
 * @param {Look} look
 * @returns {Picture}
 */
export function stillPicture(layout, look) {
  if (layout.width * layout.height * layout.dpr ** 2 < SMALL) return atOnce(paintStill(layout, look));
  return stills.get(keyOf(layout, look), () => paintStill(layout, look));
}

/**
 * A sketch of it, until a painter has it ready.
 * @param {Layout} layout
 * @param {Look} look
 * @param {Promise<{ still: Picture, wood: import("./board-wood.js").Kept | null }>} coming
 */
export function beginStill(layout, look, coming) {
  stills.begin(keyOf(layout, look), sketchStill(layout, look), coming.then(({ still, wood }) => {
    keepWood(wood);
    return still;
  }));
}

/**
 * @param {Layout} layout
 * @param {Look} look
 */
export function* paintStill(layout, look) {
  const { board: name, palette } = look;
  const { canvas, context } = blank(layout);
  if (palette.flat || name === "plain" || name === "numbers") {
    paintFlat(context, layout, palette);
    return canvas;
  }
  const { cloths, dpr } = layout;
  for (const seat of /** @type {const} */ ([0, 1])) yield* paintCloth(context, cloths[seat].cloth, seat, palette, dpr);
  const wood = yield* shaded(layout, name);
  yield;
  lay(context, layout, look, boardStyles[name], () => place(context, wood, layout));
  return canvas;
}

/** @param {Layout} layout @param {Look} look */
function sketchStill(layout, look) {
  const { board: name, palette } = look;
  const { canvas, context } = blank(layout);
  if (name === "plain" || name === "numbers") return canvas;
  for (const seat of /** @type {const} */ ([0, 1])) sketchCloth(context, layout.cloths[seat].cloth, seat, palette);
  const style = boardStyles[name];
  lay(context, layout, look, style, (outline) => sketchBoard(context, layout, style, outline));
  return canvas;
}

/** @param {Layout} layout */
function blank({ dpr, height, width }) {
  const canvas = newCanvas(Math.round(width * dpr), Math.round(height * dpr));
  const context = contextOf(canvas);
  context.scale(dpr, dpr);
  return { canvas, context };
}

/**
 * Lays the board on the table: its shadows, its wood, daylight and fittings on it.
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {Look} look
 * @param {import("./board-styles.js").BoardStyle} style
 * @param {(outline: Path2D) => void} wood
 */
function lay(context, layout, { palette }, style, wood) {
  const { board } = layout;
  const outline = new Path2D();
  outline.roundRect(board.x, board.y, board.width, board.height, cornerRadius(layout, style));
  // The ground lies no higher than what is round it.
  if (!style.ragged) shadows(context, outline, layout, palette.shadow);
  wood(outline);
  if (!style.ragged) daylight(context, board, outline);
  if (style.fittings === "brass") brass(context, layout);
}

/**
 * The window is at the upper left: the far end of the board has less of it.
 * @param {CanvasRenderingContext2D} context
 * @param {import("./geometry.js").Rect} board
 * @param {Path2D} outline
 */
function daylight(context, { x, y, width, height }, outline) {
  const light = context.createLinearGradient(x, y, x + width, y + height);
  light.addColorStop(0, "rgba(255, 236, 200, 0.13)");
  light.addColorStop(0.45, "rgba(255, 236, 200, 0)");
  light.addColorStop(1, "rgba(20, 8, 0, 0.2)");
  context.fillStyle = light;
  context.fill(outline);
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
