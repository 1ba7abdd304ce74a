// The two cloths: unbleached cotton with woven stripes at both ends, madder for South and indigo for North, a folded
// hem along the sides, a fringe at the ends, creases from lying folded, and a weave that is felt more than seen.

import { noise } from "./board-noise.js";
import { contextOf, newCanvas } from "./canvas.js";
import { LAMP } from "./lamp.js";
import { castShadow } from "./soft.js";

/** @typedef {import("./geometry.js").Rect} Rect */
/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {[number, number, number]} Colour */

/** Rows that are woven between two chances to do something else. */
const ROWS = 4;

/**
 * @param {Context} context
 * @param {Rect} cloth
 * @param {0 | 1} seat
 * @param {import("./palette.js").Palette} palette
 * @param {number} dpr
 */
export function* paintCloth(context, cloth, seat, palette, dpr) {
  const fringe = Math.min(7, Math.max(3.5, cloth.height * 0.07));
  const body = { x: cloth.x + fringe, y: cloth.y, width: cloth.width - 2 * fringe, height: cloth.height };
  const outline = edge(body, seat);
  const shape = (/** @type {Context} */ to) => {
    threads(to, body, fringe, seat, palette);
    to.fillStyle = palette.cloth;
    to.fill(outline);
  };
  castShadow(context, dpr, cloth, { blur: 6, x: 1.5, y: 2.5, colour: palette.shadow }, shape);
  shape(context);

  const canvas = newCanvas(Math.ceil(body.width * dpr), Math.ceil(body.height * dpr));
  const pixels = contextOf(canvas);
  const image = pixels.createImageData(canvas.width, canvas.height);
  yield* weave(image, body, seat, palette, dpr);
  pixels.putImageData(image, 0, 0);
  // Cut out rather than clipped: what a worker clips has jagged edges.
  pixels.globalCompositeOperation = "destination-in";
  pixels.scale(dpr, dpr);
  pixels.translate(-body.x, -body.y);
  pixels.fill(outline);
  context.drawImage(canvas, body.x, body.y, canvas.width / dpr, canvas.height / dpr);
  stitches(context, body, palette);
}

/** A cloth is never quite straight. @param {Rect} cloth @param {0 | 1} seat */
function edge({ x, y, width, height }, seat) {
  const path = new Path2D();
  const steps = 40;
  const loose = Math.min(2.2, height * 0.03);
  /** @param {number} t @param {number} side */
  const wobble = (t, side) => (noise(t * 6 + side * 17, seat * 9 + 2) - 0.5) * loose;
  for (let i = 0; i <= steps; i++) path.lineTo(x + (width * i) / steps, y + 1 + wobble(i / steps, 0));
  for (let i = steps; i >= 0; i--) path.lineTo(x + (width * i) / steps, y + height - 1 + wobble(i / steps, 2));
  path.closePath();
  return path;
}

/** @param {Context} context @param {Rect} body @param {number} long @param {0 | 1} seat @param {import("./palette.js").Palette} palette */
function threads(context, { x, y, width, height }, long, seat, palette) {
  const apart = 2.1;
  const count = Math.floor((height - 3) / apart);
  context.strokeStyle = palette.cloth;
  context.lineWidth = 1.15;
  context.lineCap = "round";
  context.beginPath();
  for (let i = 0; i < count; i++) {
    const at = y + 2 + (i + 0.5) * apart;
    for (const way of [-1, 1]) {
      const from = way < 0 ? x + 1 : x + width - 1;
      const reach = long * (0.62 + 0.38 * noise(i * 1.7, seat * 5 + way));
      context.moveTo(from, at);
      context.quadraticCurveTo(from + way * reach * 0.6, at, from + way * reach, at + (noise(i * 2.3 + way * 9, seat) - 0.5) * 3);
    }
  }
  context.stroke();
}

/**
 * @param {ImageData} image
 * @param {Rect} body
 * @param {0 | 1} seat
 * @param {import("./palette.js").Palette} palette
 * @param {number} dpr
 */
function* weave(image, body, seat, palette, dpr) {
  const { data, width, height } = image;
  const plain = parse(palette.cloth);
  const bright = parse(palette.clothLight);
  const dye = parse(palette.border[seat]);
  const unit = Math.min(22, Math.max(9, body.height * 0.24)) / 10;
  // A thread is a little over a CSS pixel, and a whole number of device pixels, so that the weave does not beat.
  const thread = Math.max(1, Math.round(1.1 * dpr));
  const hem = Math.min(7, Math.max(3, body.height * 0.08));
  const creases = seat === 0 ? [0.318, 0.655] : [0.345, 0.682];
  for (let py = 0; py < height; py++) {
    if (py % ROWS === 0) yield;
    const y = py / dpr;
    const row = Math.floor(py / thread);
    const fromHem = Math.min(y, body.height - y) - hem;
    let slowX = 0;
    let slowY = 0;
    for (let px = 0; px < width; px++) {
      const x = px / dpr;
      const column = Math.floor(px / thread);
      const fromEnd = Math.min(x, body.width - x) / unit;
      if (px % 6 === 0) {
        // Slow undulation, as slopes: a cloth that lies on a table, not a sheet of paper.
        slowX = (noise(x / 34 + 0.5 + seat * 40, y / 60) - noise(x / 34 - 0.5 + seat * 40, y / 60)) * 0.1;
        slowY = (noise(x / 90 + seat * 20, y / 22 + 0.5) - noise(x / 90 + seat * 20, y / 22 - 0.5)) * 0.08;
      }
      let gx = slowX;
      let gy = slowY;
      for (const share of creases) {
        const d = (x - body.width * share) / 5;
        if (d > -3 && d < 3) gx += -0.42 * d * Math.exp(-d * d);
      }
      if (fromHem >= 0 && fromHem < 1.6) gy += (y < body.height / 2 ? 1 : -1) * 0.28 * (1 - fromHem / 1.6);
      const over = (column + row) % 2 === 0;
      const slub = over ? noise(row * 1.9, column * 0.09) : noise(column * 1.9 + 40, row * 0.09);
      const light = 1 - (gx * LAMP.x + gy * LAMP.y) * 1.05 + (over ? 0.022 : -0.022) + (slub - 0.5) * 0.075;
      const woven = stripe(fromEnd, y, body.height, unit);
      const lift = (fromHem < 0 ? 0.35 : 0) + 0.1 * (slub - 0.3);
      const at = (py * width + px) * 4;
      for (let i = 0; i < 3; i++) {
        const cotton = (plain[i] ?? 0) + ((bright[i] ?? 0) - (plain[i] ?? 0)) * lift;
        // Dyed threads cross undyed ones: no stripe is quite solid.
        const dyed = cotton + ((dye[i] ?? 0) - cotton) * (over ? 0.94 : 0.82);
        data[at + i] = (cotton + (dyed - cotton) * woven) * light;
      }
      data[at + 3] = 255;
    }
  }
}

/**
 * How much of the dye there is: a broad stripe with a row of diamonds left undyed, and three narrow ones.
 * @param {number} d distance from the end, in tenths of the border
 * @param {number} y
 * @param {number} high
 * @param {number} unit
 */
function stripe(d, y, high, unit) {
  if (d > 1.1 && d < 6.1) {
    const step = high / Math.max(3, Math.round(high / (unit * 3.3)));
    const along = Math.abs((((y / step) % 1) + 1) % 1 - 0.5) * (step / unit);
    return Math.abs(d - 3.6) + along < 1.25 ? 0 : 1;
  }
  if ((d > 7 && d < 7.7) || (d > 8.5 && d < 9) || (d > 9.8 && d < 10.1)) return 0.9;
  return 0;
}

/** The long edges are turned over and sewn. @param {Context} context @param {Rect} body @param {import("./palette.js").Palette} palette */
function stitches(context, { x, y, width, height }, palette) {
  const deep = Math.min(7, Math.max(3, height * 0.08));
  context.strokeStyle = palette.clothDark;
  context.lineWidth = 0.9;
  context.setLineDash([2.8, 2.2]);
  context.beginPath();
  for (const at of [y + deep * 0.66, y + height - deep * 0.66]) {
    context.moveTo(x, at);
    context.lineTo(x + width, at);
  }
  context.stroke();
  context.setLineDash([]);
}

/** @param {string} hex @returns {Colour} */
function parse(hex) {
  const value = parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
