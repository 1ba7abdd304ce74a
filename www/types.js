/**
 * Names for the shapes that the page passes around. Types only: nothing here runs.
 * The boundary's own types come from the committed declaration file of the web crate.
 */

/** @typedef {import("../guli-web.js").Game} Game */
/** @typedef {import("../guli-web.js").GameName} GameName */
/** @typedef {import("../guli-web.js").Rules} Rules */
/** @typedef {import("../guli-web.js").RulesName} RulesName */
/** @typedef {import("../guli-web.js").GameOptions} GameOptions */
/** @typedef {import("../guli-web.js").BestPuzzle} BestPuzzle */
/** @typedef {import("../guli-web.js").Preview} Preview */
/** @typedef {import("../guli-web.js").Puzzle} Puzzle */
/** @typedef {import("../guli-web.js").PuzzleKind} PuzzleKind */
/** @typedef {import("../guli-web.js").RoundStart} RoundStart */
/** @typedef {import("../guli-web.js").Seat} Seat */
/** @typedef {import("../guli-web.js").Sowing} Sowing */
/** @typedef {import("../guli-web.js").State} State */
/** @typedef {import("../guli-web.js").Step} Step */
/** @typedef {import("../guli-web.js").WherePuzzle} WherePuzzle */

/**
 * What the player chose for the page, kept between visits.
 * @typedef {object} Settings
 * @property {number} speed index into `SPEEDS`
 * @property {boolean} asPrinted mirror the picture into the sources' diagram
 * @property {boolean} numbers show the sources' hole numbers
 * @property {"system" | "light" | "dark"} theme
 * @property {boolean} values write the value of every hole on the board
 * @property {Record<GameName, import("./looks.js").BoardName>} boards what each game is played on
 * @property {Record<GameName, import("./looks.js").PieceName>} pieces what is sown in each
 * @property {import("./looks.js").BoardName} [board] whatever the game
 * @property {() => readonly string[]} [colours] of paper, ink, lesser writing and accent, where the page around sets its
 *   own; an empty text leaves one as it is
 * @property {import("./looks.js").PieceName} [piece] whatever the game
 * @property {import("./looks.js").Seating} seating how the players sit
 * @property {boolean} leftHanded cloths, buttons and panels at the other hand
 * @property {boolean} sound
 * @property {boolean} pitch the sound of a seed tells its hole
 * @property {boolean} vibrate
 * @property {boolean} brief what happens is announced in few words
 * @property {boolean} commands the line for typed commands stands under the board
 */

/**
 * Who plays South and who North: 0 is a person, a number from 1 the computer at that level.
 * @typedef {[number, number]} Levels
 */

/**
 * What changed, told to everyone who listens to the session.
 * @typedef {object} Change
 * @property {"load" | "play" | "move" | "round" | "vary" | "return"} kind `move` is undo, redo and go
 *   to; `vary` and `return` lead into a variation and back to the game
 * @property {Step[]} steps the sowing and the passes it forced, for `play`
 * @property {RoundStart | null} round the refill, for `round`
 * @property {boolean} on for `move`: what had been taken back is played again
 */

export {};
