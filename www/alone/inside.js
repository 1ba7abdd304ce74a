/**
 * What lies inside a script that stands alone: put in by tools/alone.mjs when it is built.
 */

/** The engine's worker as a plain script. */
export const worker = "";

/** The rules in base64. */
export const wasm = "";

/** The style sheets of a board. @type {string[]} */
export const styles = [];
