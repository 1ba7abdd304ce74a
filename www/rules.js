/**
 * How to play, in short, for the game on the board.
 */
import { make } from "./dom.js";
import { fill } from "./text.js";

/** @typedef {import("./text.js").Key} Key */

/** @type {Record<import("./types.js").GameName, Key[]>} */
const PARAGRAPHS = {
  "ali-guli-mane": [
    "rules.ali.1", "rules.ali.2", "rules.ali.3", "rules.ali.4",
    "rules.ali.5", "rules.ali.6", "rules.ali.7", "rules.ali.8",
  ],
  mangala: [
    "rules.mangala.1", "rules.mangala.2", "rules.mangala.3",
    "rules.mangala.4", "rules.mangala.5", "rules.mangala.6",
  ],
};

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Key} key
 */
function written(tag, key) {
  const element = make(tag);
  fill(element, key);
  return element;
}

/** @param {HTMLElement} panel */
export function createRules(panel) {
  let shown = "";
  return {
    /** @param {import("./types.js").GameName} game */
    update(game) {
      if (game === shown) return;
      shown = game;
      panel.replaceChildren(
        written("h2", `game.${game}`),
        ...PARAGRAPHS[game].map((key) => written("p", key)),
        written("h3", "rules.keys.title"),
        written("p", "rules.keys.1"),
        written("p", "rules.keys.2"),
      );
    },
  };
}
