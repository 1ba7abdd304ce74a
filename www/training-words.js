/**
 * What training says: the question, whether the answer is right, and why. Each is made from a puzzle; nothing is
 * worked out here.
 */
import { otherSeat } from "./seat.js";
import { seatName, seatValues } from "./sentences.js";
import { list, signed, t } from "./text.js";

/** @typedef {import("./types.js").BestPuzzle} BestPuzzle */
/** @typedef {import("./types.js").Puzzle} Puzzle */
/** @typedef {import("./types.js").WherePuzzle} WherePuzzle */
/** @typedef {{ title: string, text: string, reply?: string }} Words `reply`: what a wrong answer leads to */

/**
 * Whether naming this hole answers the puzzle.
 * @param {Puzzle} puzzle
 * @param {number | null} hole null: the solution was asked for
 */
export function isRight(puzzle, hole) {
  if (hole === null) return false;
  return puzzle.kind === "best" ? hole === puzzle.best : hole === puzzle.last || hole === puzzle.saada;
}

/**
 * @param {Puzzle} puzzle
 * @returns {Words}
 */
export function questionWords(puzzle) {
  const seat = seatValues(puzzle.mover);
  if (puzzle.kind === "best") return { title: t("training.best.ask", seat), text: t("training.best.how") };
  return {
    title: t("training.where.ask", { ...seat, hole: String(puzzle.hole) }),
    text: t(puzzle.saada === null ? "training.where.how" : "training.where.how.saada"),
  };
}

/**
 * @param {Puzzle} puzzle
 * @param {number | null} named
 * @returns {Words}
 */
export function answerWords(puzzle, named) {
  return puzzle.kind === "where" ? whereAnswer(puzzle, named) : bestAnswer(puzzle, named);
}

/**
 * @param {WherePuzzle} puzzle
 * @param {number | null} named
 */
function whereAnswer(puzzle, named) {
  const { laps, sown } = puzzle;
  const values = { hole: String(puzzle.hole), last: String(puzzle.last), laps, sown };
  const verdict = named === null ? "shown" : isRight(puzzle, named) ? "right" : "wrong";
  const title = t("training.where.verdict", { verdict, named: String(named ?? ""), last: values.last });
  if (puzzle.saada === null) return { title, text: t("training.where.why", values) };
  return { title, text: t("training.where.why.saada", { ...values, saada: String(puzzle.saada) }) };
}

/**
 * @param {BestPuzzle} puzzle
 * @param {number | null} named
 */
function bestAnswer(puzzle, named) {
  const [first, second, ...others] = puzzle.values;
  const best = String(puzzle.best);
  const misled = t("training.best.why.greedy", { best, greedy: puzzle.greedy ? "yes" : "no" });
  const why = [first.value, second.value].map(signed);
  const chosen = puzzle.values.find(({ hole }) => hole === named);
  if (named === null || !chosen) {
    const text = t("training.best.why", { best, value: why[0], next: String(second.hole), nextValue: why[1] });
    return { title: t("training.best.shown", { best }), text: `${text} ${misled}`.trim() };
  }
  if (chosen.hole === puzzle.best) {
    const alike = [second, ...others].filter(({ value }) => value === second.value).map(({ hole }) => hole);
    const text = t("training.best.why.right", { value: why[0], next: list(alike), nextValue: why[1], margin: puzzle.margin });
    return { title: t("training.best.right", { best }), text: `${text} ${misled}`.trim() };
  }
  const away = first.value - chosen.value;
  const text = t("training.best.why", { best, value: why[0], next: String(named), nextValue: signed(chosen.value) });
  return { title: t("training.best.wrong", { named: String(named), best, away }), text: `${text} ${misled}`.trim() };
}

/**
 * What a wrong answer leads to: the other side's reply, and what both capture in the end.
 * @param {Puzzle} puzzle
 * @param {import("./training-replies.js").Reply} reply
 */
export function replyWords({ mover }, { captured, hole, reply }) {
  const values = {
    ...seatValues(mover),
    other: seatName(otherSeat(mover)),
    named: String(hole),
    own: captured[mover],
    theirs: captured[otherSeat(mover)],
  };
  if (!reply) return t("training.best.noReply", values);
  return t("training.best.reply", { ...values, reply: String(reply.hole), captured: reply.captured });
}
