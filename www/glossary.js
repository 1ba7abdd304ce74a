/**
 * Explains traditional words: a word in a sentence is a small button; whoever points at it, focuses or taps it reads
 * what it means in a note beside it. Screen readers read the note as the word's description.
 */
import { make } from "./dom.js";
import { onLanguage, written } from "./text.js";

/** @typedef {import("./text.js").Key} Key */

/** @typedef {ReturnType<typeof createGlossary>} Glossary */

/** Room between a word and its note, and to the edges of the page, in pixels. */
const GAP = 6;
const EDGE = 8;

export function createGlossary() {
  const note = make("div", { id: "term-note", class: "term-note", popover: "manual", role: "tooltip" });
  /** @type {HTMLElement | null} */
  let shown = null;

  /** @param {EventTarget | null} target */
  const termOf = (target) => (target instanceof Element ? target.closest("[data-term]") : null);

  /** @param {HTMLElement} term */
  function show(term) {
    if (shown === term) return;
    hide();
    shown = term;
    (term.closest("dialog, main") ?? document.body).append(note); // else a modal dialog would shut it out
    note.replaceChildren(written("p", {}, /** @type {Key} */ (`term.${term.dataset.term}`)));
    note.showPopover();
    place(term);
    term.setAttribute("aria-describedby", note.id);
  }

  /** @param {HTMLElement} term */
  function place(term) {
    const word = term.getBoundingClientRect();
    const { clientHeight, clientWidth } = document.documentElement;
    const { height, width } = note.getBoundingClientRect();
    const left = Math.min(clientWidth - width - EDGE, Math.max(EDGE, word.left + word.width / 2 - width / 2));
    const below = word.bottom + GAP;
    note.style.left = `${left}px`;
    note.style.top = `${below + height + EDGE > clientHeight ? word.top - GAP - height : below}px`;
  }

  function hide() {
    shown?.removeAttribute("aria-describedby");
    shown = null;
    if (note.matches(":popover-open")) note.hidePopover();
  }

  for (const kind of ["focusin", "click", "pointerover"]) {
    document.addEventListener(kind, (event) => {
      const term = termOf(event.target);
      if (term instanceof HTMLElement) show(term);
      else if (kind === "click" && !note.contains(/** @type {Node} */ (event.target))) hide();
    });
  }
  document.addEventListener("focusout", (event) => {
    if (event.target === shown) hide();
  });
  document.addEventListener("pointerout", (event) => {
    const to = event.relatedTarget;
    // The note itself may be pointed at, and a focused word keeps its note.
    if (shown && shown !== document.activeElement && to !== shown && !(to instanceof Node && note.contains(to))) hide();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !shown) return;
    event.stopPropagation();
    hide();
  }, { capture: true });
  addEventListener("scroll", () => {
    // Whoever comes to a word by the keyboard has it scrolled into sight: its note follows.
    if (shown && shown === document.activeElement) place(shown);
    else hide();
  }, { capture: true, passive: true });
  addEventListener("resize", hide);
  onLanguage(hide);
}
