// The pieces, painted once into a sheet. A seed's id picks its sprite, so it keeps its shape, turn and shade.
// Each kind is a small solid (a height for every point) with a colour, lit by the same lamp as the board.

import { contextOf, newCanvas } from "./canvas.js";
import { chance } from "./chance.js";
import { kinds } from "./seeds-kinds.js";
import { LAMP } from "./lamp.js";
import { createPictures } from "./pictures.js";

/** Seeds that look different; ids beyond share looks, far enough apart that nobody meets a twin. */
const LOOKS = 25;
const COLUMNS = 5;
/** The sprite is wider than its seed, so that edges stay soft and odd shapes have room. */
const ROOM = 1.36;

/**
 * @typedef {object} SeedSheet
 * @property {import("./board.js").Picture} canvas
 * @property {import("./board.js").Picture} shadow
 * @property {number} box side of one sprite in the sheet
 * @property {number} seed diameter of a seed in the sheet
 */

/** Those of both games, and one to spare. @type {ReturnType<typeof createPictures<SeedSheet>>} */
const sheets = createPictures(3);

/** The side of a sprite. @param {number} diameter */
const boxOf = (diameter) => Math.ceil(diameter * ROOM) + 2;

/**
 * @param {Pick<import("./render.js").Look, "piece" | "palette">} look
 * @param {number} diameter in device pixels
 * @returns {SeedSheet}
 */
export function seedSheet({ piece, palette }, diameter) {
  if (palette.flat) return flatSheet(palette, diameter);
  return sheets.get(keyOf(piece, diameter), () => paintSeeds(piece, diameter));
}

/**
 * A sketch of them, until a painter has them ready.
 * @param {import("./looks.js").PieceName} piece
 * @param {number} diameter in device pixels
 * @param {Promise<SeedSheet>} coming
 */
export function beginSeeds(piece, diameter, coming) {
  sheets.begin(keyOf(piece, diameter), sketchSeeds(piece, diameter), coming);
}

/** @param {import("./looks.js").PieceName} piece @param {number} diameter */
const keyOf = (piece, diameter) => `${piece} ${diameter}`;

/** What makes a seed itself. @param {number} id */
const traitsOf = (id) => ({ a: chance(id, 1, 21), b: chance(id, 2, 22), c: chance(id, 3, 23), id });

/** How far it is turned. @param {number} id */
const turnOf = (id) => chance(id, 5, 11) * Math.PI * 2;

/**
 * Rounded shapes in the seeds' own colours, each where its seed will be.
 * @param {import("./looks.js").PieceName} piece
 * @param {number} diameter
 * @returns {SeedSheet}
 */
function sketchSeeds(piece, diameter) {
  const kind = kinds[piece];
  const { box, canvas, context } = blankSheet(diameter);
  const radius = diameter / 2;
  const colour = [0, 0, 0, 1];
  for (let id = 0; id < LOOKS; id++) {
    kind.colour(0.1, 0.3, 0.5, traitsOf(id), colour);
    const [r = 0, g = 0, b = 0] = colour.map(Math.round);
    const shade = context.createRadialGradient(-radius * 0.34, -radius * 0.42, radius * 0.08, 0, 0, radius);
    shade.addColorStop(0, `rgb(${r + 105}, ${g + 95}, ${b + 85})`);
    shade.addColorStop(0.3, `rgb(${r * 1.08}, ${g * 1.08}, ${b * 1.08})`);
    shade.addColorStop(1, `rgb(${r * 0.45}, ${g * 0.45}, ${b * 0.45})`);
    context.save();
    context.translate(((id % COLUMNS) + 0.5) * box, (Math.floor(id / COLUMNS) + 0.5) * box);
    context.fillStyle = shade;
    context.beginPath();
    context.ellipse(0, 0, radius, radius * 0.88, turnOf(id), 0, Math.PI * 2);
    context.fill();
    context.restore();
  }
  return { canvas, shadow: shadowSprite(box, radius, kind.shadow), box, seed: diameter };
}

/** @param {number} diameter */
function blankSheet(diameter) {
  const box = boxOf(diameter);
  const canvas = newCanvas(box * COLUMNS, box * Math.ceil(LOOKS / COLUMNS));
  return { box, canvas, context: contextOf(canvas) };
}

/** @param {import("./looks.js").PieceName} piece @param {number} diameter @returns {Generator<void, SeedSheet, void>} */
export function* paintSeeds(piece, diameter) {
  const kind = kinds[piece];
  const { box, canvas, context } = blankSheet(diameter);
  for (let id = 0; id < LOOKS; id++) {
    const image = context.createImageData(box, box);
    paint(image, kind, id, diameter / 2);
    yield;
    context.putImageData(image, (id % COLUMNS) * box, Math.floor(id / COLUMNS) * box);
  }
  return { canvas, shadow: shadowSprite(box, diameter / 2, kind.shadow), box, seed: diameter };
}

/**
 * Discs with an edge of the other colour, all alike: what is counted is seen as far as contrast can go.
 * @param {import("./palette.js").Palette} palette
 * @param {number} diameter
 * @returns {SeedSheet}
 */
function flatSheet(palette, diameter) {
  const { box, canvas, context } = blankSheet(diameter);
  const edge = Math.max(1, diameter * 0.09);
  for (let id = 0; id < LOOKS; id++) {
    const x = ((id % COLUMNS) + 0.5) * box;
    const y = (Math.floor(id / COLUMNS) + 0.5) * box;
    context.fillStyle = palette.ink;
    context.strokeStyle = palette.page;
    context.lineWidth = edge;
    context.beginPath();
    context.arc(x, y, diameter * 0.5, 0, Math.PI * 2);
    context.fill();
    context.stroke();
  }
  return { canvas, shadow: newCanvas(box, box), box, seed: diameter };
}

/**
 * @param {ImageData} image
 * @param {import("./seeds-kinds.js").Kind} kind
 * @param {number} id
 * @param {number} radius px
 */
function paint(image, kind, id, radius) {
  const { data, width } = image;
  const turn = turnOf(id);
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const traits = traitsOf(id);
  const middle = width / 2;
  const step = 0.04;
  const halfLength = Math.hypot(LAMP.x, LAMP.y, LAMP.z + 1);
  const colour = [0, 0, 0, 1];
  for (let py = 0; py < width; py++) {
    for (let px = 0; px < width; px++) {
      const sx = (px + 0.5 - middle) / radius;
      const sy = (py + 0.5 - middle) / radius;
      // The seed is turned, the lamp is not.
      const x = sx * cos + sy * sin;
      const y = -sx * sin + sy * cos;
      const edge = kind.edge(x, y, traits);
      const cover = Math.min(1, Math.max(0, -edge * radius + 0.5));
      if (cover === 0) continue;
      const h = kind.height(x, y, traits);
      const hx = (kind.height(x + step, y, traits) - h) / step;
      const hy = (kind.height(x, y + step, traits) - h) / step;
      const gx = hx * cos - hy * sin;
      const gy = hx * sin + hy * cos;
      const length = Math.sqrt(gx * gx + gy * gy + 1);
      const nx = -gx / length;
      const ny = -gy / length;
      const nz = 1 / length;
      const facing = Math.max(0, nx * LAMP.x + ny * LAMP.y + nz * LAMP.z);
      // Blinn's half vector, with the eye straight above.
      const half = Math.max(0, (nx * LAMP.x + ny * LAMP.y + nz * (LAMP.z + 1)) / halfLength);
      kind.colour(x, y, h, traits, colour);
      const shine = kind.shine * half ** kind.gloss + kind.sheen * half ** 6;
      // Light that went through the seed leaves on the far side.
      const through = kind.through * Math.max(0, -(nx * LAMP.x + ny * LAMP.y)) ** 1.5;
      const lit = kind.ambient + (1 - kind.ambient) * facing * 1.25 + through;
      const at = (py * width + px) * 4;
      for (let i = 0; i < 3; i++) data[at + i] = Math.min(255, (colour[i] ?? 0) * lit + 255 * shine);
      data[at + 3] = 255 * cover * Math.min(1, (colour[3] ?? 1) + shine);
    }
  }
}

/** @param {number} box @param {number} radius @param {string} tint */
function shadowSprite(box, radius, tint) {
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

/**
 * Draws one seed.
 * @param {CanvasRenderingContext2D} context in CSS px
 * @param {SeedSheet} sheet
 * @param {number} id
 * @param {number} x
 * @param {number} y
 * @param {number} size diameter in CSS px
 */
export function drawSeed(context, sheet, id, x, y, size) {
  const { box } = sheet;
  const side = (size * box) / sheet.seed;
  const sprite = id % LOOKS;
  context.drawImage(
    sheet.canvas,
    (sprite % COLUMNS) * box,
    Math.floor(sprite / COLUMNS) * box,
    box,
    box,
    x - side / 2,
    y - side / 2,
    side,
    side,
  );
}

/**
 * Draws the shadow of one seed, thrown to the lower right.
 * @param {CanvasRenderingContext2D} context
 * @param {SeedSheet} sheet
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {number} away how far it is thrown, CSS px
 */
export function drawShadow(context, sheet, x, y, size, away) {
  const side = (size * sheet.box) / sheet.seed;
  context.drawImage(sheet.shadow, x - side / 2 + away * 0.72, y - side / 2 + away, side, side);
}
