/**
 * A line to type commands into, for whoever plays by what is heard. What it answers is said by the one live region, and
 * stands here to be read.
 */
import { createCommands } from "./commands.js";
import { make } from "./dom.js";
import { written } from "./text.js";

/** What the line keeps of what was typed before. */
const HISTORY = 50;

/**
 * @param {HTMLElement} place
 * @param {import("./commands.js").CommandsHost} host
 */
export function createCommandBox(place, host) {
  const { run } = createCommands(host);
  const field = make("input", {
    id: "command", type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "go",
    "aria-describedby": "command-note",
  });
  const send = written("button", { type: "submit", class: "button" }, "command.do");
  const shut = written("button", { type: "button", class: "button button-quiet", id: "command-close" }, "notice.close");
  const answer = make("p", { class: "command-answer", id: "command-answer" });
  const form = make("form", { class: "command-box", part: "command", hidden: true },
    written("label", { for: "command" }, "command.label"),
    make("div", { class: "command-line" }, field, send, shut),
    written("p", { class: "command-note", id: "command-note" }, "command.note"),
    answer);
  place.append(form);

  /** @type {string[]} */
  let typed = [];
  /** Where in it the line stands. */
  let at = 0;

  shut.addEventListener("click", host.close);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = field.value;
    field.value = "";
    if (text.trim() !== "") typed = [...typed.slice(1 - HISTORY), text];
    at = typed.length;
    run(text);
    // A button that was pressed gives the line back; on a phone it keeps the keyboard that is open.
    if (!form.hidden) field.focus();
  });
  field.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      event.preventDefault(); // it ends nothing else
      if (field.value === "") host.close();
      field.value = "";
    } else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      event.preventDefault();
      at = Math.min(typed.length, Math.max(0, at + (event.key === "ArrowUp" ? -1 : 1)));
      field.value = typed[at] ?? "";
    }
  });

  return {
    /** @param {boolean} wanted */
    show(wanted) {
      form.hidden = !wanted;
      if (!wanted) answer.textContent = "";
    },
    focus() {
      field.focus();
    },
    /** Whether the focus is in it. */
    get focused() {
      return form.matches(":focus-within");
    },
    /** Writes what is said. @param {string} text */
    heard(text) {
      if (!form.hidden) answer.textContent = text;
    },
  };
}

/** @typedef {ReturnType<typeof createCommandBox>} CommandBox */
