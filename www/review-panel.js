/**
 * The review in the tab "Analysis": its button, how far it is, the chart, and what each side gave away.
 */
import { createChart } from "./chart.js";
import { isUsable, make, setUsable, write } from "./dom.js";
import { seatValues } from "./sentences.js";
import { t } from "./text.js";

/** @typedef {import("./judge.js").Verdict} Verdict */
/** @typedef {import("./review.js").Review} Review */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./types.js").Step} Step */

/**
 * @param {HTMLElement} place
 * @param {{ run: () => void, goTo: (ply: number) => void }} acts
 */
export function createReviewPanel(place, { goTo, run }) {
  const button = make("button", { type: "button", class: "button", id: "review" });
  button.addEventListener("click", () => {
    if (isUsable(button)) run();
  });
  const progress = make("progress", { "aria-labelledby": "review-said" });
  const said = make("p", { class: "match-note", id: "review-said" });
  const chart = createChart(goTo);
  const sides = [make("p"), make("p")];
  const summary = make("div", { class: "review-sides" }, ...sides);
  place.append(make(
    "section",
    { "aria-labelledby": "review-title" },
    make("h2", { id: "review-title" }, t("review.title")),
    chart.element,
    summary,
    said,
    progress,
    make("div", { class: "actions" }, button),
  ));

  return {
    /**
     * @param {Session} session
     * @param {Review} review
     */
    update(session, review) {
      const { state, steps } = session.main;
      const { all, done, running, started, verdicts } = review;
      write(button, t(started && !running ? "review.again" : "review.start"));
      setUsable(button, steps.length > 0 && !running);
      progress.hidden = !running;
      progress.max = Math.max(1, all);
      progress.value = done;
      const points = started ? pointsOf(session, verdicts) : [];
      chart.update(points, state.ply);
      summary.hidden = !started || done === 0;
      for (const seat of /** @type {Seat[]} */ ([0, 1])) {
        const own = steps.flatMap((step, ply) => (step.seat === seat && verdicts[ply] ? [verdicts[ply]] : []));
        write(sides[seat], t("review.side", { ...countsOf(own), ...seatValues(seat) }));
      }
      write(said, saidOf(review, steps.length, Object.values(verdicts)));
    },
  };
}

/**
 * @param {Review} review
 * @param {number} steps
 * @param {Verdict[]} verdicts
 */
function saidOf({ all, done, failure, running, started }, steps, verdicts) {
  if (failure) return t("analysis.failed", { reason: failure });
  if (steps === 0) return t("review.nothing");
  if (!started) return t("review.text");
  if (running) return t("review.running", { done, all });
  const about = verdicts.find(({ exact }) => !exact);
  return about ? t("review.about", { depth: about.depth ?? 0 }) : t("review.exact");
}

/** @param {readonly Verdict[]} verdicts */
function countsOf(verdicts) {
  const count = (/** @type {string} */ mark) => verdicts.filter((each) => each.mark === mark).length;
  return {
    best: count("best") + count("only"),
    good: count("good"),
    slip: count("slip"),
    blunder: count("blunder"),
    lost: verdicts.reduce((sum, { lost }) => sum + lost, 0),
  };
}

/**
 * Who is ahead at the start and after each step, as far as the review has come.
 * @param {Session} session
 * @param {readonly Verdict[]} verdicts by step
 */
function pointsOf(session, verdicts) {
  const { steps } = session.main;
  /** @type {import("./chart.js").Point[]} */
  const points = [];
  for (const [ply, step] of steps.entries()) {
    const verdict = verdicts[ply];
    if (!verdict && step.kind === "sow") break;
    if (points.length === 0) points.push({ lead: verdict?.before ?? 0, mark: null });
    const { banks } = step.after;
    const lead = step.over ? banks[0] - banks[1] : verdict?.after ?? points[points.length - 1].lead;
    points.push({ lead, mark: verdict?.mark ?? null });
  }
  return points;
}
