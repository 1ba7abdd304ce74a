// The kinds of pieces as data: outline, height, colour and gloss. Lengths are in radii of the piece.

/** @typedef {{ a: number, b: number, c: number, id: number }} Traits three chances and the id, the seed's own */

/**
 * @typedef {object} Kind
 * @property {(x: number, y: number, t: Traits) => number} edge below 0 inside, about the distance to the outline
 * @property {(x: number, y: number, t: Traits) => number} height
 * @property {(x: number, y: number, h: number, t: Traits, out: number[]) => void} colour red, green, blue, alpha
 * @property {number} shine strength of the highlight
 * @property {number} gloss its sharpness
 * @property {number} sheen strength of a broad soft highlight
 * @property {number} ambient light that comes from everywhere
 * @property {number} through light that passes through the piece
 * @property {string} shadow red, green, blue of its shadow
 */

/** @param {number} x @param {number} y @param {number} power */
const rounded = (x, y, power) => (Math.abs(x) ** power + Math.abs(y) ** power) ** (1 / power);

/** @param {number[]} out @param {number} r @param {number} g @param {number} b @param {number} [a] */
function set(out, r, g, b, a = 1) {
  out[0] = r;
  out[1] = g;
  out[2] = b;
  out[3] = a;
}

/** Four-sided, a little uneven: each seed has its own length and slant. @param {number} x @param {number} y @param {Traits} t */
function tamarindRadius(x, y, t) {
  const long = 0.98 + 0.16 * t.a;
  const short = 0.8 + 0.12 * t.b;
  const slant = (t.c - 0.5) * 0.36;
  return rounded((x + slant * y) / long, (y * (1 + 0.13 * x)) / short, 2.9);
}

/** @type {Kind} */
const tamarind = {
  edge: (x, y, t) => (tamarindRadius(x, y, t) - 1) * 0.84,
  height(x, y, t) {
    const r = tamarindRadius(x, y, t);
    if (r >= 1) return 0;
    // A pillow, with the fine line that runs round the face of a tamarind seed.
    const line = (r - 0.6) / 0.06;
    return 0.52 * Math.sqrt(1 - r ** 3) - 0.014 * Math.exp(-line * line);
  },
  colour(x, y, h, t, out) {
    const r = tamarindRadius(x, y, t);
    const face = r < 0.58 ? 1 : Math.max(0, 1 - (r - 0.58) / 0.14);
    const shade = 0.6 + 0.55 * ((t.id * 0.618) % 1);
    const fleck = 1 + 0.1 * Math.sin(9 * x + 13 * y + 20 * t.a) * Math.sin(11 * x - 7 * y + 9 * t.b);
    const k = shade * fleck;
    set(out, (84 + 20 * face) * k, (40 + 9 * face) * k, (20 + 4 * face) * k);
  },
  shine: 0.95,
  gloss: 52,
  sheen: 0.13,
  ambient: 0.36,
  through: 0,
  shadow: "18, 7, 1",
};

const BLUES = [
  [28, 84, 200],
  [44, 164, 206],
  [108, 134, 230],
];

/** @type {Kind} */
const glass = {
  edge: (x, y) => Math.hypot(x, y) - 0.96,
  height: (x, y) => Math.sqrt(Math.max(0, 0.94 - x * x - y * y)),
  colour(x, y, _h, t, out) {
    const [r = 0, g = 0, b = 0] = BLUES[t.id % 3] ?? [];
    const deep = Math.hypot(x, y);
    // Clear in the middle, deep at the rim, with a thread of white in some.
    const rim = deep ** 5;
    const thread = t.a > 0.72 ? 60 * Math.exp(-(((y - 0.2 * Math.sin(3 * x)) / 0.12) ** 2)) : 0;
    const k = 1.08 - 0.5 * rim + 0.14 * (t.b - 0.5);
    set(out, r * k + thread, g * k + thread, b * k + thread, 0.84 + 0.14 * rim);
  },
  shine: 1.1,
  gloss: 90,
  sheen: 0.06,
  ambient: 0.5,
  through: 1.2,
  shadow: "12, 22, 60",
};

/** @type {Kind} */
const gulaganji = {
  edge: (x, y) => (Math.hypot(x / 1.06, y / 0.88) - 0.96) * 0.9,
  height: (x, y) => 0.86 * Math.sqrt(Math.max(0, 0.93 - (x / 1.06) ** 2 - (y / 0.88) ** 2)),
  colour(x, y, _h, t, out) {
    const k = 0.9 + 0.22 * t.a;
    const eye = Math.min(1, Math.max(0, (x - 0.42 + 0.16 * y * y) * 9));
    set(out, 204 * k * (1 - eye) + 20 * eye, 28 * k * (1 - eye) + 16 * eye, 20 * k * (1 - eye) + 18 * eye);
  },
  shine: 0.85,
  gloss: 60,
  sheen: 0.1,
  ambient: 0.42,
  through: 0,
  shadow: "30, 4, 2",
};

/** An egg with a blunt and a narrow end. @param {number} x @param {number} y @param {Traits} t */
function cowrieRadius(x, y, t) {
  return rounded(x / 1.1, y / (0.84 + 0.06 * t.a - 0.1 * x), 2.15);
}

/** Two in five lie on their mouth. @param {Traits} t */
const onMouth = (t) => t.c < 0.4;

/** From the line of the mouth, which bends a little. @param {number} x @param {number} y */
const fromMouth = (x, y) => y + 0.05 - 0.1 * x * x;

/** Cowries, kavade: from below with the toothed mouth, from above with the golden ring of the money cowrie. @type {Kind} */
const cowrie = {
  edge: (x, y, t) => (cowrieRadius(x, y, t) - 0.98) * 0.84,
  height(x, y, t) {
    const r = cowrieRadius(x, y, t);
    const dome = 0.62 * Math.sqrt(Math.max(0, 0.98 - r ** 2.4));
    if (onMouth(t)) return dome * 1.12;
    const d = fromMouth(x, y) / 0.13;
    return dome - 0.13 * Math.exp(-d * d) * (1 - Math.min(1, Math.abs(x) ** 4));
  },
  colour(x, y, _h, t, out) {
    const k = 0.94 + 0.1 * t.b;
    const r = cowrieRadius(x, y, t);
    if (onMouth(t)) {
      const ring = Math.exp(-(((r - 0.62) / 0.07) ** 2));
      const back = Math.max(0, 1 - r / 0.6);
      set(out, (244 - 26 * ring - 16 * back) * k, (232 - 62 * ring - 12 * back) * k, (206 - 126 * ring + 4 * back) * k);
      return;
    }
    const d = Math.abs(fromMouth(x, y));
    const along = Math.abs(x) < 0.84 ? 1 : Math.max(0, 1 - (Math.abs(x) - 0.84) / 0.1);
    const mouth = along * Math.exp(-((d / 0.062) ** 2));
    const teeth = along * (d < 0.34 ? 0.34 * (1 - d / 0.34) * Math.max(0, Math.sin(x * 22 + 2 * t.a)) : 0);
    const edge = Math.max(0, r - 0.7) * 0.7;
    const dark = Math.min(1, 0.92 * mouth + teeth);
    set(
      out,
      (246 - 156 * dark - 30 * edge) * k,
      (235 - 170 * dark - 60 * edge) * k,
      (212 - 168 * dark - 110 * edge) * k,
    );
  },
  shine: 0.5,
  gloss: 46,
  sheen: 0.1,
  ambient: 0.54,
  through: 0.08,
  shadow: "34, 20, 8",
};

/** @param {number} x @param {number} y @param {Traits} t */
function coralRadius(x, y, t) {
  const angle = Math.atan2(y, x);
  const uneven = 1 + 0.07 * Math.sin(3 * angle + 6 * t.a) + 0.05 * Math.sin(5 * angle + 6 * t.b);
  return rounded(x / (0.98 + 0.1 * t.c), y / 0.86, 2.4) / uneven;
}

/** @type {Kind} */
const coral = {
  edge: (x, y, t) => (coralRadius(x, y, t) - 0.98) * 0.86,
  height: (x, y, t) => 0.66 * Math.sqrt(Math.max(0, 0.96 - coralRadius(x, y, t) ** 2.4)),
  colour(x, y, _h, t, out) {
    const k = 0.84 + 0.26 * t.c;
    const grain = 1 + 0.07 * Math.sin(17 * x + 9 * t.a) * Math.sin(19 * y + 8 * t.b);
    set(out, 190 * k * grain, 54 * k * grain, 42 * k * grain);
  },
  shine: 0.1,
  gloss: 14,
  sheen: 0.06,
  ambient: 0.44,
  through: 0,
  shadow: "40, 8, 4",
};

/** @type {Record<import("./looks.js").PieceName, Kind>} */
export const kinds = { tamarind, glass, gulaganji, cowrie, coral };
