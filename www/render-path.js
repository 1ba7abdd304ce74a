// The dotted way of a sowing that is being considered, and a target where it ends.

import { ringOrder } from "./geometry.js";

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {CanvasRenderingContext2D} Context */

/**
 * @param {Context} context
 * @param {Layout} layout
 * @param {readonly number[]} path the holes lifted, in order, and the last hole
 * @param {number | null} end
 * @param {import("./palette.js").Palette} palette
 */
export function paintPath(context, layout, path, end, palette) {
  const ring = ringOrder(layout.columns);
  const size = ring.length;
  const places = path.map((hole) => ring.indexOf(hole));
  const first = places[0];
  if (first === undefined) return;
  // A relay goes round and round: the way is drawn once, as far as its first round.
  let total = 0;
  for (let i = 1; i < places.length && total < size; i++) {
    total += ((((places[i] ?? 0) - (places[i - 1] ?? 0)) % size) + size) % size;
  }
  const steps = Math.min(total, size);
  const gap = layout.cell / Math.max(4, Math.round(layout.cell / 17));
  const r = Math.max(1.7, layout.cell * 0.021);
  /** @type {{ x: number, y: number }[]} */
  const dots = [];
  for (let i = 0; i < steps; i++) {
    const from = layout.holes[ring[(first + i) % size] ?? 0];
    const to = layout.holes[ring[(first + i + 1) % size] ?? 0];
    if (!from || !to) continue;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const count = Math.round(length / gap);
    for (let j = 0; j < count; j++) {
      dots.push({ x: from.x + ((to.x - from.x) * j) / count, y: from.y + ((to.y - from.y) * j) / count });
    }
  }
  const last = end === null ? undefined : layout.holes[end];
  const reach = layout.cell * 0.15;
  for (const [grow, colour] of /** @type {const} */ ([
    [1.3, palette.markDark],
    [0, palette.mark],
  ])) {
    context.fillStyle = colour;
    context.beginPath();
    for (const { x, y } of dots) {
      if (last && Math.hypot(x - last.x, y - last.y) < reach + gap * 0.5) continue;
      context.moveTo(x + r + grow, y);
      context.arc(x, y, r + grow, 0, Math.PI * 2);
    }
    context.fill();
  }
  if (last) target(context, last.x, last.y, reach, palette);
}

/** @param {Context} context @param {number} x @param {number} y @param {number} r @param {import("./palette.js").Palette} palette */
function target(context, x, y, r, palette) {
  const width = Math.max(2, r * 0.22);
  for (const [grow, colour] of /** @type {const} */ ([
    [2.4, palette.markDark],
    [0, palette.mark],
  ])) {
    context.strokeStyle = colour;
    context.fillStyle = colour;
    context.lineWidth = width + grow;
    context.beginPath();
    context.arc(x, y, r, 0, Math.PI * 2);
    context.stroke();
    context.beginPath();
    context.arc(x, y, r * 0.32 + grow / 2, 0, Math.PI * 2);
    context.fill();
  }
}
