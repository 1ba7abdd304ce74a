/**
 * The words that only the builder has, in files of their own, so that nobody else loads them: a line a language, as in
 * `languages.js`.
 */

/** @type {Readonly<Record<string, () => Promise<{ messages: import("./builder/en.js").Messages }>>>} */
export const BUILDER = Object.freeze({
  da: () => import("./builder/da.js"),
  en: () => import("./builder/en.js"),
  fr: () => import("./builder/fr.js"),
  it: () => import("./builder/it.js"),
  kn: () => import("./builder/kn.js"),
  tr: () => import("./builder/tr.js"),
});

/** @param {string} code one of the languages, or a trial */
export async function builderWords(code) {
  if (Object.hasOwn(BUILDER, code)) return (await BUILDER[code]()).messages;
  return (await import("./trial.js")).tried(code, (await BUILDER.en()).messages);
}
