/**
 * Guli for browsers, workers and bundlers: the WebAssembly is fetched from beside this file.
 */
import { start } from "./api.js";

/** @type {typeof import("./index.d.ts").load} */
export function load(source) {
  // Written out, since bundlers look for just these words to take the file along.
  return start(() => source ?? new URL("./guli-web_bg.wasm", import.meta.url));
}
