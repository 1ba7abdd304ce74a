/**
 * Which game this is and who plays it, in the head of the page and the title of the window.
 */
import { byId, make } from "./dom.js";
import { fill, t } from "./text.js";
import { versus } from "./versus.js";

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
  more.push(...versus(levels));
  which.replaceChildren(name, ...more.flatMap((text) => [" · ", text]));
  document.title = t("page.titleOf", { game: t(`game.${rules}`), page: t("page.title") });
}
