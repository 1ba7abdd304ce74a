/**
 * The lines of training under the board: the question, the verdict and why, how it goes, and the way on.
 */
import { make, write } from "./dom.js";
import { fill, number, t, written } from "./text.js";
import { HARDEST } from "./training-progress.js";

/** @typedef {"solution" | "step" | "other" | "next" | "choose" | "leave"} TrainingAct */

/**
 * What the panel shows.
 * @typedef {object} TrainingView
 * @property {import("./training-progress.js").Choice} choice
 * @property {number} difficulty of the puzzle that is shown
 * @property {import("./training-progress.js").Tally} tally
 * @property {import("./training-words.js").Words} words
 * @property {"making" | "asked" | "right" | "wrong" | "failed"} tone
 * @property {{ at: number, of: number } | null} line how far the line on the board has been shown
 * @property {{ hole: number, shown: boolean } | null} other the line after a wrong answer, and whether it is on the board
 */

/**
 * Where it stands: above and below the line of previews; and the element whose styles know of it.
 * @typedef {{ place: HTMLElement, foot: HTMLElement, root: HTMLElement }} Places
 */

/**
 * @param {Places} places
 * @param {boolean} leaves whether the player can choose something else, or leave
 * @param {(act: TrainingAct) => void} act
 */
export function createTrainingPanel({ foot, place, root }, leaves, act) {
  const kind = make("p", { class: "training-kind" });
  const title = make("h2", { id: "training-title" });
  const text = make("p", { class: "training-text" });
  const reply = make("p", { class: "training-reply" });
  const marks = make("span", { class: "training-marks", "aria-hidden": "true" });
  const level = make("span");
  const tally = make("span");

  /** @param {TrainingAct} name */
  function makeButton(name) {
    const attributes = { type: "button", class: "button", id: `training-${name}` };
    const button = name === "step" || name === "other" ? make("button", attributes) : written("button", attributes, `training.${name}`);
    button.addEventListener("click", () => act(name));
    return button;
  }
  const buttons = {
    step: makeButton("step"),
    other: makeButton("other"),
    solution: makeButton("solution"),
    next: makeButton("next"),
    choose: makeButton("choose"),
    leave: makeButton("leave"),
  };
  buttons.choose.classList.add("button-quiet");
  buttons.leave.classList.add("button-quiet");

  place.append(kind, title, text, reply);
  foot.append(
    make("div", { class: "actions" }, buttons.step, buttons.other, buttons.solution, buttons.next),
    ...(leaves ? [make("div", { class: "actions" }, buttons.choose, buttons.leave)] : []),
    make("p", { class: "training-tally" }, marks, level, tally),
  );

  return {
    place,
    focusNext() {
      const tree = /** @type {Document | ShadowRoot} */ (foot.getRootNode());
      // Whoever is elsewhere stays there: the answer may have come from a program.
      if (tree instanceof ShadowRoot && tree.activeElement === null) return;
      (buttons.step.hidden ? buttons.next : buttons.step).focus({ preventScroll: true });
    },
    /** @param {TrainingView | null} view null where no training is going on */
    update(view) {
      place.hidden = !view;
      foot.hidden = !view;
      if (view) root.dataset.training = view.tone;
      else delete root.dataset.training;
      if (!view) return;
      const { choice, difficulty, line, other, tone } = view;
      place.dataset.tone = tone;
      const name = make("span");
      fill(name, `game.${choice.game}`);
      kind.replaceChildren(t("training.title"), " · ", t(`training.${choice.kind}`), " · ", name);
      write(title, view.words.title);
      write(text, view.words.text);
      write(reply, view.words.reply ?? "");
      reply.hidden = !view.words.reply;

      const answered = tone === "right" || tone === "wrong";
      const more = answered && line !== null && line.at < line.of;
      buttons.solution.hidden = tone !== "asked";
      buttons.next.hidden = tone === "making";
      buttons.step.hidden = !more;
      buttons.other.hidden = other === null;
      if (other) write(buttons.other, t(other.shown ? "training.other.best" : "training.other.named", { hole: String(other.hole) }));
      buttons.next.classList.toggle("button-main", answered && !more);
      buttons.step.classList.toggle("button-main", more);
      write(buttons.next, t(tone === "asked" ? "training.skip" : tone === "failed" ? "training.again" : "training.next"));
      if (line) write(buttons.step, t("training.step", { step: line.at + 1, steps: line.of }));

      write(marks, "●".repeat(difficulty) + "○".repeat(HARDEST - difficulty));
      const values = { level: difficulty, hardest: HARDEST };
      write(level, t(choice.fixed === null ? "training.level" : "training.level.fixed", values));
      write(tally, t("training.tally", {
        right: number(view.tally.right),
        asked: view.tally.right + view.tally.wrong,
        streak: view.tally.streak,
        longest: view.tally.longest,
      }));
    },
  };
}
