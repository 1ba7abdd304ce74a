/**
 * How often each side sowed well and badly in the game under review, and what that cost.
 */
import { make, write } from "./dom.js";
import { SEATS } from "./sentences.js";
import { number, written } from "./text.js";

/** @typedef {import("./judge.js").Mark} Mark */
/** @typedef {import("./judge.js").Verdict} Verdict */
/** @typedef {import("./types.js").Seat} Seat */

/** The columns; an only sowing is a best one. @type {{ name: Exclude<Mark, "only">, of: Mark[] }[]} */
const MARKS = [
  { name: "best", of: ["best", "only"] },
  { name: "good", of: ["good"] },
  { name: "slip", of: ["slip"] },
  { name: "blunder", of: ["blunder"] },
];

export function createReviewTable() {
  const heads = MARKS.map(({ name }) => written("th", { scope: "col", "data-mark": name }, `mark.${name}`));
  const rows = ([0, 1]).map((seat) => {
    const cells = [...MARKS, "lost"].map(() => make("td"));
    return {
      cells,
      row: make("tr", {}, written("th", { scope: "row" }, SEATS[seat]), ...cells),
    };
  });
  const element = make(
    "table",
    { class: "review-table" },
    written("caption", { class: "unseen" }, "review.table"),
    make("thead", {}, make("tr", {}, make("td"), ...heads, written("th", { scope: "col" }, "review.lost"))),
    make("tbody", {}, ...rows.map(({ row }) => row)),
  );

  return {
    element,
    /**
     * @param {readonly import("./types.js").Step[]} steps
     * @param {readonly Verdict[]} verdicts by step
     */
    update(steps, verdicts) {
      for (const [seat, { cells }] of rows.entries()) {
        const own = verdicts.filter((_, ply) => steps[ply]?.seat === seat);
        for (const [column, { of }] of MARKS.entries()) {
          write(cells[column], number(own.filter(({ mark }) => of.includes(mark)).length));
        }
        write(cells[MARKS.length], number(own.reduce((sum, { lost }) => sum + lost, 0)));
      }
    },
  };
}
