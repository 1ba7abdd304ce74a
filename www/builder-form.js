/**
 * The form of the builder: a field for each option of a board, made from the table of options. It knows what is chosen,
 * and says at its field what cannot be read.
 */
import { RULES } from "./config.js";
import { make } from "./dom.js";
import { readNotation } from "./fragment.js";
import { LANGUAGES } from "./languages.js";
import { optionWords, OPTION_NAMES, readOption, usualOption } from "./options.js";
import { makePlayerFields } from "./playerfields.js";
import { keep, t, written } from "./text.js";

/** @typedef {import("./options.js").OptionName} OptionName */
/** @typedef {import("./snippets.js").Given} Given */
/** @typedef {import("./text.js").Key} Key */

/** Options that are one of a few words, with the key of a word. @type {Partial<Record<OptionName, (word: string) => string>>} */
const WORDS = {
  mode: (word) => `builder.mode.${word}`,
  puzzle: (word) => `builder.puzzle.${word}`,
  theme: (word) => `more.theme.${word === "auto" ? "system" : word}`,
  board: (word) => (word === "auto" ? "builder.usual" : `look.board.${word}`),
  pieces: (word) => (word === "auto" ? "builder.usual" : `look.piece.${word}`),
  controls: (word) => `builder.controls.${word}`,
  motion: (word) => `builder.motion.${word}`,
  sound: (word) => `builder.sound.${word}`,
  undo: (word) => `builder.undo.${word}`,
};

/**
 * @param {HTMLFormElement} form
 * @param {{ check: (text: string, kind: "position" | "record") => string | null, changed: () => void }} host `check`
 *   says why the rules cannot read a text, in a part of a sentence
 */
export function createBuilderForm(form, { changed, check }) {
  /** @type {Map<OptionName, HTMLSelectElement>} */
  const selects = new Map();

  /** @param {Key} key @param {HTMLElement} control @param {...HTMLElement} more */
  function field(key, control, ...more) {
    return make("div", { class: "field", "data-field": control.id.replace("builder-", "") }, written("label", { for: control.id }, key), control, ...more);
  }

  /** @param {OptionName} name @param {HTMLElement[]} options */
  function select(name, options) {
    const made = make("select", { id: `builder-${name}` }, ...options);
    selects.set(name, made);
    return field(/** @type {Key} */ (`builder.field.${name}`), made);
  }

  /** @param {OptionName} name */
  function words(name) {
    const key = WORDS[name];
    return select(name, (optionWords(name) ?? []).map((word) => written("option", { value: word }, /** @type {Key} */ (key?.(word)))));
  }

  /**
   * A line below a field that says what is wrong with it.
   * @param {HTMLInputElement | HTMLTextAreaElement} control
   * @param {string} described what describes it besides
   */
  function complaint(control, described = "") {
    const line = make("p", { id: `${control.id}-wrong`, class: "field-wrong", role: "alert", hidden: true });
    return {
      line,
      /** @param {(() => string) | null} text */
      say(text) {
        line.hidden = text === null;
        keep(line, text ?? (() => ""));
        control.setAttribute("aria-invalid", String(text !== null));
        const by = `${described} ${text ? line.id : ""}`.trim();
        if (by) control.setAttribute("aria-describedby", by);
        else control.removeAttribute("aria-describedby");
      },
    };
  }

  const notation = make("textarea", { id: "builder-notation", rows: "2", spellcheck: "false", autocomplete: "off", dir: "ltr" });
  const notationNote = written("p", { id: "builder-notation-note", class: "note" }, "builder.notation.note");
  const notationWrong = complaint(notation, notationNote.id);
  const idle = make("input", { id: "builder-idle", type: "text", inputmode: "numeric", autocomplete: "off" });
  const idleWrong = complaint(idle);
  const players = makePlayerFields("builder-player");
  const languages = Object.entries(LANGUAGES).map(([code, { name }]) => make("option", { value: code, lang: code }, name));
  const group = (/** @type {Key} */ key, /** @type {HTMLElement[]} */ ...fields) => make("fieldset", {}, written("legend", {}, key), ...fields);

  form.append(
    written("h2", { id: "builder-form-title" }, "builder.form"),
    group("builder.group.game",
      select("game", Object.keys(RULES).map((name) => written("option", { value: name }, /** @type {Key} */ (`game.${name}`)))),
      words("mode"), words("puzzle"), field("builder.field.idle", idle, idleWrong.line),
      field("builder.field.notation", notation, notationNote, notationWrong.line)),
    players.element,
    group("builder.group.look",
      select("language", [written("option", { value: "" }, "builder.language.auto"), ...languages]),
      words("theme"), words("board"), words("pieces")),
    group("builder.group.play", words("controls"), words("motion"), words("sound"), words("undo")),
  );

  /** What can be read of the fields, and whether all can. @type {{ given: Given, good: boolean }} */
  let read = { given: {}, good: true };

  function look() {
    /** @type {Given} */
    const given = {};
    const mode = selects.get("mode")?.value ?? "play";
    let good = true;
    for (const [name, { value }] of selects) if (name !== "puzzle" || mode === "puzzle") given[name] = value;
    if (mode === "play" || mode === "kiosk") given.level = players.levels.join();
    if (mode === "kiosk") good = lookAtIdle(given) && good;
    if (mode !== "puzzle") good = lookAtNotation(given) && good;
    show("puzzle", mode === "puzzle");
    show("idle", mode === "kiosk");
    show("notation", mode !== "puzzle");
    players.element.hidden = mode !== "play" && mode !== "kiosk";
    // A board of a text is of the game that the text names.
    if (given.position || given.line) delete given.game;
    const usual = (/** @type {string} */ name) => String(usualOption(/** @type {OptionName} */ (name)) ?? "");
    read = { given: Object.fromEntries(Object.entries(given).filter(([name, text]) => text !== usual(name))), good };
  }

  /** @param {string} name @param {boolean} wanted */
  function show(name, wanted) {
    const found = form.querySelector(`[data-field="${name}"]`);
    if (found instanceof HTMLElement) found.hidden = !wanted;
  }

  /** @param {Given} given */
  function lookAtIdle(given) {
    try {
      readOption("idle", idle.value);
      given.idle = idle.value.trim();
      idleWrong.say(null);
      return true;
    } catch {
      idleWrong.say(() => t("builder.idle.wrong", { least: 10, most: 3600 }));
      return false;
    }
  }

  /** @param {Given} given */
  function lookAtNotation(given) {
    const asked = readNotation(notation.value);
    const name = asked.kind === "record" ? "line" : "position";
    if (asked.kind === "none") notationWrong.say(null);
    else if (asked.kind === "bad") notationWrong.say(() => t("builder.notation.long"));
    else if (check(asked.text, asked.kind) === null) {
      notationWrong.say(null);
      given[name] = asked.text;
    } else {
      notationWrong.say(() => t("builder.notation.wrong", { reason: check(asked.text, asked.kind) ?? "" }));
      return false;
    }
    return asked.kind !== "bad";
  }

  form.addEventListener("submit", (event) => event.preventDefault());
  for (const type of ["input", "change"]) {
    form.addEventListener(type, () => {
      const before = JSON.stringify(read);
      look();
      if (JSON.stringify(read) !== before) changed();
    });
  }

  return {
    get given() {
      return read.given;
    },
    /** Whether every field can be read. */
    get good() {
      return read.good;
    },
    /**
     * Fills the fields.
     * @param {Given} given texts that have been read once
     */
    fill(given) {
      for (const name of OPTION_NAMES) {
        const field = selects.get(name);
        if (field) field.value = given[name] ?? String(usualOption(name) ?? "");
        if (field && field.selectedIndex < 0) field.selectedIndex = 0;
      }
      players.show(readOption("level", given.level ?? "0"));
      idle.value = given.idle ?? String(usualOption("idle"));
      notation.value = given.line ?? given.position ?? "";
      look();
    },
  };
}
