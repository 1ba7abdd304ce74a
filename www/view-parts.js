/**
 * The elements of a board view. Their ids are names within their tree: a document holds one view, and every shadow root
 * one of its own.
 */
import { make } from "./dom.js";
import { seatValues } from "./sentences.js";
import { label, written } from "./text.js";

/**
 * @param {HTMLElement} root what the view fills
 */
export function makeParts(root) {
  const canvas = make("canvas", { id: "canvas", "aria-hidden": "true" });
  const grid = make("div", { id: "grid", class: "grid", role: "grid" });
  const stage = make("div", { id: "stage", class: "stage", part: "stage" }, canvas, grid);
  /** North's and South's bank in words: the canvas is not read. */
  const banks = {
    1: make("p", { id: "bank-1", class: "unseen" }),
    0: make("p", { id: "bank-0", class: "unseen" }),
  };
  const turn = make("p", { id: "turn", class: "turn", part: "turn" });
  const preview = make("p", { id: "preview", class: "preview", part: "preview" });
  const status = make(
    "div",
    { id: "status", class: "status", part: "status" },
    withRoom(turn, "turn.bonus", () => seatValues(0)),
    withRoom(preview, "preview.relay", longPreview),
  );
  const result = make("section", {
    id: "result", class: "result", part: "result", "aria-labelledby": "result-title", hidden: true,
  });
  const notices = make("div", { id: "notices", class: "notices", part: "notices" });
  const controls = make("div", {
    id: "controls", class: "controls", part: "controls", role: "group",
  });
  label(controls, "control.group");
  const command = make("div", { class: "command" });
  const live = make("p", { id: "live", class: "unseen", role: "status" });
  root.classList.add("board-view");
  root.append(stage, banks[1], banks[0], status, result, notices, controls, command, live);
  return { root, stage, canvas, grid, banks, turn, preview, status, result, notices, controls, command, live };
}

/**
 * A line, and as much room as a long sentence of the language takes, so that nothing below moves with what it says.
 * @param {HTMLElement} line
 * @param {import("./text.js").Key} key
 * @param {() => import("./text.js").Values} values
 */
function withRoom(line, key, values) {
  const room = written("p", { class: `${line.className} roomy-room`, "aria-hidden": "true" }, key, values);
  return make("div", { class: "roomy" }, line, room);
}

/** A sowing that there is much to say about. Nobody reads it: five digits are as long as "and" is in any language. */
function longPreview() {
  const holes = "11 00000 4";
  return { hole: "13", laps: 12, sown: 48, saada: "12", capture: "yes", captured: 14, holes, bonus: "yes" };
}

/** @typedef {ReturnType<typeof makeParts>} Parts */
