/**
 * A board that sets puzzles: training without a game behind it, without an end, and with nothing kept.
 */
import { BoardError } from "./board-error.js";
import { make } from "./dom.js";
import { createTraining } from "./training.js";
import { createProgress, FORGETFUL } from "./training-progress.js";

/**
 * @param {import("./view.js").View} view
 * @param {import("./ai.js").Ai} ai
 */
export function createPuzzleMode(view, ai) {
  const { holes, moves, parts, session } = view;
  const place = make("section", { class: "training", part: "puzzle", "aria-labelledby": "training-title", hidden: true });
  const foot = make("div", { class: "training training-foot", part: "puzzle-actions", hidden: true });
  parts.status.before(place);
  parts.status.after(foot);

  /** Whoever reads elsewhere is left there. */
  const hasFocus = () => {
    const { activeElement } = /** @type {Document | ShadowRoot} */ (parts.root.getRootNode());
    return activeElement !== null && parts.root.contains(activeElement);
  };
  const training = createTraining({
    session,
    ai,
    say: view.say,
    add: view.add,
    begins: () => view.clear(),
    refresh: () => view.show(),
    replay: () => void moves.replay(),
    focus: (hole) => (hasFocus() ? holes.focus(hole) : holes.lead(hole)),
    refuse: (hole) => moves.refuse(hole),
    places: { place, foot, root: parts.root },
    progress: createProgress(FORGETFUL),
    chooser: null,
    signal: view.signal,
  });

  return {
    training,
    get stands() {
      return training.stands;
    },
    /**
     * @param {import("./types.js").GameName} game
     * @param {import("./types.js").PuzzleKind} kind
     */
    begin(game, kind) {
      if (session.state.game !== game) session.start(game, {});
      training.begin({ kind, game, fixed: null });
    },
    /** @param {number} hole */
    answer(hole) {
      if (!session.previews.some((each) => each.hole === hole)) throw new BoardError("no-such-hole", `there is no hole ${hole}`);
      if (training.stands.phase !== "asked") throw new BoardError("not-asked", "no puzzle waits for an answer");
      training.choose(hole);
    },
    refuse() {
      throw new BoardError("puzzle", "a board that sets puzzles is not walked through");
    },
  };
}
