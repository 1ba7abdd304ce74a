/**
 * The dialog for a new game: which game, which kind, who plays, and who starts.
 */
import { chosen, choose, makeChoices } from "./choices.js";
import { GAMES, ROUND_LIMITS } from "./config.js";
import { byId, make } from "./dom.js";
import { open, prepareDialog } from "./dialog.js";
import { knownWords } from "./known.js";
import { isCut } from "./cut.js";
import { makePlayerFields } from "./playerfields.js";
import { t, written } from "./text.js";

/** @typedef {import("./text.js").Key} Key */

/** @typedef {import("./types.js").GameName} GameName */
/** @typedef {import("./types.js").GameOptions} GameOptions */
/** @typedef {import("./types.js").Levels} Levels */
/** @typedef {import("./types.js").Rules} Rules */
/** @typedef {import("./types.js").RulesName} RulesName */
/** @typedef {{ rules: RulesName, match: boolean, rounds: number, starter: 0 | 1, levels: Readonly<Levels> }} Chosen */

/**
 * @param {(rules: RulesName, options: GameOptions, levels: Levels) => void} start
 * @param {readonly Rules[]} all the rules that can be played
 * @param {{ training: () => void, first: (game: GameName) => void }} instead puzzles, or a first game step by step
 */
export function createSetup(start, all, instead) {
  const dialog = byId("setup", HTMLDialogElement);
  prepareDialog(dialog);

  const game = makeChoices("setup.game", "game", GAMES.map((name) => ({
    value: name,
    label: `game.${name}`,
    note: `setup.${name}.note`,
  })));
  const rules = make("select", { id: "setup-rules", "aria-describedby": "setup-rules-note setup-rules-known" }, ...all.map(({ name }) => written(
    "option",
    { value: name },
    `game.${name}`,
  )));
  // A long name, written out under a list that is too narrow for it; the list itself is read in full.
  const whole = make("p", { id: "setup-rules-name", class: "field-whole", "aria-hidden": "true", hidden: true });
  const note = make("p", { id: "setup-rules-note", class: "note" });
  const known = make("p", { id: "setup-rules-known", class: "note" });
  const rulesField = make("div", { class: "field field-rules" }, written("label", { for: "setup-rules" }, "setup.rules"), rules, whole, note, known);
  const kind = makeChoices("setup.kind", "kind", [
    { value: "single", label: "setup.single", note: "setup.single.note" },
    { value: "match", label: "setup.match", note: "setup.match.note" },
  ]);
  const rounds = make("select", { id: "setup-rounds" }, ...ROUND_LIMITS.map((limit) => written(
    "option",
    { value: String(limit) },
    limit === 0 ? "setup.rounds.none" : "setup.rounds.some",
    () => ({ rounds: limit }),
  )));
  const roundsField = make("div", { class: "field" }, written("label", { for: "setup-rounds" }, "setup.rounds"), rounds);
  const players = makePlayerFields("setup-player");
  const starter = makeChoices("setup.starter", "starter", [
    { value: "0", label: "seat.south" },
    { value: "1", label: "seat.north" },
  ], "choices-short");
  const training = written("button", { type: "button", class: "button button-quiet", id: "setup-training" }, "setup.training");
  const first = written("button", { type: "button", class: "button button-quiet", id: "setup-first" }, "setup.first");
  const cancel = written("button", { type: "button", class: "button" }, "setup.cancel");
  const begin = written("button", { type: "submit", class: "button button-main" }, "setup.start");
  const form = make(
    "form",
    { method: "dialog" },
    written("h2", { id: "setup-title" }, "setup.title"),
    game,
    rulesField,
    kind,
    roundsField,
    players.element,
    starter,
    make("div", { class: "actions actions-end" }, first, training, cancel, begin),
  );
  dialog.append(form);

  const chosenRules = () => all.find(({ name }) => name === rules.value) ?? all[0];

  /** Rules belong to one of the games, a match to some of the rules, and the number of rounds to a match. */
  function fit() {
    if (chosenRules().game !== chosen(game)) rules.value = chosen(game);
    for (const option of rules.options) {
      const other = all.find(({ name }) => name === option.value)?.game !== chosen(game);
      option.hidden = other;
      option.disabled = other;
    }
    const { game: main, name } = chosenRules();
    note.hidden = name === main;
    note.textContent = note.hidden ? "" : t(/** @type {Key} */ (`variant.${name}.note`));
    known.textContent = knownWords(chosenRules());
    writeWhole();
    kind.hidden = !chosenRules().rounds;
    roundsField.hidden = kind.hidden || chosen(kind) !== "match";
  }

  function writeWhole() {
    whole.textContent = rules.selectedOptions[0]?.text ?? "";
    whole.hidden = !isCut(rules);
  }

  form.addEventListener("change", fit);
  new ResizeObserver(writeWhole).observe(rules);
  cancel.addEventListener("click", () => dialog.close());
  training.addEventListener("click", () => {
    dialog.close();
    instead.training();
  });
  first.addEventListener("click", () => {
    dialog.close();
    instead.first(/** @type {GameName} */ (chosen(game)));
  });
  form.addEventListener("submit", () => {
    const match = !kind.hidden && chosen(kind) === "match";
    start(chosenRules().name, {
      starter: chosen(starter) === "1" ? 1 : 0,
      match,
      rounds: match ? Number(rounds.value) : 0,
    }, players.levels);
  });

  return {
    /** @param {Chosen} now what is offered first */
    open(now) {
      rules.value = now.rules;
      choose(game, chosenRules().game);
      choose(kind, now.match ? "match" : "single");
      choose(starter, String(now.starter));
      players.show(now.levels);
      rounds.value = String(now.rounds);
      if (rounds.selectedIndex < 0) rounds.value = "0";
      fit();
      open(dialog);
    },
  };
}
