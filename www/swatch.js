/**
 * Small pictures of boards and pieces for the settings, painted by what paints the board itself.
 */
import { layout } from "./geometry.js";
import { createRenderer } from "./render.js";
import { arrange, still } from "./scene.js";

/** @typedef {Pick<import("./render.js").Look, "board" | "piece" | "palette">} Swatch */
/** @typedef {import("./geometry.js").Rect} Rect */

/** CSS px, as in dialogs.css. */
const WIDE = { width: 124, height: 70 };
const ROUND = { width: 60, height: 60 };

/** @param {HTMLCanvasElement} canvas @param {Swatch} swatch */
export function paintBoardSwatch(canvas, swatch) {
  const holes = [3, 0, 5, 2, 7, 1];
  picture(canvas, WIDE, swatch, holes, ({ board }) => {
    // A corner of it, with a little of the paper round it.
    const width = board.width * 0.74;
    return { x: board.x - 5, y: board.y - 5, width, height: (width * WIDE.height) / WIDE.width };
  });
}

/** @param {HTMLCanvasElement} canvas @param {Swatch} swatch */
export function paintPieceSwatch(canvas, swatch) {
  // The board of numbers has none to show.
  const board = swatch.board === "numbers" ? "plain" : swatch.board;
  picture(canvas, ROUND, { ...swatch, board }, [9, 0, 0, 0, 0, 0], ({ holes }) => {
    const [{ x, y, radius }] = holes;
    return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
  });
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {{ width: number, height: number }} size
 * @param {Swatch} swatch
 * @param {number[]} holes
 * @param {(box: import("./geometry.js").Layout) => Rect} part of the board that is shown
 */
function picture(canvas, size, swatch, holes, part) {
  const ratio = Math.min(globalThis.devicePixelRatio || 1, 2);
  canvas.width = Math.round(size.width * ratio);
  canvas.height = Math.round(size.height * ratio);
  const context = canvas.getContext("2d");
  if (!context) return;
  const plan = { columns: holes.length / 2, width: 300, inside: swatch.board === "numbers" };
  const rect = part(layout(plan));
  const dpr = canvas.width / rect.width;
  const box = layout({ ...plan, dpr });
  const whole = document.createElement("canvas");
  const renderer = createRenderer(whole);
  renderer.resize(box);
  renderer.draw(still(arrange(holes, [0, 0]), holes), { ...swatch, names: ["", ""] });
  context.drawImage(whole, -rect.x * dpr, -rect.y * dpr);
}
