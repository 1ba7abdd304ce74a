// Puts the layers together on one canvas. It draws only when told to, and never knows a rule or a word.

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./scene.js").Scene} Scene */

/**
 * How things look, and the strings that are written.
 * @typedef {object} Look
 * @property {import("./palette.js").Palette} palette
 * @property {"teak" | "box" | "metal" | "stone" | "earth"} board
 * @property {"tamarind" | "glass" | "gulaganji" | "cowrie" | "coral"} piece
 * @property {readonly [string, string]} names of South and North, written beside the cloths
 * @property {(count: number) => string} [number] writes a number (String)
 * @property {readonly string[] | null} [holeNames] small names by hole number; null writes none
 * @property {string} [sans] font family of counts and names
 * @property {string} [serif] font family of hole names
 */

/**
 * @typedef {object} Renderer
 * @property {(layout: Layout) => void} resize sets the canvas to the layout's size in whole device pixels
 * @property {(scene: Scene, look: Look) => void} draw
 */

/**
 * @param {HTMLCanvasElement} canvas
 * @returns {Renderer}
 */
export function createRenderer(canvas) {
  void canvas;
  return { resize() {}, draw() {} };
}
