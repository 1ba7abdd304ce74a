/**
 * The translator: every word that a player sees or hears comes through here.
 */
import { format, parse } from "./message.js";
import { locale, messages } from "./locales/en.js";

/** @typedef {keyof typeof messages} Key */
/** @typedef {Record<string, import("./message.js").Value>} Values */

const numbers = new Intl.NumberFormat(locale);
const differences = new Intl.NumberFormat(locale, { signDisplay: "exceptZero" });
const plurals = new Intl.PluralRules(locale);
const lists = {
  and: new Intl.ListFormat(locale, { type: "conjunction" }),
  or: new Intl.ListFormat(locale, { type: "disjunction" }),
};
const language = {
  number: (/** @type {number} */ n) => numbers.format(n),
  plural: (/** @type {number} */ n) => plurals.select(n),
};

/** @type {Map<string, import("./message.js").Part[]>} */
const parsed = new Map();

/**
 * @param {Key} key
 * @param {Values} values
 */
function runs(key, values) {
  let parts = parsed.get(key);
  if (!parts) {
    parts = parse(messages[key]);
    parsed.set(key, parts);
  }
  return format(parts, values, language);
}

/**
 * A message as plain text.
 * @param {Key} key
 * @param {Values} [values]
 */
export function t(key, values = {}) {
  return runs(key, values).map((run) => run.text).join("");
}

/**
 * Writes a message into an element, with words of other languages marked by `lang`.
 * An element that already says so is left alone, so that live regions do not speak twice.
 * @param {Element} element
 * @param {Key} key
 * @param {Values} [values]
 */
export function fill(element, key, values = {}) {
  const nodes = runs(key, values).map(({ text, lang }) => {
    if (!lang) return document.createTextNode(text);
    const word = document.createElement("i");
    word.lang = lang;
    word.textContent = text;
    return word;
  });
  const same = element.childNodes.length === nodes.length
    && nodes.every((node, i) => node.isEqualNode(element.childNodes[i]));
  if (!same) element.replaceChildren(...nodes);
}

/**
 * Fills every element below `root` that names its message in `data-t` (text), or in `data-t-label` (accessible name).
 * @param {ParentNode} root
 */
export function fillAll(root) {
  for (const element of root.querySelectorAll("[data-t]")) {
    fill(element, /** @type {Key} */ (element.getAttribute("data-t")));
  }
  for (const element of root.querySelectorAll("[data-t-label]")) {
    element.setAttribute("aria-label", t(/** @type {Key} */ (element.getAttribute("data-t-label"))));
  }
}

/**
 * "8 and 1", in the manner of the language.
 * @param {number[]} holes
 * @param {"and" | "or"} [joined]
 */
export function list(holes, joined = "and") {
  return lists[joined].format(holes.map(String));
}

/** @param {number} n */
export function number(n) {
  return numbers.format(n);
}

/**
 * A difference: "+6", "0", "-2".
 * @param {number} n
 */
export function signed(n) {
  return differences.format(n).replace("-", "\u2212");
}
