/**
 * The live sentence for screen readers: what a change means, said once, in whole sentences.
 */
import { byId, write } from "./dom.js";
import { seatValues, spokenStep, spokenTurn } from "./sentences.js";
import { t } from "./text.js";

/** @typedef {import("./types.js").Change} Change */
/** @typedef {import("./types.js").State} State */

/** @param {string[]} sentences */
export function say(...sentences) {
  write(byId("live", HTMLElement), sentences.filter(Boolean).join(" "));
}

/**
 * @param {Change} change
 * @param {State} state
 * @param {string[]} notices texts of what is noticed besides
 */
export function sayChange(change, state, notices) {
  const { kind, steps } = change;
  const turn = spokenTurn(state);
  if (kind === "play") say(...steps.map(spokenStep), ...notices, turn);
  else if (kind === "move") say(t("say.undone", { ply: state.ply, plies: state.plies }), turn);
  else if (kind === "round") say(t("say.refill", { round: state.match?.round ?? 1 }), turn);
  else {
    const game = t(`game.${state.game}`);
    const seat = seatValues(state.mover);
    if (state.over) say(game, turn);
    else say(t(state.plies === 0 ? "say.start" : "say.loaded", { game, ...seat }));
  }
}
