// The folding box's fittings: the seam along the middle with two hinges on it, and a clasp at the middle of each side.

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {CanvasRenderingContext2D} Context */

/**
 * @param {Context} context
 * @param {Layout} layout
 */
export function brass(context, layout) {
  const { board, rim, cell, gap, upright, columns, edge } = layout;
  const length = upright ? board.height : board.width;
  const breadth = upright ? board.width : board.height;
  context.save();
  context.translate(board.x, board.y);
  // Everything is drawn lying; an upright board is turned a quarter to the left.
  if (upright) context.transform(0, -1, 1, 0, 0, board.height);
  const middle = rim + cell + gap / 2;
  seam(context, length, middle);
  const size = Math.min(cell * 0.32, 46);
  // Hinges sit between columns, where no hole is near and no name stands.
  for (const column of [1, columns - 1]) hinge(context, edge + column * cell, middle, size, upright);
  clasp(context, length / 2, 0, size, 1);
  clasp(context, length / 2, breadth, size, -1);
  context.restore();
}

/** @param {Context} context @param {number} length @param {number} middle */
function seam(context, length, middle) {
  const deep = context.createLinearGradient(0, middle - 3, 0, middle + 3);
  deep.addColorStop(0, "rgba(255, 214, 170, 0)");
  deep.addColorStop(0.28, "rgba(20, 8, 2, 0.25)");
  deep.addColorStop(0.42, "rgba(14, 6, 2, 0.95)");
  deep.addColorStop(0.58, "rgba(14, 6, 2, 0.95)");
  deep.addColorStop(0.72, "rgba(255, 214, 170, 0.35)");
  deep.addColorStop(1, "rgba(255, 214, 170, 0)");
  context.fillStyle = deep;
  context.fillRect(0, middle - 3, length, 6);
}

/** @param {Context} context @param {number} y0 @param {number} y1 */
function metal(context, y0, y1) {
  const gradient = context.createLinearGradient(0, y0, 0, y1);
  gradient.addColorStop(0, "#e9cf8e");
  gradient.addColorStop(0.3, "#c9a65c");
  gradient.addColorStop(0.62, "#a27f3c");
  gradient.addColorStop(1, "#7d5f2a");
  return gradient;
}

/** @param {Context} context @param {number} blur */
function cast(context, blur) {
  context.shadowColor = "rgba(12, 5, 0, 0.65)";
  context.shadowBlur = blur;
  context.shadowOffsetX = blur * 0.3;
  context.shadowOffsetY = blur * 0.45;
}

/** @param {Context} context */
function uncast(context) {
  context.shadowColor = "transparent";
}

/** @param {Context} context @param {number} x @param {number} y @param {number} size @param {boolean} upright */
function hinge(context, x, y, size, upright) {
  const w = size * 0.92;
  const leaf = size * 0.5;
  cast(context, size * 0.12);
  context.fillStyle = metal(context, y - leaf, y + leaf);
  context.beginPath();
  context.roundRect(x - w / 2, y - leaf, w, leaf * 2, size * 0.1);
  context.fill();
  uncast(context);
  bevel(context, x - w / 2, y - leaf, w, leaf * 2, size * 0.1);
  // The knuckles: five along the pin.
  const pin = size * 0.13;
  for (let i = 0; i < 5; i++) {
    const from = x - w / 2 + (w * i) / 5;
    const barrel = context.createLinearGradient(0, y - pin, 0, y + pin);
    barrel.addColorStop(0, "#8d6c30");
    barrel.addColorStop(0.3, upright ? "#d8b86f" : "#f6e3ae");
    barrel.addColorStop(0.65, "#a8853f");
    barrel.addColorStop(1, "#5d451c");
    context.fillStyle = barrel;
    context.fillRect(from + 0.4, y - pin, w / 5 - 0.8, pin * 2);
  }
  for (const dx of [-0.3, 0.3]) {
    for (const dy of [-0.31, 0.31]) screw(context, x + w * dx, y + size * dy, size * 0.065, dx + dy * 3);
  }
}

/** @param {Context} context @param {number} x @param {number} y @param {number} size @param {1 | -1} into */
function clasp(context, x, y, size, into) {
  const w = size * 0.7;
  const deep = size * 0.62;
  const y0 = into > 0 ? y : y - deep;
  cast(context, size * 0.1);
  context.fillStyle = metal(context, y0, y0 + deep);
  context.beginPath();
  const round = into > 0 ? [2, 2, w * 0.45, w * 0.45] : [w * 0.45, w * 0.45, 2, 2];
  context.roundRect(x - w / 2, y0, w, deep, round);
  context.fill();
  uncast(context);
  context.strokeStyle = "rgba(255, 240, 200, 0.6)";
  context.lineWidth = 0.8;
  context.stroke();
  screw(context, x, y + into * deep * 0.62, size * 0.075, 0.5);
}

/** @param {Context} context @param {number} x @param {number} y @param {number} w @param {number} h @param {number} r */
function bevel(context, x, y, w, h, r) {
  context.lineWidth = 1;
  context.strokeStyle = "rgba(255, 243, 208, 0.7)";
  context.beginPath();
  context.roundRect(x + 0.5, y + 0.5, w - 1, h - 1, r);
  context.stroke();
}

/** @param {Context} context @param {number} x @param {number} y @param {number} r @param {number} turn */
function screw(context, x, y, r, turn) {
  if (r < 0.9) return;
  const head = context.createRadialGradient(x - r * 0.4, y - r * 0.4, 0, x, y, r);
  head.addColorStop(0, "#f3dfa8");
  head.addColorStop(1, "#8a6a2f");
  context.fillStyle = head;
  context.beginPath();
  context.arc(x, y, r, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = "rgba(50, 32, 8, 0.85)";
  context.lineWidth = Math.max(0.6, r * 0.28);
  context.beginPath();
  context.moveTo(x - Math.cos(turn) * r * 0.8, y - Math.sin(turn) * r * 0.8);
  context.lineTo(x + Math.cos(turn) * r * 0.8, y + Math.sin(turn) * r * 0.8);
  context.stroke();
}
