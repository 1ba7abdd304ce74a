/**
 * What the engine's worker can be asked. Each task is a generator that searches one slice between two yields; what it
 * yields is news for the page, what it returns is the answer.
 */
import { Engine, Game } from "../guli-web.js";
import { gameOf, prepare } from "./endgames.js";
import { puzzle } from "./training-task.js";
import { replies } from "./training-replies.js";

/** @typedef {import("../guli-web.js").Analysis} Analysis */
/** @typedef {import("../guli-web.js").Sowing} Sowing */

/** @typedef {{ position: string, level: number, seed: number, ply: number }} ChooseQuestion */
/** @typedef {{ position: string, depth?: number, nodes?: number, room?: string }} AnalyseQuestion `room` names a table */
/** @typedef {{ position: string, first: Sowing | null, depth: number | null, room?: string }} LineQuestion */
/** @typedef {{ steps: (Sowing | null)[], exact: boolean }} LineAnswer */

/** Positions in a slice: some milliseconds. */
const SLICE = 20_000;
/** News comes at most so often, in milliseconds. */
const NEWS = 60;
/** An estimated line is followed no farther than this. */
const LONGEST = 12;
/** Positions that a step of an estimated line may cost. */
const STEP = 200_000;

/**
 * Engines that keep what they found from one question to the next. Only one question at a time can be put to an engine,
 * so whoever finds it in other hands has to begin again, which the table makes quick.
 * @type {Map<string, { engine: Engine, owner: object | null }>}
 */
const rooms = new Map();

/** @param {string} name */
function enter(name) {
  let room = rooms.get(name);
  if (!room) {
    room = { engine: new Engine(16), owner: null };
    rooms.set(name, room);
  }
  return room;
}

/**
 * A level's sowing. The engine is new each time: then the same seed and ply choose the same hole, whatever was looked
 * at before.
 * @param {ChooseQuestion} question
 * @returns {Generator<null, Sowing | null, void>}
 */
function* choose({ level, ply, position, seed }) {
  const engine = new Engine(16);
  try {
    yield* prepare(position);
    const limits = engine.limits(gameOf(position), level);
    engine.start(position, "all", limits.depth ?? undefined);
    while (!engine.poll(SLICE) && engine.analysis().nodes < (limits.nodes ?? Infinity)) yield null;
    return engine.choose(level, seed, ply);
  } finally {
    engine.free();
  }
}

/**
 * The value of every hole, deeper and deeper.
 * @param {AnalyseQuestion} question
 * @returns {Generator<Analysis | null, Analysis, void>}
 */
function* analyse({ depth, nodes = Infinity, position, room: name = "live" }) {
  const room = enter(name);
  const me = {};
  let spent = 0;
  let told = 0;
  yield* prepare(position);
  room.engine.start(position, "all", depth);
  room.owner = me;
  let last = room.engine.analysis();
  for (;;) {
    if (room.owner !== me) {
      spent = last.nodes;
      room.engine.start(position, "all", depth);
      room.owner = me;
    }
    room.engine.poll(SLICE);
    const now = room.engine.analysis();
    now.nodes += spent;
    // Begun again, it first comes back to where it was.
    last = reach(now) >= reach(last) && (even(now) || !even(last)) ? now : { ...last, nodes: now.nodes };
    if (now.finished || now.nodes >= nodes) return { ...last, finished: true };
    if (performance.now() - told < NEWS) yield null;
    else {
      told = performance.now();
      yield last;
    }
  }
}

/**
 * Whether all holes were looked at equally far. While a search goes deeper they are not, and then values cannot be
 * compared: one more sowing ahead can turn every one of them the same way.
 * @param {Analysis} analysis
 */
function even({ depth, finished, holes }) {
  return finished || (holes.length > 0 && holes.every((each) => each.exact || each.depth === depth));
}

/** @param {Analysis} analysis */
function reach({ depth, finished }) {
  return finished ? Infinity : depth ?? Infinity;
}

/**
 * Best play from a position, beginning with a sowing. Where values are exact the engine writes it out; else it is
 * followed step by step, each looking one sowing less far ahead.
 * @param {LineQuestion} question
 * @returns {Generator<null, LineAnswer, void>}
 */
function* line({ depth, first, position, room: name = "live" }) {
  const room = enter(name);
  const { engine } = room;
  yield* prepare(position);
  room.owner = null;
  if (depth === null) {
    engine.start(position, "all");
    while (!engine.poll(SLICE)) yield null;
    return { steps: engine.line(first, 400).steps, exact: true };
  }
  /** @type {(Sowing | null)[]} */
  const steps = [];
  const game = Game.fromPosition(position);
  try {
    for (let left = depth; left > 0 && steps.length < LONGEST; left -= 1) {
      const state = game.state();
      if (state.over) break;
      let next = steps.length === 0 ? first : null;
      if (next === null) {
        room.owner = null;
        engine.start(state.position, "best", left);
        while (!engine.poll(SLICE) && engine.analysis().nodes < STEP) yield null;
        next = engine.analysis().best;
      }
      if (next === null) break;
      for (const step of game.play(next)) steps.push(step.sowing);
    }
    return { steps, exact: false };
  } finally {
    game.free();
  }
}

export const tasks = { analyse, choose, line, puzzle, replies };
