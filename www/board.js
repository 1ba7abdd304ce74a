// The still part of the picture, painted once for a size and a palette: cloths, board and fittings.

import { carve } from "./board-carving.js";
import { brass } from "./board-brass.js";
import { paintCloth } from "./board-cloth.js";
import { paintFlat } from "./board-flat.js";
import { boardStyles } from "./board-styles.js";
import { cornerRadius, paintSurface } from "./board-surface.js";

/** @typedef {import("./geometry.js").Layout} Layout */

/**
 * More pixels than this, or than two a CSS px, are not shaded one by one but scaled up, so that nobody waits for wood
 * that the eye cannot tell apart.
 */
const MOST_PIXELS = 1_000_000;

/** @typedef {Map<string, HTMLCanvasElement>} Surfaces by what they were made of */

/** How many are kept: the board of each game, the smaller one that the values need, and one to spare. */
const KEPT = 4;

/** Smaller ones, in pixels, are shaded as quickly as they are looked up: pictures in the settings. */
const SMALL = 50_000;

/** Boards of one size in one page are the same wood, shaded once. @type {Surfaces} */
const surfaces = new Map();

/**
 * @param {CanvasRenderingContext2D} context in CSS px
 * @param {Layout} layout
 * @param {import("./render.js").Look} look
 */
export function paintStill(context, layout, look) {
  const { board: name, palette } = look;
  if (palette.flat || name === "plain" || name === "numbers") return paintFlat(context, layout, palette);
  for (const seat of /** @type {const} */ ([0, 1])) paintCloth(context, layout.cloths[seat].cloth, seat, palette, layout.dpr);
  const style = boardStyles[name];
  const { board } = layout;
  const corner = cornerRadius(layout, style);
  const outline = new Path2D();
  outline.roundRect(board.x, board.y, board.width, board.height, corner);
  context.save();
  // The ground lies no higher than what is round it.
  if (!style.ragged) {
    shadow(context, outline, layout, palette.shadow);
    context.clip(outline);
  }
  context.imageSmoothingQuality = "high";
  context.drawImage(surface(layout, name), board.x, board.y, board.width, board.height);
  if (!style.ragged) daylight(context, board);
  context.restore();
  if (style.fittings === "brass") brass(context, layout);
}

/**
 * @param {Layout} layout
 * @param {keyof typeof boardStyles} name
 */
function surface(layout, name) {
  const { board, cell, columns, dpr, edge, gap, rim, upright } = layout;
  const key = [name, board.width, board.height, cell, columns, dpr, edge, gap, rim, upright].join(" ");
  const known = surfaces.get(key);
  if (known) return known;
  const style = boardStyles[name];
  const scale = Math.min(dpr, 2, Math.sqrt(MOST_PIXELS / (board.width * board.height)));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(board.width * scale);
  canvas.height = Math.round(board.height * scale);
  const pixels = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const image = pixels.createImageData(canvas.width, canvas.height);
  const carving = carve(layout, style, canvas.width, canvas.height, scale);
  paintSurface(layout, style, image, scale, carving);
  pixels.putImageData(image, 0, 0);
  if (canvas.width * canvas.height < SMALL) return canvas;
  for (const [oldest] of surfaces) {
    if (surfaces.size < KEPT) break;
    surfaces.delete(oldest);
  }
  surfaces.set(key, canvas);
  return canvas;
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
function shadow(context, outline, layout, colour) {
  const thick = layout.cell * 0.07;
  context.save();
  context.fillStyle = "#2a1a0e";
  for (const [blur, x, y] of [
    [thick * 2.4, thick * 0.5, thick * 0.9],
    [thick * 0.7, thick * 0.12, thick * 0.28],
  ]) {
    context.shadowColor = colour;
    context.shadowBlur = (blur ?? 0) * layout.dpr;
    context.shadowOffsetX = (x ?? 0) * layout.dpr;
    context.shadowOffsetY = (y ?? 0) * layout.dpr;
    context.fill(outline);
  }
  context.restore();
}
