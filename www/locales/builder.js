/**
 * The words that only the builder has, in files of their own, so that nobody else loads them: a line a language, as in
 * `languages.js`.
 */

/** @type {Readonly<Record<string, () => Promise<{ messages: Partial<import("./builder/en.js").Messages> }>>>} */
export const BUILDER = Object.freeze({
  da: () => import("./builder/da.js"),
  en: () => import("./builder/en.js"),
  fr: () => import("./builder/fr.js"),
  it: () => import("./builder/it.js"),
  kn: () => import("./builder/kn.js"),
  tr: () => import("./builder/tr.js"),
});

/** @param {string} code one of the languages, or a trial; what a language does not have yet is said in English */
export async function builderWords(code) {
  const { messages: english } = await import("./builder/en.js");
  if (Object.hasOwn(BUILDER, code)) return { ...english, ...(await BUILDER[code]()).messages };
  return (await import("./trial.js")).tried(code, english);
}
