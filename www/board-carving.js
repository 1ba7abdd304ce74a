// The carving as a height map: drawn in greys on a canvas (white is high), then lit as part of the surface. Petals run
// round the moulding's band, and a rosette sits wherever four bowls meet.

import { contextOf, newCanvas } from "./canvas.js";

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {CanvasRenderingContext2D} Context */

/** Motifs that are drawn between two chances to do something else. */
const FEW = 12;

/**
 * @param {Layout} layout
 * @param {import("./board-styles.js").BoardStyle} style
 * @param {number} width px
 * @param {number} height px
 * @param {number} scale
 * @returns {Generator<void, Uint8ClampedArray, void>}
 */
export function* carve(layout, style, width, height, scale) {
  const context = contextOf(newCanvas(width, height));
  context.fillStyle = "#000";
  context.fillRect(0, 0, width, height);
  context.scale(scale, scale);
  // The higher of two shapes wins, so that a flower has no first and no last petal.
  context.globalCompositeOperation = "lighten";
  if (style.carving !== "plain") {
    yield* band(context, layout, style.carving === "lotus" ? petal : bead);
    rosettes(context, layout, style.carving === "lotus" ? 8 : 6, style.fittings === "brass");
  }
  return context.getImageData(0, 0, width, height).data;
}

/**
 * Repeats a motif along the middle of the moulding, on each side a whole number of times and mirrored at the middle.
 * @param {Context} context
 * @param {Layout} layout
 * @param {(context: Context, size: number, high: number) => void} motif
 */
function* band(context, layout, motif) {
  const { board, rim } = layout;
  const high = rim * 0.36;
  if (high < 3) return;
  const middle = rim * 0.52;
  const sides = [
    { x: board.width / 2, y: middle, length: board.width - 2 * rim, turn: 0 },
    { x: board.width / 2, y: board.height - middle, length: board.width - 2 * rim, turn: Math.PI },
    { x: middle, y: board.height / 2, length: board.height - 2 * rim, turn: -Math.PI / 2 },
    { x: board.width - middle, y: board.height / 2, length: board.height - 2 * rim, turn: Math.PI / 2 },
  ];
  for (const { x, y, length, turn } of sides) {
    const count = Math.max(1, Math.round(length / (high * 1.18)));
    const size = length / count;
    for (let i = 0; i < count; i++) {
      context.save();
      context.translate(x, y);
      context.rotate(turn);
      context.translate((i + 0.5 - count / 2) * size, 0);
      motif(context, size, high);
      context.restore();
      if (i % FEW === FEW - 1) {
        context.getImageData(0, 0, 1, 1); // a browser draws what it was told when somebody looks
        yield;
      }
    }
  }
  const corner = rim * 0.52;
  for (const x of [corner, board.width - corner]) {
    for (const y of [corner, board.height - corner]) rosette(context, x, y, high * 0.56, 6);
  }
}

/** A lotus petal, its tip outward, hollowed along its edge. @param {Context} context @param {number} size @param {number} high */
function petal(context, size, high) {
  const w = size * 0.46;
  const top = -high / 2;
  const foot = high / 2;
  /** @param {number} w half its width */
  const outline = (w) => {
    const path = new Path2D();
    path.moveTo(-w, foot);
    path.bezierCurveTo(-w * 1.05, foot - high * 0.62, -w * 0.34, top + high * 0.2, 0, top);
    path.bezierCurveTo(w * 0.34, top + high * 0.2, w * 1.05, foot - high * 0.62, w, foot);
    path.closePath();
    return path;
  };
  const gradient = context.createLinearGradient(0, top, 0, foot);
  gradient.addColorStop(0, "#e8e8e8");
  gradient.addColorStop(1, "#8a8a8a");
  context.fillStyle = gradient;
  context.fill(outline(w));
  context.save();
  const inner = context.createRadialGradient(0, foot, high * 0.1, 0, foot, high * 0.72);
  inner.addColorStop(0, "#c8c8c8");
  inner.addColorStop(0.8, "#5a5a5a");
  inner.addColorStop(1, "rgba(90,90,90,0)");
  context.fillStyle = inner;
  context.scale(0.74, 1);
  context.fill(outline(w / 0.74));
  context.restore();
}

/** A round bead. @param {Context} context @param {number} size @param {number} high */
function bead(context, size, high) {
  const r = Math.min(size, high) * 0.4;
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, r);
  for (let i = 0; i <= 8; i++) {
    const k = i / 8;
    const grey = Math.round(235 * Math.sqrt(1 - k * k));
    gradient.addColorStop(k, `rgb(${grey},${grey},${grey})`);
  }
  context.fillStyle = gradient;
  context.beginPath();
  context.arc(0, 0, r, 0, Math.PI * 2);
  context.fill();
}

/** @param {Context} context @param {Layout} layout @param {number} petals @param {boolean} hinged room is left for hinges */
function rosettes(context, layout, petals, hinged) {
  const { cell, gap, edge, rim, board, columns, upright } = layout;
  const radius = Math.min(26, (cell * 0.18 + gap * 0.5) * 0.52);
  if (radius < 4.5) return;
  for (let i = 1; i < columns; i++) {
    if (hinged && (i === 1 || i === columns - 1)) continue;
    const u = edge + i * cell;
    const v = rim + cell + gap / 2;
    if (upright) rosette(context, v, board.height - u, radius, petals);
    else rosette(context, u, v, radius, petals);
  }
}

/**
 * @param {Context} context
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {number} petals
 */
function rosette(context, x, y, radius, petals) {
  context.save();
  context.translate(x, y);
  for (let i = 0; i < petals; i++) {
    context.save();
    context.rotate((i * Math.PI * 2) / petals + Math.PI / petals);
    const gradient = context.createLinearGradient(0, -radius, 0, 0);
    gradient.addColorStop(0, "#6a6a6a");
    gradient.addColorStop(0.55, "#dedede");
    gradient.addColorStop(1, "#505050");
    context.fillStyle = gradient;
    const w = radius * Math.sin(Math.PI / petals) * 0.9;
    context.beginPath();
    context.moveTo(0, -radius * 0.2);
    context.bezierCurveTo(-w * 1.3, -radius * 0.5, -w, -radius * 0.86, 0, -radius);
    context.bezierCurveTo(w, -radius * 0.86, w * 1.3, -radius * 0.5, 0, -radius * 0.2);
    context.fill();
    context.restore();
  }
  bead(context, radius * 0.66, radius * 0.66);
  context.restore();
}
