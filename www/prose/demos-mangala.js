/**
 * The demonstrations for the rules of Mangala, by rule.
 */

/** @typedef {import("./demo.js").Demo} Demo */

const game = /** @type {const} */ ("mangala");
const START = "mangala 6,6,6,6,6,6/6,6,6,6,6,6 0-0 0 - 0";

/** @satisfies {Record<string, Demo>} */
export const demos = {
  board: {
    game,
    from: START,
    does: [],
    shows: [{ kind: "holes", each: 6, seeds: 72 }],
  },
  lift: {
    game,
    from: START,
    does: [8],
    shows: [{ kind: "lap", at: 0, lifted: 6, last: 3 }, { kind: "laps", at: 0, laps: 1 }],
  },
  long: {
    game,
    from: "mangala 1,0,2,4,0,3/2,1,0,3,0,14 21-21 0 - 0",
    does: [11],
    shows: [{ kind: "lap", at: 0, lifted: 14, last: 9 }, { kind: "drop", at: 0, hole: 11 }],
  },
  capture: {
    game,
    from: "mangala 1,2,0,4,0,2/3,2,0,3,0,4 26-25 0 - 0",
    does: [9],
    shows: [{ kind: "makes", at: 0, hole: 6, seeds: 4 }, { kind: "captures", at: 0, holes: [[6, 4]] }],
  },
  either: {
    game,
    from: "mangala 2,5,0,4,0,2/0,3,0,3,0,5 24-24 0 - 0",
    does: [7],
    shows: [{ kind: "makes", at: 0, hole: 1, seeds: 6 }, { kind: "captures", at: 0, holes: [[1, 6]] }],
  },
  none: {
    game,
    from: "mangala 2,7,0,4,0,2/0,3,0,3,0,5 23-23 0 - 0",
    does: [7],
    shows: [{ kind: "makes", at: 0, hole: 1, seeds: 8 }, { kind: "captures", at: 0, holes: [] }],
  },
  chain: {
    game,
    from: "mangala 5,3,1,4,0,1/2,4,5,0,3,0 22-22 0 - 0",
    does: [8],
    shows: [{ kind: "captures", at: 0, holes: [[2, 2], [1, 4], [0, 6]] }, { kind: "makes", at: 0, hole: 6, seeds: 3 }],
  },
  pass: {
    game,
    from: "mangala 0,0,0,0,0,0/2,4,0,3,0,5 29-29 0 - 0",
    does: [9],
    shows: [{ kind: "pass", at: 0, seat: 1 }],
  },
  strip: {
    game,
    from: "mangala 1,0,0,0,0,0/1,0,3,4,0,1 31-31 0 - 0",
    does: [6],
    shows: [{ kind: "captures", at: 0, holes: [[0, 2]] }, { kind: "pass", at: 0, seat: 1 }],
  },
  end: {
    game,
    from: "mangala 1,0,0,0,0,0/1,0,0,0,0,0 40-30 0 - 0",
    does: [6],
    shows: [{ kind: "left", seeds: 0 }, { kind: "over", end: "empty-board", winner: 0 }],
  },
  draw: {
    game,
    from: "mangala 1,0,0,0,0,0/1,0,0,0,0,0 34-36 0 - 0",
    does: [6],
    shows: [{ kind: "over", end: "empty-board", winner: null }],
  },
  decided: {
    game,
    from: "mangala 1,2,0,4,0,2/3,2,0,3,0,4 34-17 0 - 0",
    does: [9],
    shows: [{ kind: "captures", at: 0, holes: [[6, 4]] }, { kind: "decided", seat: 0 }],
  },
  quiet: {
    game,
    from: "mangala 2,7,0,4,0,2/0,3,0,3,0,5 24-22 0 - 99",
    does: [7],
    shows: [{ kind: "captures", at: 0, holes: [] }, { kind: "over", end: "quiet-limit", winner: 0 }, { kind: "left", seeds: 26 }],
  },
};

/** @type {import("./demo.js").GuideStretch[]} */
export const guide = [
  { from: START, holes: [11, 0, 6] },
  { from: "mangala 5,3,1,4,0,1/2,4,5,0,3,0 22-22 0 - 0", holes: [8] },
  { from: "mangala 1,0,0,0,0,0/1,1,1,0,0,0 37-31 0 - 0", holes: [6, 8] },
];
