/**
 * The review in the tab "Analysis": its button, how far it is, the chart, and what each side gave away.
 */
import { createChart } from "./chart.js";
import { markWords } from "./judge.js";
import { createReviewTable } from "./review-table.js";
import { isUsable, make, setUsable, write } from "./dom.js";
import { reasonOf } from "./reasons.js";
import { t, written } from "./text.js";

/** @typedef {import("./judge.js").Verdict} Verdict */
/** @typedef {import("./review.js").Review} Review */
/** @typedef {import("./session.js").Session} Session */

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
  const table = createReviewTable();
  place.append(make(
    "section",
    { "aria-labelledby": "review-title" },
    written("h2", { id: "review-title" }, "review.title"),
    chart.element,
    table.element,
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
      table.element.hidden = !started || done === 0;
      table.update(steps, verdicts);
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
  if (failure) return t("analysis.failed", { reason: reasonOf(failure) });
  if (steps === 0) return t("review.nothing");
  if (!started) return t("review.text");
  if (running) return t("review.running", { done, all });
  const about = verdicts.find(({ exact }) => !exact);
  return about ? t("review.about", { depth: about.depth ?? 0 }) : t("review.exact");
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
    if (points.length === 0) points.push({ lead: verdict?.before ?? 0, mark: null, verdict: "" });
    const { banks } = step.after;
    const lead = step.over ? banks[0] - banks[1] : verdict?.after ?? points[points.length - 1].lead;
    points.push({ lead, mark: verdict?.mark ?? null, verdict: verdict ? markWords(verdict) : "" });
  }
  return points;
}
