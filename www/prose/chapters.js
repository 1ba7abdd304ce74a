/**
 * How the text is put together, the same in all languages: which rules stand under which heading, which of them has a
 * picture, and where each rule comes from.
 */

/** @typedef {"source" | "tradition" | "digital"} Origin */

/**
 * @typedef {object} Section
 * @property {string} id names its heading
 * @property {string[]} rules in the order of reading; each has a demonstration of its name
 * @property {string} [picture] the rule whose demonstration is drawn
 */

/** What can be read beside the rules, in the order of reading. */
export const CHAPTERS = /** @type {const} */ (["play", "history", "board", "customs", "origins", "sources"]);
/** @typedef {(typeof CHAPTERS)[number]} Chapter */

/** @type {Record<import("./demo.js").GameName, Section[]>} */
export const SECTIONS = {
  "ali-guli-mane": [
    { id: "sow", rules: ["board", "lift", "long"], picture: "lift" },
    { id: "relay", rules: ["relay", "saada"], picture: "relay" },
    { id: "capture", rules: ["capture", "either", "one", "none"], picture: "capture" },
    { id: "bonus", rules: ["bonus", "lost"] },
    { id: "endless", rules: ["endless"], picture: "endless" },
    { id: "end", rules: ["end", "quiet"] },
    { id: "match", rules: ["stock", "fill", "closed", "opposite", "starters", "ruin", "limit"], picture: "closed" },
  ],
  mangala: [
    { id: "sow", rules: ["board", "lift", "long"], picture: "lift" },
    { id: "capture", rules: ["capture", "either", "none", "chain"], picture: "chain" },
    { id: "pass", rules: ["pass", "strip"], picture: "strip" },
    { id: "end", rules: ["end", "decided", "draw", "quiet"] },
  ],
};

/** Rules that no source text states; all others are in the source texts. */
const ELSEWHERE = {
  "ali-guli-mane": {
    tradition: ["long", "lost", "fill", "starters"],
    digital: ["endless", "quiet", "limit"],
  },
  mangala: { tradition: ["long"], digital: ["quiet"] },
};

/**
 * @param {import("./demo.js").GameName} game
 * @param {string} rule
 * @returns {Origin}
 */
export function originOf(game, rule) {
  const { digital, tradition } = ELSEWHERE[game];
  return digital.includes(rule) ? "digital" : tradition.includes(rule) ? "tradition" : "source";
}
