/**
 * Keeps the game in progress between visits, as game lines of the common notation, and brings it back.
 */
import { KEYS } from "./config.js";
import { read, setAside, write } from "./storage.js";

/** @typedef {import("./session.js").Session} Session */

/**
 * @param {Session} session
 * @returns {boolean} whether the browser keeps it
 */
export function keepGame(session) {
  const { kind, starter, state } = session;
  const saved = { version: 1, record: session.fullRecord(), ply: state.ply, starter, ...kind };
  return write(KEYS.game, JSON.stringify(saved));
}

/**
 * Brings the kept game back. One that cannot be read is set aside, not lost.
 * @param {Session} session
 * @returns {{ restored: boolean, reason: string | null }}
 */
export function restoreGame(session) {
  const text = read(KEYS.game);
  if (text === null) return { restored: false, reason: null };
  try {
    const saved = JSON.parse(text);
    if (typeof saved?.record !== "string") throw new TypeError("no game line");
    const options = saved.match === true ? { match: true, rounds: wholeNumber(saved.rounds) ?? 0 } : {};
    session.openRecord(saved.record, options, wholeNumber(saved.ply));
    return { restored: true, reason: null };
  } catch (cause) {
    setAside(KEYS.game, KEYS.aside);
    return { restored: false, reason: cause instanceof Error ? cause.message : String(cause) };
  }
}

/**
 * @param {unknown} value
 * @returns {number | null}
 */
function wholeNumber(value) {
  return Number.isInteger(value) && Number(value) >= 0 ? Number(value) : null;
}
