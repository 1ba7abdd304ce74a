/**
 * The log: one row a sowing, each a button that shows the board as it was then.
 */
import { make, write } from "./dom.js";
import { markWords } from "./judge.js";
import { seatValues, stepSentence } from "./sentences.js";
import { t } from "./text.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Step} Step */

/**
 * @param {HTMLElement} panel
 * @param {(ply: number) => void} goTo
 */
export function createLog(panel, goTo) {
  const rows = make("ol", { class: "log" });
  const empty = make("p", { class: "match-note" });
  panel.append(rows, empty);
  /** @type {HTMLButtonElement[]} */
  let buttons = [];
  /** What was last scrolled to. */
  let shown = "";

  /** @param {number} ply */
  function makeRow(ply) {
    const button = make("button", { type: "button" }, make("span"), make("span", { class: "verdict" }));
    button.addEventListener("click", () => goTo(ply));
    rows.append(make("li", {}, button));
    return button;
  }

  /**
   * The list grows and shrinks at its end only, so that focus and scrolling stay where they are.
   * @param {number} count
   */
  function fit(count) {
    while (buttons.length < count) buttons.push(makeRow(buttons.length));
    for (const button of buttons.splice(count)) button.parentElement?.remove();
  }

  return {
    /**
     * @param {State} state
     * @param {readonly Step[]} steps
     * @param {readonly (import("./judge.js").Verdict | null)[]} verdicts by step, where the game was reviewed
     */
    update(state, steps, verdicts) {
      fit(steps.length + 1);
      const start = state.match ? t("log.startRound", { round: state.match.round }) : t("log.start");
      describe(buttons[0], { sentence: start, seat: "", second: false, verdict: null });
      for (const [index, step] of steps.entries()) {
        const { seat, second } = step;
        const verdict = verdicts[index] ?? null;
        describe(buttons[index + 1], {
          sentence: stepSentence(step), seat: String(seat), second, verdict, name: seatValues(seat).seat,
        });
      }
      for (const [ply, button] of buttons.entries()) {
        if (ply > state.ply) button.dataset.takenBack = "true";
        else delete button.dataset.takenBack;
        if (ply === state.ply) button.setAttribute("aria-current", "true");
        else button.removeAttribute("aria-current");
      }
      empty.hidden = steps.length > 0;
      write(empty, t("log.empty"));
      const now = `${state.start} ${state.ply} ${state.plies}`;
      if (now !== shown) keepInView(panel, buttons[state.ply]);
      shown = now;
    },
  };
}

/**
 * @param {HTMLButtonElement} button
 * @param {object} row
 * @param {string} row.sentence
 * @param {string} row.seat
 * @param {boolean} row.second
 * @param {import("./judge.js").Verdict | null} row.verdict
 * @param {string} [row.name] who played
 */
function describe(button, { name, seat, second, sentence, verdict }) {
  const [text, mark] = button.children;
  const words = verdict ? markWords(verdict) : "";
  // Apart by a blank, though it stands on a line of its own: what is read is one sentence after the other.
  const judged = words && ` ${words}`;
  button.dataset.second = String(second);
  button.dataset.mark = verdict?.mark ?? "";
  if (text.textContent === sentence && button.dataset.seat === seat && mark.textContent === judged) return;
  write(text, sentence);
  write(mark, judged);
  button.dataset.seat = seat;
  // The visible row says who played by its mark; in words it is said as well.
  const said = words ? t("log.judged", { sentence, verdict: words }) : sentence;
  if (name) button.setAttribute("aria-label", t("log.row", { seat: name, sentence: said }));
  else button.removeAttribute("aria-label");
}

/**
 * Scrolls the log only within itself: the page never moves by a sowing.
 * @param {HTMLElement} panel
 * @param {HTMLElement | undefined} row
 */
function keepInView(panel, row) {
  if (!row || panel.hidden || panel.scrollHeight <= panel.clientHeight) return;
  const outer = panel.getBoundingClientRect();
  const inner = row.getBoundingClientRect();
  if (inner.bottom > outer.bottom) panel.scrollTop += inner.bottom - outer.bottom + 8;
  else if (inner.top < outer.top) panel.scrollTop -= outer.top - inner.top + 8;
}
