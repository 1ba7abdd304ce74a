/**
 * The menu of languages in the head of the page: a button with the language's own name, and a list that opens below.
 */
import { byId, make } from "./dom.js";
import { icon } from "./icons.js";
import { chooseByHand } from "./language.js";
import { LANGUAGES } from "./languages.js";
import { label, onLanguage, spokenNow, t, written } from "./text.js";

/** @param {(text: () => string) => void} fail says that a language could not be loaded */
export function createLanguageMenu(fail) {
  const place = byId("language", HTMLElement);
  const name = make("span");
  const button = make("button", {
    type: "button", id: "language-button", class: "button button-quiet", popovertarget: "language-list",
  }, icon("language"), name);
  const list = make("div", { id: "language-list", class: "language-list", popover: "auto", role: "group" });
  label(list, "language.title");
  const choices = Object.entries(LANGUAGES).map(([code, each]) => {
    const choice = make("button", { type: "button", class: "language-choice", lang: code, "data-language": code }, each.name);
    choice.addEventListener("click", () => choose(code));
    return choice;
  });
  const note = written("p", { class: "note" }, "language.unreviewed");
  list.append(...choices, note);
  place.append(button, list);

  /** @param {string} code */
  async function choose(code) {
    list.hidePopover();
    try {
      await chooseByHand(code);
    } catch {
      fail(() => t("error.language", { language: LANGUAGES[code].name }));
    }
  }

  function show() {
    const { code, reviewed } = spokenNow();
    const own = LANGUAGES[code]?.name ?? code;
    name.textContent = own;
    name.lang = code;
    button.setAttribute("aria-label", t("language.button", { language: own }));
    for (const choice of choices) {
      if (choice.dataset.language === code) choice.setAttribute("aria-current", "true");
      else choice.removeAttribute("aria-current");
    }
    note.hidden = reviewed;
  }

  /** Below the button, at its end, and inside the page. */
  list.addEventListener("toggle", () => {
    if (!list.matches(":popover-open")) return;
    (choices.find((choice) => choice.hasAttribute("aria-current")) ?? choices[0]).focus();
  });
  list.addEventListener("beforetoggle", () => {
    const box = button.getBoundingClientRect();
    const end = document.documentElement.dir === "rtl" ? box.left : document.documentElement.clientWidth - box.right;
    list.style.insetBlockStart = `${box.bottom + 4}px`;
    list.style.insetInlineEnd = `${Math.max(8, end)}px`;
  });
  list.addEventListener("keydown", (event) => {
    const way = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (way === 0) return;
    event.preventDefault();
    const at = choices.findIndex((choice) => choice === document.activeElement);
    choices[(at + way + choices.length) % choices.length].focus();
  });

  show();
  onLanguage(show);
}
