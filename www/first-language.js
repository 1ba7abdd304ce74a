/**
 * The language that a page begins with.
 */
import { KEYS } from "./config.js";
import { chooseLanguage, LANGUAGES } from "./languages.js";
import { read } from "./storage.js";

/** The parameter of the address that asks for a language. */
export const PARAMETER = "language";

/** See `chooseLanguage`. */
export function firstLanguage() {
  return chooseLanguage({
    asked: new URLSearchParams(location.search).get(PARAMETER),
    host: document.documentElement.dataset.language ?? null,
    kept: read(KEYS.language),
    preferred: navigator.languages,
  });
}

/** Asks for its words, for whoever will need them soon; whoever needs them hears it if they can't be had. */
export function fetchWords() {
  LANGUAGES[firstLanguage()]?.load().catch(() => {});
}
