/**
 * How often each side sowed well and badly in the game under review, and what that cost.
 */
import { make, write } from "./dom.js";
import { seatName } from "./sentences.js";
import { number, t } from "./text.js";

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
  const heads = MARKS.map(({ name }) => make("th", { scope: "col", "data-mark": name }, t(`mark.${name}`)));
  const rows = ([0, 1]).map((seat) => {
    const cells = [...MARKS, "lost"].map(() => make("td"));
    return {
      cells,
      row: make("tr", {}, make("th", { scope: "row" }, seatName(/** @type {Seat} */ (seat))), ...cells),
    };
  });
  const element = make(
    "table",
    { class: "review-table" },
    make("caption", { class: "unseen" }, t("review.table")),
    make("thead", {}, make("tr", {}, make("td"), ...heads, make("th", { scope: "col" }, t("review.lost")))),
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
