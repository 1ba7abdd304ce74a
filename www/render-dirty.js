// Which parts of the canvas the next frame changes. Between two frames of a sowing that is a hole or two and the hand,
// a few hundredths of the picture.

import { spotPoint } from "./render-air.js";

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./geometry.js").Rect} Rect */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./scene.js").Marks} Marks */

/**
 * The rectangles that differ between two scenes, or null for everything.
 * @param {Layout} layout
 * @param {Scene} was
 * @param {Scene} scene
 * @returns {Rect[] | null}
 */
export function dirtyRects(layout, was, scene) {
  const marked = changedMarks(was.marks, scene.marks);
  if (marked === null || was.holes.length !== scene.holes.length) return null;
  /** @type {Rect[]} */
  const rects = [];
  layout.holes.forEach((box, hole) => {
    if (was.holes[hole] === scene.holes[hole] && was.counts[hole] === scene.counts[hole] && !marked.has(hole)) return;
    // The target holds the cell and its count; rings and pegs reach a little out of the cell.
    rects.push(grown(box.target, layout.cell * 0.06 + 3));
  });
  if (was.tags !== scene.tags) {
    layout.holes.forEach(({ tag }, hole) => {
      const before = was.tags?.[hole];
      const now = scene.tags?.[hole];
      if (before?.text === now?.text && before?.best === now?.best) return;
      const reach = tag.maxWidth + tag.size;
      rects.push({ x: tag.x - reach, y: tag.y - tag.size, width: 2 * reach, height: 2 * tag.size });
    });
  }
  for (const seat of /** @type {const} */ ([0, 1])) {
    const { cloth, label } = layout.cloths[seat];
    const written = layout.inside && was.bankCounts[seat] !== scene.bankCounts[seat];
    if (was.banks[seat] !== scene.banks[seat] || written) rects.push(grown(cloth, 2));
    if (was.bankCounts[seat] !== scene.bankCounts[seat] || was.marks.mover !== scene.marks.mover) {
      rects.push(grown(label, 4));
    }
  }
  for (const each of [was, scene]) {
    if (each.hand) rects.push(handRect(layout, each.hand));
    const air = flightsRect(layout, each.flying);
    if (air) rects.push(air);
  }
  return rects;
}

/**
 * Holes whose marks differ; null when marks differ that reach over many holes.
 * @param {Marks} was
 * @param {Marks} now
 * @returns {Set<number> | null}
 */
function changedMarks(was, now) {
  /** @type {Set<number>} */
  const holes = new Set();
  if (was === now) return holes;
  if (!sameHoles(was.path ?? [], now.path ?? []) || was.pathEnd !== now.pathEnd || was.hint !== now.hint) return null;
  for (const key of /** @type {const} */ (["focus", "start", "end", "relay", "saada"])) {
    if (was[key] === now[key]) continue;
    for (const hole of [was[key], now[key]]) if (hole !== null) holes.add(hole);
  }
  for (const key of /** @type {const} */ (["playable", "captured", "ringed", "closed", "changed"])) {
    if (was[key] === now[key]) continue;
    for (const hole of was[key]) if (!now[key].includes(hole)) holes.add(hole);
    for (const hole of now[key]) if (!was[key].includes(hole)) holes.add(hole);
  }
  return holes;
}

/** @param {readonly number[]} a @param {readonly number[]} b */
function sameHoles(a, b) {
  return a === b || (a.length === b.length && a.every((hole, index) => hole === b[index]));
}

/** @param {Layout} layout @param {import("./scene.js").Hand} hand @returns {Rect} */
function handRect(layout, hand) {
  const from = spotPoint(layout, hand.from, -1);
  const to = spotPoint(layout, hand.to, -1);
  const x = from.x + (to.x - from.x) * hand.progress;
  const y = from.y + (to.y - from.y) * hand.progress;
  const { cell } = layout;
  const tag = (layout.holes[0]?.count.size ?? 18) * 2.6;
  return { x: x - cell * 0.75, y: y - cell - tag, width: cell * 1.6 + tag, height: cell * 1.8 + tag };
}

/** @param {Layout} layout @param {Scene["flying"]} flying @returns {Rect | null} */
function flightsRect(layout, flying) {
  if (flying.length === 0) return null;
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const { from, fromSlot, to, toSlot, progress } of flying) {
    const start = spotPoint(layout, from, fromSlot);
    const end = spotPoint(layout, to, toSlot);
    const x = start.x + (end.x - start.x) * progress;
    const y = start.y + (end.y - start.y) * progress;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const reach = layout.cell * 0.42 + layout.seed * 1.2;
  return { x: left - reach, y: top - reach, width: right - left + 2 * reach, height: bottom - top + 2 * reach };
}

/** @param {Rect} rect @param {number} by @returns {Rect} */
function grown({ x, y, width, height }, by) {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
