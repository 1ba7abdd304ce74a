// Turns a board into pixels. The board is a solid with a height at every point (moulding, carving, lips, bowls), cut
// from a solid material, so grain bends into a bowl by itself; one lamp lights it and throws the lip's shadow inside.

import { LAMP, THROW } from "./lamp.js";

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./board-styles.js").BoardStyle} BoardStyle */

/** Bowl: depth in radii, and how steep its wall is. */
const DEPTH = 0.52;
const STEEP = 2.5;
/** Width of the raised lip, in radii. */
const LIP = 0.1;

/**
 * @param {Layout} layout
 * @param {BoardStyle} style
 * @param {ImageData} image the board's rectangle; filled here
 * @param {number} scale pixels of the image per CSS px
 * @param {Uint8ClampedArray} carving red channel: carved height, 0 flat, 255 `style.carve` CSS px high
 */
export function paintSurface(layout, style, image, scale, carving) {
  const { data, width, height } = image;
  const { board, cell, holes, columns, upright, edge, rim, gap } = layout;
  const radius = (holes[0]?.radius ?? 1);
  const depth = radius * DEPTH;
  const lip = radius * LIP;
  const w = board.width;
  const h = board.height;
  const corner = cornerRadius(layout, style);
  const colour = [0, 0, 0];
  const lampLength = Math.hypot(LAMP.x, LAMP.y);
  const lx = LAMP.x / lampLength;
  const ly = LAMP.y / lampLength;
  const half = Math.hypot(LAMP.x, LAMP.y, LAMP.z + 1);
  const carveScale = (style.carve / 255) * 0.5 * scale;
  const moulding = upright ? rim : rim;
  const length = upright ? h : w;
  for (let py = 0; py < height; py++) {
    const y = (py + 0.5) / scale;
    for (let px = 0; px < width; px++) {
      const x = (px + 0.5) / scale;
      const at = (py * width + px) * 4;
      // Distance inward from the rounded outline, and which way is inward.
      const qx = Math.abs(x - w / 2) - (w / 2 - corner);
      const qy = Math.abs(y - h / 2) - (h / 2 - corner);
      const sx = x < w / 2 ? 1 : -1;
      const sy = y < h / 2 ? 1 : -1;
      let inward;
      let ix = 0;
      let iy = 0;
      if (qx > 0 && qy > 0) {
        const q = Math.hypot(qx, qy) || 1e-6;
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
      if (inward < -1) continue;
      // Slope of the surface, towards +x and +y.
      let gx = 0;
      let gy = 0;
      let z = 0;
      let dark = 1;
      if (inward < moulding) {
        const slope = style.profile(inward / moulding) * style.relief;
        gx += slope * ix;
        gy += slope * iy;
        // The moulding's own hollows are darker than its crests.
        dark *= 1 - 0.5 * style.hollow(inward / moulding);
      } else {
        // Columns are even, so the nearest hole follows from the place alone.
        const u = upright ? h - y : x;
        const v = upright ? x : y;
        const column = Math.min(columns - 1, Math.max(0, Math.floor((u - edge) / cell)));
        const hu = edge + (column + 0.5) * cell;
        const hv = v < rim + cell + gap / 2 ? rim + cell / 2 : rim + cell * 1.5 + gap;
        const dx = upright ? v - hv : u - hu;
        const dy = upright ? hu - u : v - hv;
        const r = Math.hypot(dx, dy);
        if (r < radius) {
          const k = r / radius;
          const wall = k ** (STEEP - 1);
          z = -depth * (1 - wall * k);
          // The lip rounds off into the bowl over its last tenth.
          const roll = Math.min(1, (1 - k) / 0.07);
          const slope = ((depth * STEEP) / radius) * wall * roll;
          gx += (slope * dx) / (r || 1);
          gy += (slope * dy) / (r || 1);
          const away = Math.hypot(dx + lx * -z * THROW, dy + ly * -z * THROW) / radius;
          const shadow = smooth((away - 0.93) / 0.17);
          const deep = -z / depth;
          dark *= (1 - style.cast * shadow) * (1 - 0.26 * deep ** 1.2);
        } else if (r < radius + lip * 1.7) {
          // A raised bead round the bowl, and a fine groove outside it.
          const k = (r - radius) / lip;
          const slope = k < 1 ? 1.1 * Math.cos(Math.PI * k) * smooth(k * 6) : -0.55 * Math.sin(((k - 1) / 0.7) * Math.PI * 2);
          gx += (slope * style.lip * dx) / r;
          gy += (slope * style.lip * dy) / r;
          if (k > 1) dark *= 1 - 0.28 * Math.sin(((k - 1) / 0.7) * Math.PI);
        }
      }
      if (px > 0 && py > 0 && px < width - 1 && py < height - 1) {
        const left = /** @type {number} */ (carving[at - 4]);
        const right = /** @type {number} */ (carving[at + 4]);
        const up = /** @type {number} */ (carving[at - width * 4]);
        const down = /** @type {number} */ (carving[at + width * 4]);
        gx += (right - left) * carveScale;
        gy += (down - up) * carveScale;
      }
      const norm = Math.sqrt(gx * gx + gy * gy + 1);
      const facing = (-gx * LAMP.x - gy * LAMP.y + LAMP.z) / norm;
      const half2 = (-gx * LAMP.x - gy * LAMP.y + LAMP.z + 1) / norm / half;
      style.colour((upright ? h - y : x) / cell, (upright ? x : y) / cell, z / cell, length / cell, colour);
      const light = (0.34 + 0.66 * Math.max(0, facing) / LAMP.z) * dark;
      const shine = style.shine * Math.max(0, half2) ** style.gloss * (0.3 + 0.7 * dark);
      data[at] = /** @type {number} */ (colour[0]) * light + style.shineColour[0] * shine;
      data[at + 1] = /** @type {number} */ (colour[1]) * light + style.shineColour[1] * shine;
      data[at + 2] = /** @type {number} */ (colour[2]) * light + style.shineColour[2] * shine;
      data[at + 3] = 255;
    }
  }
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
