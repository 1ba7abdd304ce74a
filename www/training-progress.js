/**
 * How training goes: what was chosen, how hard the puzzles are by now, and how many were solved. Kept between visits.
 */
import { GAMES, KEYS } from "./config.js";
import { read, write } from "./storage.js";

/** @typedef {import("./types.js").GameName} GameName */
/** @typedef {import("./types.js").PuzzleKind} PuzzleKind */

/** @type {PuzzleKind[]} */
export const PUZZLE_KINDS = ["where", "best"];
/** The hardest puzzles; the easiest are 1. */
export const HARDEST = 5;

/** So many right answers in a row make the puzzles harder, so many wrong ones easier. */
const UP = 3;
const DOWN = 2;

/**
 * What the player chose.
 * @typedef {object} Choice
 * @property {PuzzleKind} kind
 * @property {GameName} game
 * @property {number | null} fixed the difficulty, if it is not to follow the answers
 */

/**
 * One kind of puzzle of one game.
 * @typedef {object} Tally
 * @property {number} level the difficulty that follows the answers
 * @property {number} right
 * @property {number} wrong
 * @property {number} streak right answers in a row
 * @property {number} longest the longest streak
 * @property {number} run answers of one sort in a row since the difficulty changed; wrong ones count downwards
 */

/** @returns {Tally} */
const fresh = () => ({ level: 1, right: 0, wrong: 0, streak: 0, longest: 0, run: 0 });

/**
 * The tally after an answer, and whether the puzzles get harder or easier by it.
 * @param {Tally} before
 * @param {boolean} right
 * @param {boolean} fixed the difficulty stays
 * @returns {{ tally: Tally, step: "up" | "down" | null }}
 */
export function afterAnswer(before, right, fixed) {
  const tally = { ...before };
  if (right) tally.right += 1;
  else tally.wrong += 1;
  tally.streak = right ? tally.streak + 1 : 0;
  tally.longest = Math.max(tally.longest, tally.streak);
  if (fixed) return { tally: { ...tally, run: 0 }, step: null };
  tally.run = right ? Math.max(tally.run, 0) + 1 : Math.min(tally.run, 0) - 1;
  const step = tally.run >= UP ? "up" : tally.run <= -DOWN ? "down" : null;
  if (!step) return { tally, step };
  tally.run = 0;
  const level = Math.min(HARDEST, Math.max(1, tally.level + (step === "up" ? 1 : -1)));
  const moved = level !== tally.level;
  return { tally: { ...tally, level }, step: moved ? step : null };
}

/** @param {unknown} value @param {number} least @param {number} most */
function whole(value, least, most) {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most ? Number(value) : null;
}

/**
 * What was kept, read with care: anyone can edit the storage.
 * @param {string | null} text
 */
export function parseProgress(text) {
  /** @type {Record<string, any>} */
  let kept = {};
  try {
    const value = JSON.parse(text ?? "{}");
    if (value && typeof value === "object") kept = value;
  } catch {
    // an unreadable tally begins again
  }
  /** @type {Choice} */
  const choice = {
    kind: PUZZLE_KINDS.find((kind) => kind === kept.kind) ?? "where",
    game: GAMES.find((game) => game === kept.game) ?? "ali-guli-mane",
    fixed: whole(kept.fixed, 1, HARDEST),
  };
  /** @type {Record<string, Tally>} */
  const tallies = {};
  for (const kind of PUZZLE_KINDS) {
    for (const game of GAMES) {
      const old = kept.tallies?.[`${kind} ${game}`];
      const tally = fresh();
      for (const name of /** @type {(keyof Tally)[]} */ (Object.keys(tally))) {
        const most = name === "level" ? HARDEST : 1e9;
        tally[name] = whole(old?.[name], name === "run" ? -DOWN : name === "level" ? 1 : 0, most) ?? tally[name];
      }
      tallies[`${kind} ${game}`] = tally;
    }
  }
  return { choice, tallies, seed: whole(kept.seed, 0, 0xffff_ffff) };
}

/** Nothing is kept: what is read is what was written last. */
export const FORGETFUL = { read: () => null, write: () => false };

/** @param {{ read: typeof read, write: typeof write }} [storage] */
export function createProgress({ read: get, write: put } = { read, write }) {
  const kept = parseProgress(get(KEYS.training));
  const { tallies } = kept;
  let { choice } = kept;
  let seed = kept.seed ?? Math.floor(Math.random() * 0x1_0000_0000);

  const keep = () => put(KEYS.training, JSON.stringify({ version: 1, ...choice, seed, tallies }));
  const key = () => `${choice.kind} ${choice.game}`;

  return {
    get choice() {
      return choice;
    },
    get tally() {
      return tallies[key()];
    },
    /** The difficulty of the next puzzle. */
    get level() {
      return choice.fixed ?? tallies[key()].level;
    },
    /** The seed of the next puzzle. */
    get seed() {
      return seed;
    },
    /** @param {Choice} next */
    choose(next) {
      choice = next;
      keep();
    },
    /** A puzzle has been shown: the next one is another. */
    used() {
      seed = (seed + 1) % 0x1_0000_0000;
      keep();
    },
    /**
     * @param {boolean} right
     * @returns whether the puzzles get harder or easier
     */
    answer(right) {
      const { step, tally } = afterAnswer(tallies[key()], right, choice.fixed !== null);
      tallies[key()] = tally;
      keep();
      return step;
    },
  };
}

/** @typedef {ReturnType<typeof createProgress>} Progress */
