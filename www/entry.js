/**
 * Typing a hole's number. No clock is involved: a number is played when it can mean only one hole of the player's row,
 * which one or two digits always settle (0 to 6 are North's, 7 to 13 South's: a 1 from South waits for its second digit).
 */

/**
 * @typedef {{ kind: "play", hole: number } | { kind: "wait", typed: string, choices: number[] }
 *   | { kind: "other", hole: number } | { kind: "none", typed: string }} Entered
 *   `other` is a hole of the board that the player does not own
 */

/** @param {string} typed @param {readonly number[]} holes */
const startingWith = (typed, holes) => holes.filter((hole) => String(hole).startsWith(typed));

export function createEntry() {
  let typed = "";
  return {
    get typed() {
      return typed;
    },
    clear() {
      typed = "";
    },
    /**
     * @param {string} digit
     * @param {readonly number[]} own holes of the player's row
     * @param {readonly number[]} all holes of the board
     * @returns {Entered}
     */
    press(digit, own, all) {
      // A second digit that makes no number starts a new one.
      const joined = typed + digit;
      const text = startingWith(joined, all).length > 0 ? joined : digit;
      typed = "";
      const choices = startingWith(text, own);
      if (choices.length === 1 && String(choices[0]) === text) return { kind: "play", hole: choices[0] };
      if (choices.length > 0) {
        typed = text;
        return { kind: "wait", typed: text, choices };
      }
      const hole = all.find((each) => String(each) === text);
      return hole === undefined ? { kind: "none", typed: text } : { kind: "other", hole };
    },
  };
}
