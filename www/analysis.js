/**
 * The live analysis of the board as it stands, in the game or in a variation: the value of every hole, and best play
 * from here. What it finds out about a board that stands no more is never heard.
 */

/** @typedef {import("../guli-web.js").Analysis} Analysis */
/** @typedef {import("./ai.js").Ai} Ai */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./types.js").Sowing} Sowing */

/** Where a game cannot be solved, the search of one position ends after so many positions: some seconds. */
const NODES = 16_000_000;

/**
 * Best play, as it was worked out for one board.
 * @typedef {object} Line
 * @property {string} root the position of the game that it belongs to
 * @property {Sowing[]} before what was sown in the variation up to where it begins
 * @property {Sowing | null} first what it was asked to begin with; null: the best
 * @property {(Sowing | null)[]} steps sowings, null for a pass
 * @property {Sowing[]} sowings the same without the passes
 * @property {boolean} exact
 */

/**
 * @param {object} options
 * @param {Ai} options.ai
 * @param {Session} options.session
 * @param {() => boolean} options.wanted
 * @param {() => void} options.changed something more is known
 */
export function createAnalysis({ ai, changed, session, wanted }) {
  /** @type {Analysis | null} */
  let found = null;
  /** @type {Line | null} */
  let line = null;
  let asked = "";
  /** What broke the engine off. @type {unknown} */
  let failure = null;
  let cancel = () => {};
  let cancelLine = () => {};

  /** What was sown in the variation on the board; none in the game itself. */
  function sown() {
    if (!session.varying) return [];
    return session.steps.slice(0, session.state.ply).flatMap(({ sowing }) => (sowing === null ? [] : [sowing]));
  }

  const root = () => session.main.state.position;

  /** How many of the line's sowings have been played on the board; null where the board stands elsewhere. */
  function at() {
    if (!line || line.root !== root()) return null;
    const played = sown();
    const all = [...line.before, ...line.sowings];
    const follows = played.length >= line.before.length && played.every((sowing, index) => sowing === all[index]);
    return follows ? played.length - line.before.length : null;
  }

  /**
   * Asks for best play from the board as it stands.
   * @param {Sowing | null} first
   */
  function askLine(first) {
    if (!found) return;
    cancelLine();
    const before = sown();
    const from = root();
    const depth = found.exact ? null : found.depth;
    cancelLine = ai.line({ position: found.position, first, depth }, {
      done({ exact, steps }) {
        const sowings = steps.filter((step) => step !== null);
        line = { root: from, before, first, steps, sowings, exact };
        changed();
      },
    });
  }

  function stop() {
    cancel();
    cancelLine();
    cancel = () => {};
    cancelLine = () => {};
    asked = "";
    failure = null;
    found = null;
  }

  return {
    /** Sees to it that the board as it stands is analysed, if that is wanted. */
    look() {
      const { state } = session;
      if (!wanted() || state.over) {
        stop();
        return;
      }
      if (asked === state.position) return;
      stop();
      asked = state.position;
      const nodes = state.solved ? undefined : NODES;
      cancel = ai.analyse({ position: state.position, nodes }, {
        update(news) {
          found = news;
          changed();
        },
        done(news) {
          found = news;
          if (at() === null) askLine(null);
          changed();
        },
        failed(cause) {
          failure = cause;
          changed();
        },
      });
    },
    /** What is known of the board as it stands. */
    get found() {
      return found;
    },
    get failure() {
      return failure;
    },
    get line() {
      return at() === null ? null : line;
    },
    /** How many sowings of the line the board has gone along. */
    get at() {
      return at() ?? 0;
    },
    /** Whether there is a sowing of the line to come. */
    get canStepOn() {
      const played = at();
      return played !== null && line !== null && played < line.sowings.length;
    },
    askLine,
    stop,
    /** Plays the next sowing of the line, in a variation. */
    stepOn() {
      const played = at();
      const sowing = played === null ? undefined : line?.sowings[played];
      if (sowing === undefined) return;
      session.vary();
      session.play(sowing);
    },
    stepBack() {
      if (!session.varying) return;
      if (session.state.canUndo) session.undo();
      else session.leave();
    },
  };
}

/** @typedef {ReturnType<typeof createAnalysis>} LiveAnalysis */
