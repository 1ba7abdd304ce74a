/**
 * A game as it is told to other programs: plain data that stays what it is, whatever changes inside.
 */

import { isBackward } from "./sowing.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./types.js").Step} Step */

/**
 * @typedef {object} BoardState
 * @property {import("./types.js").GameName} game
 * @property {import("./types.js").RulesName} rules the game itself, or a variant of it
 * @property {string} position in notation
 * @property {string} line the game line of this round up to here
 * @property {string} record the game lines of all rounds up to here, joined by line feeds
 * @property {(number | null)[]} holes seeds by hole number; null where a hole is closed
 * @property {[number, number]} banks captured by South and North
 * @property {Seat} mover 0 is South, 1 is North
 * @property {boolean} bonus a bonus sowing is due
 * @property {import("./types.js").Sowing[]} legal what may be sown: numbers of holes, and texts like "13r" for backward
 *   sowings where the direction is free
 * @property {number} ply steps played in this round
 * @property {number} plies the same with those that were taken back
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 * @property {boolean} over
 * @property {"no-sowing" | "empty-board" | "quiet-limit" | null} end
 * @property {Seat | null} winner
 * @property {[number, number]} level who plays: 0 is a person, else the computer's level
 * @property {{ kind: "best" | "where", difficulty: number, phase: string } | null} puzzle the one that is set, and whether it
 *   was answered
 * @property {{ round: number, rounds: number, stocks: [number, number], over: boolean, winner: Seat | null } | null} match
 */

/**
 * @param {Session} session
 * @param {Readonly<import("./types.js").Levels>} levels
 * @param {BoardState["puzzle"]} puzzle
 * @returns {BoardState}
 */
export function boardState(session, levels, puzzle) {
  const { state } = session;
  const { match } = state;
  return {
    game: state.game,
    rules: state.rules,
    position: state.position,
    line: session.gameLine(),
    record: session.record(),
    holes: [...state.holes],
    banks: [state.banks[0], state.banks[1]],
    mover: state.mover,
    bonus: state.bonus,
    legal: [...state.legal],
    ply: state.ply,
    plies: state.plies,
    canUndo: state.canUndo,
    canRedo: state.canRedo,
    over: state.over,
    end: state.end,
    winner: state.winner,
    level: [levels[0], levels[1]],
    puzzle,
    match: match && {
      round: match.round,
      rounds: match.roundLimit,
      stocks: [match.stocks[0], match.stocks[1]],
      over: match.over,
      winner: match.winner,
    },
  };
}

/**
 * One sowing or forced pass.
 * @typedef {object} BoardMove
 * @property {number} ply its place in the round, from 0
 * @property {Seat} seat
 * @property {number | null} hole null for a pass
 * @property {boolean} bonus it was the bonus sowing of its turn
 * @property {boolean} backward it went backward, as only a free direction allows
 * @property {number} laps
 * @property {number} captured
 * @property {{ hole: number, seeds: number }[]} captures
 */

/**
 * @param {Step} step
 * @returns {BoardMove}
 */
export function boardMove({ captured, captures, hole, laps, ply, seat, second, sowing }) {
  const backward = sowing !== null && isBackward(sowing);
  return { ply, seat, hole, bonus: second, backward, laps, captured, captures: captures.map((each) => ({ hole: each.hole, seeds: each.seeds })) };
}
