/**
 * Puzzles from the engine's worker, one made ahead.
 */

/** @typedef {import("./types.js").Puzzle} Puzzle */
/** @typedef {{ kind: import("./types.js").PuzzleKind, game: import("./types.js").GameName, level: number, seed: number }} Order */

/**
 * One that is being made, or has been.
 * @typedef {object} Ahead
 * @property {string} key
 * @property {Puzzle | null} puzzle
 * @property {((puzzle: Puzzle) => void) | null} taken
 * @property {(() => void) | null} failed
 * @property {() => void} cancel
 */

/** @param {import("./ai.js").Ai} ai */
export function createPuzzles(ai) {
  /** @type {Ahead | null} */
  let ahead = null;

  /** @param {Order} order */
  function make({ game, kind, level, seed }) {
    const key = `${kind} ${game} ${level} ${seed}`;
    if (ahead?.key === key) return ahead;
    ahead?.cancel();
    /** @type {Ahead} */
    const mine = { key, puzzle: null, taken: null, failed: null, cancel: () => {} };
    ahead = mine;
    mine.cancel = ai.ask({ kind: "puzzle", puzzle: kind, game, difficulty: level, seed }, {
      done(/** @type {Puzzle | null} */ made) {
        mine.puzzle = made;
        hand(mine);
      },
      failed() {
        if (ahead === mine) ahead = null;
        mine.failed?.();
      },
    });
    return mine;
  }

  /** @param {Ahead} mine */
  function hand(mine) {
    if (!mine.puzzle || !mine.taken || ahead !== mine) return;
    ahead = null;
    mine.taken(mine.puzzle);
  }

  return {
    /** @param {Order} order */
    prepare(order) {
      make(order);
    },
    /**
     * The puzzle of this order, as soon as it is made.
     * @param {Order} order
     * @param {(puzzle: Puzzle) => void} taken
     * @param {() => void} failed
     */
    take(order, taken, failed) {
      const mine = make(order);
      mine.taken = taken;
      mine.failed = failed;
      hand(mine);
    },
    forget() {
      ahead?.cancel();
      ahead = null;
    },
  };
}
