/**
 * What becomes of the wrong answers to "find the best sowing": for each the other side's reply, and best play after it.
 * Worked out in the engine's worker while the player thinks.
 */
import { Engine, Game } from "../guli-web.js";
import { prepare } from "./endgames.js";

/** @typedef {import("./types.js").Seat} Seat */

/** @typedef {{ position: string, holes: number[] }} RepliesQuestion the holes are those that are not the best */

/**
 * @typedef {object} Reply
 * @property {number} hole the wrong answer
 * @property {{ hole: number, captured: number } | null} reply the other side's first sowing after it, if there is one
 * @property {[number, number]} captured what South and North capture from the puzzle's board on
 * @property {string} record that play as a game line
 */

/** In MiB: the positions of puzzles are solved quickly. */
const TABLE = 4;
/** Positions in a slice: some milliseconds. */
const SLICE = 10_000;
/** Steps of a line. */
const LONGEST = 400;

/**
 * @param {RepliesQuestion} question
 * @returns {Generator<null, Reply[], void>}
 */
export function* replies({ holes, position }) {
  yield* prepare(position);
  const engine = new Engine(TABLE);
  try {
    engine.start(position, "all");
    while (!engine.poll(SLICE)) yield null;
    /** @type {Reply[]} */
    const found = [];
    for (const hole of holes) {
      found.push(follow(position, hole, engine.line(hole, LONGEST).steps));
      yield null;
    }
    return found;
  } finally {
    engine.free();
  }
}

/**
 * @param {string} position
 * @param {number} hole
 * @param {(import("../guli-web.js").Sowing | null)[]} steps
 * @returns {Reply}
 */
function follow(position, hole, steps) {
  const game = Game.fromPosition(position);
  try {
    const { banks: [south, north], mover } = game.state();
    for (const step of steps) {
      if (step !== null) game.play(step); // a pass is played by itself
    }
    const { banks } = game.state();
    const reply = game.log().find(({ kind, seat }) => kind === "sow" && seat !== mover);
    return {
      hole,
      reply: reply && reply.hole !== null ? { hole: reply.hole, captured: reply.captured } : null,
      captured: [banks[0] - south, banks[1] - north],
      record: game.record(),
    };
  } finally {
    game.free();
  }
}
