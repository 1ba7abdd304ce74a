/**
 * Options as properties of the element, and as values of a program.
 */
import { OPTION_NAMES, OptionError, optionText, readOption, usualOption } from "./options.js";

/** @typedef {import("./options.js").OptionName} OptionName */

/**
 * Every option is a property, too: of the same name, but for `undo`, which is what the method is called.
 * @param {HTMLElement} prototype
 */
export function mirrorOptions(prototype) {
  for (const name of OPTION_NAMES) {
    Object.defineProperty(prototype, name === "undo" ? "undoable" : name, {
      configurable: true,
      enumerable: true,
      /** @this {HTMLElement} */
      get() {
        return this.getAttribute(name) ?? optionText(name, usualOption(name)) ?? "";
      },
      /** @this {HTMLElement} @param {unknown} value */
      set(value) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, optionText(name, value) ?? String(value));
      },
    });
  }
}

/**
 * Reads options that a program gives; throws an `OptionError` when one of them cannot be read.
 * @param {Partial<Record<OptionName, unknown>>} options
 * @returns {(readonly [OptionName, string | null])[]} as texts; null takes one back
 */
export function optionTexts(options) {
  return Object.entries(options ?? {}).map(([name, value]) => {
    const known = OPTION_NAMES.find((each) => each === name);
    if (!known) throw new OptionError(name, "no option of a board");
    if (value === null || value === undefined) return /** @type {const} */ ([known, null]);
    const text = optionText(known, value);
    if (text === null) throw new OptionError(known, "not a text");
    readOption(known, text);
    return /** @type {const} */ ([known, text]);
  });
}
