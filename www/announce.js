/**
 * The live sentence for screen readers: what a change means, said once, in whole sentences.
 */
import { write } from "./dom.js";
import { seatValues, spokenStep, spokenTurn } from "./sentences.js";
import { t } from "./text.js";

/** @typedef {import("./types.js").Change} Change */
/** @typedef {import("./types.js").State} State */

/** Answers that come sooner than this are said together with what they answer, in milliseconds. */
const TOGETHER = 1000;

/**
 * @param {HTMLElement} live the element that is read aloud when it changes
 * @param {object} [options]
 * @param {() => boolean} [options.brief] few words are wanted
 * @param {(text: string) => void} [options.heard] whoever writes down what is said
 */
export function createAnnouncer(live, { brief = () => false, heard = () => {} } = {}) {
  let last = "";
  let saidAt = -Infinity;

  /** @param {string[]} sentences */
  function say(...sentences) {
    last = sentences.filter(Boolean).join(" ");
    saidAt = performance.now();
    write(live, last);
    heard(last);
  }

  /** Answers what was asked: said even when it is what was said just before. @param {string} sentence */
  function reply(sentence) {
    // A blank at the end is not heard, but makes the text another one.
    say(live.textContent === sentence ? `${sentence}\u00a0` : sentence);
  }

  /** Says one thing more, together with what has only just been said. @param {string} sentence */
  function add(sentence) {
    say(performance.now() - saidAt < TOGETHER ? last : "", sentence);
  }

  /**
   * @param {Change} change
   * @param {State} state
   * @param {string[]} notices texts of what is noticed besides
   * @param {boolean} answers the computer answered a person's sowing
   */
  function sayChange(change, state, notices, answers) {
    const { kind, on, steps } = change;
    const turn = spokenTurn(state, brief());
    const before = answers && performance.now() - saidAt < TOGETHER ? last : "";
    if (kind === "play") say(before, ...steps.map((step) => spokenStep(step, brief())), ...notices, turn);
    else if (kind === "vary") say(t("say.vary"), turn);
    else if (kind === "return") say(t("say.return"), turn);
    else if (kind === "move") say(t(on ? "say.redone" : "say.undone", { ply: state.ply, plies: state.plies }), turn);
    else if (kind === "round") say(t("say.refill", { round: state.match?.round ?? 1 }), turn);
    else {
      const game = t(`game.${state.rules}`);
      const seat = seatValues(state.mover);
      if (state.over) say(game, turn);
      else say(t(state.plies === 0 ? "say.start" : "say.loaded", { game, ...seat }));
    }
  }

  return { say, add, reply, sayChange };
}

/** @typedef {ReturnType<typeof createAnnouncer>} Announcer */
