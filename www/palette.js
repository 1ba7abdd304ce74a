// Colours of everything that is not the board itself: paper, writing, cloths and marks. A palette is plain data; the
// page picks one by colour scheme and by forced colours.

import { isFlat } from "./looks.js";

/**
 * @typedef {object} Palette
 * @property {boolean} flat no texture, no shading: shapes and outlines only (plain boards, forced colours)
 * @property {string} page
 * @property {string} ink counts and names
 * @property {string} quiet lesser writing
 * @property {string} accent
 * @property {string} shadow what lies on the page casts
 * @property {string} holeName small names on a dark board
 * @property {string} holeNameDark small names on a light board
 * @property {string} rim playable
 * @property {string} rimDark under the playable rim
 * @property {string} focus outer rim of focus
 * @property {string} focusInner inner rim of focus
 * @property {string} mark marks of the last move, rings
 * @property {string} markDark outline of marks, so that they read on light seeds as well
 * @property {string} tag the paper under the hand's number
 * @property {string} tagInk
 * @property {string} cloth
 * @property {string} clothDark
 * @property {string} clothLight
 * @property {[string, string]} border woven stripes of the two cloths, by seat
 */

/** @type {Palette} */
export const light = {
  flat: false,
  page: "#f7f2e8",
  ink: "#2a2019",
  quiet: "#5f5247",
  accent: "#b3261e",
  shadow: "rgba(58, 36, 16, 0.34)",
  holeName: "#fff3dc",
  holeNameDark: "#150a03",
  rim: "#ffcf7d",
  rimDark: "rgba(36, 16, 3, 0.78)",
  focus: "#fffaf0",
  focusInner: "#b3261e",
  mark: "#fff3da",
  markDark: "#2b1507",
  tag: "#fffaf0",
  tagInk: "#2a2019",
  cloth: "#ead9b5",
  clothDark: "#b89d6c",
  clothLight: "#fbf1da",
  border: ["#9c2f24", "#2d4a78"],
};

/** @type {Palette} */
export const dark = {
  ...light,
  page: "#16120e",
  ink: "#efe6d8",
  quiet: "#b9ab98",
  accent: "#ff8a70",
  shadow: "rgba(0, 0, 0, 0.6)",
  focusInner: "#d1402f",
  tag: "#fff6e6",
  cloth: "#bba67c",
  clothDark: "#83704a",
  clothLight: "#d6c59d",
  border: ["#8a2a20", "#28426c"],
};

/** System colours, for forced-colors and high contrast. @type {Palette} */
export const contrast = {
  flat: true,
  page: "Canvas",
  ink: "CanvasText",
  quiet: "CanvasText",
  accent: "Highlight",
  shadow: "transparent",
  holeName: "CanvasText",
  holeNameDark: "CanvasText",
  rim: "LinkText",
  rimDark: "Canvas",
  focus: "Highlight",
  focusInner: "CanvasText",
  mark: "CanvasText",
  markDark: "Canvas",
  tag: "Canvas",
  tagInk: "CanvasText",
  cloth: "Canvas",
  clothDark: "CanvasText",
  clothLight: "Canvas",
  border: ["CanvasText", "CanvasText"],
};

/**
 * The plain boards: black on white or white on black, with one blue and one yellow that differ in lightness as well.
 * @type {Palette}
 */
export const plainLight = {
  flat: true,
  page: "#ffffff",
  ink: "#000000",
  quiet: "#000000",
  accent: "#a3130b",
  shadow: "transparent",
  holeName: "#000000",
  holeNameDark: "#000000",
  rim: "#0b4fc4",
  rimDark: "#ffffff",
  focus: "#000000",
  focusInner: "#ffd400",
  mark: "#000000",
  markDark: "#ffffff",
  tag: "#ffffff",
  tagInk: "#000000",
  cloth: "#ffffff",
  clothDark: "#000000",
  clothLight: "#ffffff",
  border: ["#000000", "#000000"],
};

/** @type {Palette} */
export const plainDark = {
  ...plainLight,
  page: "#000000",
  ink: "#ffffff",
  quiet: "#ffffff",
  accent: "#ff9d88",
  holeName: "#ffffff",
  holeNameDark: "#ffffff",
  rim: "#8fbaff",
  rimDark: "#000000",
  focus: "#ffffff",
  focusInner: "#0b3fa8",
  mark: "#ffffff",
  markDark: "#000000",
  tag: "#000000",
  tagInk: "#ffffff",
  cloth: "#000000",
  clothDark: "#ffffff",
  clothLight: "#000000",
  border: ["#ffffff", "#ffffff"],
};

export const palettes = { light, dark, plainLight, plainDark, contrast };

/**
 * @param {"light" | "dark"} theme
 * @param {import("./looks.js").BoardName} board
 */
export function paletteFor(theme, board) {
  if (isFlat(board)) return theme === "dark" ? plainDark : plainLight;
  return palettes[theme];
}
