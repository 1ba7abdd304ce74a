/**
 * What a seed sounds like that falls on wood, metal, stone, earth or cloth: a few modes that die away, and the noise of
 * the touch. Plain samples, made once and kept; nothing is recorded and nothing is loaded.
 */

/** @typedef {"wood" | "box" | "metal" | "stone" | "earth" | "cloth" | "scoop" | "bell"} Material */

/**
 * @typedef {object} Body
 * @property {readonly (readonly [hertz: number, level: number, decay: number])[]} modes decay in seconds to a third
 * @property {number} noise level of the touch
 * @property {number} touch how long it lasts, in seconds
 * @property {number} dull 0 bright, towards 1 dull
 * @property {number} attack seconds
 */

/** @type {Record<Material, Body>} */
const bodies = {
  // A bowl in a thick plank: a low body with a dry knock above it.
  wood: {
    modes: [[392, 1, 0.045], [815, 0.62, 0.03], [1490, 0.36, 0.018], [2350, 0.2, 0.01]],
    noise: 0.5, touch: 0.004, dull: 0.55, attack: 0.0006,
  },
  // Thin walls over air: higher, with a little echo of the lid.
  box: {
    modes: [[510, 1, 0.055], [1015, 0.7, 0.034], [1720, 0.42, 0.02], [2900, 0.25, 0.011]],
    noise: 0.45, touch: 0.004, dull: 0.45, attack: 0.0005,
  },
  // Bell metal rings on, its modes in no harmony.
  metal: {
    modes: [[880, 0.62, 0.34], [2010, 0.5, 0.22], [3290, 0.36, 0.14], [4870, 0.26, 0.08], [6700, 0.14, 0.05]],
    noise: 0.35, touch: 0.002, dull: 0.1, attack: 0.0004,
  },
  stone: {
    modes: [[1320, 0.7, 0.016], [2640, 0.6, 0.01], [4350, 0.4, 0.006]],
    noise: 0.9, touch: 0.005, dull: 0.2, attack: 0.0003,
  },
  earth: {
    modes: [[118, 1, 0.05], [196, 0.5, 0.035]],
    noise: 0.7, touch: 0.022, dull: 0.9, attack: 0.0025,
  },
  cloth: {
    modes: [[150, 0.55, 0.03]],
    noise: 1, touch: 0.018, dull: 0.8, attack: 0.002,
  },
  // Fingers among seeds.
  scoop: {
    modes: [[330, 0.12, 0.05]],
    noise: 1, touch: 0.07, dull: 0.5, attack: 0.02,
  },
  // A turn passes: a plucked tongue of metal over a gourd.
  bell: {
    modes: [[523.25, 1, 0.3], [1046.5, 0.22, 0.18], [2820, 0.07, 0.05]],
    noise: 0.06, touch: 0.003, dull: 0.5, attack: 0.003,
  },
};

/** What the seed itself adds: the level of its click, and how high it is. @type {Record<import("./looks.js").PieceName, readonly [number, number]>} */
const clicks = {
  tamarind: [0.16, 2900],
  gulaganji: [0.22, 4100],
  cowrie: [0.26, 3300],
  coral: [0.14, 2500],
  glass: [0.5, 5300],
};

/** The loudest sample of every strike. */
const PEAK = 0.5;

/**
 * @param {Material} material
 * @param {import("./looks.js").PieceName | null} piece null: no seed is heard
 * @param {number} rate samples a second
 * @returns {Float32Array<ArrayBuffer>}
 */
export function strike(material, piece, rate) {
  const { attack, dull, modes, noise, touch } = bodies[material];
  const longest = Math.max(touch * 5, ...modes.map(([, , decay]) => decay * 6));
  const samples = new Float32Array(Math.ceil(longest * rate));
  const [click = 0, pitch = 0] = piece ? clicks[piece] : [];
  let seed = 0x1234567;
  let smooth = 0;
  for (let i = 0; i < samples.length; i++) {
    const t = i / rate;
    let value = 0;
    for (const [hertz, level, decay] of modes) {
      if (hertz < rate / 2) value += level * Math.exp(-t / decay) * Math.sin(2 * Math.PI * hertz * t);
    }
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    smooth += (seed / 2147483648 - 1 - smooth) * (1 - dull);
    value += noise * Math.exp(-t / touch) * smooth;
    value += click * Math.exp(-t / 0.004) * Math.sin(2 * Math.PI * pitch * t);
    // It begins and ends at nothing, so that no speaker cracks.
    samples[i] = value * Math.min(1, t / attack) * Math.min(1, (samples.length - i) / (0.004 * rate));
  }
  let peak = 0;
  for (const value of samples) peak = Math.max(peak, Math.abs(value));
  for (let i = 0; i < samples.length; i++) samples[i] *= PEAK / peak;
  return samples;
}
