/**
 * Which game this is and who plays it, in the head of the page and the title of the window.
 */
import { byId, make } from "./dom.js";
import { seatValues } from "./sentences.js";
import { fill, t } from "./text.js";

/** @typedef {import("./types.js").Seat} Seat */

/**
 * @param {import("./types.js").State} state
 * @param {Readonly<import("./types.js").Levels>} levels
 */
export function showHead({ match, rules }, levels) {
  const which = byId("which", HTMLElement);
  const name = make("span");
  fill(name, `game.${rules}`);
  const more = [];
  if (match) {
    const values = { round: match.round, limit: match.roundLimit };
    more.push(t(match.roundLimit > 0 ? "kind.matchOf" : "kind.match", values));
  }
  for (const seat of /** @type {Seat[]} */ ([0, 1])) {
    if (levels[seat] > 0) more.push(t("players.versus", { level: String(levels[seat]), ...seatValues(seat) }));
  }
  which.replaceChildren(name, ...more.flatMap((text) => [" · ", text]));
  document.title = t("page.titleOf", { game: t(`game.${rules}`), page: t("page.title") });
}
