/**
 * What the engine's worker does for training: it makes puzzles, a slice between two yields.
 */
import { PuzzleMaker } from "../guli-web.js";
import { prepare } from "./endgames.js";

/** @typedef {import("./types.js").GameName} GameName */
/** @typedef {import("./types.js").Puzzle} Puzzle */
/** @typedef {import("./types.js").PuzzleKind} PuzzleKind */

/** @typedef {{ game: GameName, puzzle: PuzzleKind, difficulty: number, seed: number }} PuzzleQuestion */

/** Positions in a slice: some milliseconds. */
const SLICE = 10_000;

/**
 * @param {PuzzleQuestion} question
 * @returns {Generator<null, Puzzle | null, void>}
 */
export function* puzzle({ difficulty, game, puzzle: kind, seed }) {
  const maker = new PuzzleMaker();
  try {
    // With the endgame tables there are larger positions to choose from.
    yield* prepare(game);
    maker.start(game, kind, difficulty, seed);
    while (!maker.poll(SLICE)) yield null;
    return maker.puzzle();
  } finally {
    maker.free();
  }
}
