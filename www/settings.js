/**
 * The player's settings: read with care, since anyone can edit the storage, and kept on every change.
 */
import { DEFAULT_SETTINGS, GAMES, KEYS, SPEEDS } from "./config.js";
import { BOARDS, PIECES, SEATINGS } from "./looks.js";
import { read, write } from "./storage.js";

/** @typedef {import("./types.js").Settings} Settings */

/** Settings that are on or off. */
const SWITCHES = /** @type {const} */ ([
  "asPrinted", "numbers", "values", "leftHanded", "sound", "pitch", "vibrate", "brief", "commands",
]);

/**
 * @param {string | null} text
 * @returns {Settings}
 */
export function parseSettings(text) {
  /** @type {Record<string, unknown>} */
  let kept = {};
  try {
    const value = JSON.parse(text ?? "{}");
    if (value && typeof value === "object") kept = value;
  } catch {
    // an unreadable setting is no loss: the default stands
  }
  const base = { ...DEFAULT_SETTINGS };
  if (Number.isInteger(kept.speed) && Number(kept.speed) in SPEEDS) base.speed = Number(kept.speed);
  for (const name of SWITCHES) {
    const value = kept[name];
    if (typeof value === "boolean") base[name] = value;
  }
  if (kept.theme === "light" || kept.theme === "dark") base.theme = kept.theme;
  base.seating = SEATINGS.find((seating) => seating === kept.seating) ?? base.seating;
  base.boards = byGame(kept.boards, BOARDS, base.boards);
  base.pieces = byGame(kept.pieces, PIECES, base.pieces);
  return base;
}

/**
 * A choice for each game, where it is one that there is.
 * @template {string} T
 * @param {unknown} kept
 * @param {readonly T[]} names
 * @param {Readonly<Record<import("./types.js").GameName, T>>} usual
 */
function byGame(kept, names, usual) {
  const chosen = { ...usual };
  if (!kept || typeof kept !== "object") return chosen;
  const values = /** @type {Record<string, unknown>} */ (kept);
  for (const game of GAMES) chosen[game] = names.find((name) => name === values[game]) ?? usual[game];
  return chosen;
}

/** @param {(settings: Settings) => void} changed */
export function createSettings(changed) {
  let current = parseSettings(read(KEYS.settings));
  return {
    get current() {
      return current;
    },
    /** @param {Partial<Settings>} change */
    set(change) {
      current = { ...current, ...change };
      write(KEYS.settings, JSON.stringify(current));
      changed(current);
    },
  };
}
