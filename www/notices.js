/**
 * What should be known now, one line each: a pass, a decided game, a long run without captures, an error.
 */
import { make, write } from "./dom.js";
import { written } from "./text.js";

/**
 * @typedef {object} Notice
 * @property {string} id one notice of a kind at a time
 * @property {() => string} text made anew in each language
 * @property {"plain" | "error"} [tone]
 * @property {{ label: import("./text.js").Key, act: () => void }} [action]
 * @property {boolean} [closable]
 */

/** @param {HTMLElement} place */
export function createNotices(place) {
  /** Errors stay until they are closed or the next change. @type {Notice | null} */
  let error = null;
  /** What stays until it is taken or closed, whatever is played. @type {Notice | null} */
  let offered = null;
  /** @type {Notice[]} */
  let shown = [];

  /** @param {Notice} notice */
  function makeNotice(notice) {
    const element = make("div", { class: "notice", "data-notice": notice.id, "data-tone": notice.tone ?? "plain" });
    element.append(make("p", {}, notice.text()));
    if (notice.action) {
      const { act, label } = notice.action;
      const button = written("button", { type: "button", class: "button" }, label);
      button.addEventListener("click", act);
      element.append(button);
    }
    if (notice.closable) {
      const button = written("button", { type: "button", class: "button button-quiet" }, "notice.close");
      button.addEventListener("click", () => {
        if (notice.id === "offer") offered = null;
        else error = null;
        show();
      });
      element.append(button);
    }
    return element;
  }

  /** Keeps the elements of notices that stand already, so that a focused button is not replaced under the finger. */
  function show() {
    const wanted = [error, ...shown, offered].filter((notice) => notice !== null);
    const old = new Map([...place.children].map((element) => [element.getAttribute("data-notice"), element]));
    const elements = wanted.map((notice) => {
      const element = old.get(notice.id);
      const line = element?.querySelector("p");
      if (!element || !line || Boolean(notice.action) !== Boolean(element.querySelector("button"))) return makeNotice(notice);
      write(line, notice.text());
      return element;
    });
    const same = elements.length === place.children.length && elements.every((element, i) => element === place.children[i]);
    if (!same) place.replaceChildren(...elements);
  }

  return {
    /** @param {Notice[]} notices */
    update(notices) {
      shown = notices;
      show();
    },
    /** @param {() => string} text */
    fail(text) {
      error = { id: "error", text, tone: "error", closable: true };
      place.querySelector("[data-notice=error]")?.remove();
      show();
    },
    /**
     * @param {() => string} text
     * @param {NonNullable<Notice["action"]>} action
     */
    offer(text, action) {
      offered = { id: "offer", text, action, closable: true };
      show();
    },
    clearError() {
      error = null;
    },
  };
}
