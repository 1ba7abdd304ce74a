// The sheet that pieces are painted into: how it is laid out, what each seed on it is like, and their shadow.

import { contextOf, newCanvas } from "./canvas.js";
import { chance } from "./chance.js";

/** Seeds that look different; ids beyond share looks, far enough apart that nobody meets a twin. */
export const LOOKS = 25;
export const COLUMNS = 5;
/** The sprite is wider than its seed, so that edges stay soft and odd shapes have room. */
const ROOM = 1.36;

/**
 * @typedef {object} SeedSheet
 * @property {import("./pictures.js").Picture} canvas
 * @property {import("./pictures.js").Picture} shadow
 * @property {number} box side of one sprite in the sheet
 * @property {number} seed diameter of a seed in the sheet
 */

/** The side of a sprite. @param {number} diameter */
const boxOf = (diameter) => Math.ceil(diameter * ROOM) + 2;

/** What makes a seed itself. @param {number} id */
export const traitsOf = (id) => ({ a: chance(id, 1, 21), b: chance(id, 2, 22), c: chance(id, 3, 23), id });

/** How far it is turned. @param {number} id */
export const turnOf = (id) => chance(id, 5, 11) * Math.PI * 2;

/** @param {number} diameter */
export function blankSheet(diameter) {
  const box = boxOf(diameter);
  const canvas = newCanvas(box * COLUMNS, box * Math.ceil(LOOKS / COLUMNS));
  return { box, canvas, context: contextOf(canvas) };
}

/** @param {number} box @param {number} radius @param {string} tint */
export function shadowSprite(box, radius, tint) {
  const canvas = newCanvas(box, box);
  const context = contextOf(canvas);
  const middle = box / 2;
  const gradient = context.createRadialGradient(middle, middle, radius * 0.45, middle, middle, radius * 1.25);
  gradient.addColorStop(0, `rgba(${tint}, 0.8)`);
  gradient.addColorStop(0.55, `rgba(${tint}, 0.46)`);
  gradient.addColorStop(1, `rgba(${tint}, 0)`);
  context.fillStyle = gradient;
  context.fillRect(0, 0, box, box);
  return canvas;
}
