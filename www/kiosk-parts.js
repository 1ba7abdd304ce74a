/**
 * What a kiosk has besides its board: the bar of languages, the call to touch it, and the question whether anybody is
 * still there.
 */
import { make } from "./dom.js";
import { LANGUAGES } from "./languages.js";
import { label, spokenNow, t, written } from "./text.js";

/** @typedef {import("./kiosk.js").Phase} Phase */

/**
 * @param {import("./view-parts.js").Parts} parts
 * @param {{ start: () => void, stay: () => void, language: (code: string) => void }} act
 */
export function createKioskParts(parts, act) {
  const { root } = parts;
  /** What belongs to a visitor, and rests while the computer plays. */
  const board = [parts.stage, parts.banks[0], parts.banks[1], parts.status, parts.result, parts.notices, parts.controls, parts.live];

  const choices = Object.entries(LANGUAGES).map(([code, { name }]) => {
    const choice = make("button", { type: "button", class: "kiosk-language", lang: code, "data-language": code }, name);
    choice.addEventListener("click", () => act.language(code));
    return choice;
  });
  const languages = make("div", { class: "kiosk-languages", part: "languages", role: "group" }, ...choices);
  label(languages, "language.title");
  const note = written("p", { class: "kiosk-note" }, "language.unreviewed");

  const call = make("button", { type: "button", class: "kiosk-cover kiosk-call", part: "call" }, written("span", { class: "kiosk-pill" }, "kiosk.call"));
  call.addEventListener("click", () => act.start());
  // Where there are no controls the call has a place of its own.
  const room = make("div", { class: "kiosk-room", "aria-hidden": "true" });

  const seconds = make("p", { class: "kiosk-seconds", role: "timer" });
  const stay = written("button", { type: "button", class: "button button-main" }, "kiosk.stay");
  stay.addEventListener("click", () => act.stay());
  const ask = make("section", { class: "kiosk-cover kiosk-ask", part: "ask", role: "alertdialog", "aria-labelledby": "kiosk-ask" },
    make("div", { class: "kiosk-card" }, written("h2", { id: "kiosk-ask" }, "kiosk.ask"), seconds, stay));

  const field = make("div", { class: "kiosk-field" });
  root.classList.add("kiosk");
  root.prepend(languages, note);
  field.append(...board, room, call, ask);
  root.append(field);
  room.hidden = !parts.controls.hidden;

  let left = 0;
  function speaks() {
    const { code, reviewed } = spokenNow();
    for (const choice of choices) {
      if (choice.dataset.language === code) choice.setAttribute("aria-current", "true");
      else choice.removeAttribute("aria-current");
    }
    note.hidden = reviewed;
    seconds.textContent = t("kiosk.left", { seconds: left });
  }

  /** Where the focus is, in whichever tree this stands. */
  const focused = () => /** @type {Document | ShadowRoot} */ (root.getRootNode()).activeElement;

  return {
    speaks,
    /** @param {Phase} phase @param {number} seconds that are left */
    show(phase, seconds) {
      const within = focused();
      root.dataset.phase = phase;
      left = seconds;
      speaks();
      for (const part of board) part.inert = phase === "attract" || (phase === "asking" && part !== parts.live);
      call.hidden = phase !== "attract";
      ask.hidden = phase !== "asking";
      // The focus goes along with whoever has it here, and comes to nobody else.
      if (phase === "asking" && within !== stay && field.contains(within)) stay.focus();
      if (phase === "visit" && within === stay) this.enterBoard();
      if (phase === "attract" && field.contains(within)) call.focus();
    },
    /** Whoever began by the keyboard goes on in the board. */
    enterBoard() {
      const hole = parts.grid.querySelector("button[tabindex='0']");
      const at = focused();
      if (hole instanceof HTMLElement && (at === null || at === call || at === stay)) hole.focus();
    },
  };
}
