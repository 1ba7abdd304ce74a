/**
 * The picture: it draws the committed state, or tells the story of how it came about. Dropping a story is always safe,
 * because the state it leads to stands already.
 */
import { createPlayer } from "./anim.js";
import { placed as placedIn } from "./place.js";
import { refillPlan } from "./refill.js";
import { whenFine } from "./pictures.js";
import { createRenderer } from "./render.js";
import { arrange, still, withMarks } from "./scene.js";
import { holeOf, isBackward } from "./sowing.js";
import { plan } from "./timeline.js";

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./render.js").Look} Look */
/** @typedef {import("./scene.js").Marks} Marks */
/** @typedef {import("./timeline.js").Plan} Plan */
/** @typedef {import("./types.js").Preview} Preview */
/** @typedef {import("./types.js").RoundStart} RoundStart */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Step} Step */

/**
 * A story that is being told, kept so that it can be told on at another speed.
 * @typedef {object} Story
 * @property {(speed: number) => Plan} at
 * @property {Step | null} step
 */

/**
 * @typedef {object} StageOptions
 * @property {HTMLElement} stage
 * @property {HTMLCanvasElement} canvas
 * @property {(layout: Layout) => void} placed the picture has been laid out anew
 * @property {() => void} changed a story has begun, paused, gone on or ended
 * @property {(step: Step, event: number) => void} told the story has come to one of its events
 * @property {() => Look} look
 * @property {() => Choices} choices
 * @property {() => number | undefined} room how high the picture may be; undefined: as its width asks for
 * @property {Pick<import("./sound.js").Sound, "follow" | "halt" | "ended">} sound
 * @property {AbortSignal} signal ends it
 */

/**
 * @typedef {object} Choices
 * @property {boolean} asPrinted
 * @property {number} speed
 * @property {boolean} reduced nothing moves
 * @property {boolean} turned North has the lower row
 * @property {boolean} facing the far player's writing is turned
 * @property {boolean} left the cloths lie at the other hand
 * @property {boolean} tags values may be written beside the counts: there is room for them
 * @property {boolean} playable a person is to move: what can be played is shown
 * @property {boolean} backward in which direction, where that can be chosen
 */

/** @param {StageOptions} options */
export function createStage({ stage, canvas, placed, changed, told, look, choices, room, signal, sound }) {
  const renderer = createRenderer(canvas);
  /** @type {State | null} */
  let state = null;
  /** @type {Partial<Marks>} */
  let lastMove = {};
  /** @type {Partial<Marks>} */
  let pointed = {};
  /** Values written beside the holes while nothing moves. @type {readonly import("./scene.js").Tag[] | undefined} */
  let tags;
  /** @type {import("./scene.js").Arrangement | null} */
  let arrangement = null;
  /** @type {Layout | null} */
  let box = null;
  /** @type {Story | null} */
  let story = null;
  /** How many beats it has. */
  let beats = 0;

  const player = createPlayer({
    draw: (scene) => renderer.draw(withMarks(scene, { focus: pointed.focus ?? null }), look()),
    onBeat({ event }) {
      if (story?.step) told(story.step, event);
    },
    onTime: (...time) => sound.follow(...time),
    onHalt: () => sound.halt(),
  });

  /** Draws what is so. */
  function drawState() {
    if (!state || !box) return;
    arrangement = arrange(state.holes, state.banks, arrangement);
    const mover = state.over ? null : state.mover;
    const { backward, playable: open } = choices();
    const playable = open ? state.legal.filter((sowing) => isBackward(sowing) === backward).map(holeOf) : [];
    const scene = still(arrangement, state.holes, { ...lastMove, playable, mover, ...pointed });
    renderer.draw({ ...scene, tags }, look());
  }

  /** What the first picture began is fine now. */
  function refine() {
    delete canvas.dataset.rough;
    if (signal.aborted) return;
    renderer.repaint();
    redraw();
  }

  function redraw() {
    if (player.running) player.redraw();
    else drawState();
  }

  /**
   * @param {State} of
   * @param {number} width
   * @param {number | undefined} height
   */
  function fitted({ columns }, width, height) {
    const { asPrinted, facing, left, tags: tagged, turned } = choices();
    return placedIn(stage, { columns, width, height, board: look().board, asPrinted, turned, facing, left, tags: tagged });
  }

  function place() {
    if (!state) return;
    const width = stage.clientWidth;
    if (width === 0) return;
    box = fitted(state, width, room());
    stage.style.height = `${box.height}px`;
    renderer.resize(box);
    placed(box);
    redraw();
  }

  /**
   * @param {Story} next
   * @param {boolean} [again] shown again on request, so at a speed that can be seen
   */
  function begin(next, again = false) {
    const { speed, reduced } = choices();
    const first = next.at(reduced ? Infinity : again && speed === Infinity ? 1 : speed);
    story = next;
    beats = first.beats.length;
    pointed = {};
    arrangement = first.arrangement;
    const { step } = next;
    player.play(first, () => {
      story = null;
      drawState();
      if (step && state) {
        const captured = step.captures.reduce((sum, { seeds }) => sum + seeds, 0);
        sound.ended({ mover: state.over ? null : state.mover, told: first.duration > 0, last: step.last, captured });
      }
      changed();
    });
    if (player.running && player.paused) player.resume();
    changed();
  }

  const fine = whenFine();
  if (fine) {
    canvas.dataset.rough = "";
    void fine.then(refine);
  }

  const sizes = new ResizeObserver(place);
  sizes.observe(stage);
  addEventListener("resize", place, { signal });
  signal.addEventListener("abort", () => {
    sizes.disconnect();
    player.stop();
  });

  return {
    get telling() {
      return player.running;
    },
    get paused() {
      return player.running && player.paused;
    },
    get box() {
      return box;
    },
    /**
     * The picture as it would be with this much more width, and in this height.
     * @param {number} more
     * @param {number} [height]
     */
    measure(more, height) {
      return state && stage.clientWidth > 0 ? fitted(state, stage.clientWidth + more, height) : null;
    },
    place,
    redraw,
    /** The board has been turned for the other player: it comes into sight again, rather than jump. */
    passOn() {
      if (!choices().reduced) canvas.animate({ opacity: [0.15, 1] }, { duration: 420, easing: "ease-out" });
    },
    /**
     * Drops any story and draws this state.
     * @param {State} committed
     * @param {Step | undefined} last the step that led to it
     * @param {number | null} [hint] a hole with a hand beside it
     */
    show(committed, last, hint = null) {
      player.stop();
      story = null;
      const shape = state?.columns;
      state = committed;
      lastMove = { ...(last ? marksOf(last, false) : {}), hint };
      pointed = {};
      if (shape !== committed.columns) {
        arrangement = null;
        place();
      } else drawState();
      changed();
    },
    /**
     * Tells a sowing that has been committed, or one of the past.
     * @param {Step} step
     * @param {State} committed what is drawn in the end
     * @param {Step | undefined} last
     * @param {{ again?: boolean }} [how]
     */
    tell(step, committed, last, { again } = {}) {
      player.stop();
      state = committed;
      lastMove = last ? marksOf(last, choices().reduced) : {};
      const from = arrange(step.before.holes, step.before.banks, arrangement);
      begin({ step, at: (speed) => plan(step, { speed, arrangement: from }) }, again);
    },
    /**
     * @param {RoundStart} round
     * @param {State} committed
     */
    refill(round, committed) {
      player.stop();
      state = committed;
      lastMove = {};
      begin({ step: null, at: (speed) => refillPlan(round, committed.holes.length, speed) });
    },
    /** The speed was changed: a story that is being told goes on with it. */
    changeSpeed() {
      if (story && player.running) player.replace(story.at(choices().speed));
    },
    /**
     * Points a hole out, with the way its sowing would take.
     * @param {Preview | null} preview
     */
    point(preview) {
      if (!preview) pointed = {};
      else if (!preview.legal || preview.last === null) pointed = { focus: preview.hole };
      else pointed = { focus: preview.hole, path: [...preview.lifted, preview.last], pathEnd: preview.last };
      redraw();
    },
    /**
     * Writes values beside the holes, while nothing moves.
     * @param {readonly import("./scene.js").Tag[] | undefined} next
     */
    tag(next) {
      if (tags === next) return;
      tags = next;
      if (!player.running) drawState();
    },
    /** @param {number | null} hole gets a hand beside it, until the board changes */
    hint(hole) {
      lastMove = { ...lastMove, hint: hole };
      if (!player.running) drawState();
    },
    togglePause() {
      if (!player.running) return;
      if (player.paused) player.resume();
      else player.pause();
      changed();
    },
    /** Goes to the last beat of the story that is being told, and stands there: from the end, one step back. */
    toLastBeat() {
      // A step that is asked for while another is told completes that one, so no time passes here.
      for (let beat = 0; beat < beats; beat += 1) player.stepForward();
      player.pause();
      player.redraw();
      changed();
    },
    stepForward() {
      player.stepForward();
      changed();
    },
    stepBack() {
      player.stepBack();
      changed();
    },
    skip() {
      if (player.running) player.skip();
    },
  };
}

/**
 * @param {Step} step
 * @param {boolean} changes mark every changed count, where no movement showed it
 * @returns {Partial<Marks>}
 */
function marksOf(step, changes) {
  const { after, before } = step;
  return {
    changed: changes ? after.holes.flatMap((count, hole) => (count === before.holes[hole] ? [] : [hole])) : [],
    start: step.hole,
    end: step.last,
    saada: step.saada,
    captured: step.captures.map(({ hole }) => hole),
  };
}

/** @typedef {ReturnType<typeof createStage>} Stage */
