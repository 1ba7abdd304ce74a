/**
 * What can be asked of a board in somebody else's page: one table for the attributes of the element, the parameters of
 * the frame and the messages to it. Everything that comes in is text until it has been read here.
 */
import { FRAGMENT_MAX, GAMES, MOST_LEVEL, RULES } from "./config.js";
import { BOARDS, PIECES } from "./looks.js";

/** @typedef {import("./types.js").RulesName} RulesName */
/** @typedef {import("./types.js").Levels} Levels */

/**
 * The options, read.
 * @typedef {object} BoardOptions
 * @property {RulesName} game
 * @property {string | null} position a position in notation to begin from
 * @property {string | null} line a game line, or the lines of a match
 * @property {string | null} language a language tag; null: what the browser asks for
 * @property {"auto" | "light" | "dark"} theme
 * @property {"auto" | import("./looks.js").BoardName} board
 * @property {"auto" | import("./looks.js").PieceName} pieces
 * @property {"play" | "view" | "puzzle" | "kiosk"} mode
 * @property {"best" | "where"} puzzle what a puzzle asks
 * @property {Levels} level by seat; 0 is a person
 * @property {"none" | "few" | "full"} controls
 * @property {"auto" | "slow" | "quick" | "none"} motion
 * @property {"off" | "on"} sound
 * @property {"yes" | "no"} undo
 * @property {number} idle seconds that a kiosk waits for its visitor
 */

/** @typedef {keyof BoardOptions} OptionName */

/** What is wrong with one option, in words for whoever wrote the page. */
export class OptionError extends Error {
  /**
   * @param {string} field
   * @param {string} reason
   */
  constructor(field, reason) {
    super(`${field}: ${reason}`);
    this.name = "OptionError";
    this.field = field;
    this.reason = reason;
    this.code = "bad-option";
  }
}

/** A text as an error shows it: short, whatever it was. @param {string} text */
const shown = (text) => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);

/**
 * @template {string} T
 * @param {readonly T[]} words
 */
const oneOf = (...words) => ({
  words,
  /** @param {string} text @returns {T} */
  read(text) {
    const found = words.find((word) => word === text);
    if (found === undefined) throw new Error(`${shown(text)} is none of ${words.join(", ")}`);
    return found;
  },
});

/** @param {number} most */
const textUpTo = (most) => ({
  /** @param {string} text @returns {string | null} */
  read(text) {
    if (text.length > most) throw new Error(`longer than ${most} characters`);
    const plain = text.replaceAll("_", " ").trim();
    return plain === "" ? null : plain;
  },
});

/** @param {number} least @param {number} most */
const wholeFrom = (least, most) => ({
  /** @param {string} text @returns {number} */
  read(text) {
    const read = /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : Number.NaN;
    if (!(read >= least && read <= most)) throw new Error(`${shown(text)} is not a whole number from ${least} to ${most}`);
    return read;
  },
});

const levels = {
  /** One number is North's level: the reader of a page plays South. @param {string} text @returns {Levels} */
  read(text) {
    const parts = /^\s*(\d)\s*(?:,\s*(\d)\s*)?$/.exec(text);
    const [south, north] = parts?.[2] === undefined ? [0, Number(parts?.[1])] : [Number(parts[1]), Number(parts[2])];
    if (!parts || Math.max(south, north) > MOST_LEVEL) {
      throw new Error(`${shown(text)} is not a level from 0 to ${MOST_LEVEL}, or South's and North's with a comma between`);
    }
    return [south, north];
  },
};

const languageTag = {
  /** @param {string} text @returns {string | null} */
  read(text) {
    if (text === "" || text === "auto") return null;
    if (!/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(text)) throw new Error(`${shown(text)} is no language tag`);
    return text;
  },
};

/** Every option: how it is read, and what it is when nothing is asked. */
const TABLE = {
  game: { ...oneOf(.../** @type {RulesName[]} */ (Object.keys(RULES))), usual: GAMES[0] },
  position: { ...textUpTo(200), usual: null },
  line: { ...textUpTo(FRAGMENT_MAX), usual: null },
  language: { ...languageTag, usual: null },
  theme: { ...oneOf("auto", "light", "dark"), usual: "auto" },
  board: { ...oneOf("auto", ...BOARDS), usual: "auto" },
  pieces: { ...oneOf("auto", ...PIECES), usual: "auto" },
  mode: { ...oneOf("play", "view", "puzzle", "kiosk"), usual: "play" },
  puzzle: { ...oneOf("best", "where"), usual: "best" },
  level: { ...levels, usual: [0, 0] },
  controls: { ...oneOf("none", "few", "full"), usual: "few" },
  motion: { ...oneOf("auto", "slow", "quick", "none"), usual: "auto" },
  sound: { ...oneOf("off", "on"), usual: "off" },
  undo: { ...oneOf("yes", "no"), usual: "yes" },
  idle: { ...wholeFrom(10, 3600), usual: 60 },
};

/** @type {readonly OptionName[]} */
export const OPTION_NAMES = Object.freeze(/** @type {OptionName[]} */ (Object.keys(TABLE)));

/**
 * The words that an option is one of; null where it is another kind of text.
 * @param {OptionName} name
 * @returns {readonly string[] | null}
 */
export function optionWords(name) {
  const option = TABLE[name];
  return "words" in option ? option.words : null;
}

/** @returns {BoardOptions} */
export function usualOptions() {
  return /** @type {BoardOptions} */ (Object.fromEntries(OPTION_NAMES.map((name) => [name, usualOption(name)])));
}

/**
 * What an option is when nothing is asked.
 * @template {OptionName} N
 * @param {N} name
 * @returns {BoardOptions[N]}
 */
export function usualOption(name) {
  return /** @type {BoardOptions[N]} */ (TABLE[name].usual);
}

/**
 * Reads one option; throws an `OptionError`.
 * @template {OptionName} N
 * @param {N} name
 * @param {string} text
 * @returns {BoardOptions[N]}
 */
export function readOption(name, text) {
  try {
    return /** @type {BoardOptions[N]} */ (TABLE[name].read(text));
  } catch (cause) {
    throw new OptionError(name, /** @type {Error} */ (cause).message);
  }
}

/**
 * Options are texts; a level may also be a number or a pair of them, a time a number, and undo a yes or no.
 * @param {OptionName} name
 * @param {unknown} value
 */
export function optionText(name, value) {
  if (typeof value === "string") return value;
  if (name === "undo" && typeof value === "boolean") return value ? "yes" : "no";
  if (name === "sound" && typeof value === "boolean") return value ? "on" : "off";
  if ((name === "level" || name === "idle") && typeof value === "number") return String(value);
  const pair = name === "level" && Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === "number");
  return pair ? `${value[0]},${value[1]}` : null;
}

/**
 * Reads what a frame's address asks for. Unknown parameters are somebody else's; wrong ones are told, and left out.
 * @param {URLSearchParams} parameters
 * @returns {{ given: Partial<Record<OptionName, string>>, wrong: OptionError[] }} the texts that can be read
 */
export function readParameters(parameters) {
  /** @type {Partial<Record<OptionName, string>>} */
  const given = {};
  const wrong = [];
  for (const name of OPTION_NAMES) {
    const all = parameters.getAll(name);
    if (all.length === 0) continue;
    try {
      if (all.length > 1) throw new OptionError(name, "given more than once");
      readOption(name, all[0]);
      given[name] = all[0];
    } catch (cause) {
      wrong.push(/** @type {OptionError} */ (cause));
    }
  }
  return { given, wrong };
}
