// The pieces, painted once into a sheet. A seed's id picks its sprite, so it keeps its shape, turn and shade.
// Each kind is a small solid (a height for every point) with a colour, lit by the same lamp as the board.

import { newCanvas } from "./canvas.js";
import { kinds } from "./seeds-kinds.js";
import { LAMP } from "./lamp.js";
import { createPictures } from "./pictures.js";
import { blankSheet, COLUMNS, LOOKS, shadowSprite, traitsOf, turnOf } from "./seeds-sheet.js";
import { sketchSeeds } from "./seeds-sketch.js";

/** @typedef {import("./seeds-sheet.js").SeedSheet} SeedSheet */

/** Those of both games, and one to spare. @type {ReturnType<typeof createPictures<SeedSheet>>} */
const sheets = createPictures(3);

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
