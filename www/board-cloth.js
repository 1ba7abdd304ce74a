// The two cloths: unbleached cotton with woven stripes at both ends, madder for South and indigo for North, a folded
// hem, and a weave that is felt more than seen.

import { noise } from "./board-noise.js";

/** @typedef {import("./geometry.js").Rect} Rect */
/** @typedef {CanvasRenderingContext2D} Context */

/**
 * @param {Context} context
 * @param {Rect} cloth
 * @param {0 | 1} seat
 * @param {import("./palette.js").Palette} palette
 * @param {number} dpr
 */
export function paintCloth(context, cloth, seat, palette, dpr) {
  const { x, y, width, height } = cloth;
  const outline = edge(cloth, seat);
  context.save();
  context.fillStyle = palette.cloth;
  context.shadowColor = palette.shadow;
  context.shadowBlur = 7 * dpr;
  context.shadowOffsetX = 1.5 * dpr;
  context.shadowOffsetY = 2.5 * dpr;
  context.fill(outline);
  context.restore();

  context.save();
  context.clip(outline);
  folds(context, cloth, seat, palette);
  stripes(context, cloth, palette.border[seat]);
  weave(context, cloth, dpr);
  hem(context, cloth, palette);
  // Light falls off towards the lower right, as on everything here.
  const light = context.createLinearGradient(x, y, x + width * 0.25, y + height);
  light.addColorStop(0, "rgba(255, 250, 235, 0.22)");
  light.addColorStop(1, "rgba(60, 40, 15, 0.12)");
  context.fillStyle = light;
  context.fillRect(x, y, width, height);
  context.restore();
}

/** A cloth is never quite straight. @param {Rect} cloth @param {0 | 1} seat */
function edge({ x, y, width, height }, seat) {
  const path = new Path2D();
  const steps = 24;
  /** @param {number} t @param {number} side */
  const wobble = (t, side) => (noise(t * 5 + side * 17, seat * 9 + 2) - 0.5) * Math.min(3, height * 0.035);
  for (let i = 0; i <= steps; i++) path.lineTo(x + (width * i) / steps, y + 1 + wobble(i / steps, 0));
  for (let i = 0; i <= 6; i++) path.lineTo(x + width - 1 + wobble(i / 6, 1), y + (height * i) / 6);
  for (let i = steps; i >= 0; i--) path.lineTo(x + (width * i) / steps, y + height - 1 + wobble(i / steps, 2));
  for (let i = 6; i >= 0; i--) path.lineTo(x + 1 + wobble(i / 6, 3), y + (height * i) / 6);
  path.closePath();
  return path;
}

/** Two soft creases from lying folded. @param {Context} context @param {Rect} cloth @param {0 | 1} seat @param {import("./palette.js").Palette} palette */
function folds(context, { x, y, width, height }, seat, palette) {
  for (const share of seat === 0 ? [0.31, 0.655] : [0.345, 0.69]) {
    const at = x + width * share;
    const reach = Math.min(14, width * 0.03);
    const crease = context.createLinearGradient(at - reach, 0, at + reach, 0);
    crease.addColorStop(0, "rgba(0,0,0,0)");
    crease.addColorStop(0.44, palette.clothLight);
    crease.addColorStop(0.5, palette.clothLight);
    crease.addColorStop(0.56, palette.clothDark);
    crease.addColorStop(1, "rgba(0,0,0,0)");
    context.globalAlpha = 0.5;
    context.fillStyle = crease;
    context.fillRect(at - reach, y, reach * 2, height);
  }
  context.globalAlpha = 1;
}

/** @param {Context} context @param {Rect} cloth @param {string} colour */
function stripes(context, { x, y, width, height }, colour) {
  const unit = Math.min(20, Math.max(8, height * 0.2)) / 10;
  context.fillStyle = colour;
  for (const [from, wide] of [
    [2.4, 4.2],
    [7.6, 0.9],
    [9.3, 0.5],
  ]) {
    context.globalAlpha = 0.9;
    const w = (wide ?? 0) * unit;
    context.fillRect(x + (from ?? 0) * unit, y, w, height);
    context.fillRect(x + width - (from ?? 0) * unit - w, y, w, height);
  }
  // Small diamonds woven into the broad stripe.
  context.globalAlpha = 1;
  context.fillStyle = "rgba(250, 236, 205, 0.8)";
  const size = 1.15 * unit;
  const count = Math.max(3, Math.round(height / (size * 3.4)));
  for (let i = 0; i < count; i++) {
    const at = y + ((i + 0.5) * height) / count;
    for (const middle of [x + 4.5 * unit, x + width - 4.5 * unit]) {
      context.beginPath();
      context.moveTo(middle, at - size);
      context.lineTo(middle + size, at);
      context.lineTo(middle, at + size);
      context.lineTo(middle - size, at);
      context.fill();
    }
  }
}

/** Warp over weft, one thread about a pixel and a half. @param {Context} context @param {Rect} cloth @param {number} dpr */
function weave(context, { x, y, width, height }, dpr) {
  const thread = Math.max(1, Math.round(1.3 * dpr));
  const side = thread * 48;
  const tile = document.createElement("canvas");
  tile.width = tile.height = side;
  const pixels = /** @type {Context} */ (tile.getContext("2d"));
  const image = pixels.createImageData(side, side);
  for (let py = 0; py < side; py++) {
    for (let px = 0; px < side; px++) {
      const column = Math.floor(px / thread);
      const row = Math.floor(py / thread);
      const over = (column + row) % 2 === 0;
      const slub = over ? noise(row * 3.1, column * 0.3) : noise(column * 2.7 + 40, row * 0.3);
      const tone = (over ? 0.35 : -0.35) + (slub - 0.5) * 1.5;
      const at = (py * side + px) * 4;
      const white = tone > 0 ? 255 : 30;
      image.data[at] = white;
      image.data[at + 1] = white * 0.96;
      image.data[at + 2] = white * 0.84;
      image.data[at + 3] = Math.min(255, Math.abs(tone) * 62);
    }
  }
  pixels.putImageData(image, 0, 0);
  const pattern = context.createPattern(tile, "repeat");
  if (!pattern) return;
  context.save();
  context.translate(x, y);
  context.scale(1 / dpr, 1 / dpr);
  context.fillStyle = pattern;
  context.fillRect(0, 0, width * dpr, height * dpr);
  context.restore();
}

/** The long edges are turned over and sewn. @param {Context} context @param {Rect} cloth @param {import("./palette.js").Palette} palette */
function hem(context, { x, y, width, height }, palette) {
  const deep = Math.min(7, Math.max(3, height * 0.075));
  for (const top of [true, false]) {
    const from = top ? y : y + height - deep;
    context.globalAlpha = 0.55;
    context.fillStyle = palette.clothLight;
    context.fillRect(x, from, width, deep);
    context.globalAlpha = 0.6;
    context.fillStyle = palette.clothDark;
    context.fillRect(x, top ? from + deep : from - 1, width, 1);
    context.globalAlpha = 0.75;
    context.strokeStyle = palette.clothDark;
    context.lineWidth = 0.8;
    context.setLineDash([2.6, 2.2]);
    context.beginPath();
    context.moveTo(x, from + deep * (top ? 0.62 : 0.38));
    context.lineTo(x + width, from + deep * (top ? 0.62 : 0.38));
    context.stroke();
    context.setLineDash([]);
  }
  context.globalAlpha = 1;
}
