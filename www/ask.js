/**
 * The one question of the page, put only when something would be lost.
 */
import { byId, make } from "./dom.js";
import { open, prepareDialog } from "./dialog.js";
import { keep, t, written } from "./text.js";

/** @typedef {import("./session.js").Session} Session */

export function createAsk() {
  const dialog = byId("ask", HTMLDialogElement);
  prepareDialog(dialog);
  const text = make("p");
  const stay = written("button", { type: "button", class: "button" }, "ask.stay");
  const leave = written("button", { type: "button", class: "button button-main" }, "ask.leave");
  dialog.append(make(
    "div",
    { class: "sheet" },
    written("h2", { id: "ask-title" }, "ask.title"),
    text,
    make("div", { class: "actions actions-end" }, stay, leave),
  ));
  /** @type {(() => void) | null} */
  let then = null;
  stay.addEventListener("click", () => dialog.close());
  leave.addEventListener("click", () => {
    const act = then;
    dialog.close();
    act?.();
  });
  dialog.addEventListener("close", () => {
    then = null;
  });

  /**
   * Does it at once when nothing would be lost, else asks first.
   * @param {Session} session
   * @param {() => void} act
   */
  return (session, act) => {
    if (!session.unfinished) {
      act();
      return;
    }
    const { match, plies } = session.state;
    keep(text, () => (match ? t("ask.textMatch") : t("ask.text", { plies })));
    then = act;
    open(dialog);
  };
}
