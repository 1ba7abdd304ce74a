// What is pointed out on the board. Every mark has a shape of its own and a dark edge under a light line, so that it
// reads on wood, stone and seeds alike, whatever the colours.

import { paintTwig } from "./board-twig.js";
import { paintPath } from "./render-path.js";

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./geometry.js").HoleBox} HoleBox */
/** @typedef {import("./palette.js").Palette} Palette */
/** @typedef {CanvasRenderingContext2D} Context */

/**
 * @param {Context} context
 * @param {Layout} layout
 * @param {import("./scene.js").Scene} scene
 * @param {import("./render.js").Look} look
 */
export function paintMarks(context, layout, scene, look) {
  const { palette } = look;
  const { marks } = scene;
  /** @param {number | null} hole */
  const box = (hole) => (hole === null ? undefined : layout.holes[hole]);
  const thin = Math.max(palette.flat ? 2.6 : 1.4, layout.cell * (palette.flat ? 0.034 : 0.017));
  const thick = Math.max(2.6, layout.cell * 0.026);

  for (const hole of marks.closed) {
    const at = box(hole);
    if (at) paintTwig(context, at, hole, palette);
  }
  for (const hole of marks.playable) {
    const at = box(hole);
    if (!at || hole === marks.focus) continue;
    ring(context, at, 1.035, thin + 2.2, palette.rimDark);
    ring(context, at, 1.035, thin, palette.rim);
  }
  const saada = box(marks.saada);
  if (saada) {
    const dash = [layout.cell * 0.075, layout.cell * 0.06];
    ring(context, saada, 0.8, thin * 1.4 + 2, palette.markDark, dash);
    ring(context, saada, 0.8, thin * 1.4, palette.mark, dash);
  }
  for (const hole of marks.ringed) {
    const at = box(hole);
    if (!at) continue;
    ring(context, at, 1.02, thick * 1.5 + 2.4, palette.markDark);
    ring(context, at, 1.02, thick * 1.5, palette.mark);
    ring(context, at, 1.02, thick * 0.5, palette.focusInner);
  }
  const relay = box(marks.relay);
  if (relay) {
    ring(context, relay, 1.02, thick + 2.2, palette.markDark);
    ring(context, relay, 1.02, thick, palette.mark);
  }
  const focus = box(marks.focus);
  if (focus) {
    const width = Math.min(8, Math.max(5.4, layout.cell * 0.056));
    ring(context, focus, 1.06, width + 2, palette.markDark);
    ring(context, focus, 1.06, width, palette.focus);
    ring(context, focus, 1.06, width * 0.4, palette.focusInner);
  }
  if (marks.path) paintPath(context, layout, marks.path, marks.pathEnd, palette);
  badges(context, layout, marks, palette);
  const hint = box(marks.hint);
  if (hint) pointingHand(context, hint, palette);
}

/**
 * @param {Context} context
 * @param {HoleBox} box
 * @param {number} share of the hole's radius
 * @param {number} width
 * @param {string} colour
 * @param {number[]} [dash]
 */
function ring(context, box, share, width, colour, dash) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  if (dash) context.setLineDash(dash);
  context.beginPath();
  context.arc(box.x, box.y, box.radius * share, 0, Math.PI * 2);
  context.stroke();
  if (dash) context.setLineDash([]);
}

/**
 * The last move as inlaid pegs on the lip, at the side of the count: a dot, a ring, a cross.
 * @param {Context} context
 * @param {Layout} layout
 * @param {import("./scene.js").Marks} marks
 * @param {Palette} palette
 */
function badges(context, layout, marks, palette) {
  layout.holes.forEach((box, hole) => {
    /** @type {("dot" | "ring" | "cross")[]} */
    const kinds = [];
    if (marks.start === hole) kinds.push("dot");
    if (marks.end === hole) kinds.push("ring");
    if (marks.captured.includes(hole)) kinds.push("cross");
    if (kinds.length === 0) return;
    const middle = { x: layout.board.x + layout.board.width / 2, y: layout.board.y + layout.board.height / 2 };
    const away = layout.upright ? (box.x < middle.x ? Math.PI : 0) : (Math.sign(box.y - middle.y) * Math.PI) / 2;
    const r = Math.max(palette.flat ? 6 : 4.6, box.radius * 0.135);
    kinds.forEach((kind, index) => {
      const angle = away + ((index - (kinds.length - 1) / 2) * 2.5 * r) / (box.radius * 1.04);
      const x = box.x + Math.cos(angle) * box.radius * 1.04;
      const y = box.y + Math.sin(angle) * box.radius * 1.04;
      badge(context, kind, x, y, r, palette);
    });
  });
}

/** @param {Context} context @param {"dot" | "ring" | "cross"} kind @param {number} x @param {number} y @param {number} r @param {Palette} palette */
function badge(context, kind, x, y, r, palette) {
  // On a flat board the marks lie on the page's own colour, so the disc is the dark one.
  const [disc, sign] = palette.flat ? [palette.mark, palette.markDark] : [palette.markDark, palette.mark];
  context.fillStyle = disc;
  context.beginPath();
  context.arc(x, y, r, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = sign;
  context.fillStyle = sign;
  context.lineWidth = Math.max(1.5, r * 0.24);
  context.lineCap = "round";
  context.beginPath();
  if (kind === "dot") {
    context.arc(x, y, r * 0.46, 0, Math.PI * 2);
    context.fill();
  } else if (kind === "ring") {
    context.arc(x, y, r * 0.5, 0, Math.PI * 2);
    context.stroke();
  } else {
    const k = r * 0.4;
    context.moveTo(x - k, y - k);
    context.lineTo(x + k, y + k);
    context.moveTo(x + k, y - k);
    context.lineTo(x - k, y + k);
    context.stroke();
  }
}

/**
 * A hand that points at the hole from below right.
 * @param {Context} context
 * @param {HoleBox} box
 * @param {Palette} palette
 */
function pointingHand(context, box, palette) {
  const size = Math.max(17, box.radius * 0.62);
  context.save();
  context.translate(box.x + box.radius * 0.3, box.y + box.radius * 0.16);
  context.rotate(-0.5);
  context.scale(size / 20, size / 20);
  const hand = new Path2D(
    "M-2 0 C-2 -2.4 2 -2.4 2 0 L2 9 C4.4 7.8 5.4 8.4 5.8 9.8 C8 8.8 9 9.6 9.3 11 C11.4 10.4 12.4 11.4 12.4 13.4" +
      " L12.4 19 C12.4 23.6 9.6 26.4 5.4 26.4 C1.6 26.4 -0.4 24.8 -2.4 21.6 L-6.6 15.4 C-7.8 13.2 -5.4 11.6 -3.8 13.2 L-2 15 Z",
  );
  context.lineJoin = "round";
  context.lineWidth = 3.4;
  context.strokeStyle = palette.markDark;
  context.stroke(hand);
  context.fillStyle = palette.mark;
  context.fill(hand);
  context.lineWidth = 1;
  context.stroke(new Path2D("M2 9 L2 14 M5.8 10 L5.8 14.4 M9.3 11.2 L9.3 14.8"));
  context.restore();
}
