/**
 * Guli for Node: the WebAssembly is read from beside this file.
 */
import { readFile } from "node:fs/promises";
import { start } from "./api.js";

/** @type {typeof import("./index.d.ts").load} */
export function load(source = new URL("./guli-web_bg.wasm", import.meta.url)) {
  return start(() => (isFile(source) ? readFile(source) : source));
}

/**
 * What is an address on the web, or no address at all, is taken as it is in browsers.
 * @param {unknown} source
 * @returns {source is string | URL}
 */
function isFile(source) {
  return source instanceof URL ? source.protocol === "file:" : typeof source === "string" && !/^https?:/.test(source);
}
