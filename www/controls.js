/**
 * The row of controls under the board. A control that means nothing now stays in place and says so.
 */
import { NORMAL_SPEED, SPEEDS } from "./config.js";
import { isUsable, make, setUsable, write } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./text.js";

/** @typedef {import("./icons.js").IconName} IconName */
/** @typedef {import("./text.js").Key} Key */

/** @typedef {"new" | "undo" | "redo" | "hint" | "more" | "replay" | "back" | "pause" | "forward" | "skip"} ControlName */

/** @type {Key[]} in the order of `SPEEDS` */
const SPEED_NAMES = [
  "speed.slowest", "speed.slow", "speed.calm", "speed.quick", "speed.quicker", "speed.fast", "speed.instant",
];

/**
 * What the controls show.
 * @typedef {object} ControlsState
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 * @property {boolean} canHint
 * @property {boolean} canReplay
 * @property {boolean} canPause
 * @property {boolean} canStepBack
 * @property {boolean} canStepOn
 * @property {boolean} telling
 * @property {boolean} paused
 * @property {number} speed
 */

/**
 * @param {HTMLElement} place
 * @param {{ act: (name: ControlName) => void, setSpeed: (speed: number) => void }} options
 */
export function createControls(place, { act, setSpeed }) {
  /**
   * @param {ControlName} name
   * @param {IconName} sign
   */
  function makeTool(name, sign = name) {
    const button = make("button", { type: "button", class: "tool", id: `control-${name}` });
    button.append(icon(sign), make("span", {}, t(`control.${name}`)));
    button.addEventListener("click", () => {
      if (isUsable(button)) act(name);
    });
    return button;
  }

  const tools = {
    new: makeTool("new"),
    undo: makeTool("undo"),
    redo: makeTool("redo"),
    hint: makeTool("hint"),
    more: makeTool("more"),
    replay: makeTool("replay"),
    back: makeTool("back"),
    pause: makeTool("pause"),
    forward: makeTool("forward"),
    skip: makeTool("skip"),
  };
  const slider = make("input", {
    type: "range", id: "speed", min: "0", max: String(SPEEDS.length - 1), step: "1", value: String(NORMAL_SPEED),
  });
  const output = make("output", { for: "speed", id: "speed-name" });
  slider.addEventListener("input", () => setSpeed(Number(slider.value)));

  place.append(
    make("div", { class: "bar" }, tools.new, tools.undo, tools.redo, tools.hint, tools.more),
    make("div", { class: "bar" }, tools.replay, tools.back, tools.pause, tools.forward, tools.skip),
    make("div", { class: "speed" }, make("label", { for: "speed" }, t("control.speed")), slider, output),
  );

  let wasPaused = false;

  return {
    /** @param {ControlsState} state */
    update(state) {
      setUsable(tools.undo, state.canUndo);
      setUsable(tools.redo, state.canRedo);
      setUsable(tools.replay, state.canReplay);
      setUsable(tools.back, state.canStepBack);
      setUsable(tools.hint, state.canHint);
      setUsable(tools.pause, state.canPause);
      setUsable(tools.forward, state.canStepOn);
      setUsable(tools.skip, state.telling);
      if (state.paused !== wasPaused) {
        wasPaused = state.paused;
        const name = state.paused ? "resume" : "pause";
        tools.pause.replaceChildren(icon(name), make("span", {}, t(`control.${name}`)));
      }
      slider.value = String(state.speed);
      const name = t(SPEED_NAMES[state.speed]);
      slider.setAttribute("aria-valuetext", name);
      write(output, name);
    },
  };
}
