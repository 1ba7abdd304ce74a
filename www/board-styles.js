// The boards as data: material, moulding, gloss, and which carving and fittings they have.

import { noise } from "./board-noise.js";

/**
 * @typedef {object} BoardStyle
 * @property {(u: number, v: number, out: Float32Array, at: number) => void} slow what changes slowly in the material:
 *   up to three values, sampled coarsely; u along the length, v across, in cells
 * @property {(u: number, v: number, z: number, slow: Float32Array, at: number, k: number, out: number[]) => void} colour
 *   of the solid at a point, z upward; the slow values are between `at` and the next sample, at the share `k`
 * @property {(d: number) => number} profile slope of the moulding, d from 0 at the outline to 1 at the field
 * @property {(d: number) => number} hollow how deep in the moulding's hollows, 0 to 1
 * @property {number} relief strength of the moulding
 * @property {number} carve height of the carving, CSS px
 * @property {number} lip strength of the lips
 * @property {number} cast how dark a lip's shadow is
 * @property {number} corner radius of the corners, in widths of the moulding
 * @property {number} shine
 * @property {number} gloss
 * @property {[number, number, number]} shineColour
 * @property {boolean} ragged a patch of ground: it thins out towards its edge, and no hole is quite round
 * @property {"light" | "dark"} names how hole names are written on it
 * @property {"lotus" | "beads" | "plain"} carving
 * @property {"none" | "brass"} fittings
 * @property {Bare} bare
 */

/**
 * The mean colours of its parts as they are painted, red, green and blue, for a sketch.
 * @typedef {Readonly<Record<"field" | "rim" | "lip" | "floor" | "lit" | "shade", readonly number[]>>} Bare
 */

/** @typedef {Pick<BoardStyle, "slow" | "colour">} Material */

/** A slow value between two coarse samples. @param {Float32Array} slow @param {number} at @param {number} k */
function mix(slow, at, k) {
  const a = /** @type {number} */ (slow[at]);
  return a + (/** @type {number} */ (slow[at + 3]) - a) * k;
}

/**
 * Wood: growth rings round an axis far below the board, so that its face shows long slow lines and every hollow cuts
 * them into loops.
 * @param {{ dark: number[], base: number[], light: number[], rings: number, wave: number, pores: number }} wood
 * @returns {Material}
 */
function wood({ dark, base, light, rings, wave, pores }) {
  // No two years are alike.
  const years = new Float32Array(64);
  return {
    slow(u, v, out, at) {
      if (years[0] === 0) years.forEach((_, year) => (years[year] = noise(year * 0.73 + 5, 11.5)));
      const slow = noise(u * 0.42 + 7, v * 0.9 + 3) - 0.5;
      const drift = noise(u * 0.13 + 31, v * 0.4) - 0.5;
      out[at] = wave * (slow * 0.5 + drift * 1.5);
      out[at + 1] = noise(u * 0.7 + 90, v * 1.6 + 40) - 0.5;
    },
    colour(u, v, z, slow, at, k, out) {
      const across = v - 0.55 + mix(slow, at, k);
      const below = z * 1.5 + 1.5;
      const ring = Math.sqrt(across * across + below * below) * rings;
      const whole = ring | 0;
      const part = ring - whole;
      // Early wood is light, late wood closes the year with a dark line.
      const year = /** @type {number} */ (years[whole & 63]);
      const late = part * part * part * (0.35 + 0.65 * year);
      const edge = part < 0.12 ? 1 - part / 0.12 : 0;
      const fibre = noise(u * 2.2, v * 70 + z * 40) - 0.5;
      const fine = noise(u * 6.5 + 50, v * 150 + z * 75);
      let tone = 0.54 + 0.34 * (year - 0.5) - 0.42 * (late * (1 - edge) + edge * 0.3);
      tone += 0.28 * fibre + 0.17 * (fine - 0.5) + 0.3 * mix(slow, at + 1, k);
      if (fine < 0.14) tone -= pores * (0.14 - fine) * 7;
      const t = tone < 0 ? 0 : tone > 1 ? 1 : tone;
      const from = t < 0.5 ? dark : base;
      const to = t < 0.5 ? base : light;
      const share = t < 0.5 ? t * 2 : t * 2 - 1;
      for (let i = 0; i < 3; i++) {
        const a = /** @type {number} */ (from[i]);
        out[i] = a + (/** @type {number} */ (to[i]) - a) * share;
      }
    },
  };
}

/** Bell metal: the soft marks of the turner, a patina in clouds, and the window's sheen in broad bands. @type {Material} */
const metal = {
  slow(u, v, out, at) {
    out[at] = noise(u * 0.9 + 3, v * 1.1) * 0.6 + noise(u * 3.1, v * 3.3 + 9) * 0.4;
    out[at + 1] = 0.5 + 0.5 * Math.sin(u * 1.25 + 0.9 + v * 0.35);
  },
  colour(u, v, z, slow, at, k, out) {
    const brushed = noise(u * 1.5, v * 150 + z * 80) - 0.5;
    const t = 0.26 + 0.42 * mix(slow, at, k) + 0.12 * brushed + 0.22 * mix(slow, at + 1, k);
    out[0] = 84 + 110 * t;
    out[1] = 64 + 92 * t;
    out[2] = 36 + 62 * t;
  },
};

/** Veranda stone: fine speckle. @type {Material} */
const stone = {
  slow(u, v, out, at) {
    out[at] = noise(u * 1.3, v * 1.3 + 4) - 0.5;
  },
  colour(u, v, z, slow, at, k, out) {
    const grit = noise(u * 46 + 3, v * 46 + z * 46) - 0.5;
    const speck = noise(u * 90 + 9, v * 90 + 60 + z * 70);
    let t = 0.56 + 0.2 * mix(slow, at, k) + 0.26 * grit;
    if (speck > 0.8) t -= (speck - 0.8) * 1.9;
    if (speck < 0.16) t += (0.16 - speck) * 1.8;
    out[0] = 92 + 76 * t;
    out[1] = 88 + 74 * t;
    out[2] = 80 + 70 * t;
  },
};

/** Earth: pits scooped in the ground, darker where the soil is fresh, with pale grit and a few small stones. @type {Material} */
const earth = {
  slow(u, v, out, at) {
    out[at] = noise(u * 1.1 + 8, v * 1.1) - 0.5;
    out[at + 1] = noise(u * 4.2, v * 4.2) - 0.5;
  },
  colour(u, v, z, slow, at, k, out) {
    const clod = noise(u * 13, v * 13 + z * 9) - 0.5;
    const crumb = noise(u * 34 + 3, v * 34 + z * 30) - 0.5;
    const grit = noise(u * 78 + 40, v * 78 + z * 60);
    let t = 0.5 + 0.34 * mix(slow, at, k) + 0.22 * mix(slow, at + 1, k) + 0.3 * clod + 0.3 * crumb + 0.22 * (grit - 0.5);
    t += z < 0 ? z * 0.5 : 0;
    const pale = grit > 0.86 ? (grit - 0.86) * 5 : 0;
    out[0] = 98 + 88 * t + 60 * pale;
    out[1] = 64 + 66 * t + 62 * pale;
    out[2] = 36 + 44 * t + 62 * pale;
  },
};

/**
 * The moulding from outside in: a round bead, a groove, a flat band that is carved, a fillet and a cove down to the
 * field.
 * @param {number} d
 */
function cabinetProfile(d) {
  if (d < 0.24) return 1.5 * (1 - d / 0.24) ** 1.3 - (d > 0.16 ? (d - 0.16) * 14 : 0);
  if (d < 0.3) return d < 0.27 ? -0.6 : 1.1;
  if (d < 0.74) return 0;
  if (d < 0.8) return d < 0.77 ? -1 : 0.9;
  return -0.85 * Math.sin(((d - 0.8) / 0.2) * Math.PI);
}

/** @param {number} d */
function cabinetHollow(d) {
  const groove = Math.exp(-(((d - 0.27) / 0.028) ** 2)) + Math.exp(-(((d - 0.775) / 0.024) ** 2));
  return Math.min(1, groove + 0.35 * Math.exp(-(((d - 0.98) / 0.07) ** 2)));
}

/** A single soft round-over. @param {number} d */
function softProfile(d) {
  if (d < 0.5) return 1.3 * (1 - d / 0.5) ** 1.6;
  if (d > 0.72 && d < 0.92) return -0.7 * Math.sin(((d - 0.72) / 0.2) * Math.PI * 2);
  return 0;
}

/** @param {number} d */
function softHollow(d) {
  return 0.7 * Math.exp(-(((d - 0.82) / 0.05) ** 2));
}

/** @type {BoardStyle} */
const teak = {
  ...wood({ dark: [70, 38, 18], base: [142, 88, 45], light: [194, 136, 76], rings: 8.5, wave: 0.62, pores: 0.5 }),
  profile: cabinetProfile,
  hollow: cabinetHollow,
  relief: 1,
  carve: 5,
  lip: 1,
  cast: 0.55,
  corner: 0.42,
  shine: 0.2,
  gloss: 26,
  shineColour: [255, 226, 180],
  ragged: false,
  names: "light",
  carving: "lotus",
  fittings: "none",
  bare: { rim: [115, 76, 44], field: [141, 92, 52], lip: [122, 80, 46], floor: [116, 78, 46], lit: [156, 102, 57], shade: [52, 36, 22] },
};

/** @type {BoardStyle} */
const box = {
  ...teak,
  ...wood({ dark: [52, 32, 20], base: [118, 78, 52], light: [168, 122, 86], rings: 6.5, wave: 1.1, pores: 0.35 }),
  shine: 0.26,
  gloss: 34,
  shineColour: [255, 232, 205],
  carving: "beads",
  fittings: "brass",
  corner: 0.24,
  bare: { rim: [102, 72, 50], field: [123, 87, 60], lip: [105, 73, 52], floor: [98, 70, 50], lit: [131, 91, 63], shade: [46, 34, 24] },
};

/** @type {BoardStyle} */
const bellMetal = {
  ...teak,
  ...metal,
  relief: 1.15,
  cast: 0.5,
  shine: 0.62,
  gloss: 16,
  shineColour: [255, 232, 180],
  names: "dark",
  carving: "beads",
  corner: 0.7,
  bare: { rim: [148, 122, 81], field: [191, 158, 106], lip: [149, 124, 82], floor: [152, 127, 86], lit: [192, 158, 104], shade: [56, 46, 31] },
};

/** @type {BoardStyle} */
const verandaStone = {
  ...teak,
  ...stone,
  profile: softProfile,
  hollow: softHollow,
  relief: 0.9,
  lip: 0.5,
  shine: 0.05,
  gloss: 8,
  shineColour: [255, 255, 250],
  names: "dark",
  carving: "plain",
  bare: { rim: [132, 126, 115], field: [142, 136, 125], lip: [133, 127, 116], floor: [109, 105, 96], lit: [151, 145, 133], shade: [51, 49, 44] },
};

/** @type {BoardStyle} */
const ground = {
  ...verandaStone,
  ...earth,
  profile: () => 0,
  hollow: () => 0,
  names: "light",
  lip: 0.8,
  cast: 0.5,
  shine: 0,
  corner: 1.2,
  ragged: true,
  bare: { rim: [90, 61, 36], field: [139, 95, 57], lip: [121, 83, 50], floor: [97, 65, 39], lit: [146, 99, 59], shade: [43, 29, 17] },
};

/** The boards that are solids; plain ones are drawn in outlines. */
export const boardStyles = { teak, box, metal: bellMetal, stone: verandaStone, earth: ground };

/** How hole names are written on a board; plain ones take them from the palette. @param {import("./looks.js").BoardName} board */
export function namesOn(board) {
  return board === "plain" || board === "numbers" ? "light" : boardStyles[board].names;
}
