/**
 * The lines that explain a puzzle of the best sowing: best play, and after a wrong answer also what that answer leads
 * to. The latter is asked of the engine while the player thinks.
 */

/** @typedef {import("./training-replies.js").Reply} Reply */

/**
 * @param {object} options
 * @param {import("./ai.js").Ai} options.ai
 * @param {() => void} options.came the replies are there
 */
export function createLines({ ai, came }) {
  let cancel = () => {};
  /** @type {Reply[]} */
  let replies = [];
  /** @type {number | null} the wrong answer that was given */
  let named = null;
  let showsReply = false;

  function forget() {
    cancel();
    cancel = () => {};
    replies = [];
    named = null;
    showsReply = false;
  }

  return {
    forget,
    /** @param {import("./types.js").BestPuzzle} puzzle */
    prepare({ best, position, values }) {
      forget();
      const holes = values.map(({ hole }) => hole).filter((hole) => hole !== best);
      cancel = ai.ask({ kind: "replies", urgent: true, position, holes }, {
        done(/** @type {Reply[]} */ found) {
          replies = found;
          came();
        },
        // Without it, best play explains the puzzle alone.
        failed() {},
      });
    },
    /** @param {number | null} hole */
    answer(hole) {
      named = hole;
    },
    /** What the wrong answer leads to, where one was given and it is known by now. */
    get reply() {
      return replies.find(({ hole }) => hole === named) ?? null;
    },
    /** The reply stands on the board, not best play. */
    get showsReply() {
      return showsReply;
    },
    turn() {
      showsReply = !showsReply;
    },
  };
}
