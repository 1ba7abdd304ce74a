/**
 * Who plays: people, or the computer at a level. And the seed that its chance is made from, so that a game can be
 * played again the same way.
 */
import { MOST_LEVEL } from "./config.js";

/** @typedef {import("./types.js").Levels} Levels */
/** @typedef {import("./types.js").Seat} Seat */

export function createPlayers() {
  /** @type {Levels} */
  let levels = [0, 0];
  let seed = newSeed();

  return {
    get levels() {
      return levels;
    },
    get seed() {
      return seed;
    },
    get saved() {
      return { levels, seed };
    },
    /** Both are the computer. */
    get exhibition() {
      return levels[0] > 0 && levels[1] > 0;
    },
    /** Both are people. */
    get people() {
      return levels[0] === 0 && levels[1] === 0;
    },
    /** @param {Seat} seat 0 for a person */
    level: (seat) => levels[seat],
    /** @param {Levels} next */
    set(next) {
      levels = next;
      seed = newSeed();
    },
    reset() {
      this.set([0, 0]);
    },
    /** @param {unknown} saved anything that storage may hold; people play where it makes no sense */
    restore(saved) {
      const { levels: kept, seed: sown } = /** @type {{ levels?: unknown, seed?: unknown }} */ (saved ?? {});
      const makesSense = Array.isArray(kept) && kept.length === 2
        && kept.every((level) => Number.isInteger(level) && level >= 0 && level <= MOST_LEVEL);
      this.set(makesSense ? [kept[0], kept[1]] : [0, 0]);
      if (Number.isInteger(sown) && Number(sown) >= 0 && Number(sown) < 2 ** 32) seed = Number(sown);
    },
  };
}

function newSeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}

/** @typedef {ReturnType<typeof createPlayers>} Players */
