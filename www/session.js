/**
 * The game in progress. It holds the one handle into the rules, commits every change at once, and tells its listeners.
 * It knows nothing of the page.
 */
import { otherSeat } from "./seat.js";

/** @typedef {import("./types.js").Change} Change */
/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").RulesName} RulesName */
/** @typedef {import("./types.js").GameOptions} GameOptions */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./types.js").Sowing} Sowing */
/** @typedef {import("./types.js").Step} Step */
/** @typedef {{ match?: boolean, rounds?: number }} Kind */

/**
 * Makes games. The real one is the class of the WebAssembly module.
 * @typedef {object} Maker
 * @property {(rules: RulesName, options: GameOptions) => Game} start
 * @property {(record: string, options: GameOptions) => Game} fromRecord
 * @property {(position: string) => Game} fromPosition
 * @property {() => import("./types.js").Rules[]} rules all that can be played
 */

/**
 * @param {Maker} make
 */
export function createSession(make) {
  let game = make.start("ali-guli-mane", {});
  let state = game.state();
  let previews = game.previews();
  /** Whether what is chosen next goes backward. The choice belongs to one sowing. */
  let backward = false;
  /**
   * Every step of this round, those that were taken back too, so that the page can offer them.
   * @type {Step[]}
   */
  let steps = [];
  /** @type {Kind} */
  let kind = {};
  /**
   * The game proper, while a variation stands on the board in its place.
   * @type {{ game: Game, state: typeof state, steps: Step[] } | null}
   */
  let aside = null;
  /** @type {((change: Change) => void)[]} */
  const listeners = [];

  /** @param {Partial<Change> & { kind: Change["kind"] }} change */
  function commit(change) {
    const before = state;
    state = game.state();
    backward = false;
    previews = game.previews();
    // Walking through a history leaves its steps as they are, unless it leads into another round.
    const same = change.kind === "move" && before.start === state.start && steps.length === state.plies
      && before.match?.round === state.match?.round;
    if (!same) steps = history();
    for (const listener of listeners) listener({ steps: [], round: null, on: isLater(state, before), ...change });
  }

  /** The boundary's log ends at the cursor; steps that were taken back are asked for one by one. */
  function history() {
    const all = game.log();
    for (let ply = all.length; ply < state.plies; ply += 1) all.push(game.step(ply));
    return all;
  }

  /**
   * Puts another game in place of this one. Nothing changes when it cannot be made.
   * @param {() => Game} makeNext
   * @param {Kind} nextKind
   * @param {number | null} ply where to stand in its history
   */
  function replace(makeNext, nextKind, ply) {
    const next = makeNext();
    if (ply !== null && ply < next.state().ply) next.goTo(ply);
    const old = game;
    game = next;
    kind = nextKind;
    old.free();
    aside?.game.free();
    aside = null;
    commit({ kind: "load" });
  }

  return {
    get state() {
      return state;
    },
    /** What sowing each hole would do, in the direction that is chosen. */
    get previews() {
      return previews;
    },
    /** The holes that may be sown in the direction that is chosen. */
    get legal() {
      return previews.filter(({ legal }) => legal).map(({ hole }) => hole);
    },
    get backward() {
      return backward;
    },
    /** Chooses a direction, where the rules leave a choice. @param {boolean} towards */
    turn(towards) {
      if (!state.directions || backward === towards) return;
      backward = towards;
      previews = game.previews(backward);
    },
    /** @param {Sowing} sowing */
    preview: (sowing) => game.preview(sowing),
    get steps() {
      return steps;
    },
    get kind() {
      return kind;
    },
    /** Whether a variation stands on the board, which the game knows nothing of. */
    get varying() {
      return aside !== null;
    },
    /** The game proper, whatever stands on the board. */
    get main() {
      return aside ?? { state, steps };
    },
    /** The sowing that led to the board as it stands; passes may have followed it. */
    get lastSowing() {
      return steps.slice(0, state.ply).reverse().find((step) => step.kind === "sow");
    },
    /** Whether leaving this game would lose something. */
    get unfinished() {
      const { match, over, plies } = this.main.state;
      return match ? !match.over && (plies > 0 || match.round > 1) : plies > 0 && !over;
    },
    /** All rules that can be played. */
    rules: make.rules(),
    /** Who started this round: the fourth word of its first position. */
    get starter() {
      return /** @type {Seat} */ (this.main.state.start.split(" ")[3] === "1" ? 1 : 0);
    },
    /** @param {(change: Change) => void} listener */
    subscribe(listener) {
      listeners.push(listener);
    },
    /**
     * @param {RulesName} name
     * @param {GameOptions} options
     */
    start(name, options) {
      replace(() => make.start(name, options), { match: options.match, rounds: options.rounds }, null);
    },
    /**
     * @param {string} record
     * @param {GameOptions} [options]
     * @param {number | null} [ply]
     */
    openRecord(record, options = optionsOf(record), ply = null) {
      replace(() => make.fromRecord(record, options), { match: options.match, rounds: options.rounds }, ply);
    },
    /** @param {string} position */
    openPosition(position) {
      replace(() => make.fromPosition(position), {}, null);
    },
    /**
     * Throws what is wrong with a text that should hold a game, and changes nothing.
     * @param {"position" | "record"} form
     * @param {string} text
     */
    check(form, text) {
      const probe = form === "position" ? make.fromPosition(text) : make.fromRecord(text, optionsOf(text));
      probe.free();
    },
    /** Who started the match, or the single round. */
    get firstStarter() {
      return this.main.state.match?.results[0]?.starter ?? this.starter;
    },
    /** The same game again, begun by the other player. */
    again() {
      this.start(state.rules, { ...kind, starter: otherSeat(this.firstStarter) });
    },
    /** @param {Sowing} sowing */
    play(sowing) {
      const played = game.play(sowing);
      commit({ kind: "play", steps: played });
    },
    undo() {
      if (!state.canUndo) return;
      game.undo();
      commit({ kind: "move" });
    },
    redo() {
      if (!state.canRedo) return;
      game.redo();
      commit({ kind: "move" });
    },
    /**
     * Shows the board after so many steps; a pass that is forced there is taken along.
     * @param {number} ply
     */
    goTo(ply) {
      let to = ply;
      while (steps[to]?.kind === "pass") to += 1;
      game.goTo(to);
      commit({ kind: "move" });
    },
    /**
     * A step of this round with its events, to show it again.
     * @param {number} ply
     */
    step(ply) {
      return game.step(ply);
    },
    /** Leaves the game as it is, and goes on from the board as it stands in a variation of its own. */
    vary() {
      if (aside) return;
      const variation = make.fromPosition(state.position);
      aside = { game, state, steps };
      game = variation;
      commit({ kind: "vary" });
    },
    /**
     * Puts something else on the board as a variation: a position, or a match as it stood after so many steps.
     * @param {{ from: string, ply?: number, rounds?: number }} start
     */
    varyFrom({ from, ply, rounds = 0 }) {
      const variation = ply === undefined ? make.fromPosition(from) : make.fromRecord(from, { match: true, rounds });
      if (ply !== undefined) variation.goTo(ply);
      if (aside) game.free();
      else aside = { game, state, steps };
      game = variation;
      commit({ kind: "vary" });
    },
    /** Gives the variation up: the game is on the board again. */
    leave() {
      if (!aside) return;
      game.free();
      game = aside.game;
      aside = null;
      commit({ kind: "return" });
    },
    /**
     * The sowings of this round, those that were taken back too, each with the position before it.
     * @returns {{ step: Step, position: string }[]}
     */
    positions() {
      const { state: now, steps: all } = this.main;
      const probe = make.fromPosition(now.start);
      const found = [];
      for (const step of all) {
        if (step.sowing === null) continue; // a pass is played by itself
        found.push({ step, position: probe.position() });
        probe.play(step.sowing);
      }
      probe.free();
      return found;
    },
    newRound() {
      const round = game.newRound();
      commit({ kind: "round", round });
    },
    roundStart() {
      return game.roundStart();
    },
    position() {
      return game.position();
    },
    record() {
      return game.record();
    },
    /** The record with the steps of this round that were taken back. */
    fullRecord() {
      if (state.ply === state.plies) return game.record();
      game.goTo(state.plies);
      const record = game.record();
      game.goTo(state.ply);
      return record;
    },
    gameLine() {
      return game.gameLine();
    },
    /** Gives the rules back what they hold for it. Nothing may be asked of it from then on. */
    free() {
      listeners.length = 0;
      game.free();
      aside?.game.free();
    },
  };
}

/**
 * Whether one board of a game comes after another of it.
 * @param {Pick<import("./types.js").State, "match" | "ply">} one
 * @param {Pick<import("./types.js").State, "match" | "ply">} other
 */
function isLater(one, other) {
  const rounds = (one.match?.round ?? 1) - (other.match?.round ?? 1);
  return rounds === 0 ? one.ply > other.ply : rounds > 0;
}

/**
 * Several lines are the rounds of a match.
 * @param {string} record
 * @returns {GameOptions}
 */
function optionsOf(record) {
  return record.includes("\n") ? { match: true, rounds: 0 } : {};
}

/** @typedef {ReturnType<typeof createSession>} Session */
