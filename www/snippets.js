/**
 * What a page has to say to show a board: an address, a frame, an element. Text only, for the builder and for the files
 * of oEmbed.
 */

/** @typedef {import("./options.js").OptionName} OptionName */
/** @typedef {Partial<Record<OptionName, string>>} Given the options that are not as usual, as texts */

/** A frame of this size shows all of a board with few buttons. @type {Readonly<{ width: number, height: number }>} */
export const USUAL_SIZE = Object.freeze({ width: 640, height: 620 });

/**
 * Parameters of an address that people can read: blanks are `_`, and what need not be hidden is not.
 * @param {Given} given
 */
export function parametersOf(given) {
  return Object.entries(given).map(([name, text]) => {
    const value = encodeURIComponent(text.replaceAll(" ", "_"));
    return `${name}=${value.replace(/%(2C|2F|3A|3B)/g, (hidden) => decodeURIComponent(hidden))}`;
  }).join("&");
}

/** @param {string} base the folder of the program, ending in a slash @param {Given} given */
export function frameAddress(base, given) {
  const parameters = parametersOf(given);
  return `${base}embed.html${parameters ? `?${parameters}` : ""}`;
}

/** @param {string} text in a pair of quotation marks, or between tags */
export function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/**
 * @param {{ base: string, given: Given, title: string, width: number, height: number }} frame
 */
export function frameSnippet({ base, given, height, title, width }) {
  return `<iframe src="${escaped(frameAddress(base, given))}" title="${escaped(title)}"
  width="${width}" height="${height}" loading="lazy" sandbox="allow-scripts" style="border: 0; max-width: 100%"></iframe>`;
}

/**
 * @param {{ base: string, given: Given, instead: string }} element `instead` is shown where it cannot start
 */
export function elementSnippet({ base, given, instead }) {
  const attributes = Object.entries(given).map(([name, text]) => ` ${name}="${escaped(text)}"`).join("");
  return `<script type="module" src="${escaped(base)}guli-board.js"></script>
<guli-board${attributes}>${escaped(instead)}</guli-board>`;
}
