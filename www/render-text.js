// Everything written on the canvas: counts, names, turn marks. The words come from outside.

import { namesOn } from "./board-styles.js";

/** @typedef {import("./geometry.js").TextSpot} TextSpot */
/** @typedef {CanvasRenderingContext2D} Context */

export const SANS = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Kannada", sans-serif';
export const SERIF = 'Georgia, "Noto Serif", "Noto Serif Kannada", "Times New Roman", serif';

/**
 * @param {Context} context
 * @param {import("./geometry.js").Layout} layout
 * @param {import("./scene.js").Scene} scene
 * @param {import("./render.js").Look} look
 */
export function paintText(context, layout, scene, look) {
  const { palette, holeNames, names } = look;
  const sans = look.sans ?? SANS;
  const number = look.number ?? String;
  const { changed, mover } = scene.marks;
  const dark = !palette.flat && namesOn(look.board) === "dark";
  layout.holes.forEach((box, hole) => {
    const count = scene.counts[hole];
    if (typeof count === "number") {
      write(context, number(count), box.count, `700 ${box.count.size}px ${sans}`, palette.ink);
      if (changed.includes(hole)) underline(context, box.count, palette.accent);
    }
    const name = holeNames?.[hole];
    if (!name) return;
    const font = `italic ${box.name.size}px ${look.serif ?? SERIF}`;
    // As if cut into the board: an edge of light or shade keeps it apart from the grain.
    const edge = { ...box.name, x: box.name.x + 0.8, y: box.name.y + 0.8 };
    if (!palette.flat) write(context, name, edge, font, dark ? "rgba(255, 244, 220, 0.4)" : palette.markDark);
    write(context, name, box.name, font, dark ? palette.holeNameDark : palette.holeName);
  });
  scene.tags?.forEach((tag, hole) => {
    const spot = layout.holes[hole]?.tag;
    if (tag && spot) paintTag(context, tag, spot, sans, palette);
  });
  for (const seat of /** @type {const} */ ([0, 1])) {
    const cloth = layout.cloths[seat];
    const weight = mover === seat ? 600 : 400;
    const size = fitted(context, names[seat], cloth.name, weight, sans);
    write(context, names[seat], cloth.name, `${weight} ${size}px ${sans}`, palette.ink);
    write(context, number(scene.bankCounts[seat]), cloth.count, `700 ${cloth.count.size}px ${sans}`, palette.ink);
    turnMark(context, cloth.mark, mover === seat, palette);
  }
}

/**
 * A long name is written smaller, down to seven tenths, before its letters are pressed.
 * @param {Context} context
 * @param {string} text
 * @param {TextSpot} spot
 * @param {number} weight
 * @param {string} family
 */
function fitted(context, text, spot, weight, family) {
  context.font = `${weight} ${spot.size}px ${family}`;
  const width = context.measureText(text).width;
  return width <= spot.maxWidth ? spot.size : spot.size * Math.max(0.7, spot.maxWidth / width);
}

/**
 * Writes one line, pressed to the width it must keep to; the browser narrows the letters only as far as needed.
 * @param {Context} context
 * @param {string} text
 * @param {TextSpot} spot
 * @param {string} font
 * @param {string} colour
 */
function write(context, text, spot, font, colour) {
  context.font = font;
  context.fillStyle = colour;
  context.textAlign = spot.align;
  context.textBaseline = "alphabetic";
  // Digits have no descenders: a third of the size below the middle centres them, and reads well for names too.
  if (!spot.turned) return context.fillText(text, spot.x, spot.y + spot.size * 0.36, spot.maxWidth);
  context.save();
  context.translate(spot.x, spot.y);
  context.rotate(Math.PI);
  context.fillText(text, 0, spot.size * 0.36, spot.maxWidth);
  context.restore();
}

/** @param {Context} context @param {TextSpot} spot @param {string} colour */
function underline(context, spot, colour) {
  context.fillStyle = colour;
  const width = spot.size * 1.2;
  context.fillRect(spot.x - width / 2, spot.turned ? spot.y - spot.size * 0.5 - 2.5 : spot.y + spot.size * 0.5, width, 2.5);
}

/**
 * A full diamond for whose turn it is, an empty one for the other.
 * @param {Context} context
 * @param {{ x: number, y: number, size: number }} mark
 * @param {boolean} full
 * @param {import("./palette.js").Palette} palette
 */
function turnMark(context, { x, y, size }, full, palette) {
  const r = size * (full ? 0.62 : 0.44);
  context.beginPath();
  context.moveTo(x, y - r);
  context.lineTo(x + r, y);
  context.lineTo(x, y + r);
  context.lineTo(x - r, y);
  context.closePath();
  if (full) {
    context.fillStyle = palette.accent;
    context.fill();
  } else {
    context.strokeStyle = palette.quiet;
    context.lineWidth = 1.2;
    context.stroke();
  }
}

/**
 * A value on a small label of its own, so that nobody takes it for a count. The best ones are the full labels.
 * @param {Context} context
 * @param {{ text: string, best: boolean }} tag
 * @param {TextSpot} spot
 * @param {string} family
 * @param {import("./palette.js").Palette} palette
 */
function paintTag(context, { best, text }, spot, family, palette) {
  const font = `600 ${spot.size}px ${family}`;
  context.font = font;
  const width = Math.min(context.measureText(text).width, spot.maxWidth) + spot.size * 0.7;
  const height = spot.size * 1.42;
  const left = spot.align === "left" ? spot.x - spot.size * 0.35 : spot.x - width / 2;
  context.save();
  if (spot.turned) {
    // The whole label, about the middle of the room it has.
    const middle = spot.align === "left" ? left + width / 2 : spot.x;
    context.translate(middle * 2, spot.y * 2);
    context.rotate(Math.PI);
  }
  context.beginPath();
  context.roundRect(left, spot.y - height / 2, width, height, height * 0.28);
  context.fillStyle = best ? palette.ink : palette.page;
  context.fill();
  context.strokeStyle = best ? palette.ink : palette.quiet;
  context.lineWidth = 1;
  context.stroke();
  write(context, text, { ...spot, turned: false }, font, best ? palette.page : palette.ink);
  context.restore();
}
