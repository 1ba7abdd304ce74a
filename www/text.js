/**
 * The translator: every word that a player sees or hears comes through here, in the language that is spoken now.
 */
import { make } from "./dom.js";
import { format, parse } from "./message.js";

/** @typedef {import("./locales/en.js").Key | import("./locales/builder/en.js").Key} Key */
/** @typedef {import("./locales/en.js").Messages & Partial<import("./locales/builder/en.js").Messages>} Messages what all pages say, and perhaps the builder */
/** @typedef {Record<string, import("./message.js").Value>} Values */

/**
 * What the file of a language exports.
 * @typedef {object} Locale
 * @property {string} locale for numbers, lists and plural forms
 * @property {"ltr" | "rtl"} direction
 * @property {true} [ownDigits] not even small numbers are written with 0 to 9
 * @property {boolean} reviewed a native speaker has read the whole file
 * @property {Messages} messages
 */

/**
 * @param {string} code
 * @param {Locale} of
 */
function speaker(code, { direction, locale, messages, ownDigits, reviewed }) {
  const numbers = once(() => new Intl.NumberFormat(locale));
  const plurals = once(() => new Intl.PluralRules(locale));
  return {
    code,
    direction,
    reviewed,
    messages,
    /** @type {Map<string, import("./message.js").Part[]>} */
    parsed: new Map(),
    // Most are as small as this, and a browser takes long to find out how a language writes large ones.
    number: (/** @type {number} */ n) => (!ownDigits && Number.isInteger(n) && n >= 0 && n < 1000 ? String(n) : numbers().format(n)),
    plural: (/** @type {number} */ n) => plurals().select(n),
    differences: once(() => new Intl.NumberFormat(locale, { signDisplay: "exceptZero" })),
    and: once(() => new Intl.ListFormat(locale, { type: "conjunction" })),
    or: once(() => new Intl.ListFormat(locale, { type: "disjunction" })),
    bare: once(() => new Intl.ListFormat(locale, { type: "unit", style: "short" })),
  };
}

/**
 * Made when it is first needed: the browser takes its time to find the manners of a language.
 * @template T
 * @param {() => T} make
 */
function once(make) {
  /** @type {T | undefined} */
  let made;
  return () => (made ??= make());
}

/** @type {ReturnType<typeof speaker> | null} */
let spoken = null;
/** @type {Set<() => void>} */
const listeners = new Set();

/** The language that is spoken; asking before one is would be a fault of the page. */
function now() {
  if (!spoken) throw new Error("no language has been loaded");
  return spoken;
}

/**
 * Speaks another language from now on, and has everything that stands written again.
 * @param {string} code
 * @param {Locale} locale
 */
export function speak(code, locale) {
  spoken = speaker(code, locale);
  for (const listener of [...listeners]) listener();
}

/** Whether the first language has come. */
export function speaks() {
  return spoken !== null;
}

/** The language that is spoken now. */
export function spokenNow() {
  const { code, direction, reviewed } = now();
  return { code, direction, reviewed };
}

/**
 * Calls whenever another language is spoken.
 * @param {() => void} listener
 * @param {AbortSignal} [signal] ends it
 */
export function onLanguage(listener, signal) {
  listeners.add(listener);
  signal?.addEventListener("abort", () => listeners.delete(listener));
}

/**
 * @param {Key} key
 * @param {Values} values
 */
function runs(key, values) {
  const { messages, number, parsed, plural } = now();
  let parts = parsed.get(key);
  if (!parts) {
    parts = parse(messages[key] ?? key);
    parsed.set(key, parts);
  }
  return format(parts, values, { number, plural });
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
 * A stretch of text: plain, a word of another language, or one that the glossary explains.
 * @param {import("./message.js").Run} run
 */
export function nodeOf({ lang, term, text }) {
  if (!lang) return document.createTextNode(text);
  if (term) return make("button", { type: "button", class: "term", lang, "data-term": term }, text);
  return make("i", { lang }, text);
}

/**
 * Writes a message into an element, with words of other languages marked by `lang`.
 * An element that already says so is left alone, so that live regions do not speak twice.
 * @param {Element} element
 * @param {Key} key
 * @param {Values} [values]
 */
export function fill(element, key, values = {}) {
  const nodes = runs(key, values).map(nodeOf);
  const same = element.childNodes.length === nodes.length
    && nodes.every((node, i) => node.isEqualNode(element.childNodes[i]));
  if (!same) element.replaceChildren(...nodes);
}

/** How an element is written again, where its message alone does not say it. @type {WeakMap<Element, () => void>} */
const again = new WeakMap();
/** The same for its accessible name. @type {WeakMap<Element, () => Values>} */
const labelValues = new WeakMap();

/**
 * An element with a message that stays, in whatever language is spoken.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | boolean>} attributes
 * @param {Key} key
 * @param {() => Values} [values] worked out anew in each language
 */
export function written(tag, attributes, key, values) {
  const element = make(tag, { ...attributes, "data-t": key });
  if (values) again.set(element, () => fill(element, key, values()));
  fill(element, key, values?.());
  return element;
}

/**
 * Writes a text that stays, made from messages, and made again in each language. What says so already is left alone.
 * @param {Element} element
 * @param {() => string} text
 */
export function keep(element, text) {
  const write = () => {
    const wanted = text();
    if (element.textContent !== wanted) element.textContent = wanted;
  };
  element.setAttribute("data-t", "");
  again.set(element, write);
  write();
}

/**
 * Gives an element an accessible name that stays.
 * @param {Element} element
 * @param {Key} key
 * @param {() => Values} [values]
 */
export function label(element, key, values) {
  element.setAttribute("data-t-label", key);
  if (values) labelValues.set(element, values);
  element.setAttribute(element.localName === "optgroup" ? "label" : "aria-label", t(key, values?.()));
}

/**
 * Writes every element below `root` that names its message in `data-t` (text), or in `data-t-label` (accessible name).
 * @param {ParentNode} root
 */
export function fillAll(root) {
  for (const element of root.querySelectorAll("[data-t]")) {
    const write = again.get(element);
    if (write) write();
    else fill(element, /** @type {Key} */ (element.getAttribute("data-t")));
  }
  for (const element of root.querySelectorAll("[data-t-label]")) {
    label(element, /** @type {Key} */ (element.getAttribute("data-t-label")), labelValues.get(element));
  }
}

/**
 * "8 and 1", in the manner of the language.
 * @param {readonly (number | string)[]} holes
 * @param {"and" | "or"} [joined]
 */
export function list(holes, joined = "and") {
  return now()[joined]().format(holes.map(String));
}

/**
 * Texts in a row, without a word between the last two.
 * @param {string[]} texts
 */
export function items(texts) {
  return now().bare().format(texts);
}

/** @param {number} n */
export function number(n) {
  return now().number(n);
}

/**
 * A difference: "+6", "0", "−2".
 * @param {number} n
 */
export function signed(n) {
  return now().differences().format(n).replace("-", "\u2212");
}
