/**
 * Where the parts of the program come from when all of it is one file: from inside. The loader has unpacked them.
 */
import { createWorkroom } from "../workroom.js";
import { createFirstWorking } from "./workers.js";

/** @type {import("./loader.js").Parts} */
const parts = /** @type {any} */ (globalThis).guliParts;

/** The rules, as if they had been fetched. */
export async function wasm() {
  return new Response(parts.wasm, { headers: { "content-type": "application/wasm" } });
}

/** The worker is handed the same as bytes, since not every kind takes a compiled module. */
export const searching = async () => parts.wasm;

/**
 * Browsers differ in what worker a file may start: some let it have one that is made of text. Where there is none the
 * engine works in the page, in its short slices.
 */
export const newWorker = createFirstWorking([
  () => {
    const address = URL.createObjectURL(new Blob([parts.worker], { type: "text/javascript" }));
    return new Worker(address);
  },
  () => new Worker(`data:text/javascript;charset=utf-8,${encodeURIComponent(parts.worker)}`),
], createWorkroom);

/** Nobody paints elsewhere. @returns {never} */
export function newPainter() {
  throw new Error("the page paints by itself");
}
