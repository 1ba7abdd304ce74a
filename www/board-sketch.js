// A board in a few strokes, for the time until it is painted: its outline, moulding and bowls in their mean colours.

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {CanvasRenderingContext2D} Context */

/** @param {readonly number[]} rgb @param {number} [alpha] */
const css = (rgb, alpha = 1) => `rgb(${rgb.join(" ")} / ${alpha})`;

/**
 * @param {Context} context
 * @param {Layout} layout
 * @param {import("./board-styles.js").BoardStyle} style
 * @param {Path2D} outline
 */
export function sketchBoard(context, { board, cell, edge, holes, rim, upright }, { bare, ragged }, outline) {
  const { x, y, width, height } = board;
  const [endX, endY] = upright ? [rim, edge] : [edge, rim];
  context.fillStyle = css(ragged ? bare.field : bare.rim);
  context.fill(outline);
  context.fillStyle = css(bare.field);
  context.fillRect(x + endX, y + endY, width - 2 * endX, height - 2 * endY);
  for (const hole of holes) {
    const { radius } = hole;
    const lip = context.createRadialGradient(hole.x, hole.y, radius * 0.9, hole.x, hole.y, Math.min(radius * 1.14, cell / 2));
    lip.addColorStop(0, css(bare.lip));
    lip.addColorStop(1, css(bare.lip, 0));
    disc(context, hole, cell / 2, lip);
    const bowl = context.createRadialGradient(
      hole.x + radius * 0.42, hole.y + radius * 0.5, radius * 0.1, hole.x + radius * 0.1, hole.y + radius * 0.12, radius * 1.2,
    );
    bowl.addColorStop(0, css(bare.lit));
    bowl.addColorStop(0.5, css(bare.floor));
    bowl.addColorStop(1, css(bare.shade));
    disc(context, hole, radius, bowl);
  }
}

/** @param {Context} context @param {{ x: number, y: number }} at @param {number} radius @param {CanvasGradient} fill */
function disc(context, { x, y }, radius, fill) {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

/**
 * A cloth with the broad stripe and one of the narrow ones at both ends.
 * @param {Context} context
 * @param {import("./geometry.js").Rect} cloth
 * @param {0 | 1} seat
 * @param {import("./palette.js").Palette} palette
 */
export function sketchCloth(context, { x, y, width, height }, seat, palette) {
  const fringe = Math.min(7, Math.max(3.5, height * 0.07));
  const unit = Math.min(22, Math.max(9, height * 0.24)) / 10;
  context.fillStyle = palette.cloth;
  context.fillRect(x + fringe, y, width - 2 * fringe, height);
  context.fillStyle = palette.border[seat];
  for (const [from, wide] of [[1.1, 5], [7, 0.7]]) {
    for (const end of [x + fringe + from * unit, x + width - fringe - (from + wide) * unit]) {
      context.fillRect(end, y + 1, wide * unit, height - 2);
    }
  }
}
