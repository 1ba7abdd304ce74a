/**
 * What a demonstration is: a position, what is sown from it, and what must come of it. The facts are data, so that a
 * test can hold every one against what the rules really do; the sentence beside the link says the same in words.
 */

/** @typedef {import("../types.js").GameName} GameName */
/** @typedef {import("../types.js").Seat} Seat */

/**
 * One thing that a demonstration shows. `at` counts what it does from 0.
 * @typedef {{ kind: "holes", each: number, seeds: number }
 *   | { kind: "lap", at: number, lifted: number, last: number }
 *   | { kind: "laps", at: number, laps: number }
 *   | { kind: "drop", at: number, hole: number }
 *   | { kind: "skips", at: number, holes: number[] }
 *   | { kind: "saada", at: number, hole: number | null }
 *   | { kind: "makes", at: number, hole: number, seeds: number }
 *   | { kind: "captures", at: number, holes: [hole: number, seeds: number][] }
 *   | { kind: "bonus", at: number, how: "due" | "lost" | "no" }
 *   | { kind: "second", at: number, seat: Seat }
 *   | { kind: "by", at: number, seat: Seat }
 *   | { kind: "refused", hole: number, why: import("../../guli-web.js").RefusalReason }
 *   | { kind: "pass", at: number, seat: Seat }
 *   | { kind: "holds", hole: number, seeds: number }
 *   | { kind: "left", seeds: number }
 *   | { kind: "shared", left: [number, number] }
 *   | { kind: "decided", seat: Seat }
 *   | { kind: "over", end: import("../types.js").State["end"], winner: Seat | null }
 *   | { kind: "filled", round: number, closed: number[], banks: [number, number], starter: Seat }
 *   | { kind: "alike", holes: number }
 *   | { kind: "round-won", winner: Seat | null }
 *   | { kind: "owned", stocks: [number, number] }
 *   | { kind: "match-over", end: "cannot-fill" | "round-limit", winner: Seat }} Fact
 */

/**
 * @typedef {object} Demo
 * @property {GameName} game that the rules of the position are, or vary
 * @property {string} from a position, or the record of a match whose last turns are shown
 * @property {number} [rounds] the number of rounds that the match of the record is limited to
 * @property {number} [ply] where in the record the demonstration begins
 * @property {(import("../types.js").Sowing | "round")[]} does holes to sow, or the next round to be set out; nothing where the board says it
 * @property {Fact[]} shows
 */

/**
 * A first game: stretches of play, each from its own position.
 * @typedef {object} GuideStretch
 * @property {string} from
 * @property {number[]} holes
 */

export {};
