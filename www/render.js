// Puts the layers together on one canvas. It draws only when told to, and never knows a rule or a word.
// Three layers: the still picture (painted once for a size and a palette, `board.js`), the seeds at rest (a hole is painted again
// only when its list is another list), and what changes from frame to frame, straight on the visible canvas.

import { stillPicture } from "./board.js";
import { heapPlace } from "./heap.js";
import { drawSeed, drawShadow, seedSheet } from "./seeds.js";
import { dirtyRects } from "./render-dirty.js";
import { bankPoint, paintAir } from "./render-air.js";
import { paintMarks } from "./render-marks.js";
import { paintText } from "./render-text.js";

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {CanvasRenderingContext2D} Context */

/**
 * How things look, and the strings that are written.
 * @typedef {object} Look
 * @property {import("./palette.js").Palette} palette
 * @property {import("./looks.js").BoardName} board
 * @property {import("./looks.js").PieceName} piece
 * @property {readonly [string, string]} names of South and North, written beside the cloths
 * @property {(count: number) => string} [number] writes a number (String)
 * @property {readonly string[] | null} [holeNames] small names by hole number; null writes none
 * @property {string} [sans] font family of counts and names
 * @property {string} [serif] font family of hole names
 */

/**
 * @typedef {object} Renderer
 * @property {(layout: Layout) => void} resize sets the canvas to the layout's size in whole device pixels
 * @property {(scene: Scene, look: Look) => void} draw
 * @property {() => void} repaint what was a sketch is painted now: the next frame is painted from the ground up
 */

/** The diameter of a seed in device pixels. @param {Layout} layout */
export const diameter = ({ dpr, seed }) => Math.max(4, Math.round(seed * dpr));

/**
 * @param {HTMLCanvasElement} canvas
 * @returns {Renderer}
 */
export function createRenderer(canvas) {
  const context = /** @type {Context} */ (canvas.getContext("2d"));
  const resting = layer();
  /** @type {import("./pictures.js").Picture | null} */
  let still = null;
  /** @type {Layout | null} */
  let layout = null;
  /** @type {import("./seeds-sheet.js").SeedSheet | null} */
  let sheet = null;
  /** What the layers show now. @type {Pick<Look, "palette" | "board" | "piece"> | null} */
  let painted = null;
  /** @type {(readonly number[] | null)[]} */
  let shown = [];
  /** What the canvas shows. @type {Scene | null} */
  let last = null;
  /** @type {Look | null} */
  let lastLook = null;

  /** @param {Layout} layout @param {Look} look */
  function prepare(layout, look) {
    const sameBoard = painted?.palette === look.palette && painted.board === look.board;
    // Plain seeds take their colours from the palette.
    const samePiece = painted?.piece === look.piece && sheet !== null && (sameBoard || !look.palette.flat);
    if (!sameBoard || !still) still = stillPicture(layout, look);
    if (!samePiece) sheet = seedSheet(look, diameter(layout));
    if (!sameBoard || !samePiece) {
      shown = [];
      last = null;
      const { context: to, canvas: { width, height } } = resting;
      to.setTransform(1, 0, 0, 1, 0, 0);
      to.clearRect(0, 0, width, height);
      to.drawImage(still, 0, 0);
      to.setTransform(layout.dpr, 0, 0, layout.dpr, 0, 0);
    }
    painted = { palette: look.palette, board: look.board, piece: look.piece };
  }

  function repaint() {
    painted = null;
    sheet = null;
    last = null;
  }

  return {
    repaint,
    resize(next) {
      const width = Math.round(next.width * next.dpr);
      const height = Math.round(next.height * next.dpr);
      const same = layout !== null && JSON.stringify(layout) === JSON.stringify(next);
      layout = next;
      canvas.style.width = `${next.width}px`;
      canvas.style.height = `${next.height}px`;
      if (same) return;
      for (const each of [canvas, resting.canvas]) {
        each.width = width;
        each.height = height;
      }
      repaint();
    },
    draw(scene, look) {
      if (!layout) return;
      prepare(layout, look);
      if (!sheet) return;
      settle(scene, layout, sheet);
      const rects = last && lastLook && sameLook(lastLook, look) ? dirtyRects(layout, last, scene) : null;
      last = scene;
      lastLook = look;
      if (rects?.length === 0) return;
      context.save();
      context.setTransform(1, 0, 0, 1, 0, 0);
      clip(rects, layout.dpr);
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.drawImage(resting.canvas, 0, 0);
      context.setTransform(layout.dpr, 0, 0, layout.dpr, 0, 0);
      paintMarks(context, layout, scene, look);
      paintText(context, layout, scene, look);
      paintAir(context, layout, scene, look, sheet);
      context.restore();
    },
  };

  /**
   * Keeps the frame to what it changes; edges on whole pixels, so that nothing is left of the frame before.
   * @param {import("./geometry.js").Rect[] | null} rects
   * @param {number} dpr
   */
  function clip(rects, dpr) {
    if (!rects) return;
    context.beginPath();
    for (const rect of rects) {
      const x = Math.floor(rect.x * dpr);
      const y = Math.floor(rect.y * dpr);
      context.rect(x, y, Math.ceil((rect.x + rect.width) * dpr) - x, Math.ceil((rect.y + rect.height) * dpr) - y);
    }
    context.clip();
  }

  /**
   * Brings the layer of seeds at rest up to date.
   * @param {Scene} scene
   * @param {Layout} layout
   * @param {import("./seeds-sheet.js").SeedSheet} sheet
   */
  function settle(scene, layout, sheet) {
    const { cell, holes, cloths } = layout;
    scene.holes.forEach((ids, hole) => {
      const box = holes[hole];
      if (layout.inside || shown[hole] === ids || !box) return;
      shown[hole] = ids;
      restore(layout, { x: box.x - cell / 2, y: box.y - cell / 2, width: cell, height: cell });
      heap(resting.context, box, hole, ids, layout.seed, sheet);
    });
    for (const seat of /** @type {const} */ ([0, 1])) {
      const key = scene.holes.length + seat;
      const ids = scene.banks[seat];
      if (layout.inside || shown[key] === ids) continue;
      shown[key] = ids;
      restore(layout, cloths[seat].cloth);
      ids.forEach((id, index) => {
        const { x, y } = bankPoint(layout, seat, index);
        drawShadow(resting.context, sheet, x, y, layout.seed, layout.seed * 0.14);
        drawSeed(resting.context, sheet, id, x, y, layout.seed);
      });
    }
  }

  /**
   * Copies a part of the still picture over the seeds that lay there; whole device pixels, so that nothing blurs.
   * @param {Layout} layout
   * @param {import("./geometry.js").Rect} rect
   */
  function restore({ dpr }, rect) {
    if (!still) return;
    const x = Math.floor(rect.x * dpr);
    const y = Math.floor(rect.y * dpr);
    const width = Math.ceil((rect.x + rect.width) * dpr) - x;
    const height = Math.ceil((rect.y + rect.height) * dpr) - y;
    const to = resting.context;
    to.setTransform(1, 0, 0, 1, 0, 0);
    to.clearRect(x, y, width, height);
    to.drawImage(still, x, y, width, height, x, y, width, height);
    to.setTransform(dpr, 0, 0, dpr, 0, 0);
  }
}

/**
 * @param {Context} context
 * @param {import("./geometry.js").HoleBox} box
 * @param {number} hole
 * @param {readonly number[]} ids
 * @param {number} seed
 * @param {import("./seeds-sheet.js").SeedSheet} sheet
 */
function heap(context, box, hole, ids, seed, sheet) {
  for (let index = 0; index < ids.length; index++) {
    const { x, y, layer } = heapPlace(hole, index);
    const px = box.x + x * box.radius;
    const py = box.y + y * box.radius;
    // Higher seeds are nearer to the eye, and throw their shadow farther.
    const size = seed * (1 + 0.034 * layer);
    drawShadow(context, sheet, px, py, size * 1.06, seed * (layer === 0 ? 0.19 : 0.22));
    drawSeed(context, sheet, ids[index] ?? 0, px, py, size);
  }
}

/**
 * Whether two looks write and paint the same: pages make a look anew for every frame.
 * @param {Look} a
 * @param {Look} b
 */
function sameLook(a, b) {
  return (
    a === b ||
    (a.palette === b.palette &&
      a.board === b.board &&
      a.piece === b.piece &&
      a.number === b.number &&
      a.sans === b.sans &&
      a.serif === b.serif &&
      sameWords(a.names, b.names) &&
      sameWords(a.holeNames ?? [], b.holeNames ?? []))
  );
}

/** @param {readonly string[]} a @param {readonly string[]} b */
function sameWords(a, b) {
  return a.length === b.length && a.every((word, index) => word === b[index]);
}

function layer() {
  const canvas = document.createElement("canvas");
  return { canvas, context: /** @type {Context} */ (canvas.getContext("2d")) };
}
