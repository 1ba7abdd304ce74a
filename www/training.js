/**
 * Training: puzzle after puzzle on the same board. The interrupted game is put aside when it begins and comes back,
 * untouched, when it ends. Puzzles are made by the engine's worker, the next one while the player thinks.
 */
import { spokenStep } from "./sentences.js";
import { onLanguage, t } from "./text.js";
import { createLines } from "./training-lines.js";
import { createTrainingPanel } from "./training-panel.js";
import { createPuzzles } from "./training-puzzles.js";
import { answerWords, isRight, questionWords, replyWords } from "./training-words.js";

/** @typedef {import("./types.js").Preview} Preview */
/** @typedef {import("./types.js").Puzzle} Puzzle */
/** @typedef {import("./types.js").State} State */

/**
 * @typedef {object} TrainingHost
 * @property {import("./session.js").Session} session
 * @property {import("./ai.js").Ai} ai
 * @property {() => void} begins training begins: what belongs to the game stands still
 * @property {() => void} refresh writes everything anew that can be read
 * @property {() => void} replay shows the last sowing
 * @property {(hole: number) => void} focus
 * @property {(hole: number) => void} refuse says why a hole cannot be sown
 * @property {(...sentences: string[]) => void} say
 * @property {(sentence: string) => void} add says one thing more, together with what has only just been said
 * @property {import("./training-panel.js").Places} places
 * @property {AbortSignal} [signal] ends it
 * @property {import("./training-progress.js").Progress} progress
 * @property {((start: (choice: import("./training-progress.js").Choice) => void) => { open: (now: import("./training-progress.js").Choice) => void }) | null} chooser
 *   asks what to practise; null where that is not the player's choice
 */

/** @param {TrainingHost} host */
export function createTraining({ add, ai, begins, chooser, focus, places, progress, refresh, refuse, replay, say, session, signal }) {
  const puzzles = createPuzzles(ai);
  const lines = createLines({ ai, came: addReply });
  /** @type {"off" | "making" | "asked" | "right" | "wrong" | "failed"} */
  let phase = "off";
  /** @type {Puzzle | null} */
  let puzzle = null;
  /** Made anew in each language. @type {() => import("./training-words.js").Words} */
  let words = () => ({ title: "", text: "" });
  /** The interrupted game. @type {{ record: string, kind: import("./session.js").Kind, ply: number } | null} */
  let aside = null;

  const dialog = chooser?.(begin);
  const panel = createTrainingPanel(places, dialog !== undefined, (act) => acts[act]());
  const acts = {
    solution: () => reveal(null),
    step,
    other,
    next,
    choose,
    leave: () => {
      leave();
      focus(session.legal[0] ?? 0);
    },
  };

  function choose() {
    dialog?.open(progress.choice);
  }

  /** @param {import("./training-progress.js").Choice} choice */
  function begin(choice) {
    progress.choose(choice);
    if (phase === "off") {
      begins();
      const { kind, state } = session;
      aside = { record: session.fullRecord(), kind, ply: state.ply };
    }
    next();
  }

  const answered = () => phase === "right" || phase === "wrong";

  function next() {
    const { choice, level, seed } = progress;
    phase = "making";
    words = () => ({ title: t("training.making"), text: "" });
    puzzles.take({ ...choice, level, seed }, show, () => {
      phase = "failed";
      words = () => ({ title: t("training.failed"), text: "" });
      update();
      say(t("training.failed"));
    });
    // The board stands as it is until the next puzzle is there, which is nearly always at once.
    update();
  }

  /** @param {Puzzle} made */
  function show(made) {
    puzzle = made;
    if (made.kind === "best") lines.prepare(made);
    else lines.forget();
    phase = "asked";
    words = () => questionWords(made);
    progress.used();
    session.openPosition(made.position);
    focus(made.kind === "where" ? made.hole : session.legal[0] ?? 0);
    const { text, title } = words();
    say(title, text);
    const { choice, level, seed } = progress;
    puzzles.prepare({ ...choice, level, seed });
  }

  /** @param {number | null} hole what the player named; null asks for the solution */
  function reveal(hole) {
    if (!puzzle || phase !== "asked") return;
    const right = isRight(puzzle, hole);
    phase = right ? "right" : "wrong";
    const asked = puzzle;
    const moved = progress.answer(right);
    const reached = progress.level;
    lines.answer(hole);
    const { reply } = lines;
    if (puzzle.kind === "where") session.play(puzzle.hole);
    else showLine(puzzle.record);
    words = () => {
      const { text, title } = answerWords(asked, hole);
      return {
        title,
        text: moved ? `${text} ${t(`training.${moved}`, { level: reached })}` : text,
        reply: reply ? replyWords(asked, reply) : "",
      };
    };
    update();
    panel.focusNext();
    const told = words();
    say(t("say.result", { result: told.title }), told.text, told.reply ?? "");
    const { choice, level, seed } = progress;
    puzzles.prepare({ ...choice, level, seed });
  }

  /**
   * Puts a line on the board, and shows its first sowing.
   * @param {string} record
   */
  function showLine(record) {
    session.openRecord(record, {}, 0);
    session.redo();
    replay();
  }

  /** The other line: what the wrong answer leads to, or best play again. */
  function other() {
    if (puzzle?.kind !== "best" || !lines.reply) return;
    lines.turn();
    showLine(lines.showsReply ? lines.reply.record : puzzle.record);
    update();
    if (session.lastSowing) say(spokenStep(session.lastSowing));
  }

  /** The engine was slower than the player: what the answer leads to is added. */
  function addReply() {
    if (!puzzle || phase !== "wrong" || !lines.reply) return;
    const { reply } = lines;
    const [asked, before] = [puzzle, words];
    words = () => ({ ...before(), reply: replyWords(asked, reply) });
    render();
    add(replyWords(asked, reply));
  }

  /** One more step of the line. */
  function step() {
    session.redo();
    replay();
    panel.focusNext(); // the last step takes its button along
    if (session.lastSowing) say(spokenStep(session.lastSowing));
  }

  function leave() {
    if (phase === "off" || !aside) return;
    phase = "off";
    puzzle = null;
    puzzles.forget();
    lines.forget();
    const { kind, ply, record } = aside;
    aside = null;
    session.openRecord(record, kind, ply);
  }

  function update() {
    refresh();
    render();
  }

  function render() {
    const { state } = session;
    panel.update(phase === "off" ? null : {
      choice: progress.choice,
      difficulty: phase === "making" || !puzzle ? progress.level : puzzle.difficulty,
      tally: progress.tally,
      words: words(),
      tone: phase,
      line: puzzle?.kind === "best" && answered() ? { at: state.ply, of: state.plies } : null,
      other: lines.reply && answered() ? { hole: lines.reply.hole, shown: lines.showsReply } : null,
    });
  }

  session.subscribe(render);
  onLanguage(render, signal);

  return {
    get active() {
      return phase !== "off";
    },
    /** Whether the holes tell what they would do: never while that is the question. */
    get silent() {
      return phase !== "off" && !(phase === "asked" && puzzle?.kind === "best");
    },
    /** Whether what is sown now is the player's own, so that it is said as in a game. */
    tried: false,
    /** Whether the game's own buttons take back and play again: not before the answer is given. */
    get walks() {
      return phase === "off" || answered();
    },
    /** Whether any hole of the board can be named. */
    get anyHole() {
      return phase === "asked" && puzzle?.kind === "where";
    },
    /** The hole whose sowing is asked about, pointed out on the board. */
    get sown() {
      return phase === "asked" && puzzle?.kind === "where" ? puzzle.hole : null;
    },
    /** How it stands, for other programs. */
    get stands() {
      return { kind: progress.choice.kind, difficulty: puzzle?.difficulty ?? progress.level, phase };
    },
    open: choose,
    begin,
    leave,
    /** Asks the engine nothing any more. */
    stop() {
      puzzles.forget();
      lines.forget();
    },
    /**
     * A hole of the board was chosen.
     * @param {number} hole
     */
    choose(hole) {
      if (phase !== "asked") return;
      const legal = session.previews.find((each) => each.hole === hole)?.legal;
      if (puzzle?.kind === "best" && !legal) refuse(hole);
      else reveal(hole);
    },
    /**
     * The board as it is drawn: where nothing can be sown, no hole is marked.
     * @param {State} state
     * @returns {State}
     */
    seen: (state) => (phase === "off" || (phase === "asked" && puzzle?.kind === "best") ? state : { ...state, legal: [] }),
    /**
     * The holes as buttons: those that can be chosen.
     * @param {readonly Preview[]} previews
     * @returns {readonly Preview[]}
     */
    offered(previews) {
      if (phase === "off" || (phase === "asked" && puzzle?.kind === "best")) return previews;
      return previews.map((each) => ({ ...each, reason: null, legal: phase === "asked" }));
    },
  };
}

/** @typedef {ReturnType<typeof createTraining>} Training */
