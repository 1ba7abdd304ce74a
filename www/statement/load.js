/**
 * The accessibility statement in the language that is spoken. Each language is a file of its own, fetched when somebody
 * opens it.
 */
import { loadText } from "../languages.js";

/** @typedef {readonly import("./en.js").Part[]} Statement */

/** @type {Record<string, () => Promise<{ statement: Statement }>>} */
const FILES = {
  da: () => import("./da.js"),
  en: () => import("./en.js"),
  fr: () => import("./fr.js"),
  it: () => import("./it.js"),
  kn: () => import("./kn.js"),
  tr: () => import("./tr.js"),
};

/**
 * @param {string} code of a language, with or without a region
 * @returns {Promise<{ code: string, statement: Statement }>} English where there is none in that language
 */
export async function loadStatement(code) {
  const { code: own, file } = await loadText(FILES, code);
  return { code: own, statement: file.statement };
}

/** The languages that there is one in. */
export const STATEMENT_LANGUAGES = Object.keys(FILES);
