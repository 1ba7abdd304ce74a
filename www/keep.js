/**
 * Keeps the game in progress between visits, as game lines of the common notation, and brings it back.
 */
import { KEYS } from "./config.js";
import { Damaged, reasonOf } from "./reasons.js";
import { read, setAside, write } from "./storage.js";

/** @typedef {import("./session.js").Session} Session */

/** @typedef {import("./players.js").Players} Players */

/**
 * @param {Session} session
 * @param {Players} players
 * @returns {boolean} whether the browser keeps it
 */
export function keepGame(session, players) {
  if (session.varying) return true; // the game proper is kept already
  const { kind, starter, state } = session;
  const saved = { version: 1, record: session.fullRecord(), ply: state.ply, starter, players: players.saved, ...kind };
  return write(KEYS.game, JSON.stringify(saved));
}

/**
 * Brings the kept game back. One that cannot be read is set aside, not lost.
 * @param {Session} session
 * @param {Players} players
 * @returns {{ restored: boolean, reason: (() => string) | null }}
 */
export function restoreGame(session, players) {
  const text = read(KEYS.game);
  if (text === null) return { restored: false, reason: null };
  try {
    const saved = parsed(text);
    if (typeof saved?.record !== "string") throw new Damaged();
    const options = saved.match === true ? { match: true, rounds: wholeNumber(saved.rounds) ?? 0 } : {};
    players.restore(saved.players);
    session.openRecord(saved.record, options, wholeNumber(saved.ply));
    return { restored: true, reason: null };
  } catch (cause) {
    players.reset();
    setAside(KEYS.game, KEYS.aside);
    return { restored: false, reason: () => reasonOf(cause) };
  }
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Damaged();
  }
}

/**
 * @param {unknown} value
 * @returns {number | null}
 */
function wholeNumber(value) {
  return Number.isInteger(value) && Number(value) >= 0 ? Number(value) : null;
}
