/**
 * The languages of the page, one line each: the code of the language (BCP 47), its own name, and its file.
 * docs/languages.md says how to add one.
 */

/** @typedef {{ name: string, load: () => Promise<import("./text.js").Locale> }} Language */

/** @type {Readonly<Record<string, Language>>} */
export const LANGUAGES = Object.freeze({
  da: { name: "Dansk", load: () => import("./locales/da.js") },
  en: { name: "English", load: () => import("./locales/en.js") },
  fr: { name: "Français", load: () => import("./locales/fr.js") },
  it: { name: "Italiano", load: () => import("./locales/it.js") },
  kn: { name: "ಕನ್ನಡ", load: () => import("./locales/kn.js") },
  tr: { name: "Türkçe", load: () => import("./locales/tr.js") },
});

/**
 * English made two fifths longer, and English in Hebrew letters from right to left: what a layout has to bear. Only
 * the address asks for them.
 * @type {Readonly<Record<string, Language>>}
 */
export const TRIALS = Object.freeze({
  "en-XA": { name: "en-XA", load: async () => (await import("./locales/trial.js")).longer(await LANGUAGES.en.load()) },
  "ar-XB": { name: "ar-XB", load: async () => (await import("./locales/trial.js")).leftward(await LANGUAGES.en.load()) },
});

/** Spoken where nothing else is asked for. */
export const USUAL = "en";

/**
 * The language of the page for a tag such as `fr-CA`, if there is one.
 * @param {unknown} tag
 * @returns {string | null}
 */
export function languageFor(tag) {
  if (typeof tag !== "string") return null;
  const code = tag.toLowerCase().split(/[-_]/)[0];
  return Object.hasOwn(LANGUAGES, code) ? code : null;
}

/**
 * Which language to begin with: what the address asks for, what the page around asks for, what was chosen before,
 * what the browser prefers, in this order.
 * @param {object} wishes
 * @param {string | null} [wishes.asked]
 * @param {string | null} [wishes.host]
 * @param {string | null} [wishes.kept]
 * @param {readonly string[]} [wishes.preferred]
 */
export function chooseLanguage({ asked = null, host = null, kept = null, preferred = [] }) {
  if (asked !== null && Object.hasOwn(TRIALS, asked)) return asked;
  for (const wish of [asked, host, kept, ...preferred]) {
    const code = languageFor(wish);
    if (code) return code;
  }
  return USUAL;
}

/**
 * A text that lies in a file a language: in the language that is spoken, or in the usual one where it has none.
 * @template T
 * @param {Readonly<Record<string, () => Promise<T>>>} files
 * @param {string} code of a language, with or without a region
 * @returns {Promise<{ code: string, file: T }>} whose file it is
 */
export async function loadText(files, code) {
  const own = [code, code.split("-")[0]].find((each) => Object.hasOwn(files, each)) ?? USUAL;
  return { code: own, file: await files[own]() };
}
