/**
 * How large a board is laid out in its place: the same for the first picture as for the board that is played.
 */
import { layout } from "./geometry.js";

/**
 * @typedef {object} Placing
 * @property {number} columns
 * @property {number} width
 * @property {number | undefined} height
 * @property {import("./looks.js").BoardName} board
 * @property {boolean} asPrinted
 * @property {boolean} turned
 * @property {boolean} facing
 * @property {boolean} left
 * @property {boolean} tags
 */

/**
 * @param {HTMLElement} stage
 * @param {Placing} placing
 */
export function placed(stage, { board, ...placing }) {
  return layout({
    ...placing,
    inside: board === "numbers",
    dpr: globalThis.devicePixelRatio,
    text: Number.parseFloat(getComputedStyle(stage).fontSize),
  });
}

/** The height that can be spared in the page: the board and the lines under it should be seen together. */
export function pageRoom() {
  const { clientWidth, clientHeight } = document.documentElement;
  if (clientWidth < 600) return Math.max(440, clientHeight - 156);
  return Math.max(320, clientHeight - (clientHeight < 560 ? 100 : 264));
}
