/**
 * Where the parts of the program that are no scripts come from: from beside it. In the single file they lie inside, and
 * `single/parts.js` takes the place of this.
 */

import { compile } from "./compile.js";

/** The rules. */
export function wasm() {
  return fetch(new URL("../guli-play_bg.wasm", import.meta.url));
}

/** @type {Promise<WebAssembly.Module> | null} */
let search = null;

/** What the engine's worker is handed: the rules with the search, fetched and compiled when it is first asked. */
export function searching() {
  search ??= fetch(new URL("../guli-web_bg.wasm", import.meta.url)).then((response) => {
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
    return compile(response);
  });
  search.catch(() => {
    search = null; // the next worker tries again
  });
  return search;
}

/** A worker for the engine. */
export function newWorker() {
  return begin(new URL("./worker.js", import.meta.url));
}

/** A worker that paints the first picture. It throws where workers have no canvas. */
export function newPainter() {
  if (typeof OffscreenCanvas === "undefined") throw new Error("no canvas in workers");
  return begin(new URL("./painter.js", import.meta.url));
}

/** @param {URL} address */
function begin(address) {
  if (address.origin === location.origin) return new Worker(address, { type: "module" });
  // A page may start its own workers only: for a board from elsewhere, one of the page's that does no more than import.
  const own = URL.createObjectURL(new Blob([`import ${JSON.stringify(address.href)};`], { type: "text/javascript" }));
  return new Worker(own, { type: "module" });
}
