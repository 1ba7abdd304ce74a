/**
 * Where the parts of the program come from when they lie inside the script.
 */
import { createFirstWorking } from "../single/workers.js";
import { createWorkroom } from "../workroom.js";
import { wasm as packed, worker } from "./inside.js";

const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));

/** The rules, as if they had been fetched. */
export async function wasm() {
  return new Response(bytes, { headers: { "content-type": "application/wasm" } });
}

/** The worker is handed the same as bytes, since not every kind takes a compiled module. */
export const searching = async () => bytes;

/** A worker that is made of text; where the policy forbids those, the engine works in the frame, in its short slices. */
export const newWorker = createFirstWorking([
  () => new Worker(URL.createObjectURL(new Blob([worker], { type: "text/javascript" }))),
], createWorkroom);

/** Nobody paints elsewhere. @returns {never} */
export function newPainter() {
  throw new Error("the page paints by itself");
}
