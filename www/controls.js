/**
 * The row of controls under the board. A control that means nothing now stays in place and says so.
 */
import { NORMAL_SPEED, SPEEDS } from "./config.js";
import { isUsable, make, setUsable, write } from "./dom.js";
import { icon } from "./icons.js";
import { t, written } from "./text.js";

/** @typedef {import("./icons.js").IconName} IconName */
/** @typedef {import("./text.js").Key} Key */

/** @typedef {"new" | "turn" | "undo" | "redo" | "hint" | "more" | "replay" | "back" | "pause" | "forward" | "skip"} ControlName */

/** @type {Key[]} in the order of `SPEEDS` */
const SPEED_NAMES = [
  "speed.slowest", "speed.slow", "speed.calm", "speed.quick", "speed.quicker", "speed.fast", "speed.instant",
];

/** The rows of the page: what one does in the game, and how its story is told. @type {readonly (readonly ControlName[])[]} */
const ROWS = [["new", "turn", "undo", "redo", "hint", "more"], ["replay", "back", "pause", "forward", "skip"]];

/**
 * What the controls show.
 * @typedef {object} ControlsState
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 * @property {boolean} canHint
 * @property {boolean} canTurn
 * @property {boolean} directions the rules leave a choice of direction
 * @property {boolean} backward
 * @property {boolean} canReplay
 * @property {boolean} canPause
 * @property {boolean} canStepBack
 * @property {boolean} canStepOn
 * @property {boolean} telling
 * @property {boolean} paused
 * @property {number} speed
 * @property {boolean} left the way on, which is wanted most, lies at the left hand
 */

/**
 * @typedef {object} ControlsOptions
 * @property {(name: ControlName) => void} act
 * @property {(speed: number) => void} setSpeed
 * @property {readonly (readonly ControlName[])[]} [rows] which there are
 * @property {boolean} [speed] whether the speed can be chosen
 */

/**
 * @param {HTMLElement} place
 * @param {ControlsOptions} options
 */
export function createControls(place, { act, rows = ROWS, setSpeed, speed = true }) {
  /**
   * @param {ControlName} name
   * @param {IconName} sign
   */
  function makeTool(name, sign = name) {
    const button = make("button", { type: "button", class: "tool", part: "tool", id: `control-${name}` });
    button.append(icon(sign), written("span", {}, `control.${name}`));
    button.addEventListener("click", () => {
      if (isUsable(button)) act(name);
    });
    return button;
  }

  /** @type {Partial<Record<ControlName, HTMLButtonElement>>} */
  const tools = {};
  for (const name of rows.flat()) tools[name] = makeTool(name);
  const slider = make("input", {
    type: "range", id: "speed", min: "0", max: String(SPEEDS.length - 1), step: "1", value: String(NORMAL_SPEED),
  });
  const output = make("output", { for: "speed", id: "speed-name" });
  slider.addEventListener("input", () => setSpeed(Number(slider.value)));

  const bars = rows.map((row) => make("div", { class: "bar" }, ...row.flatMap((name) => tools[name] ?? [])));
  place.append(...bars);
  if (speed) place.append(make("div", { class: "speed" }, written("label", { for: "speed" }, "control.speed"), slider, output));
  place.hidden = rows.length === 0 && !speed;

  /** @param {ControlName} name @param {boolean} usable */
  function allow(name, usable) {
    const tool = tools[name];
    if (tool) setUsable(tool, usable);
  }

  let wasPaused = false;
  let wasLeft = false;

  return {
    /** @param {ControlsState} state */
    update(state) {
      allow("undo", state.canUndo);
      allow("redo", state.canRedo);
      allow("replay", state.canReplay);
      allow("back", state.canStepBack);
      allow("hint", state.canHint);
      allow("pause", state.canPause);
      allow("forward", state.canStepOn);
      allow("skip", state.telling);
      allow("turn", state.canTurn);
      if (tools.turn) {
        tools.turn.hidden = !state.directions;
        tools.turn.setAttribute("aria-pressed", String(state.backward));
      }
      if (state.paused !== wasPaused) {
        wasPaused = state.paused;
        const name = state.paused ? "resume" : "pause";
        tools.pause?.replaceChildren(icon(name), written("span", {}, `control.${name}`));
      }
      if (state.left !== wasLeft) {
        wasLeft = state.left;
        for (const bar of bars) bar.append(...[...bar.children].reverse()); // in reading order too
      }
      slider.value = String(state.speed);
      const name = t(SPEED_NAMES[state.speed]);
      slider.setAttribute("aria-valuetext", name);
      write(output, name);
    },
  };
}
