/**
 * Pictures that take long to paint, kept by what they were painted of. They are painted when they are asked for, at once;
 * only a page that opens has them painted roughly first, so that something is seen, and finely in slices.
 */
import { atOnce, inSlices } from "./slices.js";

/** @template T @typedef {(share: number) => Generator<void, T, void>} Paint with this share of the pixels along each side */

/** What is being painted finely. @type {Set<Promise<void>>} */
const coming = new Set();

/**
 * @template T
 * @param {number} most so many are kept
 */
export function createPictures(most) {
  /** @type {Map<string, T>} */
  const fine = new Map();
  /** @type {Map<string, T>} */
  const rough = new Map();

  /** @param {string} key @param {T} picture */
  function keep(key, picture) {
    for (const [oldest] of fine) {
      if (fine.size < most) break;
      fine.delete(oldest);
    }
    fine.set(key, picture);
    return picture;
  }

  return {
    keep,
    /** The fine one, if there is one. @param {string} key */
    find: (key) => fine.get(key),
    /**
     * The rough one, as long as the fine one is coming.
     * @param {string} key
     * @param {Paint<T>} paint
     */
    get: (key, paint) => fine.get(key) ?? rough.get(key) ?? keep(key, atOnce(paint(1))),
    /**
     * Paints it roughly now, and finely from now on.
     * @param {string} key
     * @param {Paint<T>} paint
     * @param {number} share how roughly
     */
    begin(key, paint, share) {
      if (fine.has(key) || rough.has(key)) return;
      rough.set(key, atOnce(paint(share)));
      const work = inSlices(paint(1)).then((picture) => {
        rough.delete(key);
        keep(key, picture);
        coming.delete(work);
      });
      coming.add(work);
    },
  };
}

/** When what is rough now will be fine; null if nothing is rough. */
export function whenFine() {
  return coming.size === 0 ? null : Promise.all(coming).then(() => {});
}
