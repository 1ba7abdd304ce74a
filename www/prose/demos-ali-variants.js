/**
 * The demonstrations for the variants of Ali Guli Mane, by rule. Where it can be they are those of the game itself, so that
 * what differs is seen.
 */

/** @typedef {import("./demo.js").Demo} Demo */

const game = /** @type {const} */ ("ali-guli-mane");
const FOUR = "ali-guli-mane-4 4,4,4,4,4,4,4/4,4,4,4,4,4,4 0-0 0 - 0";
const SIX = "ali-guli-mane-6 6,6,6,6,6,6,6/6,6,6,6,6,6,6 0-0 0 - 0";
const SIMPLE = "simple-saada 5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 0 - 0";

/** @satisfies {Record<string, Demo>} */
export const demos = {
  fourSeeds: {
    game,
    from: FOUR,
    does: [],
    shows: [{ kind: "holes", each: 4, seeds: 56 }],
  },
  fourFill: {
    game,
    from: `${FOUR} ; 7+11 1+3 9+8`,
    ply: 6,
    does: ["round"],
    shows: [{ kind: "filled", round: 2, closed: [3, 4, 5, 6], banks: [13, 3], starter: 1 }],
  },
  sixSeeds: {
    game,
    from: SIX,
    does: [],
    shows: [{ kind: "holes", each: 6, seeds: 84 }],
  },
  sixFill: {
    game,
    from: `${SIX} ; 13+10 4+2 11+8 5+6 11+13`,
    ply: 10,
    does: ["round"],
    shows: [{ kind: "filled", round: 2, closed: [5, 6], banks: [8, 4], starter: 1 }],
  },
  ownersCount: {
    game,
    from: "ali-guli-mane-leftovers 0,0,0,0,0,0,0/2,0,0,0,0,0,1 33-34 0 - 0",
    does: [13],
    shows: [
      { kind: "left", seeds: 3 },
      { kind: "shared", left: [3, 0] },
      { kind: "over", end: "no-sowing", winner: 0 },
    ],
  },
  ownersQuiet: {
    game,
    from: "ali-guli-mane-leftovers 4,0,2,5,0,3,6/2,0,0,2,0,1,3 22-20 0 - 99",
    does: [13],
    shows: [
      { kind: "captures", at: 0, holes: [] },
      { kind: "shared", left: [0, 0] },
      { kind: "over", end: "quiet-limit", winner: 0 },
    ],
  },
  pairBoth: {
    game,
    from: "ali-guli-mane-pair 4,6,2,5,0,3,6/2,4,0,2,0,1,3 16-16 0 - 0",
    does: [13],
    shows: [{ kind: "saada", at: 0, hole: 9 }, { kind: "captures", at: 0, holes: [[8, 4], [1, 6]] }],
  },
  pairBeyond: {
    game,
    from: "ali-guli-mane-pair 4,0,2,5,0,3,6/2,5,0,2,0,1,3 19-18 0 - 0",
    does: [13],
    shows: [{ kind: "captures", at: 0, holes: [[8, 5]] }],
  },
  pairNone: {
    game,
    from: "ali-guli-mane-pair 4,6,2,5,0,3,6/2,0,0,2,0,1,3 18-18 0 - 0",
    does: [13],
    shows: [
      { kind: "saada", at: 0, hole: 9 },
      { kind: "captures", at: 0, holes: [] },
      { kind: "holds", hole: 1, seeds: 6 },
    ],
  },
  freeWay: {
    game,
    from: "ali-guli-mane-free 2,0,0,5,1,3,6/3,0,2,2,0,1,4 21-20 0 - 0",
    does: ["13r"],
    shows: [{ kind: "lap", at: 0, lifted: 4, last: 3 }, { kind: "laps", at: 0, laps: 1 }],
  },
  freeRelay: {
    game,
    from: "ali-guli-mane-free 4,0,1,2,0,3,0/5,1,0,2,0,2,1 25-24 0 - 0",
    does: ["12r"],
    shows: [
      { kind: "lap", at: 0, lifted: 2, last: 6 },
      { kind: "laps", at: 0, laps: 2 },
      { kind: "saada", at: 0, hole: 1 },
      { kind: "captures", at: 0, holes: [[0, 4], [7, 5]] },
    ],
  },
  simpleOne: {
    game,
    from: "simple-saada 4,6,2,5,0,3,6/2,4,0,2,0,1,3 16-16 0 - 0",
    does: [13],
    shows: [
      { kind: "saada", at: 0, hole: 9 },
      { kind: "captures", at: 0, holes: [[8, 4]] },
      { kind: "holds", hole: 1, seeds: 6 },
    ],
  },
  simpleOnce: {
    game,
    from: "simple-saada 4,6,2,5,0,3,6/2,4,0,2,0,1,3 16-16 0 - 0",
    does: [13, 6],
    shows: [
      { kind: "captures", at: 0, holes: [[8, 4]] },
      { kind: "bonus", at: 0, how: "no" },
      { kind: "by", at: 1, seat: 1 },
    ],
  },
  simpleFill: {
    game,
    from: `${SIMPLE} ; 7 1 8 4 13 1 13 5 13 6 12`,
    ply: 11,
    does: ["round"],
    shows: [
      { kind: "filled", round: 2, closed: [3, 4, 5, 6, 7, 8, 9, 10], banks: [40, 0], starter: 0 },
      { kind: "alike", holes: 3 },
    ],
  },
  simpleWinner: {
    game,
    from: `${SIMPLE} ; 7 1 8 4 13 1 13 5 13 6 12`,
    ply: 11,
    does: ["round", 13],
    shows: [{ kind: "round-won", winner: 0 }, { kind: "by", at: 1, seat: 0 }],
  },
  simpleDraw: {
    game,
    from: `${SIMPLE} ; 12 0 7 4 8 3 8 5 9 1 7 6 13 0 9 1 8 2 12 0 8`,
    ply: 20,
    does: [8, "round", 0],
    shows: [{ kind: "by", at: 0, seat: 0 }, { kind: "round-won", winner: null }, { kind: "by", at: 2, seat: 1 }],
  },
};
