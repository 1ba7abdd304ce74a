/**
 * The lines of a lesson: what is shown or asked, what has happened, and the way on. They stand where the turn stands in
 * a game.
 */
import { make } from "./dom.js";

/** @typedef {"on" | "again" | "back" | "leave"} LessonAct */
/** @typedef {(Node | string)[]} Text */

/**
 * @typedef {object} LessonView
 * @property {string} kicker
 * @property {Text} title
 * @property {Text} text
 * @property {Partial<Record<LessonAct, string>>} buttons what they say; those that are missing are not there
 * @property {LessonAct | null} main the one that is offered first
 */

/** @type {LessonAct[]} */
const ACTS = ["on", "again", "back", "leave"];

/** @param {(act: LessonAct) => void} act */
export function createLessonBar(act) {
  const kicker = make("p", { class: "training-kind" });
  const title = make("h2", { id: "lesson-title" });
  const text = make("p", { class: "training-text", id: "lesson-text" });
  const place = make("section", { id: "lesson", class: "training lesson", "aria-labelledby": "lesson-title", hidden: true },
    kicker, title, text);
  const buttons = ACTS.map((name) => {
    const button = make("button", { type: "button", class: "button", id: `lesson-${name}` });
    button.addEventListener("click", () => act(name));
    return button;
  });
  const foot = make("div", { id: "lesson-foot", class: "training training-foot", hidden: true },
    make("div", { class: "actions" }, ...buttons));

  return {
    place,
    foot,
    /** @param {LessonAct} name */
    focus(name) {
      buttons[ACTS.indexOf(name)].focus({ preventScroll: true });
    },
    /** @param {LessonView | null} view null where there is no lesson */
    update(view) {
      place.hidden = !view;
      foot.hidden = !view;
      if (view) document.documentElement.dataset.lesson = "";
      else delete document.documentElement.dataset.lesson;
      if (!view) return;
      kicker.textContent = view.kicker;
      title.replaceChildren(...view.title);
      text.replaceChildren(...view.text);
      for (const [index, name] of ACTS.entries()) {
        const button = buttons[index];
        button.hidden = view.buttons[name] === undefined;
        button.textContent = view.buttons[name] ?? "";
        button.classList.toggle("button-main", name === view.main);
        button.classList.toggle("button-quiet", name === "leave" && name !== view.main);
      }
    },
  };
}
