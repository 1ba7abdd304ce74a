/**
 * The text in the language that is spoken. Each language is a file of its own, fetched when somebody begins to read.
 */
import { loadText } from "../languages.js";

/** @typedef {import("./en.js").Prose} Prose */

/** @type {Record<string, () => Promise<{ prose: Prose }>>} */
const FILES = {
  da: () => import("./da.js"),
  en: () => import("./en.js"),
  fr: () => import("./fr.js"),
  it: () => import("./it.js"),
  kn: () => import("./kn.js"),
  tr: () => import("./tr.js"),
};

/** @param {string} code of a language, with or without a region */
export const loadProse = async (code) => (await loadText(FILES, code)).file.prose;

/** The languages that there is a text in. */
export const PROSE_LANGUAGES = Object.keys(FILES);
