/**
 * Reads what is typed into the command box. The letters are the same in every language, so that what one has learned in
 * one goes on in another; what they do is explained in the language that is spoken.
 */

/** @typedef {keyof typeof LETTERS} CommandName */
/** @typedef {{ kind: "sow" | "ask", hole: number, backward: boolean } | { kind: CommandName } | { kind: "unknown", typed: string }} Command */

const LETTERS = Object.freeze({
  help: ["?", "h"],
  position: ["p"],
  last: ["l"],
  moves: ["m"],
  game: ["g"],
  score: ["s"],
  turn: ["t"],
  undo: ["u"],
  redo: ["r"],
  hint: ["b"],
  next: ["n"],
  verbosity: ["v"],
  close: ["x"],
});
const NAMES = /** @type {CommandName[]} */ (Object.keys(LETTERS));

/** The longest answer to what is no command repeats no more of it. */
const TYPED_MAX = 20;

/**
 * @param {string} text
 * @returns {Command}
 */
export function readCommand(text) {
  const typed = text.trim().toLowerCase();
  const [, hole, reverse, ask] = /^(\d{1,2})(r)?\s*(\?)?$/.exec(digits(typed)) ?? [];
  if (hole !== undefined) return { kind: ask ? "ask" : "sow", hole: Number(hole), backward: reverse !== undefined };
  const kind = NAMES.find((name) => LETTERS[name].includes(typed));
  return kind ? { kind } : { kind: "unknown", typed: text.trim().slice(0, TYPED_MAX) };
}

/** Kannada keyboards type digits of their own. @param {string} text */
function digits(text) {
  return text.replace(/[\u0ce6-\u0cef]/g, (digit) => String(digit.charCodeAt(0) - 0xce6));
}
