// The types of `guli/element`, which need the DOM's. Importing it defines `<guli-board>`.

import type { GameName, RulesName, Seat, Sowing } from "./guli-web.js";

/** What is on a board, as plain data. */
export interface BoardState {
  game: GameName;
  rules: RulesName;
  /** In notation. */
  position: string;
  /** The game line of this round, and the game lines of all rounds joined by line feeds. */
  line: string;
  record: string;
  /** Seeds by hole number; null where a hole is closed. */
  holes: (number | null)[];
  banks: [number, number];
  mover: Seat;
  /** A bonus sowing is due. */
  bonus: boolean;
  /** What may be sown: holes, and texts such as "13r" for backward sowings, which only a free direction allows. */
  legal: Sowing[];
  ply: number;
  plies: number;
  canUndo: boolean;
  canRedo: boolean;
  over: boolean;
  end: "no-sowing" | "empty-board" | "quiet-limit" | null;
  winner: Seat | null;
  /** Who plays: 0 is a person, else the computer's level. */
  level: [number, number];
  match: { round: number; rounds: number; stocks: [number, number]; over: boolean; winner: Seat | null } | null;
}

/** What a board can be asked, as attributes, as properties and by `set`. */
export interface BoardOptions {
  game: RulesName;
  position: string | null;
  line: string | null;
  language: string | null;
  theme: "auto" | "light" | "dark";
  board: "auto" | "teak" | "metal" | "stone" | "box" | "earth" | "plain" | "numbers";
  pieces: "auto" | "tamarind" | "gulaganji" | "cowrie" | "coral" | "glass";
  mode: "play" | "view" | "puzzle" | "kiosk";
  puzzle: "best" | "where";
  /** 0 is a person, 1 to 8 the computer; of one number alone South is a person. */
  level: string | number | [number, number];
  controls: "none" | "few" | "full";
  motion: "auto" | "slow" | "quick" | "none";
  sound: "off" | "on" | boolean;
  undo: "yes" | "no" | boolean;
  /** Seconds without a touch until a kiosk asks whether anybody is there, 10 to 3600. */
  idle: string | number;
}

/** The element `<guli-board>`. Methods begin the board if it has not begun, and reject with an error that has a `code`. */
export class GuliBoard extends HTMLElement {
  /** Resolves when the board can be played. */
  readonly ready: Promise<void>;
  /** The version of the program; null before the board has begun. */
  readonly version: string | null;
  state(): Promise<BoardState>;
  record(): Promise<string>;
  play(sowing: Sowing): Promise<BoardState>;
  go(ply: number): Promise<BoardState>;
  undo(): Promise<BoardState>;
  redo(): Promise<BoardState>;
  /** Begins again with what the attributes say. */
  restart(): Promise<BoardState>;
  /** Sets several options, all or none. */
  set(options: Partial<BoardOptions>): Promise<BoardState>;
}

/** What the events of a board carry; all of them bubble. */
export interface GuliBoardEventMap {
  "guli-ready": CustomEvent<{ version: string; state: BoardState }>;
  "guli-state": CustomEvent<{ state: BoardState }>;
  "guli-move": CustomEvent<{ moves: unknown[]; by: string; state: BoardState }>;
  "guli-gameover": CustomEvent<{ state: BoardState }>;
  "guli-error": CustomEvent<{ code: string; field: string | null; message: string }>;
}

declare global {
  interface HTMLElementTagNameMap {
    "guli-board": GuliBoard;
  }
  interface HTMLElementEventMap extends GuliBoardEventMap {}
}
