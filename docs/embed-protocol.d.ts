/**
 * Messages between a Guli frame and the page around it, version 1, and what `<guli-board>` offers: in the package these are
 * the types of `guli/element`. The same in JSON Schema: embed-protocol.schema.json. What it all means: embedding.md.
 */

export type GameName = "ali-guli-mane" | "mangala";
/** A game, or a variant of it. */
export type RulesName =
    | "ali-guli-mane" | "ali-guli-mane-4" | "ali-guli-mane-6" | "ali-guli-mane-leftovers" | "ali-guli-mane-pair"
    | "ali-guli-mane-free" | "simple-saada" | "mangala" | "mangala-metin-and" | "mangala-opponent-row" | "mangala-bohnenspiel";
/** A hole, or a text such as "13r" for a backward sowing, which only rules with a free direction allow. */
export type Sowing = number | `${number}r`;
/** 0 is South, 1 is North. */
export type Seat = 0 | 1;
/** Chosen by the page; what answers a message carries it as `re`. */
export type MessageId = number | string | null;

/** As the parameters of the frame and the attributes of `<guli-board>`. */
export interface BoardOptions {
    game?: RulesName;
    /** A position in notation. */
    position?: string;
    /** A game line in notation. */
    line?: string;
    language?: string;
    theme?: "auto" | "light" | "dark";
    board?: "auto" | "teak" | "metal" | "stone" | "box" | "earth" | "plain" | "numbers";
    pieces?: "auto" | "tamarind" | "gulaganji" | "cowrie" | "coral" | "glass";
    mode?: "play" | "view" | "puzzle" | "kiosk";
    /** What a puzzle asks: the best sowing, or where a sowing ends. */
    puzzle?: "best" | "where";
    /** Who plays: 0 is a person, 1 to 8 the computer. One number is North's, and South is a person. */
    level?: number | string | [number, number];
    controls?: "none" | "few" | "full";
    motion?: "auto" | "slow" | "quick" | "none";
    sound?: "off" | "on" | boolean;
    undo?: "yes" | "no" | boolean;
    /** Seconds without a touch until a kiosk asks whether anybody is there, 10 to 3600. */
    idle?: string | number;
}

/** What stands on the board. */
export interface BoardState {
    game: GameName;
    rules: RulesName;
    position: string;
    /** The game line of this round up to here. */
    line: string;
    /** The game lines of all rounds, joined by line feeds. */
    record: string;
    /** Seeds by hole number; null where a hole is closed. */
    holes: (number | null)[];
    banks: [number, number];
    mover: Seat;
    /** A bonus sowing is due. */
    bonus: boolean;
    legal: Sowing[];
    /** Steps played in this round, and how many there are with those taken back. */
    ply: number;
    plies: number;
    canUndo: boolean;
    canRedo: boolean;
    over: boolean;
    end: "no-sowing" | "empty-board" | "quiet-limit" | null;
    /** null while it runs, and for a draw. */
    winner: Seat | null;
    level: [number, number];
    /** The puzzle that is set, and whether it was answered. */
    puzzle: {
        kind: "best" | "where";
        difficulty: number;
        phase: "off" | "making" | "asked" | "right" | "wrong" | "failed";
    } | null;
    match: { round: number; rounds: number; stocks: [number, number]; over: boolean; winner: Seat | null } | null;
}

/** One sowing, or a forced pass. */
export interface BoardMove {
    ply: number;
    seat: Seat;
    /** null for a pass. */
    hole: number | null;
    bonus: boolean;
    /** It went backward, as only a free direction allows. */
    backward: boolean;
    laps: number;
    captured: number;
    captures: { hole: number; seeds: number }[];
}

export type MovedBy = "person" | "computer" | "program";

interface To { guli: 1; id?: MessageId }
/** What a page may send. */
export type MessageToFrame =
    | (To & { type: "init"; options?: BoardOptions })
    | (To & { type: "set"; options: BoardOptions })
    | (To & { type: "play"; hole: Sowing })
    | (To & { type: "go"; ply: number })
    | (To & { type: "undo" | "redo" | "record" })
    | (To & { type: "language"; language: string })
    | (To & { type: "theme"; theme: "auto" | "light" | "dark" });

interface From { guli: 1; re?: MessageId }
/** What a frame sends. */
export type MessageFromFrame =
    | (From & { type: "ready"; version: string; state: BoardState })
    | (From & { type: "state"; state: BoardState })
    | (From & { type: "move"; moves: BoardMove[]; by: MovedBy; state: BoardState })
    | (From & { type: "gameover"; state: BoardState })
    | (From & { type: "resize"; height: number })
    | (From & { type: "activity" })
    | (From & { type: "idle"; seconds: number })
    | (From & { type: "error"; code: string; field: string | null; message: string });

/**
 * The element `<guli-board>`. Every option is a property of the same name, `undo` as `undoable`. Methods begin the board
 * if it has not begun, and reject with an error that has a `code`.
 */
export class GuliBoard extends HTMLElement {
    game: string;
    position: string;
    line: string;
    language: string;
    theme: string;
    board: string;
    pieces: string;
    mode: string;
    puzzle: string;
    level: string | number | [number, number];
    controls: string;
    motion: string;
    sound: string | boolean;
    undoable: string | boolean;
    /** The version of the program; null before the board has begun. */
    readonly version: string | null;
    /** Resolves when the board can be played. */
    readonly ready: Promise<void>;
    state(): Promise<BoardState>;
    record(): Promise<string>;
    play(sowing: Sowing): Promise<BoardState>;
    go(ply: number): Promise<BoardState>;
    undo(): Promise<BoardState>;
    redo(): Promise<BoardState>;
    restart(): Promise<BoardState>;
    set(options: { [K in keyof BoardOptions]?: BoardOptions[K] | null }): Promise<BoardState>;
}

export interface GuliBoardEvents {
    "guli-ready": CustomEvent<{ version: string; state: BoardState }>;
    "guli-state": CustomEvent<{ state: BoardState }>;
    "guli-move": CustomEvent<{ moves: BoardMove[]; by: MovedBy; state: BoardState }>;
    "guli-gameover": CustomEvent<{ state: BoardState }>;
    "guli-error": CustomEvent<{ code: string; field: string | null; message: string }>;
}

declare global {
    interface HTMLElementTagNameMap {
        "guli-board": GuliBoard;
    }
    interface HTMLElementEventMap extends GuliBoardEvents {}
}
