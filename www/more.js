/**
 * The dialog behind "More": settings, and ways to keep, share and open a game.
 */
import { makeAbout } from "./about.js";
import { linkTo } from "./address.js";
import { chosen, choose, makeChoices, makeSwitch } from "./choices.js";
import { byId, make } from "./dom.js";
import { open, prepareDialog } from "./dialog.js";
import { makeLooks } from "./more-looks.js";
import { makeSounds } from "./more-sounds.js";
import { makeVoice } from "./more-voice.js";
import { makePlayerFields } from "./playerfields.js";
import { reasonOf } from "./reasons.js";
import { saveText } from "./savetext.js";
import { parametersOf } from "./snippets.js";
import { keep, t, written } from "./text.js";
import { whenOpened } from "./when-opened.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./text.js").Key} Key */
/** @typedef {import("./types.js").Levels} Levels */
/** @typedef {import("./types.js").Settings} Settings */

/**
 * @typedef {object} MoreOptions
 * @property {Session} session
 * @property {{ program: string, rules: number }} versions
 * @property {(change: Partial<Settings>) => void} set
 * @property {(levels: Levels) => void} setPlayers another hand takes a side over, in the middle of the game
 * @property {(text: string) => (() => string) | null} openText opens a position or game line; says why it can't
 */

/** @param {MoreOptions} options */
export function createMore({ versions, session, set, setPlayers, openText }) {
  const dialog = byId("more", HTMLDialogElement);
  prepareDialog(dialog);

  const looks = makeLooks({ set, game: () => session.state.game });
  const sounds = makeSounds({ set });
  const voice = makeVoice({ set });
  const printed = makeSwitch("more.asPrinted", "set-printed", "more.asPrinted.note");
  const numbers = makeSwitch("more.numbers", "set-numbers");
  const values = makeSwitch("more.values", "set-values", "more.values.note");
  const players = makePlayerFields("more-player");
  players.element.addEventListener("change", () => setPlayers(players.levels));
  values.input.addEventListener("change", () => set({ values: values.input.checked }));
  const theme = makeChoices("more.theme", "theme", [
    { value: "system", label: "more.theme.system" },
    { value: "light", label: "more.theme.light" },
    { value: "dark", label: "more.theme.dark" },
  ], "choices-short");
  printed.input.addEventListener("change", () => set({ asPrinted: printed.input.checked }));
  numbers.input.addEventListener("change", () => set({ numbers: numbers.input.checked }));
  theme.addEventListener("change", () => {
    const change = { theme: /** @type {Settings["theme"]} */ (chosen(theme)) };
    set(change);
    looks.follow(change);
  });

  const said = make("p", { class: "said", role: "status" });
  const byHand = make("textarea", { id: "copy-field", readonly: true, rows: "3" });
  const byHandField = make("div", { class: "field" }, written("label", { for: "copy-field" }, "more.copyField"), byHand);

  /** @param {string} text */
  async function copy(text) {
    said.dataset.tone = "plain";
    try {
      await navigator.clipboard.writeText(text);
      byHandField.hidden = true;
      keep(said, () => t("more.copied"));
    } catch {
      byHandField.hidden = false;
      byHand.value = text;
      byHand.focus();
      byHand.select();
      keep(said, () => t("more.copyByHand"));
    }
  }

  /**
   * @param {Key} label
   * @param {string} id
   * @param {() => string} text
   */
  function makeCopy(label, id, text) {
    const button = written("button", { type: "button", class: "button", id }, label);
    button.addEventListener("click", () => copy(text()));
    return button;
  }

  /** What the builder is to begin with: the board as it stands, or a new game of these rules. */
  function builderFragment() {
    const { ply, rules } = session.main.state;
    return ply === 0 ? `#${parametersOf({ game: rules })}` : `#${parametersOf({ line: session.gameLine() })}`;
  }

  const link = () => linkTo(session.record());
  const save = written("button", { type: "button", class: "button", id: "save-file" }, "more.save");
  save.addEventListener("click", () => saveText(`${session.state.game}.txt`, `${session.record()}\n`));
  const pasted = make("textarea", { id: "open-field", rows: "3", spellcheck: "false", autocomplete: "off" });
  const openButton = written("button", { type: "button", class: "button", id: "open-do" }, "more.open.do");
  openButton.addEventListener("click", () => {
    const wrong = openText(pasted.value);
    said.dataset.tone = wrong ? "error" : "plain";
    keep(said, wrong ?? (() => ""));
    if (wrong) pasted.focus();
  });

  // The file that holds all of the program has no such page beside it.
  const embed = written("a", { id: "embed-link", class: "more-link", href: "./builder.html" }, "more.embed");
  const embedLine = make("p", { hidden: "single" in document.documentElement.dataset }, embed);

  const statement = whenOpened(async () => (await import("./statement.js")).createStatement(), (cause) => {
    said.dataset.tone = "error";
    keep(said, () => t("error.part", { reason: reasonOf(cause) }));
  });
  const access = written("button", { type: "button", class: "button", id: "open-statement" }, "more.statement");
  access.addEventListener("click", () => statement.open());

  const close = written("button", { type: "button", class: "button button-main" }, "more.close");
  close.addEventListener("click", () => dialog.close());

  dialog.append(make(
    "div",
    { class: "sheet" },
    written("h2", { id: "more-title" }, "more.title"),
    written("h3", {}, "more.settings"),
    make("div", { class: "choices choices-rows" }, numbers.card, values.card, printed.card),
    theme,
    ...looks.elements,
    sounds.element,
    voice.element,
    players.element,
    written("h3", {}, "more.share"),
    make(
      "div",
      { class: "actions" },
      makeCopy("more.copy.link", "copy-link", link),
      makeCopy("more.copy.line", "copy-line", () => session.gameLine()),
      makeCopy("more.copy.position", "copy-position", () => session.position()),
      save,
    ),
    byHandField,
    embedLine,
    make("div", { class: "field" }, written("label", { for: "open-field" }, "more.open"), pasted),
    make("div", { class: "actions" }, openButton),
    said,
    make("div", { class: "actions" }, access),
    makeAbout(versions),
    make("div", { class: "actions actions-end" }, close),
  ));

  return {
    /**
     * @param {Settings} settings
     * @param {Readonly<Levels>} levels
     */
    open(settings, levels) {
      values.input.checked = settings.values;
      players.show(levels);
      printed.input.checked = settings.asPrinted;
      numbers.input.checked = settings.numbers;
      choose(theme, settings.theme);
      looks.show(settings);
      sounds.show(settings);
      voice.show(settings);
      byHandField.hidden = true;
      embed.setAttribute("href", `./builder.html${builderFragment()}`);
      pasted.value = "";
      keep(said, () => "");
      open(dialog);
    },
    close() {
      dialog.close();
    },
  };
}
