/**
 * The search in slices: between two of them whoever shares the thread gets a turn, and a signal can end it.
 */
import { Engine, PuzzleMaker, buildEndgame } from "./guli-web.js";

/** @typedef {import("./index.d.ts").SearchOptions} SearchOptions */

/** Positions in a slice: some milliseconds. */
const SLICE = 20_000;

/** @type {import("./index.d.ts").Guli["analyse"]} */
export async function analyse(position, { depth, goal = "all", nodes = Infinity, onUpdate, signal, table } = {}) {
  const engine = new Engine(table);
  try {
    engine.start(position, goal, depth);
    await slices(signal, () => {
      if (engine.poll(Math.min(SLICE, nodes))) return true;
      const now = engine.analysis();
      onUpdate?.(now);
      return now.nodes >= nodes;
    });
    return engine.analysis();
  } finally {
    engine.free();
  }
}

/** @type {import("./index.d.ts").Guli["choose"]} */
export async function choose(position, level, { ply = 0, seed = 0, signal, table } = {}) {
  const engine = new Engine(table);
  try {
    const game = /** @type {import("./index.d.ts").GameName} */ (String(position).split(" ", 1)[0]);
    const { depth, nodes } = engine.limits(game, level);
    engine.start(position, "all", depth ?? undefined);
    await slices(signal, () => engine.poll(SLICE) || engine.analysis().nodes >= (nodes ?? Infinity));
    return engine.choose(level, seed, ply);
  } finally {
    engine.free();
  }
}

/** @type {import("./index.d.ts").Guli["puzzle"]} */
export async function puzzle(game, kind, difficulty, seed, { signal } = {}) {
  const maker = new PuzzleMaker();
  try {
    maker.start(game, kind, difficulty, seed);
    await slices(signal, () => maker.poll(SLICE));
    return /** @type {import("./index.d.ts").Puzzle} */ (maker.puzzle());
  } finally {
    maker.free();
  }
}

/** @type {import("./index.d.ts").Guli["endgames"]} */
export async function endgames(seeds, { onProgress, signal } = {}) {
  await slices(signal, () => {
    const progress = buildEndgame(seeds, 10 * SLICE);
    onProgress?.(progress);
    return progress.finished;
  });
}

/**
 * @param {SearchOptions["signal"]} signal
 * @param {() => boolean} slice whether that was the last one
 */
async function slices(signal, slice) {
  for (;;) {
    if (signal?.aborted) throw signal.reason ?? new Error("aborted");
    if (slice()) return;
    await breath();
  }
}

/** Sooner than any timer, and after the messages that wait already. */
function breath() {
  return new Promise((/** @type {(value: void) => void} */ go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      go();
    };
    port2.postMessage(null);
  });
}
