/**
 * Unpacks the single file and starts it. A file that is opened from a disk may fetch nothing, so all lies inside it: the
 * page's script, the worker's and the rules, behind each other, compressed, written in letters.
 */
import { inflate } from "./inflate.js";

/** @typedef {{ worker: string, wasm: Uint8Array<ArrayBuffer> }} Parts */

/**
 * Five letters, of 85 that there are, are four bytes: see `tools/letters.mjs`.
 * @param {string} text
 * @param {number} length
 */
function bytesOf(text, length) {
  const view = new DataView(new ArrayBuffer((text.length / 5) * 4));
  for (let at = 0, to = 0; at < text.length; to += 4) {
    let four = 0;
    for (const end = at + 5; at < end; at += 1) {
      const letter = text[at] === "x" ? "<" : text[at];
      four = four * 85 + letter.charCodeAt(0) - 35;
    }
    view.setUint32(to, four);
  }
  return new Uint8Array(view.buffer, 0, length);
}

/**
 * By the browser, or, where it does not know how, by hand.
 * @param {Uint8Array<ArrayBuffer>} packed
 * @param {number} size
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
async function unpack(packed, size) {
  let stream;
  try {
    stream = new DecompressionStream("deflate-raw");
  } catch {
    return inflate(packed, size);
  }
  return new Uint8Array(await new Response(new Blob([packed]).stream().pipeThrough(stream)).arrayBuffer());
}

async function start() {
  const place = /** @type {HTMLElement} */ (document.getElementById("parts"));
  const sizes = (place.dataset.sizes ?? "").split(" ").map(Number);
  const all = await unpack(bytesOf(place.textContent ?? "", Number(place.dataset.packed)), sizes.reduce((a, b) => a + b));
  place.remove();
  let at = 0;
  const [script, worker, wasm] = sizes.map((size) => all.slice(at, at += size));
  const text = (/** @type {Uint8Array} */ bytes) => new TextDecoder().decode(bytes);
  /** @type {any} */ (globalThis).guliParts = /** @type {Parts} */ ({ worker: text(worker), wasm });
  const element = document.createElement("script");
  element.type = "module";
  element.textContent = text(script);
  document.body.append(element);
}

start().catch((cause) => {
  document.getElementById("app")?.setAttribute("hidden", "");
  for (const id of ["failure", "failure-other"]) {
    const element = document.getElementById(id);
    if (element) element.hidden = false;
    if (element && id === "failure-other") element.textContent = String(cause);
  }
});
