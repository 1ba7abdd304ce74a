/**
 * The names of boards, pieces and ways to sit: one list for the settings, the options of an embedded board and the keys
 * of the locales (`look.board.teak`, `look.piece.coral`, `seating.facing`). Names only: no drawing is loaded by this.
 */

/** @typedef {import("./types.js").GameName} GameName */
/** @typedef {(typeof BOARDS)[number]} BoardName */
/** @typedef {(typeof PIECES)[number]} PieceName */
/** @typedef {(typeof SEATINGS)[number]} Seating */

/** `plain` has outlines for shapes, `numbers` no seeds at all; both are of the highest contrast. */
export const BOARDS = /** @type {const} */ (["teak", "metal", "stone", "box", "earth", "plain", "numbers"]);

export const PIECES = /** @type {const} */ (["tamarind", "gulaganji", "cowrie", "coral", "glass"]);

/**
 * `fixed`: the board lies as it is. `facing`: the players sit opposite each other, and the upper row's writing is turned
 * for the one there. `turning`: the board is passed on, and whoever is to move has the lower row.
 */
export const SEATINGS = /** @type {const} */ (["fixed", "facing", "turning"]);

/** What each game is usually played with; either may use any. @type {Readonly<Record<GameName, { board: BoardName, piece: PieceName }>>} */
export const USUAL = Object.freeze({
  "ali-guli-mane": { board: "teak", piece: "tamarind" },
  mangala: { board: "box", piece: "glass" },
});

/** Boards that are drawn in outlines. @param {BoardName} board */
export const isFlat = (board) => board === "plain" || board === "numbers";
