/**
 * The match: rounds played, who started them, what was captured and what each player owns.
 */
import { make, write } from "./dom.js";
import { SEATS, seatValues } from "./sentences.js";
import { list, number, t, written } from "./text.js";

/** @typedef {import("./types.js").State} State */

/** @param {HTMLElement} panel */
export function createMatchTable(panel) {
  const heads = /** @type {const} */ (["match.round", ...SEATS, "match.stocks"]);
  const body = make("tbody");
  const table = make(
    "table",
    { class: "table" },
    written("caption", {}, "match.caption"),
    make("thead", {}, make("tr", {}, ...heads.map((head) => written("th", { scope: "col" }, head)))),
    body,
  );
  const none = make("p", { class: "match-note" });
  const closed = make("p", { class: "match-note" });
  panel.append(table, none, closed);

  return {
    /** @param {State} state */
    update({ match, holes }) {
      if (!match) return;
      body.replaceChildren(...match.results.map(({ winner, banks, stocks, starter }, index) => make(
        "tr",
        {},
        make("th", { scope: "row" }, number(index + 1), " ", make("small", {}, t("match.began", seatValues(starter)))),
        make("td", { class: winner === 0 ? "won" : "" }, number(banks[0])),
        make("td", { class: winner === 1 ? "won" : "" }, number(banks[1])),
        make("td", {}, t("match.owned", { south: stocks[0], north: stocks[1] })),
      )));
      table.hidden = match.results.length === 0;
      none.hidden = match.results.length > 0;
      write(none, t("match.none"));
      const twigs = holes.flatMap((count, hole) => (count === null ? [hole] : []));
      write(closed, t("match.closed", { closed: twigs.length, holes: list(twigs) }));
    },
  };
}
