/**
 * The address bar's fragment: a position or a game line, with `_` for blanks.
 */
import { FRAGMENT_MAX } from "./config.js";

/** @typedef {{ kind: "none" } | { kind: "position" | "record", text: string } | { kind: "bad", why: "long" | "encoding" }} Asked */

/**
 * Notation as a link's end. Lines of a match are kept apart by an encoded line break.
 * @param {string} text
 */
export function toFragment(text) {
  return `#${text.replaceAll(" ", "_").replaceAll("\n", "%0A")}`;
}

/**
 * What a fragment asks for. Whether it can be read as a game is for the rules to say.
 * @param {string} fragment with or without its #
 * @returns {Asked}
 */
export function fromFragment(fragment) {
  const raw = fragment.replace(/^#/, "");
  if (raw === "") return { kind: "none" };
  if (raw.length > FRAGMENT_MAX) return { kind: "bad", why: "long" };
  let text;
  try {
    text = decodeURIComponent(raw);
  } catch {
    return { kind: "bad", why: "encoding" };
  }
  return readNotation(text);
}

/**
 * The same for text that was typed or pasted.
 * @param {string} typed
 * @returns {Asked}
 */
export function readNotation(typed) {
  const text = typed.replaceAll("_", " ").trim();
  if (text === "") return { kind: "none" };
  if (text.length > FRAGMENT_MAX) return { kind: "bad", why: "long" };
  return { kind: text.includes(";") ? "record" : "position", text };
}
