/**
 * The chart of a round: who was ahead after each sowing, South above the middle line and North below it. A click or tap
 * goes to that sowing; the slider under it does the same by keyboard, and is what screen readers are told.
 */
import { make, write } from "./dom.js";
import { SEATS } from "./sentences.js";
import { number, t, written } from "./text.js";
import { leadShort } from "./values.js";

/**
 * @typedef {object} Point
 * @property {number} lead
 * @property {import("./judge.js").Mark | null} mark
 * @property {string} verdict how good the sowing was that led here, in words
 */

const SPACE = "http://www.w3.org/2000/svg";
const WIDTH = 320;
const HEIGHT = 140;
/** Room at the sides for dots, above and below for the marks, and at the end for the numbers of the lines. */
const SIDE = 8;
const EDGE = 14;
const END = 30;
const BREADTH = WIDTH - SIDE - END;

/** @param {(ply: number) => void} goTo */
export function createChart(goTo) {
  const svg = draw("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "chart-picture", "aria-hidden": "true" });
  const slider = make("input", { type: "range", id: "chart-ply", min: "0", step: "1", class: "chart-slider" });
  const label = written("label", { for: "chart-ply", class: "unseen" }, "review.where");
  const output = make("output", { for: "chart-ply" });
  const verdict = make("p", { class: "chart-verdict" });
  const element = make("div", { class: "chart" });
  element.append(
    written("p", { class: "chart-side", "aria-hidden": "true" }, SEATS[0]),
    svg,
    written("p", { class: "chart-side", "aria-hidden": "true" }, SEATS[1]),
    slider,
    make("p", { class: "chart-said" }, label, output),
    verdict,
  );
  /** @type {readonly Point[]} */
  let points = [];

  const x = (/** @type {number} */ ply) => SIDE + (ply / Math.max(1, points.length - 1)) * BREADTH;

  slider.addEventListener("input", () => goTo(Number(slider.value)));
  svg.addEventListener("click", (event) => {
    const box = svg.getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * WIDTH;
    const share = (at - SIDE) / BREADTH;
    goTo(Math.min(points.length - 1, Math.max(0, Math.round(share * (points.length - 1)))));
  });

  return {
    element,
    /**
     * @param {readonly Point[]} next from the start on; fewer while a review is running
     * @param {number} ply where the board stands
     */
    update(next, ply) {
      points = next;
      element.hidden = points.length < 2;
      if (element.hidden) return;
      const most = Math.max(6, ...points.map(({ lead }) => Math.abs(lead)));
      const y = (/** @type {number} */ lead) => HEIGHT / 2 - (lead / most) * (HEIGHT / 2 - EDGE);
      const way = points.map(({ lead }, index) => `${index === 0 ? "M" : "L"}${x(index)} ${y(lead)}`).join("");
      const area = `${way}L${x(points.length - 1)} ${HEIGHT / 2}L${x(0)} ${HEIGHT / 2}Z`;
      svg.replaceChildren(
        ...scale(most).flatMap((seeds) => [
          draw("line", { x1: SIDE, x2: SIDE + BREADTH, y1: y(seeds), y2: y(seeds), class: "chart-guide" }),
          draw("text", { x: WIDTH - 2, y: y(seeds) + 3.5, class: "chart-number" }, number(Math.abs(seeds))),
        ]),
        draw("path", { d: area, class: "chart-area" }),
        draw("line", { x1: SIDE, x2: SIDE + BREADTH, y1: HEIGHT / 2, y2: HEIGHT / 2, class: "chart-middle" }),
        draw("path", { d: way, class: "chart-way" }),
        ...points.flatMap(({ lead, mark }, index) => sign(mark, x(index), y(lead))),
      );
      const here = points[ply];
      if (here) {
        svg.append(
          draw("line", { x1: x(ply), x2: x(ply), y1: 2, y2: HEIGHT - 2, class: "chart-here" }),
          draw("circle", { cx: x(ply), cy: y(here.lead), r: 5, class: "chart-dot" }),
        );
      }
      slider.max = String(points.length - 1);
      slider.value = String(ply);
      const shown = points[Math.min(ply, points.length - 1)];
      const ahead = leadShort(shown.lead);
      const words = ply === 0 ? t("review.start.point", { ahead }) : t("review.point", { ply, ahead });
      slider.setAttribute("aria-valuetext", [words, shown.verdict].filter(Boolean).join("; "));
      write(output, words);
      write(verdict, shown.verdict);
      verdict.dataset.mark = shown.mark ?? "";
    },
  };
}

/**
 * Round numbers of seeds for lines across the chart: one or two on either side of the middle.
 * @param {number} most
 */
function scale(most) {
  const step = [5, 10, 20, 40].find((seeds) => most / seeds < 3) ?? 40;
  const above = [step, 2 * step].filter((seeds) => seeds <= most);
  return [...above, ...above.map((seeds) => -seeds)];
}

/**
 * Slips and blunders, each with a shape of its own.
 * @param {Point["mark"]} mark
 * @param {number} x
 * @param {number} y
 */
function sign(mark, x, y) {
  if (mark === "slip") return [draw("circle", { cx: x, cy: y, r: 3.5, class: "chart-slip" })];
  if (mark !== "blunder") return [];
  const r = 4.2;
  const d = `M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`;
  return [draw("path", { d, class: "chart-blunder" })];
}

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {string} [text]
 */
function draw(name, attributes, text = "") {
  const element = document.createElementNS(SPACE, name);
  element.textContent = text;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
