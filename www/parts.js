/**
 * Where the parts of the program that are no scripts come from: from beside it. In the single file they lie inside, and
 * `single/parts.js` takes the place of this.
 */

/** The rules. */
export function wasm() {
  return fetch(new URL("../guli-web_bg.wasm", import.meta.url));
}

/** A worker for the engine. */
export function newWorker() {
  return new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
}
