/**
 * The tab "Analysis": what the engine knows of the board as it stands, and the review of the game.
 */
import { createAnalysisPanel } from "./analysis-panel.js";
import { createReview } from "./review.js";
import { createReviewPanel } from "./review-panel.js";

/**
 * @param {HTMLElement} place
 * @param {object} options
 * @param {import("./ai.js").Ai} options.ai
 * @param {import("./view.js").View} options.view
 * @param {() => void} options.reviewed sowings have been given marks
 */
export function createStudy(place, { ai, reviewed, view }) {
  const { mind, moves, session, settings } = view;
  const { analysis } = mind;
  const review = createReview({
    ai,
    session,
    changed() {
      showReview();
      reviewed();
    },
  });
  const panel = createAnalysisPanel(place, {
    turn: (on) => settings.set({ values: on }),
    choose: (sowing) => analysis.askLine(sowing),
    on: () => analysis.stepOn(),
    back: () => analysis.stepBack(),
    leave: () => session.leave(),
  });
  const reviewPanel = createReviewPanel(place, { run: () => review.run(), goTo: (ply) => moves.goTo(ply) });

  function showReview() {
    reviewPanel.update(session, review);
  }

  return {
    /** The game has changed. */
    committed: () => review.committed(),
    /** Something more is known of the board as it stands. */
    values: () => panel.update(session, analysis, settings.current.values),
    review: showReview,
    get verdicts() {
      return review.verdicts;
    },
  };
}
