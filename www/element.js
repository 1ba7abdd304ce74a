/**
 * `<guli-board>`: a thin shell around a board. It knows of attributes and properties, of when to begin and what to leave
 * behind; what is on the board is `board-core.js`.
 */
import { createBoard } from "./board-core.js";
import { BoardError } from "./board-error.js";
import { speakLanguage } from "./board-language.js";
import { boardSheet } from "./element-sheet.js";
import { coloursOf } from "./element-colours.js";
import { createFitting } from "./element-fit.js";
import { mirrorOptions, optionTexts } from "./element-properties.js";
import { later } from "./later.js";
import { OPTION_NAMES, OptionError, readOption, usualOption, usualOptions } from "./options.js";
import { hold } from "./shared.js";

/** @typedef {import("./board-core.js").Board} Board */
/** @typedef {import("./board-state.js").BoardState} BoardState */
/** @typedef {import("./options.js").BoardOptions} BoardOptions */
/** @typedef {import("./options.js").OptionName} OptionName */

/** A board that is made anew for these, and goes on with its game. @type {ReadonlySet<OptionName>} */
const REMADE = new Set(["mode", "controls", "undo"]);

/** It begins a little before it is seen. */
const MARGIN = "200px";

export class GuliBoard extends HTMLElement {
  static observedAttributes = OPTION_NAMES;

  #root = this.attachShadow({ mode: "open" });
  #box = document.createElement("div");
  #waiting = document.createElement("div");
  #fallback = document.createElement("slot");
  #options = usualOptions();
  /** Options that have changed and are to be applied, all together. @type {Set<OptionName>} */
  #changed = new Set();
  /** Options that could not be read, to be noted on the board. @type {Set<string>} */
  #wrong = new Set();
  /** @type {Board | null} */
  #board = null;
  /** A game that was left when the element was taken out of the page. @type {Board["kept"] | null} */
  #kept = null;
  /** Counts beginnings: what was begun before the element was taken out is given up. */
  #life = 0;
  /** @type {(() => void) | null} */
  #release = null;
  /** @type {IntersectionObserver | null} */
  #sight = null;
  #begun = false;
  #colours = coloursOf(this);
  /** @type {import("./later.js").Later} */
  #ready = later();
  #fitting = createFitting(this, this.#box, () => this.#board?.view);

  constructor() {
    super();
    this.#box.part.add("board");
    this.#waiting.className = "waiting";
    this.#fallback.hidden = true;
    this.#root.append(this.#waiting, this.#fallback);
  }

  connectedCallback() {
    if (this.#board || this.#sight || this.#begun) return; // it was only moved
    this.#waiting.hidden = false;
    boardSheet().then((sheet) => {
      this.#root.adoptedStyleSheets = [sheet];
    }, () => {}); // the beginning fails for the same reason, and says so
    this.#sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) this.#begin();
    }, { rootMargin: MARGIN });
    this.#sight.observe(this);
  }

  disconnectedCallback() {
    queueMicrotask(() => {
      if (!this.isConnected) this.#leave();
    });
  }

  /**
   * @param {OptionName} name
   * @param {string | null} old
   * @param {string | null} text
   */
  attributeChangedCallback(name, old, text) {
    if (old === text) return;
    this.#wrong.delete(name);
    try {
      this.#take(name, text === null ? usualOption(name) : readOption(name, text));
    } catch (cause) {
      this.#take(name, usualOption(name));
      this.#wrong.add(name);
      this.#tellError(/** @type {OptionError} */ (cause));
    }
  }

  /**
   * @template {OptionName} N
   * @param {N} name
   * @param {BoardOptions[N]} value
   */
  #take(name, value) {
    this.#options = { ...this.#options, [name]: value };
    if (this.#changed.size === 0) queueMicrotask(() => this.#apply());
    this.#changed.add(name);
  }

  #apply() {
    const changed = [...this.#changed];
    this.#changed.clear();
    if (changed.includes("language") && this.#begun) {
      speakLanguage(this.#options.language).catch((cause) => this.#tellError(cause));
    }
    const board = this.#board;
    if (!board) {
      if (changed.some((name) => name === "game" || name === "position" || name === "line")) this.#kept = null;
      return;
    }
    if (changed.some((name) => REMADE.has(name))) {
      const anew = changed.some((name) => name === "game" || name === "position" || name === "line" || name === "mode");
      const kept = anew ? null : board.kept;
      board.destroy();
      this.#make(kept);
    } else board.set(this.#options, changed, this.#wrongNames());
  }

  async #begin() {
    if (this.#begun) return;
    this.#begun = true;
    this.#sight?.disconnect();
    this.#sight = null;
    const life = this.#life;
    const { ready, release } = hold();
    this.#release = release;
    try {
      const [shared, sheet] = await Promise.all([ready, boardSheet(), speakLanguage(this.#options.language)]);
      if (life !== this.#life) return;
      this.#shared = shared;
      this.#root.adoptedStyleSheets = [sheet];
      this.#root.replaceChildren(this.#box);
      this.#make(this.#kept);
      this.#kept = null;
      this.#ready.resolve();
      this.#tell("guli-ready", { version: shared.version, state: this.#now() });
    } catch (cause) {
      if (life !== this.#life) return;
      this.#waiting.hidden = true;
      this.#fallback.hidden = false;
      this.#root.replaceChildren(this.#waiting, this.#fallback);
      this.#ready.reject(cause);
      this.#tellError(cause);
    }
  }

  /** @type {import("./shared.js").Shared | null} */
  #shared = null;

  /** @param {Board["kept"] | null} kept */
  #make(kept) {
    const shared = this.#shared;
    if (!shared) return;
    /** What happens while it is made is no news, nor what happens to one that was replaced. @type {Board | null} */
    let made = null;
    const news = () => made !== null && this.#board === made;
    made = createBoard(this.#box, {
      shared,
      options: this.#options,
      kept,
      wrongOptions: this.#wrongNames(),
      room: this.#fitting.room,
      colours: this.#colours,
      events: {
        state: (state) => news() && this.#tell("guli-state", { state }),
        move: (moves, by) => news() && this.#tell("guli-move", { moves, by, state: this.#now() }),
        over: () => news() && this.#tell("guli-gameover", { state: this.#now() }),
        error: (error) => this.#tellError(error),
      },
    });
    this.#board = made;
  }

  /** What could not be read since it was last noted. */
  #wrongNames() {
    const names = [...this.#wrong];
    this.#wrong.clear();
    return names;
  }

  #leave() {
    this.#life += 1;
    this.#sight?.disconnect();
    this.#sight = null;
    if (this.#board) this.#kept = this.#board.kept;
    this.#board?.destroy();
    this.#board = null;
    this.#shared = null;
    this.#release?.();
    this.#release = null;
    this.#begun = false;
    this.#ready.reject(new BoardError("removed", "the board was taken out of the page"));
    this.#ready = later();
    this.#waiting.hidden = false;
    this.#fallback.hidden = true;
    this.#root.replaceChildren(this.#waiting, this.#fallback);
  }

  /**
   * @param {string} type
   * @param {unknown} detail
   */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  /** @param {unknown} cause */
  #tellError(cause) {
    const { code = "failed", field = null, message = String(cause) } = /** @type {{ code?: string, field?: string, message?: string }} */ (cause ?? {});
    this.#tell("guli-error", { code, field, message });
  }

  /** @returns {BoardState} */
  #now() {
    if (!this.#board) throw new BoardError("not-ready", "the board has not begun");
    return this.#board.state();
  }

  /**
   * Begins, if it has not, and does what is asked when there is a board to do it on.
   * @param {(board: Board) => BoardState} act
   */
  async #do(act) {
    if (!this.isConnected) throw new BoardError("removed", "the board is not in the page");
    await Promise.resolve(); // attributes that were set just before come first
    this.#begin();
    await this.#ready.promise;
    if (!this.#board) throw new BoardError("removed", "the board was taken out of the page");
    return act(this.#board);
  }

  /** The version of the program; null before the board has begun. */
  get version() {
    return this.#shared?.version ?? null;
  }

  /**
   * Tells of something that was asked for and cannot be read, on the board and as an event.
   * @param {OptionError} error
   */
  report(error) {
    this.#tellError(error);
    this.#wrong.add(error.field);
    if (this.#board) this.#board.set(this.#options, [], this.#wrongNames());
  }

  /** Resolves when the board can be played. */
  get ready() {
    return this.#ready.promise;
  }

  /** What stands on the board. */
  state() {
    return this.#do((board) => board.state());
  }

  /** The game so far: a game line for each round. */
  async record() {
    return (await this.state()).record;
  }

  /**
   * Sows a hole for whoever is to move; rejects with a `code` where that cannot be done.
   * @param {import("./types.js").Sowing} sowing the hole's number, or a text such as "13r" for a backward sowing
   */
  play(sowing) {
    return this.#do((board) => board.play(sowing));
  }

  /**
   * Shows the board as it was after so many steps of this round.
   * @param {number} ply
   */
  go(ply) {
    return this.#do((board) => board.go(ply));
  }

  /** Takes a step back. */
  undo() {
    return this.#do((board) => board.undo());
  }

  /** Plays again what was taken back. */
  redo() {
    return this.#do((board) => board.redo());
  }

  /** Begins again with what the attributes say. */
  restart() {
    return this.#do((board) => board.restart());
  }

  /**
   * Sets several options at once; one that cannot be read rejects, and then none is set. Resolves when they are on the
   * board, which for one that has not been seen yet is when it begins.
   * @param {Partial<Record<OptionName, unknown>>} options
   */
  async set(options) {
    const texts = optionTexts(options);
    for (const [name, text] of texts) {
      if (text === null) this.removeAttribute(name);
      else this.setAttribute(name, text);
    }
    await Promise.resolve();
    await this.#ready.promise;
    return this.#now();
  }

  /**
   * Fits the board into a height instead of letting it be as high as its width asks for.
   * @param {number | undefined} room how high the picture may be
   * @param {boolean} [low] as for a frame of a few lines' height
   */
  fit(room, low = false) {
    this.#fitting.fit(room, low);
  }

  /**
   * The element as high as it would be if the picture had this much more width, and this height for the whole.
   * @param {number} more
   * @param {number} [height]
   * @param {boolean} [low]
   */
  measure(more = 0, height, low = false) {
    return this.#fitting.measure(more, height, low);
  }
}

mirrorOptions(GuliBoard.prototype);
