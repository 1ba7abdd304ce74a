/**
 * Two languages that nobody speaks, made from English to try the layout: one longer, one from right to left. What is
 * still to be read in plain English, or breaks, has been forgotten by the page and not by a translator.
 */
import { parse } from "../message.js";

/** @typedef {import("../message.js").Part} Part */

/** A letter of Hebrew for each of the Latin ones: strong letters, so that the browser really writes leftward. */
const LEFTWARD = "אבגדהוזחטיכלמנסעפצקרשתםןףץ";

/**
 * Two fifths more, within the words: longer words are harder on a layout than more of them.
 * @param {string} text
 */
export function lengthened(text) {
  return text.replace(/\p{L}{2,}/gu, (word) => word + word.slice(0, Math.ceil(word.length * 0.4)).toLowerCase());
}

/** @param {string} text */
export function turned(text) {
  return text.replace(/[a-z]/gi, (letter) => LEFTWARD[letter.toLowerCase().charCodeAt(0) - 97]);
}

/**
 * A message with all its text changed; values, choices and words of other languages stay.
 * @param {Part[]} parts
 * @param {(text: string) => string} change
 * @returns {string}
 */
function changed(parts, change) {
  return parts.map((part) => {
    if (typeof part === "string") return change(part);
    if (part.kind === "value") return `{${part.name}}`;
    if (part.kind === "number") return "#";
    if (part.kind === "foreign") {
      return `[${part.lang}:${changed(part.parts, (text) => text)}${part.term ? `|${part.term}` : ""}]`;
    }
    const forms = [...part.forms].map(([form, inner]) => `${form} {${changed(inner, change)}}`);
    return `{${part.name}, ${part.by}, ${forms.join(" ")}}`;
  }).join("");
}

/** @typedef {import("../text.js").Locale} Locale */

/**
 * @param {Locale} en
 * @param {(text: string) => string} change
 * @param {"ltr" | "rtl"} direction
 * @param {string} [locale]
 * @returns {Locale}
 */
function trial(en, change, direction, locale = en.locale) {
  return { locale, direction, reviewed: false, messages: eachChanged(en.messages, change) };
}

/**
 * @template {Readonly<Record<string, string>>} M
 * @param {M} messages
 * @param {(text: string) => string} change
 */
function eachChanged(messages, change) {
  return /** @type {M} */ (Object.fromEntries(Object.entries(messages).map(([key, source]) => [key, changed(parse(source), change)])));
}

/**
 * Words of another file in a trial language.
 * @template {Readonly<Record<string, string>>} M
 * @param {string} code
 * @param {M} messages
 */
export const tried = (code, messages) => eachChanged(messages, code === "ar-XB" ? turned : lengthened);

/** @param {Locale} en */
export const longer = (en) => trial(en, lengthened, "ltr");
/** @param {Locale} en */
export const leftward = (en) => trial(en, turned, "rtl", "he");
