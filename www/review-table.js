/**
 * How often each side sowed well and badly in the game under review, and what that cost.
 */
import { make, write } from "./dom.js";
import { SEATS } from "./sentences.js";
import { number, written } from "./text.js";

/** @typedef {import("./judge.js").Mark} Mark */
/** @typedef {import("./judge.js").Verdict} Verdict */
/** @typedef {import("./types.js").Seat} Seat */

/** The rows; an only sowing is a best one. @type {{ name: Exclude<Mark, "only">, of: Mark[] }[]} */
const MARKS = [
  { name: "best", of: ["best", "only"] },
  { name: "good", of: ["good"] },
  { name: "slip", of: ["slip"] },
  { name: "blunder", of: ["blunder"] },
];

export function createReviewTable() {
  // Words are longer than numbers, so that they stand below each other.
  const heads = [
    ...MARKS.map(({ name }) => written("th", { scope: "row", "data-mark": name }, `mark.${name}`)),
    written("th", { scope: "row" }, "review.lost"),
  ];
  const rows = heads.map((head) => {
    const cells = SEATS.map(() => make("td"));
    return { cells, row: make("tr", {}, head, ...cells) };
  });
  const element = make(
    "table",
    { class: "review-table" },
    written("caption", { class: "unseen" }, "review.table"),
    make("thead", {}, make("tr", {}, make("td"), ...SEATS.map((seat) => written("th", { scope: "col" }, seat)))),
    make("tbody", {}, ...rows.map(({ row }) => row)),
  );

  return {
    element,
    /**
     * @param {readonly import("./types.js").Step[]} steps
     * @param {readonly Verdict[]} verdicts by step
     */
    update(steps, verdicts) {
      for (const seat of SEATS.keys()) {
        const own = verdicts.filter((_, ply) => steps[ply]?.seat === seat);
        for (const [row, { of }] of MARKS.entries()) {
          write(rows[row].cells[seat], number(own.filter(({ mark }) => of.includes(mark)).length));
        }
        write(rows[MARKS.length].cells[seat], number(own.reduce((sum, { lost }) => sum + lost, 0)));
      }
    },
  };
}
