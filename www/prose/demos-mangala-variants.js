/**
 * The demonstrations for the variants of Mangala, by rule. Where it can be they are those of the game itself, so that what
 * differs is seen.
 */

/** @typedef {import("./demo.js").Demo} Demo */

const game = /** @type {const} */ ("mangala");

/** @satisfies {Record<string, Demo>} */
export const demos = {
  fiveSeeds: {
    game,
    from: "mangala-metin-and 5,5,5,5,5,5/5,5,5,5,5,5 0-0 0 - 0",
    does: [],
    shows: [{ kind: "holes", each: 5, seeds: 60 }],
  },
  fiveChain: {
    game,
    from: "mangala-metin-and 5,3,1,4,0,1/2,4,5,0,3,0 16-16 0 - 0",
    does: [8],
    shows: [{ kind: "captures", at: 0, holes: [[2, 2], [1, 4]] }, { kind: "holds", hole: 0, seeds: 6 }],
  },
  fiveSix: {
    game,
    from: "mangala-metin-and 2,5,0,4,0,2/0,3,0,3,0,5 18-18 0 - 0",
    does: [7],
    shows: [{ kind: "makes", at: 0, hole: 1, seeds: 6 }, { kind: "captures", at: 0, holes: [] }],
  },
  theirsOnly: {
    game,
    from: "mangala-opponent-row 1,2,0,4,0,2/3,2,0,3,0,4 26-25 0 - 0",
    does: [9],
    shows: [{ kind: "makes", at: 0, hole: 6, seeds: 4 }, { kind: "captures", at: 0, holes: [] }],
  },
  theirsChain: {
    game,
    from: "mangala-opponent-row 1,3,0,4,0,2/1,3,4,0,3,0 26-25 0 - 0",
    does: [8],
    shows: [{ kind: "captures", at: 0, holes: [[1, 4], [0, 2]] }, { kind: "holds", hole: 6, seeds: 2 }],
  },
  restTaken: {
    game,
    from: "mangala-bohnenspiel 1,0,0,0,0,0/1,0,3,4,0,1 31-31 0 - 0",
    does: [6],
    shows: [
      { kind: "captures", at: 0, holes: [[0, 2]] },
      { kind: "shared", left: [8, 0] },
      { kind: "over", end: "no-sowing", winner: 0 },
    ],
  },
  restQuiet: {
    game,
    from: "mangala-bohnenspiel 2,7,0,4,0,2/0,3,0,3,0,5 24-22 0 - 99",
    does: [7],
    shows: [
      { kind: "captures", at: 0, holes: [] },
      { kind: "shared", left: [0, 0] },
      { kind: "over", end: "quiet-limit", winner: 0 },
    ],
  },
};
