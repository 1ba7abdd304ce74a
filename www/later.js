/**
 * A promise that is settled from outside.
 */

/** @typedef {{ promise: Promise<void>, resolve: () => void, reject: (cause: unknown) => void }} Later */

/** @returns {Later} nobody has to listen to it */
export function later() {
  /** @type {any} */
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  made.promise.catch(() => {});
  return made;
}
