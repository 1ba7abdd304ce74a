/**
 * How the text is put together, the same in all languages: which rules stand under which heading, which of them has a
 * picture, and where each rule comes from.
 */

/** @typedef {"source" | "tradition" | "digital"} Origin */
/** @typedef {import("../types.js").GameName} GameName */
/** @typedef {import("../types.js").RulesName} RulesName */

/**
 * @typedef {object} Section
 * @property {string} id names its heading
 * @property {string[]} rules in the order of reading; each has a demonstration of its name
 * @property {string} [picture] the rule whose demonstration is drawn
 */

/** What can be read beside the rules, in the order of reading. */
export const CHAPTERS = /** @type {const} */ (["play", "variants", "history", "board", "customs", "origins", "sources"]);
/** @typedef {(typeof CHAPTERS)[number]} Chapter */

/** @type {Record<GameName, Section[]>} */
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

/** @typedef {Section & { id: RulesName }} Variant named by its rules; its own are what differs from the game's */

/** The variants of each game, in the order in which they are offered. @type {Record<GameName, Variant[]>} */
export const VARIANTS = {
  "ali-guli-mane": [
    { id: "ali-guli-mane-4", rules: ["fourSeeds", "fourFill"] },
    { id: "ali-guli-mane-6", rules: ["sixSeeds", "sixFill"] },
    { id: "ali-guli-mane-leftovers", rules: ["ownersCount", "ownersQuiet"] },
    { id: "ali-guli-mane-pair", rules: ["pairBoth", "pairBeyond", "pairNone"], picture: "pairNone" },
    { id: "ali-guli-mane-free", rules: ["freeWay", "freeRelay"], picture: "freeWay" },
    { id: "simple-saada", rules: ["simpleOne", "simpleOnce", "simpleFill", "simpleWinner", "simpleDraw"], picture: "simpleOne" },
  ],
  mangala: [
    { id: "mangala-metin-and", rules: ["fiveSeeds", "fiveChain", "fiveSix"], picture: "fiveChain" },
    { id: "mangala-opponent-row", rules: ["theirsOnly", "theirsChain"], picture: "theirsChain" },
    { id: "mangala-bohnenspiel", rules: ["restTaken", "restQuiet"] },
  ],
};

/**
 * The rules of a game, those of its variants after its own.
 * @param {GameName} game
 */
export const rulesOf = (game) => [...SECTIONS[game], ...VARIANTS[game]].flatMap(({ rules }) => rules);

/**
 * Which rules of play a rule is one of: the game's own, or those of a variant.
 * @param {GameName} game
 * @param {string} rule
 * @returns {RulesName}
 */
export const playedIn = (game, rule) => VARIANTS[game].find(({ rules }) => rules.includes(rule))?.id ?? game;

/** Rules that no source text states; all others are in the source texts. Those of variants come from elsewhere. */
const ELSEWHERE = {
  "ali-guli-mane": {
    tradition: ["long", "lost", "fill", "starters"],
    digital: ["endless", "quiet", "limit", "ownersQuiet", "simpleDraw"],
  },
  mangala: { tradition: ["long"], digital: ["quiet", "restQuiet"] },
};

/**
 * @param {GameName} game
 * @param {string} rule
 * @returns {Origin}
 */
export function originOf(game, rule) {
  const { digital, tradition } = ELSEWHERE[game];
  if (digital.includes(rule)) return "digital";
  return tradition.includes(rule) || playedIn(game, rule) !== game ? "tradition" : "source";
}
