/**
 * The painter's worker: it paints one board, out of the way of the page that opens.
 */
import { painting } from "./painting.js";
import { atOnce } from "./slices.js";

/** @typedef {import("./pictures.js").Picture} Picture */

/** What leaves the room: a canvas of a worker can't. @param {Picture} picture */
const taken = (picture) => /** @type {OffscreenCanvas} */ (/** @type {unknown} */ (picture)).transferToImageBitmap();

addEventListener("message", ({ data }) => {
  const { seeds, still, wood } = atOnce(painting(data));
  /** @type {import("./painting.js").Painting} */
  const sent = {
    still: taken(still),
    wood: wood && { ...wood, picture: taken(wood.picture) },
    seeds: seeds && { ...seeds, canvas: taken(seeds.canvas), shadow: taken(seeds.shadow) },
  };
  const bitmaps = [sent.still, sent.wood?.picture, sent.seeds?.canvas, sent.seeds?.shadow].filter((each) => each instanceof ImageBitmap);
  postMessage(sent, { transfer: bitmaps });
});
