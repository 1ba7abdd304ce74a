/**
 * The player's settings: read with care, since anyone can edit the storage, and kept on every change.
 */
import { DEFAULT_SETTINGS, KEYS, SPEEDS } from "./config.js";
import { read, write } from "./storage.js";

/** @typedef {import("./types.js").Settings} Settings */

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
  if (typeof kept.asPrinted === "boolean") base.asPrinted = kept.asPrinted;
  if (typeof kept.numbers === "boolean") base.numbers = kept.numbers;
  if (typeof kept.values === "boolean") base.values = kept.values;
  if (kept.theme === "light" || kept.theme === "dark") base.theme = kept.theme;
  return base;
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
