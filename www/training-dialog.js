/**
 * The dialog of training: which kind of puzzle, of which game, and how hard.
 */
import { chosen, choose, makeChoices } from "./choices.js";
import { GAMES } from "./config.js";
import { byId, make } from "./dom.js";
import { open, prepareDialog } from "./dialog.js";
import { written } from "./text.js";
import { HARDEST, PUZZLE_KINDS } from "./training-progress.js";

/** @typedef {import("./training-progress.js").Choice} Choice */

/** @param {(choice: Choice) => void} start */
export function createTrainingDialog(start) {
  const dialog = byId("training-setup", HTMLDialogElement);
  prepareDialog(dialog);

  const kind = makeChoices("training.kind", "puzzle", PUZZLE_KINDS.map((name) => ({
    value: name,
    label: `training.${name}`,
    note: `training.${name}.note`,
  })));
  const game = makeChoices("setup.game", "puzzle-game", GAMES.map((name) => ({ value: name, label: `game.${name}` })));
  const levels = Array.from({ length: HARDEST }, (_, index) => String(index + 1));
  const difficulty = make(
    "select",
    { id: "training-difficulty" },
    written("option", { value: "" }, "training.adapts"),
    ...levels.map((level) => written("option", { value: level }, "training.fixed", () => ({ level, hardest: HARDEST }))),
  );
  const cancel = written("button", { type: "button", class: "button" }, "setup.cancel");
  const begin = written("button", { type: "submit", class: "button button-main" }, "setup.start");
  const form = make(
    "form",
    { method: "dialog" },
    written("h2", { id: "training-setup-title" }, "training.title"),
    kind,
    game,
    make(
      "div",
      { class: "field" },
      written("label", { for: "training-difficulty" }, "training.difficulty"),
      difficulty,
    ),
    make("div", { class: "actions actions-end" }, cancel, begin),
  );
  dialog.append(form);

  cancel.addEventListener("click", () => dialog.close());
  form.addEventListener("submit", () => {
    const level = Number(difficulty.value);
    start({
      kind: chosen(kind) === "best" ? "best" : "where",
      game: chosen(game) === "mangala" ? "mangala" : "ali-guli-mane",
      fixed: level > 0 ? level : null,
    });
  });

  return {
    /** @param {Choice} now what is offered first */
    open(now) {
      choose(kind, now.kind);
      choose(game, now.game);
      difficulty.value = now.fixed === null ? "" : String(now.fixed);
      open(dialog);
    },
  };
}
