/**
 * The demonstrations for the rules of Ali Guli Mane, by rule. The positions are as small as they can be and still show
 * one thing; what is not on the board lies in the banks.
 */

/** @typedef {import("./demo.js").Demo} Demo */

const game = /** @type {const} */ ("ali-guli-mane");
const START = "ali-guli-mane 5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 0 - 0";

/** @satisfies {Record<string, Demo>} */
export const demos = {
  board: {
    game,
    from: START,
    does: [],
    shows: [{ kind: "holes", each: 5, seeds: 70 }],
  },
  lift: {
    game,
    from: "ali-guli-mane 0,2,6,5,0,3,6/0,0,2,2,0,1,4 20-19 0 - 0",
    does: [13],
    shows: [{ kind: "lap", at: 0, lifted: 4, last: 9 }, { kind: "laps", at: 0, laps: 1 }],
  },
  long: {
    game,
    from: "ali-guli-mane 0,0,0,0,0,0,0/0,0,0,0,0,0,14 28-28 0 - 0",
    does: [13],
    shows: [{ kind: "lap", at: 0, lifted: 14, last: 13 }, { kind: "drop", at: 0, hole: 13 }],
  },
  relay: {
    game,
    from: "ali-guli-mane 0,5,0,6,0,3,4/2,4,0,2,3,0,2 20-19 0 - 0",
    does: [13],
    shows: [{ kind: "lap", at: 0, lifted: 2, last: 11 }, { kind: "laps", at: 0, laps: 3 }],
  },
  saada: {
    game,
    from: "ali-guli-mane 4,0,2,5,0,3,6/2,0,0,2,0,1,3 21-21 0 - 0",
    does: [13],
    shows: [{ kind: "laps", at: 0, laps: 1 }, { kind: "saada", at: 0, hole: 9 }],
  },
  capture: {
    game,
    from: "ali-guli-mane 4,6,2,5,0,3,6/2,4,0,2,0,1,3 16-16 0 - 0",
    does: [13],
    shows: [{ kind: "saada", at: 0, hole: 9 }, { kind: "captures", at: 0, holes: [[8, 4], [1, 6]] }],
  },
  either: {
    game,
    from: "ali-guli-mane 3,1,0,5,0,3,6/4,0,1,7,0,1,2 19-18 0 - 0",
    does: [7],
    shows: [{ kind: "saada", at: 0, hole: 4 }, { kind: "captures", at: 0, holes: [[5, 3], [12, 1]] }],
  },
  one: {
    game,
    from: "ali-guli-mane 4,0,2,5,0,3,6/2,5,0,2,0,1,3 19-18 0 - 0",
    does: [13],
    shows: [{ kind: "captures", at: 0, holes: [[8, 5]] }],
  },
  none: {
    game,
    from: "ali-guli-mane 4,0,2,5,0,3,6/2,0,0,2,0,1,3 21-21 0 - 0",
    does: [13],
    shows: [{ kind: "saada", at: 0, hole: 9 }, { kind: "captures", at: 0, holes: [] }, { kind: "bonus", at: 0, how: "no" }],
  },
  bonus: {
    game,
    from: START,
    does: [13, 11],
    shows: [
      { kind: "captures", at: 0, holes: [[8, 7], [1, 7]] },
      { kind: "bonus", at: 0, how: "due" },
      { kind: "second", at: 1, seat: 0 },
      { kind: "captures", at: 1, holes: [[5, 1], [12, 8]] },
      { kind: "bonus", at: 1, how: "no" },
    ],
  },
  lost: {
    game,
    from: "ali-guli-mane 2,0,3,0,0,4,0/1,0,0,0,0,0,0 30-30 0 - 0",
    does: [7],
    shows: [{ kind: "captures", at: 0, holes: [[2, 3]] }, { kind: "bonus", at: 0, how: "lost" }],
  },
  endless: {
    game,
    from: "ali-guli-mane 0,1,0,1,0,2,1/1,0,1,0,1,0,1 31-30 0 - 0",
    does: [13],
    shows: [{ kind: "refused", hole: 13, why: "endless" }],
  },
  end: {
    game,
    from: "ali-guli-mane 0,0,0,0,0,0,0/2,0,0,0,0,0,1 40-27 0 - 0",
    does: [13],
    shows: [{ kind: "over", end: "no-sowing", winner: 0 }, { kind: "left", seeds: 3 }],
  },
  quiet: {
    game,
    from: "ali-guli-mane 4,0,2,5,0,3,6/2,0,0,2,0,1,3 22-20 0 - 99",
    does: [13],
    shows: [{ kind: "captures", at: 0, holes: [] }, { kind: "over", end: "quiet-limit", winner: 0 }],
  },
  stock: {
    game,
    from: `${START} ; 10+12 5+1 10+7 0+1`,
    ply: 7,
    does: [1],
    shows: [{ kind: "over", end: "no-sowing", winner: 0 }, { kind: "left", seeds: 3 }, { kind: "owned", stocks: [53, 17] }],
  },
  fill: {
    game,
    from: `${START} ; 10+12 5+1 10+7 0+1`,
    ply: 8,
    does: ["round"],
    shows: [{ kind: "filled", round: 2, closed: [3, 4, 5, 6], banks: [18, 2], starter: 1 }],
  },
  closed: {
    game,
    from: "ali-guli-mane 5,1,0,6,4,2,3/x,x,3,2,4,0,1 20-19 0 - 0",
    does: [11],
    shows: [
      { kind: "lap", at: 0, lifted: 4, last: 1 },
      { kind: "skips", at: 0, holes: [7, 8] },
      { kind: "saada", at: 0, hole: 2 },
    ],
  },
  opposite: {
    game,
    from: "ali-guli-mane 5,1,0,6,4,2,3/x,x,0,1,4,2,1 21-20 0 - 0",
    does: [12],
    shows: [{ kind: "saada", at: 0, hole: 9 }, { kind: "captures", at: 0, holes: [[0, 5]] }],
  },
  starters: {
    game,
    from: `${START} ; 10+12 5+1 10+7 0+1`,
    ply: 8,
    does: ["round", 1],
    shows: [{ kind: "filled", round: 2, closed: [3, 4, 5, 6], banks: [18, 2], starter: 1 }, { kind: "by", at: 1, seat: 1 }],
  },
  limit: {
    game,
    from: `${START} ; 10+12 5+1 10+7 0+1`,
    rounds: 1,
    ply: 7,
    does: [1],
    shows: [{ kind: "owned", stocks: [53, 17] }, { kind: "match-over", end: "round-limit", winner: 0 }],
  },
  ruin: {
    game,
    from: `${START} ; 10+9 4+5 12+8 0 9+11 1 7+12 5+6 10+9`,
    ply: 15,
    does: [9],
    shows: [{ kind: "owned", stocks: [68, 2] }, { kind: "match-over", end: "cannot-fill", winner: 0 }],
  },
};

/** @type {import("./demo.js").GuideStretch[]} */
export const guide = [
  { from: START, holes: [13, 7, 3, 13] },
  { from: "ali-guli-mane 0,0,0,4,0,0,0/0,0,0,2,0,0,1 34-29 0 - 0", holes: [13, 12] },
];
