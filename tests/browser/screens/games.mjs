// Games that are shown on the screens.

import { vectors } from "../page.mjs";

const [ali] = await vectors("ali_guli_mane_games.jsonl");
const mangala = (await vectors("mangala_games.jsonl"))[1];
const [{ rounds }] = await vectors("ali_guli_mane_matches.jsonl");

/**
 * The first turns of a recorded game of Mangala, which knows no bonus sowings, in notation.
 * @param {number} turns
 */
const mangalaLine = (turns) => `${mangala.start} ; ${mangala.sowings.slice(0, turns).map((/** @type {number | null} */ hole) => hole ?? "--").join(" ")}`;

export const START = {
  ali: "ali-guli-mane 5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 0 - 0",
  free: "ali-guli-mane-free 5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 0 - 0",
  mangala: "mangala 6,6,6,6,6,6/6,6,6,6,6,6 0-0 0 - 0",
};
/** The sowings of a game of Ali Guli Mane, hole by hole, bonus sowings among them. @type {number[]} */
export const SOWINGS = ali.sowings;
export const OVER = { ali: ali.end, mangala: mangalaLine(mangala.sowings.length) };
export const MIDDLE = mangalaLine(24);
/** The next sowing of South's, from 8, captures from three holes. */
export const CHAIN = "mangala 1,1,5,1,0,3/3,1,3,0,6,2 24-22 0 - 0";
/** Twelve seeds are left, so that every value is known at once. */
export const LATE = "mangala 0,2,0,1,3,0/1,0,2,0,1,2 31-29 0 - 4";
/** The next sowing from 7 decides it. */
export const DECIDED = "mangala 0,0,0,0,2,0/1,1,0,0,0,0 36-32 0 - 60";
/** After the next sowing, from 11, North passes, and nothing has been captured for long. */
export const PASSED = "mangala 0,0,0,0,0,0/0,0,0,0,0,2 40-30 0 - 58";
/** The next sowing, from 7, earns a bonus sowing for which nothing is left. */
export const LOST = "ali-guli-mane 0,0,3,0,0,0,0/1,0,0,0,0,0,0 40-26 0 - 0";
/** The relay from 13 would never end. */
export const ENDLESS = "ali-guli-mane 0,1,0,1,0,2,1/1,0,1,0,1,0,1 31-30 0 - 0";
/** The rounds of a match; in the second and later ones holes are closed. @type {{ start: string, sowings: number[] }[]} */
export const ROUNDS = rounds;
