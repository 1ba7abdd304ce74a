/* tslint:disable */
/* eslint-disable */
/** One of the two games. */
export type GameName = "ali-guli-mane" | "mangala";

/** The rules that are played, as in positions and records: one of the games, or a variant of it. */
export type RulesName =
| GameName
| "ali-guli-mane-4"
| "ali-guli-mane-6"
| "ali-guli-mane-leftovers"
| "ali-guli-mane-pair"
| "ali-guli-mane-free"
| "simple-saada"
| "mangala-metin-and"
| "mangala-opponent-row"
| "mangala-bohnenspiel";

/** Rules that can be played. */
export interface Rules {
    name: RulesName;
    /** The game that they vary, or are. */
    game: GameName;
    columns: number;
    /** In each hole at the start, and in all. */
    seedsPerHole: number;
    seeds: number;
    /** Several rounds can make a match. */
    rounds: boolean;
    /** Of best play: every position can be searched to its end; endgames have tables; one can but look ahead. */
    known: "solved" | "endgames" | "nothing";
    /** By how many seeds the first player wins from the start, where that is solved. */
    ahead: number | null;
}

/** 0 is South (bottom row, moves first in the sources), 1 is North (top row). */
export type Seat = 0 | 1;

/**
 * A sowing as records write it: the number of its hole, or a text such as "13r" where it goes backward, against the sowing
 * order, which only rules with a free direction allow.
 */
export type Sowing = number | `${number}r`;

/** Seeds by hole number; null where a hole is closed. */
export type Seeds = (number | null)[];

/** How a new game is to be played. */
export interface GameOptions {
    /** Who moves first; South when missing. */
    starter?: Seat;
    /** Play the traditional match of several rounds (Ali Guli Mane). */
    match?: boolean;
    /** After how many rounds the match ends; 0 or missing: when a player can't fill a hole. */
    rounds?: number;
}

/** What stands on the board, and what may be done. */
export interface State {
    game: GameName;
    /** The rules in full: the game itself, or a variant. */
    rules: RulesName;
    /** Best play can be told from every position of these rules in little time. */
    solved: boolean;
    /** Holes in a row. 0 … columns-1 are North's, columns … 2*columns-1 South's. */
    columns: number;
    /** Seeds in the game, and in each hole that is filled for a round. */
    seeds: number;
    seedsPerHole: number;
    holes: Seeds;
    /** Captured seeds of South and North. */
    banks: [number, number];
    mover: Seat;
    /** A bonus sowing is due. */
    bonus: boolean;
    /** The mover's row is empty: a pass follows. */
    mustPass: boolean;
    /** Turns in a row without a capture, and how many end the round. */
    quiet: number;
    quietLimit: number;
    /** Each sowing goes either way round, as the mover chooses. */
    directions: boolean;
    /** What may be sown, by rising numbers of holes; where there is a choice of direction, first all that goes forward. */
    legal: Sowing[];
    over: boolean;
    end: "no-sowing" | "empty-board" | "quiet-limit" | null;
    /** Who won the round; null while it runs, and for a draw. */
    winner: Seat | null;
    /** What each gets at the end of the seeds on the board, by some variants; and with that and the banks what each has. */
    left: [number, number];
    scores: [number, number];
    /** Who has captured so much that the game is announced as decided. */
    decided: Seat | null;
    /** Steps played in this round, and how many there are with those undone. */
    ply: number;
    plies: number;
    canUndo: boolean;
    canRedo: boolean;
    /** The round's first position, and this one. */
    start: string;
    position: string;
    match: MatchState | null;
}

/** Where a match stands. */
export interface MatchState {
    /** The number of this round, from 1, and after how many the match ends (0: no limit). */
    round: number;
    roundLimit: number;
    /** Who started this round. */
    starter: Seat;
    /** What South and North own: after the round once it is over, before that at its start. */
    stocks: [number, number];
    /** The rounds that have ended. */
    results: RoundResult[];
    over: boolean;
    end: "cannot-fill" | "round-limit" | null;
    /** Who won the match; null while it runs, and for a draw. */
    winner: Seat | null;
    /** The round is over and the match is not. */
    canStartRound: boolean;
    /** Who will start the next round, once this one is over and another follows. */
    nextStarter: Seat | null;
}

/** How a round of a match ended. */
export interface RoundResult {
    starter: Seat;
    winner: Seat | null;
    banks: [number, number];
    stocks: [number, number];
}

/** Seeds taken from one hole. */
export interface Captured {
    hole: number;
    seeds: number;
}

/** Why a hole can't be sown. */
export type RefusalReason = "empty" | "closed" | "not-yours" | "endless" | "round-over" | "pass";

/** What sowing a hole would do. */
export interface Preview {
    hole: number;
    sowing: Sowing;
    /** What it holds; 0 where it is closed. */
    seeds: number;
    legal: boolean;
    reason: RefusalReason | null;
    /** Laps, and seeds dropped one by one in all of them. */
    laps: number;
    sown: number;
    /** The holes lifted, in order, at most 400 of them. */
    lifted: number[];
    /** Where the last seed falls. */
    last: number | null;
    /** The empty hole that ends the sowing. */
    saada: number | null;
    captures: Captured[];
    captured: number;
    /** A bonus sowing would follow. */
    bonus: boolean;
}

/** One thing that happens during a sowing. */
export type SowingEvent =
| { kind: "lift"; hole: number; seeds: number }
/** seeds: what the hole holds after the drop. */
| { kind: "drop"; hole: number; seeds: number }
/** The next hole holds seeds and will be lifted. */
| { kind: "relay"; hole: number }
/** The next hole is empty: the sowing ends. */
| { kind: "saada"; hole: number }
| { kind: "capture"; hole: number; seeds: number };

/** The board and the banks at one moment. */
export interface Board {
    holes: Seeds;
    banks: [number, number];
}

/** One sowing, or a forced pass. */
export interface Step {
    /** Its place in the round, from 0. */
    ply: number;
    kind: "sow" | "pass";
    seat: Seat;
    /** The hole sown; null for a pass. */
    hole: number | null;
    /** The hole with its direction. */
    sowing: Sowing | null;
    /** This is the bonus sowing of its turn. */
    second: boolean;
    laps: number;
    sown: number;
    last: number | null;
    saada: number | null;
    captures: Captured[];
    captured: number;
    /** A bonus sowing follows; it was won but there is nothing to lift. */
    bonusDue: boolean;
    bonusLost: boolean;
    /** Who is announced as having decided the game by this step. */
    decided: Seat | null;
    before: Board;
    after: Board;
    /** The round ends with this step. */
    over: boolean;
    /** All that happens, in order; empty for a pass and in a log. */
    events: SowingEvent[];
}

/** How the board is set out for a round of a match. */
export interface RoundStart {
    round: number;
    starter: Seat;
    /** What South and North own, and what of it stays in their banks. */
    stocks: [number, number];
    banks: [number, number];
    /** The holes filled, each player's in the order of filling. */
    fills: { seat: Seat; hole: number; seeds: number }[];
    /** The holes that stay closed. */
    closed: number[];
}

/** What can be wrong with a position, a record or a sowing, besides what only a program can get wrong. */
export type FaultName =
| "total"
| "closes-none"
| "row-closed"
| "bonus-unknown"
| "bonus-stale"
| "bonus-impossible"
| "quiet"
| "expected-game"
| "expected-blank"
| "expected-hole"
| "expected-comma"
| "expected-slash"
| "expected-bank"
| "expected-hyphen"
| "expected-mover"
| "expected-phase"
| "expected-quiet"
| "expected-end"
| "expected-turn"
| "no-pass"
| "must-pass"
| "bonus-missing"
| "no-bonus"
| "no-direction"
| "choice-too-long"
| "relay-too-long"
| "next-too-long"
| "round-over"
| "no-such-hole"
| "hole-closed"
| "not-yours"
| "hole-empty"
| "endless"
| "one-line"
| "other-start"
| "record-empty"
| "no-match"
| "match-over"
| "round-runs"
| "other-round";

/** One thing that was wrong, to be said in any language: its name, and what its sentence needs. */
export interface Fault {
    name: FaultName;
    values: Record<string, number | string>;
}

/** What a refused call throws. The message says it in English. */
export interface GuliError extends Error {
    /** What was wrong, fault by fault; empty where only a program can be at fault. */
    faults: Fault[];
    /** The line of the record, the column of the line, both counted from 1, and the hole that can't be sown. */
    line: number | null;
    column: number | null;
    hole: number | null;
    code:
    | "bad-argument"
    | "bad-game"
    | "bad-position"
    | "bad-record"
    | "not-legal"
    | "no-match"
    | "round-runs"
    | "match-over"
    | "nothing-to-undo"
    | "nothing-to-redo"
    | "no-such-ply"
    | "nothing-asked";
}

/** What a search is to find out: the best hole, or the value of every hole. */
export type Goal = "best" | "all";

/** What is known of a position. Values are captured by the mover minus captured by the other from here on. */
export interface Analysis {
    position: string;
    mover: Seat;
    best: Sowing | null;
    value: number;
    /** The value is certain. */
    exact: boolean;
    /** How many sowings the last complete search looked ahead; null: to the end. */
    depth: number | null;
    /** Every legal hole, in each direction that may be chosen, the best first. */
    holes: HoleValue[];
    /** Positions looked at. */
    nodes: number;
    /** There is nothing more to find out. */
    finished: boolean;
}

/** What sowing a hole is worth, this sowing included. */
export interface HoleValue {
    hole: number;
    sowing: Sowing;
    value: number;
    /** Whether the number is the value or a bound of it. */
    bound: "exact" | "at-least" | "at-most";
    /** The number is the value, and nothing was estimated. */
    exact: boolean;
    depth: number | null;
}

/** Best play, written out. */
export interface Line {
    start: string;
    /** As in a game line. */
    turns: string;
    /** Sowings, null for a pass. */
    steps: (Sowing | null)[];
    end: string;
}

/** How far a level looks: sowings ahead, and positions in all; null: no limit. */
export interface LevelLimits {
    depth: number | null;
    nodes: number | null;
}

/** What a puzzle asks: where the last seed of a sowing falls, or which sowing is the best. */
export type PuzzleKind = "where" | "best";

/** A position with a question and its one answer. */
export type Puzzle = WherePuzzle | BestPuzzle;

/** What all puzzles have. */
export interface PuzzleAbout {
    game: GameName;
    position: string;
    mover: Seat;
    /** From 1 to 5. */
    difficulty: number;
}

/** Where does the last seed fall? */
export interface WherePuzzle extends PuzzleAbout {
    kind: "where";
    /** The hole that is sown. */
    hole: number;
    /** Where its last seed falls, and the empty hole that ends the sowing. */
    last: number;
    saada: number | null;
    laps: number;
    sown: number;
}

/** Which sowing is the best? */
export interface BestPuzzle extends PuzzleAbout {
    kind: "best";
    best: number;
    /** What every legal hole is worth, exactly; the best first. */
    values: PuzzleValue[];
    /** How many seeds the second best gives away. */
    margin: number;
    /** How many sowings one has to look ahead, counting captures, to see that the best is the best; null: very far. */
    ahead: number | null;
    /** The best sowing is also the one that captures most at once. */
    greedy: boolean;
    /** Best play as a game line, and how many steps it has. */
    record: string;
    plies: number;
}

/** What sowing a hole is worth: captured by the mover minus captured by the other from here on. */
export interface PuzzleValue {
    hole: number;
    value: number;
}

/** How far the building of endgame tables has come. */
export interface EndgameProgress {
    /** Up to how many seeds endgames are looked up by now. */
    seeds: number;
    /** Positions that have their value, and that will have one. */
    done: number;
    total: number;
    finished: boolean;
}



/**
 * Values positions and chooses sowings, a slice at a time, so that a worker can listen in between.
 *
 * A refused call throws a `GuliError` with a `code` and changes nothing.
 */
export class Engine {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * What is known by now.
     */
    analysis(): Analysis;
    /**
     * The sowing that a level chooses by what is known now. The seed of a game and the ply make the chance in it: the
     * same ones choose the same hole. Null where there is no choice.
     */
    choose(level: number, seed: number, ply: number): Sowing | null;
    /**
     * How far a level looks in a game: the depth for [`Engine::start`] and after how many positions to stop; null is
     * without a limit.
     */
    limits(game: RulesName, level: number): LevelLimits;
    /**
     * The best play from a position that has been valued exactly, beginning with a sowing or else with the best, of at
     * most `most` steps.
     */
    line(hole?: Sowing | null, most?: number): Line;
    /**
     * An engine with a table of so many MiB, 16 if none are named.
     */
    constructor(table?: number);
    /**
     * Searches on for about so many positions. Returns whether there is nothing more to find out.
     */
    poll(nodes: number): boolean;
    /**
     * Begins to value a position. The goal `"best"` asks for the best hole, `"all"` for the value of every hole; the
     * depth is in sowings, missing to look as far as can be.
     */
    start(position: string, goal: Goal, depth?: number): void;
}

/**
 * A game being played: a single round, or a match of several rounds.
 *
 * Every method checks what it is given. A refused call throws a `GuliError` with a `code` and changes nothing.
 */
export class Game {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Starts from any position; a forced pass is played at once.
     */
    static fromPosition(position: string): Game;
    /**
     * Replays a game line, or with the option `match` the record of a match, a game line for each round.
     */
    static fromRecord(record: string, options?: GameOptions): Game;
    /**
     * The game line of this round so far.
     */
    gameLine(): string;
    /**
     * Goes to the position after so many steps of this round.
     */
    goTo(ply: number): State;
    /**
     * The steps of this round so far, without their events.
     */
    log(): Step[];
    /**
     * Sets out the next round of the match.
     */
    newRound(): RoundStart;
    /**
     * Starts a new game: a single round, or a match if the options say so.
     */
    constructor(game: RulesName, options?: GameOptions);
    /**
     * Sows a hole. Returns the sowing and the passes that it forces, with all their events.
     */
    play(sowing: Sowing): Step[];
    /**
     * The position in notation.
     */
    position(): string;
    /**
     * What sowing one hole would do, or why it can't be sown.
     */
    preview(sowing: Sowing): Preview;
    /**
     * What sowing each hole would do, or why it can't be sown; by hole number.
     */
    previews(backward?: boolean): Preview[];
    /**
     * The game lines of all rounds so far, joined by line feeds.
     */
    record(): string;
    /**
     * Plays again what was undone last.
     */
    redo(): State;
    /**
     * How the board was set out for this round; null when no match is played.
     */
    roundStart(): RoundStart | null;
    /**
     * What stands on the board, and what may be done.
     */
    state(): State;
    /**
     * A step of this round with its events, to be shown again; undone steps are there too.
     */
    step(ply: number): Step;
    /**
     * Takes back the last sowing and the passes that it forced; at the start of a later round, its setting out.
     */
    undo(): State;
}

/**
 * Makes puzzles, a slice at a time, so that a worker can listen in between.
 *
 * A refused call throws a `GuliError` with a `code` and changes nothing.
 */
export class PuzzleMaker {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * A maker with a small table of its own.
     */
    constructor();
    /**
     * Works on for about so many positions. Returns whether the puzzle is made.
     */
    poll(nodes: number): boolean;
    /**
     * The puzzle; null before it is made.
     */
    puzzle(): Puzzle | null;
    /**
     * Begins to make a puzzle of a difficulty from 1 to 5. The same seed makes the same puzzle. Mangala's are larger once
     * its endgame tables are there: see `buildEndgame`.
     */
    start(game: GameName, kind: PuzzleKind, difficulty: number, seed: number): void;
}

/**
 * All rules that can be played, the variants after the game they vary.
 */
export function allRules(): Rules[];

/**
 * Goes on building the endgame tables of Mangala, or of the rules named last, of up to so many seeds (16 at the most),
 * visiting about so many positions. Games of the other tradition have no tables, and are finished at once.
 *
 * Once they are complete every engine looks endgames up in them from its next question on; a further call with the
 * same number costs nothing.
 */
export function buildEndgame(seeds: number, work: number, game?: RulesName): EndgameProgress;

/**
 * The version of the rules: it changes when any sowing, capture or end can come out otherwise than before.
 */
export function rulesVersion(): number;

/**
 * Makes a panic, which would be a defect of this program, readable on the console.
 */
export function start(): void;

/**
 * The version of the program.
 */
export function version(): string;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
}

export type SyncInitInput = BufferSource | WebAssembly.Module;

/**
 * Instantiates the given `module`, which can either be bytes or
 * a precompiled `WebAssembly.Module`.
 *
 * @param {{ module: SyncInitInput }} module - Passing `SyncInitInput` directly is deprecated.
 *
 * @returns {InitOutput}
 */
export function initSync(module: { module: SyncInitInput } | SyncInitInput): InitOutput;

/**
 * If `module_or_path` is {RequestInfo} or {URL}, makes a request and
 * for everything else, calls `WebAssembly.instantiate` directly.
 *
 * @param {{ module_or_path: InitInput | Promise<InitInput> }} module_or_path - Passing `InitInput` directly is deprecated.
 *
 * @returns {Promise<InitOutput>}
 */
export default function __wbg_init (module_or_path?: { module_or_path: InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>): Promise<InitOutput>;
