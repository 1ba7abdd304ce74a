/**
 * The line under the board while nothing moves: what the hole that is pointed at would do, what is being typed, or what
 * has happened.
 */
import { previewSentence } from "./sentences.js";
import { idleSentence } from "./status.js";

/**
 * @typedef {object} PointingHost
 * @property {import("./session.js").Session} session
 * @property {import("./stage.js").Stage} stage
 * @property {import("./keys.js").Keys} keys
 * @property {import("./holes.js").Holes} holes
 * @property {import("./status.js").Lines} lines
 * @property {(sentence: string) => void} say
 * @property {() => boolean} silent the holes do not tell what they would do
 * @property {() => boolean} closed nobody may sow here
 * @property {() => (() => string) | null} hinted
 */

/** @param {PointingHost} host */
export function createPointing({ closed, hinted, holes, keys, lines, say, session, silent, stage }) {
  /**
   * The hole that the pointer was left on by the last change. Until it moves on, the line tells what happened rather
   * than what that hole would do next.
   * @type {number | null}
   */
  let leftOn = null;

  /** @param {number | null} hole */
  function show(hole) {
    if (stage.telling) return;
    const preview = session.state.over ? undefined : session.previews.find((each) => each.hole === hole);
    keys.clear();
    if (silent()) {
      stage.point(preview ? { ...preview, legal: false } : null);
      lines.showPreview(session.lastSowing ? idleSentence(session.state, session.lastSowing) : "", "idle");
      return;
    }
    stage.point(preview ?? null);
    const hint = hinted();
    if (preview) lines.showPreview(previewSentence(preview, session.state), "pointed");
    else if (hint !== null) lines.showPreview(hint, "hint");
    else lines.showPreview(idleSentence(session.state, session.lastSowing, closed()), "idle");
  }

  return {
    /** @param {number | null} hole where the pointer or the focus is now */
    moved(hole) {
      if (hole !== leftOn) leftOn = null;
      show(leftOn === null ? hole : null);
    },
    /** @param {number | null} hole stays where it is while the board changes */
    leave(hole) {
      leftOn = hole;
    },
    refresh() {
      if (lines.kind === "refused") return; // why, stands until the pointer moves on or the board changes
      show(holes.pointed === leftOn ? null : holes.pointed);
    },
    /**
     * A number is being typed.
     * @param {string} text
     * @param {number | null} hole a hole of the board that it names, to be pointed out
     */
    typing(text, hole) {
      if (hole !== null) holes.focus(hole);
      if (text) {
        lines.showPreview(text, "typing");
        say(text);
      } else show(holes.pointed);
    },
  };
}
