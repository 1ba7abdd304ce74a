/**
 * Makes sentences of the text: the same messages as the page's, but in the language of the file they come from.
 */
import { make } from "../dom.js";
import { format, parse } from "../message.js";
import { nodeOf } from "../text.js";

/** @typedef {import("./load.js").Prose} Prose */
/** @typedef {Record<string, import("../message.js").Value>} Values */
/** @typedef {ReturnType<typeof createWords>} Words */

/** @param {Prose} prose */
export function createWords(prose) {
  const numbers = new Intl.NumberFormat(prose.locale);
  const plurals = new Intl.PluralRules(prose.locale);
  const language = {
    number: (/** @type {number} */ n) => numbers.format(n),
    plural: (/** @type {number} */ n) => plurals.select(n),
  };

  /**
   * @param {string} message
   * @param {Values} values
   */
  const runs = (message, values) => format(parse(message), values, language);

  /**
   * @param {string} message
   * @param {Values} [values]
   */
  const plain = (message, values = {}) => runs(message, values).map(({ text }) => text).join("");

  /**
   * Text with words of other languages marked.
   * @param {string} message
   * @param {Values} [values]
   */
  const nodes = (message, values = {}) =>
    runs(message, values).map(nodeOf);

  return {
    prose,
    plain,
    nodes,
    /**
     * @param {keyof Prose["labels"]} name
     * @param {Values} [values]
     */
    label: (name, values) => plain(prose.labels[name], values),
    /** @param {string[]} paragraphs */
    paragraphs: (paragraphs) => paragraphs.map((text) => make("p", {}, ...nodes(text))),
  };
}
