/**
 * The lines under the board, and the notices: what is so, in text.
 */
import { QUIET_SHOWN_FROM } from "./config.js";
import { write } from "./dom.js";
import { seatValues, spokenStep, turnSentence } from "./sentences.js";
import { keep, t } from "./text.js";

/** @typedef {import("./notices.js").Notice} Notice */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Step} Step */
/** @typedef {"idle" | "pointed" | "typing" | "refused" | "told" | "hint"} LineKind */

/**
 * The lines of one view.
 * @param {Pick<import("./view-parts.js").Parts, "banks" | "turn" | "preview">} parts
 */
export function createLines({ banks, preview, turn }) {
  return {
    /** @param {State} state */
    showBanks(state) {
      for (const seat of /** @type {Seat[]} */ ([0, 1])) {
        write(banks[seat], t("bank.name", { seeds: state.banks[seat], ...seatValues(seat) }));
      }
    },
    /**
     * @param {Session} session
     * @param {Step | null} told the step whose story is being told
     * @param {boolean} refilling
     * @param {"thinking" | "waits" | null} [computer] what the computer does, whose turn it is
     */
    showTurn({ state, steps, varying }, told, refilling, computer = null) {
      const seat = told ? told.seat : state.over || refilling ? "" : state.mover;
      turn.dataset.seat = String(seat);
      if (told) write(turn, t("turn.telling", { hole: String(told.hole), ...seatValues(told.seat) }));
      else if (refilling) write(turn, t("turn.refill", { round: state.match?.round ?? 1 }));
      else if (computer) write(turn, t(`turn.${computer}`, seatValues(state.mover)));
      else {
        const sentence = turnSentence(state, steps[state.ply - 1]?.kind === "pass");
        write(turn, varying ? t("turn.variation", { sentence }) : sentence);
      }
      if (!told && computer === "thinking") turn.dataset.thinking = "";
      else delete turn.dataset.thinking;
    },
    /** What the line under the turn is about now. */
    get kind() {
      return preview.dataset.kind;
    },
    /**
     * @param {string | (() => string)} text one that stays longer than until the next change is made anew in each language
     * @param {LineKind} kind
     */
    showPreview(text, kind) {
      preview.dataset.kind = kind;
      keep(preview, typeof text === "string" ? () => text : text);
    },
  };
}

/** @typedef {ReturnType<typeof createLines>} Lines */

/**
 * The line when no hole is pointed at: the last sowing, or how to begin.
 * @param {State} state
 * @param {Step | undefined} last
 * @param {boolean} [closed] nobody may sow here
 */
export function idleSentence(state, last, closed = false) {
  if (last) return spokenStep(last);
  if (state.over || closed) return "";
  return t(matchMedia("(hover: hover)").matches ? "preview.idle" : "preview.idle.touch");
}

/**
 * @param {Session} session
 * @param {(() => void) | null} stop ends a decided game, where that is for the reader to do
 * @returns {Notice[]}
 */
export function noticesFor(session, stop) {
  const { lastSowing, state } = session;
  if (session.varying) {
    return [{ id: "variation", text: () => t("line.varying"), action: { label: "line.leave", act: () => session.leave() } }];
  }
  /** @type {Notice[]} */
  const notices = [];
  if (lastSowing?.bonusLost) notices.push({ id: "lost", text: () => t("notice.lost", seatValues(lastSowing.seat)) });
  if (state.over) return notices;
  // Only Mangala announces it: in the other game every seed still counts for the next round.
  if (state.decided !== null && state.game === "mangala") {
    const seat = state.decided;
    const values = { seeds: state.banks[seat], all: state.seeds };
    const text = () => t("notice.decided", { ...values, ...seatValues(seat) });
    notices.push({ id: "decided", text, ...(stop && { action: { label: "notice.stop", act: stop } }) });
  }
  if (state.quiet >= QUIET_SHOWN_FROM) {
    const values = { quiet: state.quiet, limit: state.quietLimit, what: state.match ? "round" : "game" };
    notices.push({ id: "quiet", text: () => t("notice.quiet", values) });
  }
  return notices;
}

/**
 * The notices that are spoken with a change: those that are new by it. A lost bonus sowing is in the
 * sentence of its step; the quiet counter speaks up at every ten.
 * @param {import("./types.js").Change} change
 * @param {Notice[]} notices
 * @param {State} state
 */
export function spokenNotices({ steps }, notices, state) {
  const decided = steps.some((step) => step.decided !== null);
  const ten = state.quiet % 10 < steps.length;
  return notices.filter(({ id }) => (id === "decided" && decided) || (id === "quiet" && ten)).map(({ text }) => text());
}
