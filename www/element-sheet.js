/**
 * The styles of a board, read once for all of them. They are adopted rather than linked or written into the page, so
 * that no content security policy stands in their way, and no board is seen without them.
 */
import { styleTexts } from "./element-texts.js";

/** @type {Promise<CSSStyleSheet> | null} */
let sheet = null;

export function boardSheet() {
  sheet ??= begin();
  return sheet;
}

async function begin() {
  try {
    const made = new CSSStyleSheet();
    made.replaceSync((await styleTexts()).join("\n"));
    return made;
  } catch (cause) {
    sheet = null; // the next board tries again
    throw cause;
  }
}
