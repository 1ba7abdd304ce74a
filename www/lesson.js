/**
 * A lesson on the board: a rule is demonstrated, or a first game is played step by step. It stands there as a variation,
 * so that the game that is being played is kept, and comes back.
 */
import { createLessonBar } from "./lesson-bar.js";
import { spokenStep } from "./sentences.js";
import { holeOf } from "./sowing.js";

/** @typedef {import("./lesson-bar.js").Text} Text */
/** @typedef {import("./types.js").Preview} Preview */
/** @typedef {import("./types.js").Sowing} Sowing */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Step} Step */

/**
 * A stretch of play: where it begins, and what is done there.
 * @typedef {object} Stretch
 * @property {string} from a position, or a record
 * @property {number} [ply]
 * @property {number} [rounds]
 * @property {readonly (Sowing | "round")[]} does
 */

/** @typedef {{ kicker: string, title: Text, text: Text }} Said */

/**
 * What a lesson says.
 * @typedef {object} LessonWords
 * @property {() => Record<import("./lesson-bar.js").LessonAct, string>} buttons
 * @property {(hole: number) => string} waits
 * @property {(stretch: number, at: number, last: Step | undefined, state: State) => Said} say what stands there when so
 *   much has been done
 */

/**
 * @typedef {object} Lesson
 * @property {"demo" | "guide"} kind the one goes by itself, the other waits for its holes
 * @property {Stretch[]} stretches
 * @property {LessonWords} words
 * @property {() => void} back goes back to the text that it was begun from
 */

/**
 * @typedef {object} LessonHost
 * @property {import("./session.js").Session} session
 * @property {() => void} begins whatever else stands on the board is given up
 * @property {() => void} refresh writes everything anew that can be read
 * @property {() => void} sight brings the board to sight
 * @property {() => boolean} telling whether a story is being told
 * @property {(hole: number | null) => void} hint points a hole out
 * @property {(hole: number) => void} focus
 * @property {(hole: number) => void} refuse says why a hole cannot be sown
 * @property {(text: string) => void} reply answers what cannot be done now
 * @property {(...sentences: string[]) => void} say
 */

/** @param {LessonHost} host */
export function createLesson({ begins, focus, hint, refresh, refuse, reply, say, session, sight, telling }) {
  /** @type {Lesson | null} */
  let lesson = null;
  let stretch = 0;
  /** How much of the stretch has been done; a first game counts its sowings instead, since they can be taken back. */
  let done = 0;
  /** What was shown last, so that nothing is said twice. */
  let shown = "";
  /** The demonstration itself sows. */
  let performing = false;
  const bar = createLessonBar((act) => acts[act]());

  const does = () => lesson?.stretches[stretch].does ?? [];
  const at = () => (lesson?.kind === "guide"
    ? session.steps.slice(0, session.state.ply).filter(({ kind }) => kind === "sow").length
    : done);
  /** The sowing that comes next, and its hole. */
  const following = () => {
    const what = does()[at()];
    return what === undefined || what === "round" ? null : what;
  };
  const next = () => {
    const sowing = following();
    return sowing === null ? null : holeOf(sowing);
  };
  /** A demonstration is over: now the board may be tried. */
  const free = () => lesson?.kind === "demo" && done >= does().length;

  /** @param {number} to */
  function setOut(to) {
    stretch = to;
    done = 0;
    shown = "";
    session.varyFrom(/** @type {Lesson} */ (lesson).stretches[to]);
  }

  /** Does what comes next by itself. */
  function perform() {
    const what = does()[done];
    if (what === undefined) return;
    done += 1;
    performing = true;
    if (what === "round") session.newRound();
    else if (session.preview(what).legal) session.play(what);
    else {
      focus(holeOf(what));
      refuse(holeOf(what));
      update();
    }
    performing = false;
  }

  const acts = {
    on() {
      if (!lesson) return;
      if (lesson.kind === "guide") {
        setOut(stretch + 1);
        focusNext();
        return;
      }
      perform();
      sayDone();
      bar.focus(free() ? "again" : "on");
    },
    again() {
      if (lesson) begin(lesson);
    },
    back() {
      const back = lesson?.back;
      leave();
      back?.();
    },
    leave() {
      leave();
      focus(session.legal[0] ?? 0);
    },
  };

  /** @param {Lesson} wanted */
  function begin(wanted) {
    if (lesson !== wanted) begins();
    lesson = wanted;
    setOut(0);
    sight();
    if (lesson.kind === "guide") {
      focusNext();
      return;
    }
    perform();
    sayDone();
    if (document.activeElement?.closest("#grid") === null) bar.focus(free() ? "again" : "on");
  }

  /** Says what a demonstration has done, after the sentence that it belongs to. */
  function sayDone() {
    if (!lesson) return;
    const { title } = lesson.words.say(stretch, done, session.lastSowing, session.state);
    const last = session.steps[session.state.ply - 1];
    if (done > 0 && last && legalStep()) say(plain(title), spokenStep(last));
    else if (done === 0) say(plain(title));
  }

  /** Whether the last thing done was a sowing that could be made. */
  const legalStep = () => does()[done - 1] !== "round" && session.state.ply > 0;

  function focusNext() {
    const hole = next();
    if (hole !== null) focus(hole);
  }

  function leave() {
    if (!lesson) return;
    lesson = null;
    session.leave();
    update();
  }

  /** Writes the lines, once what they tell of has been told. */
  function update() {
    if (!lesson) {
      bar.update(null);
      return;
    }
    if (telling()) return;
    const { kind, stretches, words } = lesson;
    const now = at();
    const { kicker, text, title } = words.say(stretch, now, session.lastSowing, session.state);
    const over = now >= does().length;
    const more = kind === "guide" ? over && stretch + 1 < stretches.length : !over;
    const { again, back, leave: home, on } = words.buttons();
    bar.update({
      kicker,
      title,
      text,
      buttons: {
        ...(more ? { on } : {}),
        ...(over && !more ? { again } : {}),
        ...(kind === "demo" ? { back } : {}),
        leave: home,
      },
      main: more ? "on" : kind === "demo" ? "back" : over ? "leave" : null,
    });
    if (kind === "demo") return;
    const key = `${stretch} ${now}`;
    if (key === shown) return;
    shown = key;
    hint(next());
    say(plain(text), plain(title));
    if (over) bar.focus(more ? "on" : "again");
    else focusNext();
  }

  session.subscribe(({ kind }) => {
    // Somebody has given the variation up, or put another game on the board.
    const ended = lesson !== null && (kind === "return" || kind === "load");
    if (ended) lesson = null;
    update();
    if (ended) refresh();
  });

  return {
    /** The lines above and the buttons below what is told of the board. */
    place: bar.place,
    foot: bar.foot,
    get active() {
      return lesson !== null;
    },
    get silent() {
      return lesson !== null && !free();
    },
    get tried() {
      return lesson !== null && free() && !performing;
    },
    /** Only a first game is taken back by the game's own buttons. */
    get walks() {
      return lesson?.kind !== "demo";
    },
    anyHole: false,
    get sown() {
      return lesson?.kind === "guide" ? next() : null;
    },
    begin,
    leave,
    /** Back to the game, and to its board. */
    escape: acts.leave,
    update,
    /**
     * A hole of the board was chosen.
     * @param {number} hole
     */
    choose(hole) {
      if (!lesson) return;
      const wanted = next();
      const tried = session.previews.find((each) => each.hole === hole);
      if (free() ? tried?.legal : lesson.kind === "guide" && hole === wanted) session.play(tried?.sowing ?? hole);
      else if (free()) refuse(hole);
      else if (lesson.kind === "demo" && hole === wanted) acts.on();
      else if (wanted !== null) reply(lesson.words.waits(wanted));
    },
    /**
     * The board as it is drawn: only the hole that is waited for is marked.
     * @param {State} state
     * @returns {State}
     */
    seen: (state) => (free() ? state : { ...state, legal: [following()].filter((sowing) => sowing !== null) }),
    /**
     * @param {readonly Preview[]} previews
     * @returns {readonly Preview[]}
     */
    offered: (previews) => (free() ? previews : previews.map((each) => ({ ...each, legal: each.hole === next() }))),
  };
}

/** @param {Text} text */
function plain(text) {
  return text.map((part) => (typeof part === "string" ? part : part.textContent)).join("");
}

/** @typedef {ReturnType<typeof createLesson>} LessonPlayer */
