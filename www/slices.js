/**
 * Work that was cut into pieces: a generator that yields between two of them.
 */

/** Milliseconds of work after which others have their turn: a phone that is four times slower still answers at once. */
const MOST = 5;

/** @type {{ yield?: () => Promise<void>, postTask?: (act: () => void, options: { priority: string }) => Promise<void> } | undefined} */
const scheduler = /** @type {any} */ (globalThis).scheduler;

/** Lets everything else go first, what is to be shown above all. @returns {Promise<void>} */
function pause() {
  if (scheduler?.postTask) return scheduler.postTask(() => {}, { priority: "background" });
  return new Promise((go) => setTimeout(go));
}

/** Lets go what waits already, and goes on. @returns {Promise<void>} */
export function breathe() {
  return scheduler?.yield?.() ?? new Promise((go) => setTimeout(go));
}

/**
 * All of it, now.
 * @template T
 * @param {Generator<unknown, T, void>} work
 * @returns {T}
 */
export function atOnce(work) {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/**
 * A little at a time.
 * @template T
 * @param {Generator<unknown, T, void>} work
 * @returns {Promise<T>}
 */
export async function inSlices(work) {
  for (;;) {
    await pause();
    const end = performance.now() + MOST;
    do {
      const { done, value } = work.next();
      if (done) return value;
    } while (performance.now() < end);
  }
}
