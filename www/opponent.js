/**
 * The computer's turns. It begins to think as soon as a state is committed, and plays when the sowing before has been
 * told. Undo, pause and everything else that changes the state drop the thought: the answer to it is never heard.
 */
import { THINKING_AFTER } from "./config.js";

/** @typedef {import("./ai.js").Ai} Ai */
/** @typedef {import("./players.js").Players} Players */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./types.js").Sowing} Sowing */

/** Keeps the chances of the rounds of a match apart. */
const ROUND = 10_000;

/**
 * @typedef {object} OpponentOptions
 * @property {Ai} ai
 * @property {Session} session
 * @property {Players} players
 * @property {() => boolean} idle whether something else than the game stands on the board
 * @property {() => number | null} breath how long to wait before playing, in milliseconds; null: a story is being told
 * @property {(sowing: Sowing) => void} play
 * @property {() => void} changed the thinking sign has appeared or gone
 * @property {(cause: unknown) => void} failed
 */

/** @param {OpponentOptions} options */
export function createOpponent({ ai, breath, changed, failed, idle, play, players, session }) {
  /** It waits to be told to go on. */
  let held = false;
  /** What is being thought about. */
  let asked = "";
  /** @type {Sowing | null | undefined} undefined while it thinks */
  let answer;
  let cancel = () => {};
  let signed = false;
  let signTimer = 0;
  let playTimer = 0;

  function due() {
    const { state, varying } = session;
    return !varying && !idle() && !state.over && players.level(state.mover) > 0;
  }

  function drop() {
    cancel();
    cancel = () => {};
    clearTimeout(signTimer);
    clearTimeout(playTimer);
    asked = "";
    answer = undefined;
    signed = false;
  }

  function think() {
    const { match, mover, ply, position } = session.state;
    cancel = ai.choose({
      position,
      level: players.level(mover),
      seed: players.seed,
      ply: ply + ROUND * (match?.round ?? 0),
    }, {
      done(sowing) {
        answer = sowing;
        clearTimeout(signTimer);
        if (signed) {
          signed = false;
          changed();
        }
        act();
      },
      failed(cause) {
        drop();
        held = true;
        failed(cause);
        changed();
      },
    });
    signTimer = setTimeout(() => {
      signed = true;
      changed();
    }, THINKING_AFTER);
  }

  function act() {
    clearTimeout(playTimer);
    const wait = breath();
    const sowing = answer;
    if (sowing === null || sowing === undefined || wait === null) return;
    playTimer = setTimeout(() => {
      drop();
      play(sowing);
    }, wait);
  }

  function consider() {
    if (!due() || held) {
      drop();
      return;
    }
    const { state } = session;
    const now = `${state.match?.round} ${state.ply} ${state.position} ${players.levels} ${players.seed}`;
    if (asked !== now) {
      drop();
      asked = now;
      think();
    }
    act();
  }

  return {
    /** Looks at what is to be done: to be called when a state was committed, and when a story has ended. */
    consider,
    /** @param {import("./types.js").Change} change */
    committed({ kind, steps }) {
      const { ply, plies } = session.state;
      if (kind === "move") held = ply < plies || players.exhibition;
      else if (kind === "load") held = ply < plies;
      else if (kind === "play" && steps.some(({ seat }) => players.level(seat) === 0)) held = false;
    },
    /** @param {boolean} wanted */
    hold(wanted) {
      held = wanted;
      consider();
      changed();
    },
    /** Thinks no more. */
    drop,
    /** It is the computer's turn. */
    get due() {
      return due();
    },
    /** It is its turn, and it waits to be told to go on. */
    get waiting() {
      return due() && held;
    },
    get thinking() {
      return signed && due() && !held;
    },
  };
}

/** @typedef {ReturnType<typeof createOpponent>} Opponent */

/**
 * Takes a turn back: to where a person was to move, with the computer's replies since. Where only people play, and
 * where only computers do, one sowing.
 * @param {Session} session
 * @param {Players} players
 */
export function takeBack(session, players) {
  const { state, steps, varying } = session;
  if (varying || players.people || players.exhibition || state.ply === 0) {
    session.undo();
    return;
  }
  let ply = state.ply - 1;
  while (ply > 0 && !isPersons(steps[ply], players)) ply -= 1;
  session.goTo(ply);
}

/**
 * The other way: to where a person is to move again, or to the end.
 * @param {Session} session
 * @param {Players} players
 */
export function takeUp(session, players) {
  const { state, steps, varying } = session;
  if (varying || players.people || players.exhibition || state.ply === state.plies) {
    session.redo();
    return;
  }
  let ply = state.ply + 1;
  while (ply < state.plies && !isPersons(steps[ply], players)) ply += 1;
  session.goTo(ply);
}

/** @param {import("./types.js").Step} step @param {Players} players */
function isPersons({ kind, seat }, players) {
  return kind === "sow" && players.level(seat) === 0;
}
