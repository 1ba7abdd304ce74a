/**
 * Parts of the page that most visits do not open: they are fetched when they are, once.
 */

/**
 * @template {{ open: (...args: any[]) => void }} T
 * @param {() => Promise<T>} load fetches and makes it
 * @param {(cause: unknown) => void} fail it could not be fetched; opening it again tries again
 * @returns {{ open: (...args: Parameters<T["open"]>) => void, made: () => T | undefined }}
 */
export function whenOpened(load, fail) {
  /** @type {T | undefined} */
  let made;
  /** @type {Promise<T> | undefined} */
  let coming;
  return {
    made: () => made,
    open(...args) {
      if (made) {
        made.open(...args);
        return;
      }
      coming ??= load();
      coming.then((part) => {
        made = part;
        part.open(...args);
      }).catch((cause) => {
        coming = undefined;
        fail(cause);
      });
    },
  };
}
