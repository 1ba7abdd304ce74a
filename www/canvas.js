/**
 * Canvases that nobody sees as such: parts of a picture. A page makes them as elements; a worker, which has no page, as what
 * it has instead, and that can do the same here.
 * @param {number} width px
 * @param {number} height px
 * @returns {HTMLCanvasElement}
 */
export function newCanvas(width, height) {
  if (typeof document === "undefined") return /** @type {HTMLCanvasElement} */ (/** @type {unknown} */ (new OffscreenCanvas(width, height)));
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/**
 * Where it is painted. Not by a graphics card: a page and a worker may have different ones, and the same picture is to have
 * the same pixels.
 * @param {HTMLCanvasElement} canvas
 */
export function contextOf(canvas) {
  return /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
}
