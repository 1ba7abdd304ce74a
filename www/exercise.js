/**
 * What may stand on the board in place of the game.
 */

/**
 * Training and lessons do. Everything in it is asked, nothing is kept.
 * @typedef {Pick<import("./training.js").Training,
 *   "active" | "silent" | "tried" | "walks" | "anyHole" | "sown" | "choose" | "seen" | "offered">} Exercise
 */

/** The game itself. @type {Exercise} */
export const NO_EXERCISE = {
  active: false,
  silent: false,
  tried: false,
  walks: true,
  anyHole: false,
  sown: null,
  choose() {},
  seen: (state) => state,
  offered: (previews) => previews,
};
