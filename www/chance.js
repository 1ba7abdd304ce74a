// Chance that is the same every time: what looks random on the board must not change from frame to frame.

/**
 * A number in [0, 1) that depends on nothing but its arguments.
 * @param {number} a @param {number} b @param {number} c
 */
export function chance(a, b, c) {
  let h = Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b + 7, 0x85ebca77) ^ Math.imul(c + 13, 0xc2b2ae3d);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}
