/**
 * What the painter is told about looks: colours by theme, board and seeds by game, names.
 */
import { paletteOf } from "./colours.js";
import { seatName } from "./sentences.js";
import { number } from "./text.js";

export { applyTheme, paletteOf, prefersStill, watchColours } from "./colours.js";

/** @typedef {import("./types.js").Settings} Settings */
/** @typedef {import("./types.js").State} State */

/**
 * @param {Pick<State, "game" | "holes">} state
 * @param {Settings} settings
 * @returns {import("./render.js").Look}
 */
export function lookOf(state, settings) {
  const board = settings.board ?? settings.boards[state.game];
  return {
    palette: paletteOf(settings, board),
    board,
    piece: settings.piece ?? settings.pieces[state.game],
    names: [seatName(0), seatName(1)],
    number,
    holeNames: settings.numbers ? state.holes.map((_, hole) => String(hole)) : null,
  };
}
