/**
 * What all boards of a page share: the rules, compiled once, and the engine, whose worker starts with the first question
 * and ends with the last board.
 */
import { createAi } from "./ai.js";
import { startRules } from "./wasm.js";

/** @typedef {{ make: import("./session.js").Maker, ai: import("./ai.js").Ai, version: string }} Shared */

/** @type {Promise<Shared> | null} */
let shared = null;
let holders = 0;

/**
 * Holds what is shared until it is released.
 * @returns {{ ready: Promise<Shared>, release: () => void }}
 */
export function hold() {
  holders += 1;
  shared ??= begin();
  const mine = shared;
  let held = true;
  return {
    ready: mine,
    release() {
      if (!held) return;
      held = false;
      holders -= 1;
      if (holders === 0) mine.then(({ ai }) => holders === 0 && ai.rest(), () => {});
    },
  };
}

async function begin() {
  try {
    const { make, version } = await startRules();
    return { make, ai: createAi(), version };
  } catch (cause) {
    shared = null; // the next board tries again
    throw cause;
  }
}
