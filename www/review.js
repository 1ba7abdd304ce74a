/**
 * The review of this round: every sowing against the best one, worked out in the background, one position after the
 * other. What was found is kept by position, so that a game that goes on is reviewed only from there.
 */
import { judge } from "./judge.js";

/** @typedef {import("../guli-web.js").Analysis} Analysis */
/** @typedef {import("./judge.js").Verdict} Verdict */
/** @typedef {import("./session.js").Session} Session */

/** How many sowings ahead a game is reviewed that cannot be solved. */
const DEPTH = 10;

/**
 * @param {object} options
 * @param {import("./ai.js").Ai} options.ai
 * @param {Session} options.session
 * @param {() => void} options.changed
 */
export function createReview({ ai, changed, session }) {
  /** @type {Map<string, Analysis>} */
  const known = new Map();
  /** The round that is reviewed. */
  let round = "";
  /** @type {Verdict[]} by step; passes have none */
  let verdicts = [];
  let all = 0;
  let done = 0;
  let running = false;
  /** What broke the engine off. @type {unknown} */
  let failure = null;
  let cancel = () => {};

  const name = () => `${session.main.state.match?.round} ${session.main.state.start}`;

  function collect() {
    verdicts = [];
    const positions = session.positions();
    all = positions.length;
    done = 0;
    for (const { position, step } of positions) {
      const analysis = known.get(position);
      const verdict = analysis && judge(step, analysis);
      if (!verdict) continue;
      verdicts[step.ply] = verdict;
      done += 1;
    }
    return positions.find(({ position }) => !known.has(position))?.position;
  }

  function next() {
    const position = collect();
    running = position !== undefined;
    changed();
    if (position === undefined) return;
    const depth = session.main.state.solved ? undefined : DEPTH;
    cancel = ai.analyse({ position, depth, room: "review" }, {
      done(analysis) {
        known.set(position, analysis);
        next();
      },
      failed(cause) {
        running = false;
        failure = cause;
        changed();
      },
    });
  }

  function stop() {
    cancel();
    running = false;
    failure = null;
    round = "";
    verdicts = [];
  }

  return {
    run() {
      stop();
      round = name();
      next();
    },
    /** The game has changed: another round has no review yet, and what was sown since has no verdict. */
    committed() {
      if (round === "") return;
      if (round !== name()) {
        stop();
        known.clear();
      } else collect();
    },
    get verdicts() {
      return verdicts;
    },
    get running() {
      return running;
    },
    get failure() {
      return failure;
    },
    get started() {
      return round !== "";
    },
    get done() {
      return done;
    },
    get all() {
      return all;
    },
  };
}

/** @typedef {ReturnType<typeof createReview>} Review */
