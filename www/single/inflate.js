/**
 * Unpacks what deflate packed (RFC 1951), for browsers that can't do it themselves: those from before 2023.
 */

const LENGTH = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258];
const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
/** The order in which the lengths of the code of code lengths are written. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** @typedef {{ counts: Uint16Array, symbols: number[] }} Code how many words there are of each length, and in order */

/** @param {number[]} lengths by symbol @returns {Code} */
function codeOf(lengths) {
  const counts = new Uint16Array(16);
  for (const length of lengths) counts[length] += 1;
  const symbols = lengths.map((_, symbol) => symbol).filter((symbol) => lengths[symbol] > 0);
  symbols.sort((a, b) => lengths[a] - lengths[b] || a - b);
  counts[0] = 0;
  return { counts, symbols };
}

/**
 * @param {Uint8Array} packed
 * @param {number} size of what comes out
 */
export function inflate(packed, size) {
  const out = new Uint8Array(size);
  let to = 0;
  let from = 0; // in bits

  const bit = () => {
    if (from >> 3 >= packed.length) throw new RangeError("the packed data ends too soon");
    const value = (packed[from >> 3] >> (from & 7)) & 1;
    from += 1;
    return value;
  };
  const bits = (/** @type {number} */ count) => {
    let value = 0;
    for (let i = 0; i < count; i += 1) value |= bit() << i;
    return value;
  };
  /** Words of a length are numbers that follow each other, and begin where the shorter ones leave off. */
  const symbol = (/** @type {Code} */ { counts, symbols }) => {
    let word = 0;
    let first = 0;
    let index = 0;
    for (let length = 1; length < 16; length += 1) {
      word |= bit();
      const count = counts[length];
      if (word - first < count) return symbols[index + word - first];
      index += count;
      first = (first + count) << 1;
      word <<= 1;
    }
    throw new RangeError("the packed data holds an unknown word");
  };

  /** @param {Code} literals @param {Code} distances */
  function block(literals, distances) {
    for (;;) {
      const what = symbol(literals);
      if (what === 256) return;
      if (what < 256) out[to++] = what;
      else {
        const length = LENGTH[what - 257] + bits(LENGTH_BITS[what - 257]);
        const far = symbol(distances);
        const more = far < 2 ? 0 : (far >> 1) - 1;
        const distance = (far < 2 ? far + 1 : ((2 + (far & 1)) << more) + 1) + bits(more);
        if (distance > to) throw new RangeError("the packed data points before its start");
        for (let i = 0; i < length; i += 1, to += 1) out[to] = out[to - distance];
      }
    }
  }

  function stored() {
    const start = ((from + 7) >> 3) + 4; // the length is written twice
    const length = packed[start - 4] | (packed[start - 3] << 8);
    if (start + length > packed.length) throw new RangeError("the packed data ends too soon");
    out.set(packed.subarray(start, start + length), to);
    to += length;
    from = (start + length) * 8;
  }

  function readCodes() {
    const [literals, distances, words] = [bits(5) + 257, bits(5) + 1, bits(4) + 4];
    const lengths = new Array(19).fill(0);
    for (let i = 0; i < words; i += 1) lengths[ORDER[i]] = bits(3);
    const code = codeOf(lengths);
    /** @type {number[]} */
    const all = [];
    while (all.length < literals + distances) {
      const what = symbol(code);
      if (what < 16) all.push(what);
      else {
        const again = what === 16 ? all[all.length - 1] : 0;
        const times = what === 16 ? 3 + bits(2) : what === 17 ? 3 + bits(3) : 11 + bits(7);
        for (let i = 0; i < times; i += 1) all.push(again);
      }
    }
    block(codeOf(all.slice(0, literals)), codeOf(all.slice(literals)));
  }

  for (let last = 0; !last;) {
    last = bit();
    const kind = bits(2);
    if (kind === 0) stored();
    else if (kind === 2) readCodes();
    else if (kind === 1) {
      const fixed = Array.from({ length: 288 }, (_, i) => (i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8));
      block(codeOf(fixed), codeOf(new Array(30).fill(5)));
    } else throw new RangeError("the packed data holds an unknown block");
  }
  if (to !== size) throw new RangeError(`${to} bytes came out instead of ${size}`);
  return out;
}
