// Turns a board into pixels. The board is a solid with a height at every point (moulding, carving, lips, bowls), cut
// from a solid material, so grain bends into a bowl by itself; one lamp lights it and throws the lip's shadow inside.

import { noise } from "./board-noise.js";
import { LAMP, THROW } from "./lamp.js";

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./board-styles.js").BoardStyle} BoardStyle */

/** Bowl: depth in radii, and how steep its wall is. */
const DEPTH = 0.52;
const STEEP = 2.5;
/** Width of the raised lip, in radii. */
const LIP = 0.1;

/** Rows that are shaded between two chances to do something else. */
const ROWS = 4;

/** Pixels between two samples of what changes slowly in the material. */
const COARSE = 8;

/**
 * Every pixel of a large screen passes through here once a resize, so the loop calls nothing it can look up.
 * @param {Layout} layout
 * @param {BoardStyle} style
 * @param {ImageData} image the board's rectangle; filled here
 * @param {number} scale pixels of the image per CSS px
 * @param {Uint8ClampedArray} carving red channel: carved height, 0 flat, 255 `style.carve` CSS px high
 */
export function* paintSurface(layout, style, image, scale, carving) {
  const { data, width, height } = image;
  const { board, cell, holes, columns, upright, edge, rim, gap } = layout;
  const radius = holes[0]?.radius ?? 1;
  const depth = radius * DEPTH;
  const lip = radius * LIP;
  const outer = radius + lip * 1.7;
  const w = board.width;
  const h = board.height;
  const corner = cornerRadius(layout, style);
  const colour = [0, 0, 0];
  const lampLength = Math.hypot(LAMP.x, LAMP.y);
  const throwX = (LAMP.x / lampLength) * THROW;
  const throwY = (LAMP.y / lampLength) * THROW;
  const half = Math.hypot(LAMP.x, LAMP.y, LAMP.z + 1);
  const carveScale = (style.carve / 255) * 0.5 * scale;
  const slopes = tabulate(1024, (d) => style.profile(d) * style.relief);
  const hollows = tabulate(1024, (d) => 1 - 0.5 * style.hollow(d));
  const shines = tabulate(2048, (k) => style.shine * k ** style.gloss);
  const walls = tabulate(1024, (k) => k ** (STEEP - 1));
  const [shineR, shineG, shineB] = style.shineColour;
  const slow = new Float32Array(3 * (Math.ceil(width / COARSE) + 2));
  // A row is a function of its own because engines make a function fast once it has been called often, and a loop in
  // one that is called once much later.
  /** @param {number} py */
  const row = (py) => {
    const y = (py + 0.5) / scale;
    for (let i = 0; i * 3 < slow.length; i++) {
      const x = (i * COARSE + 0.5) / scale;
      style.slow((upright ? h - y : x) / cell, (upright ? x : y) / cell, slow, i * 3);
    }
    const qy = Math.abs(y - h / 2) - (h / 2 - corner);
    const sy = y < h / 2 ? 1 : -1;
    for (let px = 0; px < width; px++) {
      const x = (px + 0.5) / scale;
      const at = (py * width + px) * 4;
      // Distance inward from the rounded outline, and which way is inward.
      const qx = Math.abs(x - w / 2) - (w / 2 - corner);
      const sx = x < w / 2 ? 1 : -1;
      let inward;
      let ix = 0;
      let iy = 0;
      if (qx > 0 && qy > 0) {
        const q = Math.sqrt(qx * qx + qy * qy) || 1e-6;
        inward = corner - q;
        ix = (qx / q) * sx;
        iy = (qy / q) * sy;
      } else if (qx > qy) {
        inward = corner - qx;
        ix = sx;
      } else {
        inward = corner - qy;
        iy = sy;
      }
      if (inward * scale < -0.5) continue;
      const u = upright ? h - y : x;
      const v = upright ? x : y;
      // Slope of the surface, towards +x and +y.
      let gx = 0;
      let gy = 0;
      let z = 0;
      let dark = 1;
      let carved = true;
      if (inward < rim) {
        const d = inward < 0 ? 0 : ((inward / rim) * 1023) | 0;
        const slope = at1(slopes, d);
        gx = slope * ix;
        gy = slope * iy;
        // The moulding's own hollows are darker than its crests.
        dark = at1(hollows, d);
      } else {
        // Columns are even, so the nearest hole follows from the place alone.
        const column = Math.min(columns - 1, Math.max(0, Math.floor((u - edge) / cell)));
        const hu = edge + (column + 0.5) * cell;
        const hv = v < rim + cell + gap / 2 ? rim + cell / 2 : rim + cell * 1.5 + gap;
        const dx = upright ? v - hv : u - hu;
        const dy = upright ? hu - u : v - hv;
        const even = Math.sqrt(dx * dx + dy * dy);
        const r = style.ragged ? even * (0.95 + 0.1 * noise((x * 4) / cell, (y * 4) / cell)) : even;
        if (r < radius) {
          carved = false;
          const k = r / radius;
          const wall = at1(walls, (k * 1023) | 0);
          z = -depth * (1 - wall * k);
          // The lip rounds off into the bowl over its last tenth.
          const roll = Math.min(1, (1 - k) / 0.07);
          const slope = ((depth * STEEP) / radius) * wall * roll;
          gx = (slope * dx) / (r || 1);
          gy = (slope * dy) / (r || 1);
          const ax = dx - throwX * z;
          const ay = dy - throwY * z;
          const shadow = smooth((Math.sqrt(ax * ax + ay * ay) / radius - 0.93) / 0.17);
          dark = (1 - style.cast * shadow) * (1 + (0.26 * z) / depth);
        } else if (r < outer) {
          // A raised bead round the bowl, and a fine groove outside it.
          const k = (r - radius) / lip;
          const turn = Math.sin(((k - 1) / 0.7) * Math.PI * (k < 1 ? 1 : 2));
          const slope = style.lip * (k < 1 ? 1.1 * Math.cos(Math.PI * k) * smooth(k * 6) : -0.55 * turn);
          gx = (slope * dx) / r;
          gy = (slope * dy) / r;
          if (k > 1) dark = 1 - 0.28 * Math.sin(((k - 1) / 0.7) * Math.PI);
        }
      }
      if (carved && px > 0 && py > 0 && px < width - 1 && py < height - 1) {
        gx += (at1(carving, at + 4) - at1(carving, at - 4)) * carveScale;
        gy += (at1(carving, at + width * 4) - at1(carving, at - width * 4)) * carveScale;
      }
      const norm = Math.sqrt(gx * gx + gy * gy + 1);
      const lean = -gx * LAMP.x - gy * LAMP.y + LAMP.z;
      const facing = lean / norm;
      const glance = (lean + 1) / (norm * half);
      const between = px / COARSE;
      const from = between | 0;
      style.colour(u / cell, v / cell, z / cell, slow, from * 3, between - from, colour);
      const light = (0.34 + (facing > 0 ? (0.66 / LAMP.z) * facing : 0)) * dark;
      const shine = glance > 0 ? at1(shines, (glance * 2047) | 0) * (0.3 + 0.7 * dark) : 0;
      data[at] = at1(colour, 0) * light + shineR * shine;
      data[at + 1] = at1(colour, 1) * light + shineG * shine;
      data[at + 2] = at1(colour, 2) * light + shineB * shine;
      data[at + 3] = 255 * (style.ragged ? thinning(inward / rim, x / cell, y / cell) : Math.min(1, inward * scale + 0.5));
    }
  };
  for (let py = 0; py < height; py++) {
    row(py);
    if (py % ROWS === 0) yield;
  }
}

/**
 * How much of the ground there is near its edge: first all, then clods, then crumbs.
 * @param {number} d from the edge, in widths of the moulding
 * @param {number} u
 * @param {number} v
 */
function thinning(d, u, v) {
  if (d > 1.2) return 1;
  const shape = 0.5 * noise(u * 2.3 + 9, v * 2.3) + 0.3 * noise(u * 8, v * 8 + 5) + 0.2 * noise(u * 38, v * 38);
  return smooth((d * 1.05 - 0.72 * shape - 0.02) / 0.2);
}

/** @param {number} size @param {(share: number) => number} what */
function tabulate(size, what) {
  return Float32Array.from({ length: size }, (_, i) => what(i / (size - 1)));
}

/** The type checker's doubt, answered once. @param {ArrayLike<number>} list @param {number} index */
function at1(list, index) {
  return /** @type {number} */ (list[index]);
}

/** @param {Layout} layout @param {BoardStyle} style */
export function cornerRadius(layout, style) {
  return Math.max(3, layout.rim * style.corner);
}

/** @param {number} u */
function smooth(u) {
  const k = u < 0 ? 0 : u > 1 ? 1 : u;
  return k * k * (3 - 2 * k);
}
