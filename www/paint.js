/**
 * Has a board painted while the page does something else: by a worker, or where there can be none by the page itself, a
 * little at a time.
 */
import { beginStill } from "./board.js";
import { painting } from "./painting.js";
import { newPainter } from "./parts.js";
import { diameter } from "./render.js";
import { beginSeeds } from "./seeds.js";
import { inSlices } from "./slices.js";

/**
 * Begins a picture of which something is to be seen at once: it is a sketch until `whenFine`.
 * @param {import("./geometry.js").Layout} layout
 * @param {import("./render.js").Look} look
 */
export function beginPicture(layout, { board, palette, piece }) {
  if (palette.flat) return; // outlines are drawn as quickly as they are sketched
  const order = { layout, look: { board, palette, piece }, seeds: layout.inside ? 0 : diameter(layout) };
  const coming = elsewhere(order).catch(() => inSlices(painting(order)));
  beginStill(layout, order.look, coming);
  if (order.seeds > 0) {
    beginSeeds(piece, order.seeds, coming.then(({ seeds }) => /** @type {import("./seeds-sheet.js").SeedSheet} */ (seeds)));
  }
}

/** @param {import("./painting.js").Order} order @returns {Promise<import("./painting.js").Painting>} */
async function elsewhere(order) {
  const worker = newPainter();
  try {
    return await new Promise((done, miss) => {
      worker.addEventListener("message", ({ data }) => done(data));
      worker.addEventListener("error", (event) => {
        event.preventDefault(); // the page paints, and nobody misses anything
        miss(new Error(event.message));
      });
      worker.postMessage(order);
    });
  } finally {
    worker.terminate();
  }
}
