/**
 * Pictures that take long to paint, kept by what they were painted of. They are painted when they are asked for, at once;
 * only a page that opens shows a sketch first, while the picture comes from elsewhere.
 */
import { atOnce } from "./slices.js";

/**
 * A picture that is ready to be drawn: painted here, or by a painter elsewhere.
 * @typedef {HTMLCanvasElement | ImageBitmap} Picture
 */

/** What is being painted elsewhere. @type {Set<Promise<void>>} */
const awaited = new Set();

/**
 * @template T
 * @param {number} most so many are kept
 */
export function createPictures(most) {
  /** @type {Map<string, T>} */
  const painted = new Map();
  /** @type {Map<string, T>} */
  const sketches = new Map();

  /** @param {string} key @param {T} picture */
  function keep(key, picture) {
    for (const [oldest] of painted) {
      if (painted.size < most) break;
      painted.delete(oldest);
    }
    painted.set(key, picture);
    return picture;
  }

  return {
    keep,
    /** The picture itself, if there is one. @param {string} key */
    find: (key) => painted.get(key),
    /**
     * The picture, or the sketch as long as the picture is coming.
     * @param {string} key
     * @param {() => Generator<void, T, void>} paint
     */
    get: (key, paint) => painted.get(key) ?? sketches.get(key) ?? keep(key, atOnce(paint())),
    /**
     * @param {string} key
     * @param {T} sketch
     * @param {Promise<T>} coming
     */
    begin(key, sketch, coming) {
      sketches.set(key, sketch);
      const work = coming.then((picture) => {
        sketches.delete(key);
        keep(key, picture);
        awaited.delete(work);
      });
      awaited.add(work);
    },
  };
}

/** When what is a sketch now will be a picture; null if nothing is. */
export function whenFine() {
  return awaited.size === 0 ? null : Promise.all(awaited).then(() => {});
}
