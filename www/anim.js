// Plays a plan: one frame is one sample and one draw, and no frame is asked for while nothing moves. The clock and the
// frame request are handed in, so a test can be the clock.

import { beatAt, nextBeat, previousBeat, sample } from "./timeline.js";

/** @typedef {import("./timeline.js").Plan} Plan */

/**
 * @typedef {object} PlayerOptions
 * @property {(scene: import("./scene.js").Scene) => void} draw
 * @property {() => number} [now] ms
 * @property {(callback: () => void) => number} [requestFrame]
 * @property {(handle: number) => void} [cancelFrame]
 * @property {(beat: import("./timeline.js").Beat, plan: Plan) => void} [onBeat] called when another beat is told
 * @property {(plan: Plan, time: number, limit: number) => void} [onTime] called as time goes on, which it will do up to
 *   the limit
 * @property {() => void} [onHalt] time stands still, or has jumped
 */

/**
 * @typedef {object} Player
 * @property {(plan: Plan, onEnd?: () => void) => void} play drops what was playing without calling its onEnd
 * @property {(plan: Plan) => void} replace goes on at the same beat of the same step told at another speed
 * @property {() => void} pause
 * @property {() => void} resume
 * @property {() => void} stepForward tells one beat, then stands paused
 * @property {() => void} stepBack goes back to the start of the beat before and stands paused
 * @property {() => void} skip shows the end and calls onEnd
 * @property {() => void} stop drops the plan and draws nothing: the page draws what is so
 * @property {() => void} redraw draws the present moment again, after a resize or a change of looks
 * @property {boolean} running a plan is loaded and not at its end
 * @property {boolean} paused
 * @property {number} time ms within the plan
 */

/**
 * @param {PlayerOptions} options
 * @returns {Player}
 */
export function createPlayer(options) {
  const { draw, onBeat, onHalt, onTime } = options;
  const now = options.now ?? (() => performance.now());
  const requestFrame = options.requestFrame ?? ((callback) => requestAnimationFrame(callback));
  const cancelFrame = options.cancelFrame ?? ((handle) => cancelAnimationFrame(handle));

  /** @type {Plan | null} */
  let plan = null;
  /** @type {(() => void) | undefined} */
  let ended;
  let time = 0;
  let started = 0;
  let paused = false;
  let toldBeat = -1;
  /** Where a single step stops. @type {number | null} */
  let until = null;
  /** @type {number | null} */
  let frame = null;

  function moving() {
    return plan !== null && (!paused || until !== null);
  }

  function ask() {
    if (frame === null && moving()) frame = requestFrame(tick);
  }

  function rest() {
    if (frame !== null) cancelFrame(frame);
    frame = null;
  }

  /** Makes the clock agree with the time that is shown. */
  function setClock() {
    started = now() - time;
  }

  function show() {
    if (!plan) return;
    draw(sample(plan, time));
    if (moving()) onTime?.(plan, time, until ?? plan.duration);
    const index = beatAt(plan, time);
    const beat = plan.beats[index];
    if (index === toldBeat || !beat || time >= plan.duration) return;
    toldBeat = index;
    onBeat?.(beat, plan);
  }

  function tick() {
    frame = null;
    if (!plan || !moving()) return;
    time = Math.max(0, now() - started);
    const stops = until !== null && time >= until;
    if (stops) time = until ?? time;
    // What lies between the last frame and the end has its time too.
    if (stops || time >= plan.duration) onTime?.(plan, Math.min(time, plan.duration), Math.min(time, plan.duration));
    if (stops) until = null;
    if (time >= plan.duration) return finish();
    show();
    ask();
  }

  function finish() {
    if (!plan) return;
    const done = plan;
    const callback = ended;
    rest();
    plan = null;
    ended = undefined;
    until = null;
    paused = false;
    time = done.duration;
    draw(sample(done, done.duration));
    callback?.();
  }

  return {
    play(next, onEnd) {
      rest();
      onHalt?.();
      plan = next;
      ended = onEnd;
      time = 0;
      toldBeat = -1;
      until = null;
      setClock();
      if (next.duration === 0) return finish();
      show();
      ask();
    },
    replace(next) {
      if (!plan) return;
      onHalt?.();
      const index = beatAt(plan, time);
      const from = plan.beats[index];
      const to = next.beats[index];
      if (next.duration === 0 || !from || !to) {
        plan = next;
        return finish();
      }
      const share = (time - from.start) / (from.end - from.start || 1);
      time = to.start + share * (to.end - to.start);
      if (until !== null) until = to.end;
      plan = next;
      setClock();
      show();
      ask();
    },
    pause() {
      if (!plan) return;
      paused = true;
      until = null;
      rest();
      onHalt?.();
    },
    resume() {
      if (!plan || !paused) return;
      paused = false;
      until = null;
      setClock();
      ask();
    },
    stepForward() {
      if (!plan) return;
      // A step asked for while one is being told completes that one first.
      if (until !== null) time = until;
      paused = true;
      until = nextBeat(plan, time);
      setClock();
      ask();
    },
    stepBack() {
      if (!plan) return;
      paused = true;
      until = null;
      rest();
      onHalt?.();
      time = previousBeat(plan, time);
      show();
    },
    skip() {
      if (plan) onHalt?.();
      finish();
    },
    stop() {
      rest();
      if (plan) onHalt?.();
      plan = null;
      ended = undefined;
      until = null;
      paused = false;
    },
    redraw() {
      show();
    },
    get running() {
      return plan !== null;
    },
    get paused() {
      return paused;
    },
    get time() {
      return time;
    },
  };
}
