/**
 * What a player does on the board: sows, steps through what happened, walks through the game. It goes to whom it
 * concerns: the story that is being told, a variation, a puzzle, or the game.
 */
import { previewSentence } from "./sentences.js";

/** @typedef {import("./types.js").Step} Step */

/**
 * @typedef {object} MovesHost the parts that it acts on, which are made after it
 * @property {import("./session.js").Session} session
 * @property {() => import("./stage.js").Stage} stage
 * @property {() => import("./mind.js").Mind} mind
 * @property {() => import("./exercise.js").Exercise} exercise
 * @property {import("./status.js").Lines} lines
 * @property {(sentence: string) => void} say
 * @property {() => boolean} still nothing moves
 * @property {() => boolean} walking the steps of the game are walked through, rather than played
 * @property {() => string | null} closed why nothing can be sown here
 * @property {(step: Step) => void} telling a sowing is going to be told again
 * @property {(cause: unknown) => void} fail
 */

/** @param {MovesHost} host */
export function createMoves({ closed, exercise, fail, lines, mind, say, session, stage, still, telling, walking }) {
  /** @param {number} hole that cannot be sown */
  function refuse(hole) {
    const preview = session.previews.find((each) => each.hole === hole);
    if (!preview) return;
    reply(closed() ?? mind().refusal ?? previewSentence(preview, session.state));
  }

  /** @param {string} why something cannot be done now */
  function reply(why) {
    lines.showPreview(why, "refused");
    say(why);
  }

  /** @param {number} hole */
  function play(hole) {
    stage().skip();
    const preview = session.previews.find((each) => each.hole === hole);
    if (exercise().active) exercise().choose(hole);
    else if (closed() !== null || mind().refusal !== null || !preview?.legal) refuse(hole);
    else {
      try {
        session.play(preview.sowing);
      } catch (cause) {
        fail(cause);
      }
    }
  }

  /** Tells the last sowing again. */
  function replay() {
    const last = session.lastSowing;
    if (!last || still()) return false;
    telling(last);
    stage().tell(session.step(last.ply), exercise().seen(session.state), last, { again: true });
    return stage().telling;
  }

  return {
    play,
    refuse,
    reply,
    replay,
    /**
     * Shows the game as it was after so many steps.
     * @param {number} ply
     */
    goTo(ply) {
      session.leave();
      session.goTo(ply);
    },
    back() {
      if (stage().telling) stage().stepBack();
      else if (session.varying) mind().stepBack();
      else if (walking()) session.undo();
      else if (replay()) stage().toLastBeat();
    },
    forward() {
      if (stage().telling) stage().stepForward();
      else if (mind().canStepOn) mind().stepOn();
      else if (walking() && session.state.canRedo) {
        session.redo();
        replay();
      }
    },
  };
}
