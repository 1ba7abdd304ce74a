/**
 * A board with options: a view that is set up by what a page asks for, and tells what happens on it. The element around
 * it knows of attributes and of the page; this knows neither.
 */
import { BoardError } from "./board-error.js";
import { boardMove, boardState } from "./board-state.js";
import { DEFAULT_SETTINGS, NORMAL_SPEED, RULES } from "./config.js";
import { OptionError } from "./options.js";
import { holeOf } from "./sowing.js";
import { t } from "./text.js";
import { createPuzzleMode } from "./board-puzzle.js";
import { createKiosk } from "./kiosk.js";
import { createVersus } from "./versus.js";
import { createView } from "./view.js";

/** @typedef {import("./options.js").BoardOptions} BoardOptions */
/** @typedef {import("./options.js").OptionName} OptionName */
/** @typedef {import("./types.js").Settings} Settings */

/** @type {Record<BoardOptions["motion"], number>} places in `SPEEDS` */
const SPEED = { auto: NORMAL_SPEED, slow: NORMAL_SPEED - 1, quick: NORMAL_SPEED + 2, none: NORMAL_SPEED };

/** @typedef {import("./controls.js").ControlName} ControlName */

/** @type {Record<BoardOptions["mode"], Record<BoardOptions["controls"], ControlName[][]>>} */
const ROWS = {
  play: {
    none: [],
    few: [["new", "undo", "hint", "replay"]],
    full: [["new", "undo", "redo", "hint"], ["replay", "back", "pause", "forward", "skip"]],
  },
  view: {
    none: [],
    few: [["back", "pause", "forward", "skip"]],
    full: [["new", "replay", "back", "pause", "forward", "skip"]],
  },
  puzzle: { none: [], few: [], full: [["replay", "back", "pause", "forward", "skip"]] },
  kiosk: {
    none: [],
    few: [["new", "undo", "hint"]],
    full: [["new", "undo", "redo", "hint", "replay"]],
  },
};

/** Who plays in a kiosk while nobody does: good enough to be watched, and never twice the same. @type {import("./types.js").Levels} */
const EXHIBITION = [5, 5];
/** Between two sowings of theirs, in milliseconds. */
const LINGER = 1500;

/** What is put on the board anew when one of these changes. @type {ReadonlySet<OptionName>} */
const LOADED = new Set(["game", "position", "line", "level", "puzzle"]);

/**
 * @typedef {object} BoardEvents
 * @property {(state: import("./board-state.js").BoardState) => void} state something has changed
 * @property {(moves: import("./board-state.js").BoardMove[], by: "person" | "computer" | "program") => void} move
 * @property {() => void} over the game has ended
 * @property {(error: OptionError) => void} error
 */

/**
 * @param {HTMLElement} root
 * @param {object} host
 * @param {import("./shared.js").Shared} host.shared
 * @param {BoardOptions} host.options
 * @param {{ record: string, ply: number, match: { match?: boolean, rounds?: number } } | null} host.kept a game to go on with
 * @param {readonly string[]} host.wrongOptions what else was asked for and could not be read
 * @param {() => number | undefined} host.room
 * @param {() => readonly string[]} host.colours that the page around sets
 * @param {BoardEvents} host.events
 */
export function createBoard(root, { colours, events, kept, options: first, room, shared, wrongOptions }) {
  let options = first;
  /** Who does what is being done. @type {"person" | "program"} */
  let by = "person";
  let wasOver = false;
  /** @type {Settings} */
  let current = { ...DEFAULT_SETTINGS, speed: SPEED[options.motion], colours };
  const settings = {
    get current() {
      return current;
    },
    /** @param {Partial<Settings>} change */
    set(change) {
      current = { ...current, ...change };
      view.settle();
    },
  };
  const view = createView(root, {
    make: shared.make,
    ai: shared.ai,
    settings,
    room,
    controls: { rows: ROWS[options.mode][options.controls].map(withoutUndo), speed: options.controls === "full" && options.mode !== "kiosk" },
    acts: { new: () => load(), more() {} },
    still: () => options.motion === "none",
    closed: () => (options.mode === "view" || kiosk?.attracting ? t("preview.viewing") : null),
    linger: () => (kiosk?.attracting ? LINGER : 0),
    walking: () => options.mode === "view",
    undo: () => options.undo === "yes",
    exercise: () => puzzles?.training ?? null,
  });
  const { moves, players, session, stage } = view;
  const versus = createVersus(view.parts.status);
  const puzzles = options.mode === "puzzle" ? createPuzzleMode(view, shared.ai) : null;

  /** @param {ControlName[]} row */
  function withoutUndo(row) {
    return options.undo === "yes" ? row : row.filter((name) => name !== "undo" && name !== "redo");
  }

  function look() {
    const { board, pieces, sound, theme } = options;
    const attracts = kiosk?.attracting === true;
    current = {
      ...current,
      theme: theme === "auto" ? "system" : theme,
      board: board === "auto" ? undefined : board,
      piece: pieces === "auto" ? undefined : pieces,
      sound: sound === "on" && !attracts,
      speed: attracts ? SPEED.slow : current.speed,
    };
  }

  /** Puts on the board what the options ask for. */
  function load() {
    const { game, level, line, mode, position, puzzle } = options;
    if (puzzles) {
      puzzles.begin(RULES[game], puzzle);
      return;
    }
    players.set(kiosk?.attracting ? EXHIBITION : level);
    try {
      if (line !== null) {
        session.openRecord(line, undefined, mode === "view" ? 0 : null);
        return;
      }
    } catch (cause) {
      wrong("line", cause);
    }
    try {
      if (position !== null) {
        session.openPosition(position);
        return;
      }
    } catch (cause) {
      wrong("position", cause);
    }
    session.start(game, {});
  }

  /** @param {OptionName} field @param {unknown} cause */
  function wrong(field, cause) {
    const error = new OptionError(field, cause instanceof Error ? cause.message : String(cause));
    unread.push(field);
    events.error(error);
  }

  /** What was asked for and could not be read, by name. */
  let unread = [...wrongOptions];
  function note() {
    if (unread.length > 0) {
      const field = unread.join(", ");
      view.notices.fail(() => t("embed.wrong", { field }));
    }
    unread = [];
  }

  /** The looks are changed once a frame, however often they are asked for. */
  let frame = 0;
  function settle() {
    frame = 0;
    view.settle();
  }

  const state = () => boardState(session, players.levels, puzzles?.stands ?? null);

  /**
   * Does what a program asks for.
   * @param {() => void} act
   */
  function perform(act) {
    by = "program";
    try {
      act();
    } finally {
      by = "person";
    }
    return state();
  }

  const kiosk = options.mode === "kiosk" ? createKiosk(view, {
    idle: () => options.idle,
    language: () => options.language,
    begin() {
      current = { ...current, speed: SPEED[options.motion] };
      look();
      load();
      view.settle();
    },
  }) : null;

  look();
  session.subscribe(({ kind, steps }) => {
    const now = session.state;
    versus.show(puzzles ? [0, 0] : players.levels);
    if (kind === "play" && !puzzles) {
      const played = steps.some(({ seat }) => players.level(seat) > 0 && by === "person") ? "computer" : by;
      events.move(steps.map(boardMove), played);
    }
    events.state(state());
    if (now.over && !wasOver && !puzzles) events.over();
    wasOver = now.over;
  });
  if (kept && !puzzles && !kiosk) {
    players.set(options.level);
    session.openRecord(kept.record, kept.match, kept.ply);
  } else load();
  note();

  return {
    view,
    state,
    /** Whether a person has to leave it alone. */
    get closed() {
      return options.mode === "view";
    },
    /** The game as it stands, to go on with it elsewhere. */
    get kept() {
      return { record: session.fullRecord(), ply: session.state.ply, match: session.kind };
    },
    /**
     * Takes other options; says whether the board has to be made anew for them.
     * @param {BoardOptions} next
     * @param {readonly OptionName[]} changed
     * @param {readonly string[]} wrongNames those that could not be read
     */
    set(next, changed, wrongNames) {
      options = next;
      unread.push(...wrongNames);
      if (changed.includes("motion")) current = { ...current, speed: SPEED[next.motion] };
      look();
      if (changed.some((name) => LOADED.has(name))) perform(kiosk ? kiosk.restart : load);
      if (frame === 0) frame = requestAnimationFrame(settle);
      note();
    },
    /** @param {import("./types.js").Sowing} sowing */
    play: (sowing) => perform(() => {
      stage.skip();
      if (puzzles) puzzles.answer(holeOf(sowing));
      else session.play(sowing); // a refusal is thrown, with its code
    }),
    /** @param {number} ply */
    go: (ply) => perform(() => {
      puzzles?.refuse();
      if (!(ply <= session.state.plies)) throw new BoardError("no-such-ply", `there are ${session.state.plies} steps`);
      stage.skip();
      moves.goTo(ply);
    }),
    undo: () => perform(() => {
      puzzles?.refuse();
      session.undo();
    }),
    redo: () => perform(() => {
      puzzles?.refuse();
      session.redo();
    }),
    restart: () => perform(load),
    destroy() {
      cancelAnimationFrame(frame);
      puzzles?.training.stop();
      view.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof createBoard>} Board */
