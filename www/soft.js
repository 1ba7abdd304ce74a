// Soft shadows. A blur costs by the pixel, and what is soft shows no pixels: so it is blurred small and drawn large.

import { contextOf, newCanvas } from "./canvas.js";

/** How far a blur reaches in the small picture, in its pixels. */
const REACH = 5;
/** Where the shape itself is drawn, out of sight: only its shadow is wanted. */
const AWAY = 10_000;

/**
 * @param {CanvasRenderingContext2D} context in CSS px
 * @param {number} dpr
 * @param {import("./geometry.js").Rect} rect what the shape keeps to
 * @param {{ blur: number, x: number, y: number, colour: string }} shadow in CSS px
 * @param {(context: CanvasRenderingContext2D) => void} draw draws the shape
 */
export function castShadow(context, dpr, rect, { blur, colour, x, y }, draw) {
  const scale = Math.min(dpr, REACH / blur);
  const room = blur * 2;
  const width = Math.ceil((rect.width + 2 * room) * scale);
  const height = Math.ceil((rect.height + 2 * room) * scale);
  const canvas = newCanvas(width, height);
  const small = contextOf(canvas);
  small.shadowColor = colour;
  small.shadowBlur = blur * scale;
  small.shadowOffsetX = x * scale + AWAY;
  small.shadowOffsetY = y * scale;
  small.translate(-AWAY, 0);
  small.scale(scale, scale);
  small.translate(room - rect.x, room - rect.y);
  draw(small);
  context.drawImage(canvas, rect.x - room, rect.y - room, width / scale, height / scale);
}
