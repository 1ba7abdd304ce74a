// Smooth value noise from one small table. The table is the same on every machine and every day, so a board keeps its
// grain.

const SIZE = 256;
const MASK = SIZE - 1;
const table = new Float32Array(SIZE * SIZE);
let filled = false;

/** When it is first asked: a page that has its boards painted elsewhere never does. */
function fill() {
  filled = true;
  let seed = 0x2545f491;
  for (let i = 0; i < table.length; i++) {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    table[i] = (seed >>> 0) / 4294967296;
  }
}

/** From 0 to 1, changing over a distance of about 1. @param {number} x @param {number} y */
export function noise(x, y) {
  if (!filled) fill();
  const fx = Math.floor(x);
  const fy = Math.floor(y);
  const u = x - fx;
  const v = y - fy;
  const su = u * u * (3 - 2 * u);
  const sv = v * v * (3 - 2 * v);
  const x0 = fx & MASK;
  const x1 = (fx + 1) & MASK;
  const y0 = (fy & MASK) * SIZE;
  const y1 = ((fy + 1) & MASK) * SIZE;
  const a = /** @type {number} */ (table[y0 + x0]);
  const b = /** @type {number} */ (table[y0 + x1]);
  const c = /** @type {number} */ (table[y1 + x0]);
  const d = /** @type {number} */ (table[y1 + x1]);
  const top = a + (b - a) * su;
  return top + (c + (d - c) * su - top) * sv;
}
