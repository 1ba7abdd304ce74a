/**
 * The numbers and names that the page is set up with.
 */

import { USUAL } from "./looks.js";

/** @type {import("./types.js").GameName[]} */
export const GAMES = ["ali-guli-mane", "mangala"];

/** All rules that can be played, with the game that each varies: known before the rules have come, and held to them by their types. @type {Readonly<Record<import("./types.js").RulesName, import("./types.js").GameName>>} */
export const RULES = Object.freeze({
  "ali-guli-mane": "ali-guli-mane",
  "ali-guli-mane-4": "ali-guli-mane",
  "ali-guli-mane-6": "ali-guli-mane",
  "ali-guli-mane-leftovers": "ali-guli-mane",
  "ali-guli-mane-pair": "ali-guli-mane",
  "ali-guli-mane-free": "ali-guli-mane",
  "simple-saada": "ali-guli-mane",
  mangala: "mangala",
  "mangala-metin-and": "mangala",
  "mangala-opponent-row": "mangala",
  "mangala-bohnenspiel": "mangala",
});

/** The board of a new game, for the first picture only: the game itself comes from the rules. @type {Readonly<Record<import("./types.js").GameName, number[]>>} */
export const FIRST = Object.freeze({ "ali-guli-mane": Array(14).fill(5), mangala: Array(12).fill(6) });

/** Times the normal speed, slow to instant; the slider chooses one. */
export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8, Infinity];

/** Place of the normal speed in `SPEEDS`. */
export const NORMAL_SPEED = 2;

/** The quiet counter is shown from so many turns without a capture. */
export const QUIET_SHOWN_FROM = 60;

/** Endgames of Mangala with so many seeds are looked up. */
export const ENDGAME_SEEDS = 12;

/** Choices for the number of rounds of a match; 0 has no limit. */
export const ROUND_LIMITS = [0, 2, 3, 4, 5, 6, 8, 10];

/** The computer's levels are 1 to this. */
export const MOST_LEVEL = 8;

/** A thinking sign appears when the computer has not answered after so many milliseconds. */
export const THINKING_AFTER = 300;

/** Between the end of a sowing and the computer's next: time to see what happened. Longer where nothing moved. */
export const BREATH = Object.freeze({ moving: 350, still: 900 });

/** @type {Readonly<import("./types.js").Settings>} */
export const DEFAULT_SETTINGS = Object.freeze({
  speed: NORMAL_SPEED,
  asPrinted: false,
  numbers: true,
  theme: "system",
  values: false,
  boards: Object.freeze({ "ali-guli-mane": USUAL["ali-guli-mane"].board, mangala: USUAL.mangala.board }),
  pieces: Object.freeze({ "ali-guli-mane": USUAL["ali-guli-mane"].piece, mangala: USUAL.mangala.piece }),
  seating: "fixed",
  leftHanded: false,
  sound: false,
  pitch: true,
  vibrate: false,
  brief: false,
  commands: false,
});

/** Keys in the browser's storage. `aside` keeps a save that could not be read. */
export const KEYS = Object.freeze({
  game: "guli.game",
  aside: "guli.game.aside",
  language: "guli.language",
  settings: "guli.settings",
  shown: "guli.shown",
  training: "guli.training",
});

/** Longest address fragment that is read at all, so that a pasted book does not stall the page. */
export const FRAGMENT_MAX = 20000;
