// Types of the package. They need no library of types but ECMAScript's own.

import type {
  Analysis, Engine, EndgameProgress, Game, GameName, Goal, Puzzle, PuzzleKind, PuzzleMaker, Sowing,
} from "./guli-web.js";

export type * from "./guli-web.js";

/**
 * Where the WebAssembly comes from: its address (in Node a file's, too), its bytes, a response that was fetched, or a
 * module that was compiled before, which a worker can be sent.
 */
export type Source =
  | string
  | { readonly href: string }
  | ArrayBuffer
  | ArrayBufferView
  | { arrayBuffer(): Promise<ArrayBuffer> }
  | CompiledModule;

/** `WebAssembly.Module`, where the types of the platform know it. */
export type CompiledModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Module } } } ? Module : never;

/** What ends a search early: an `AbortSignal`. */
export interface Signal {
  readonly aborted: boolean;
  readonly reason?: unknown;
}

/** How a search can be ended, and what it may use. */
export interface SearchOptions {
  /** Rejects the promise with the signal's reason. */
  signal?: Signal;
  /** The hash table, in MiB; 16 when missing. */
  table?: number;
}

/** How far to look. */
export interface AnalyseOptions extends SearchOptions {
  /** The best hole, or the value of every hole, which is what a missing goal means. */
  goal?: Goal;
  /** In sowings; missing to look as far as can be. */
  depth?: number;
  /** About how many positions to look at, at most. From the start of Mangala a search without any limit never ends. */
  nodes?: number;
  /** Hears what is known after each slice. */
  onUpdate?: (analysis: Analysis) => void;
}

/** What a level's chance is made from: the same numbers choose the same hole. */
export interface ChooseOptions extends SearchOptions {
  seed?: number;
  ply?: number;
}

/** All that works once the WebAssembly has started. */
export interface Guli {
  /** A game being played: `new Game("mangala")`, `Game.fromRecord(…)`, `Game.fromPosition(…)`. */
  readonly Game: typeof Game;
  /** Values positions slice by slice; `analyse` and `choose` do it for those who need not steer it. */
  readonly Engine: typeof Engine;
  /** Makes puzzles slice by slice; `puzzle` does it for those who need not steer it. */
  readonly PuzzleMaker: typeof PuzzleMaker;

  /** What every hole is worth, or which is the best. The thread is given up every few milliseconds. */
  analyse(position: string, options?: AnalyseOptions): Promise<Analysis>;
  /** The hole that a level from 1 to 8 sows; null where there is no choice. */
  choose(position: string, level: number, options?: ChooseOptions): Promise<Sowing | null>;
  /** A puzzle of a difficulty from 1 to 5. The same seed makes the same puzzle. */
  puzzle(game: GameName, kind: PuzzleKind, difficulty: number, seed: number, options?: { signal?: Signal }): Promise<Puzzle>;
  /** Makes Mangala's endgames of up to so many seeds exact for all later searches; 16 at the most. */
  endgames(seeds: number, options?: { signal?: Signal; onProgress?: (progress: EndgameProgress) => void }): Promise<void>;

  buildEndgame(seeds: number, work: number): EndgameProgress;
  /** The version of the program. */
  version(): string;
}

/**
 * Starts the WebAssembly, once: later calls give what the first one gave. If it fails, it can be called again.
 * @param source where it is, if it is not beside the package's own files
 */
export function load(source?: Source): Promise<Guli>;
