// How long each beat lasts. A short sowing is told at one pace; a long relay quickens smoothly and slows again for its
// end; a very long one quickens further, so that the whole never tires. Saada and captures always get their full time.

/** @typedef {import("./timeline.js").Beat} Beat */

/** Milliseconds at normal speed. A drop is 90 from hole to hole and 70 to fall. */
export const TIMES = { lift: 160, drop: 160, relay: 220, saada: 350, ring: 170, capture: 450, fill: 320 };
/** Relays of more drops than this quicken. */
export const LONG = 40;
/** The pace of a quickened drop. */
export const QUICK = 35;
/** No sowing takes longer at normal speed. */
export const LONGEST = 25_000;

/** What quickens; the rest is always told in full. @type {ReadonlySet<string>} */
const LIVELY = new Set(["lift", "drop", "relay"]);
/** Drops told at the full pace at either end of a long relay, and drops it takes to quicken or slow down. */
const CALM = 12;
const CHANGE = 20;

/**
 * Sets start and end of every beat; returns when the last one ends.
 * @param {Beat[]} beats
 * @param {number} speed
 * @returns {number} ms
 */
export function pace(beats, speed) {
  const drops = beats.filter(({ kind }) => kind === "drop").length;
  let quick = QUICK / TIMES.drop;
  if (total(beats, drops, quick) > LONGEST) {
    // The time grows with the quick factor, so the factor that just fits is found by halving.
    let low = 0;
    for (let i = 0; i < 24; i++) {
      const middle = (low + quick) / 2;
      if (total(beats, drops, middle) > LONGEST) quick = middle;
      else low = middle;
    }
    quick = low;
  }
  let t = 0;
  let dropped = 0;
  for (const beat of beats) {
    beat.start = t;
    t += lasts(beat.kind, dropped, drops, quick) / speed;
    beat.end = t;
    if (beat.kind === "drop") dropped++;
  }
  return t;
}

/** @param {readonly Beat[]} beats @param {number} drops @param {number} quick */
function total(beats, drops, quick) {
  let sum = 0;
  let dropped = 0;
  for (const { kind } of beats) {
    sum += lasts(kind, dropped, drops, quick);
    if (kind === "drop") dropped++;
  }
  return sum;
}

/** @param {Beat["kind"]} kind @param {number} dropped @param {number} drops @param {number} quick */
function lasts(kind, dropped, drops, quick) {
  const full = TIMES[kind];
  if (drops <= LONG || !LIVELY.has(kind)) return full;
  const fromEnd = Math.min(dropped, drops - 1 - dropped);
  const u = Math.min(1, Math.max(0, (fromEnd - CALM) / CHANGE));
  const eased = u * u * (3 - 2 * u);
  return full * (1 + (quick - 1) * eased);
}
