// What is in the air: the hand with its number, seeds that fall, seeds that glide to a cloth.

import { heapPlace, clothPlace } from "./heap.js";
import { drawSeed, drawShadow } from "./seeds.js";
import { SANS } from "./render-text.js";

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {import("./seeds.js").SeedSheet} SeedSheet */
/** @typedef {CanvasRenderingContext2D} Context */

/** How high a hand is carried, in cells. */
const CARRY = 0.3;
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/**
 * @param {Context} context
 * @param {Layout} layout
 * @param {import("./scene.js").Scene} scene
 * @param {import("./render.js").Look} look
 * @param {SeedSheet} sheet
 */
export function paintAir(context, layout, scene, look, sheet) {
  // Without seeds nothing flies: the counts tell it.
  if (!layout.inside) for (const flight of scene.flying) fly(context, layout, flight, sheet);
  if (scene.hand) hold(context, layout, scene.hand, look, sheet);
}

/** @param {Context} context @param {Layout} layout @param {import("./scene.js").Flight} flight @param {SeedSheet} sheet */
function fly(context, layout, flight, sheet) {
  const { id, from, fromSlot, to, toSlot, progress, height, turn } = flight;
  const start = spotPoint(layout, from, fromSlot);
  const end = spotPoint(layout, to, toSlot);
  const x = start.x + (end.x - start.x) * progress;
  const y = start.y + (end.y - start.y) * progress;
  const lift = height * layout.cell * CARRY;
  const size = layout.seed * (1 + 0.16 * height);
  context.globalAlpha = 1 - 0.5 * height;
  drawShadow(context, sheet, x, y, size, layout.seed * 0.15 + lift * 0.45);
  context.globalAlpha = 1;
  if (turn === 0) {
    drawSeed(context, sheet, id, x, y - lift, size);
    return;
  }
  context.save();
  context.translate(x, y - lift);
  context.rotate(turn);
  drawSeed(context, sheet, id, 0, 0, size);
  context.restore();
}

/** @param {Context} context @param {Layout} layout @param {import("./scene.js").Hand} hand @param {import("./render.js").Look} look @param {SeedSheet} sheet */
function hold(context, layout, hand, look, sheet) {
  const { seed, cell } = layout;
  const from = spotPoint(layout, hand.from, -1);
  const to = spotPoint(layout, hand.to, -1);
  const x = from.x + (to.x - from.x) * hand.progress;
  const y = from.y + (to.y - from.y) * hand.progress;
  const lift = hand.height * cell * CARRY;
  const size = seed * (1 + 0.16 * hand.height);
  const gathered = Math.min(1, hand.height);
  const radius = layout.holes[0]?.radius ?? 0;
  if (layout.inside) return tag(context, layout, hand.count, x, y - lift, -radius * 0.6, look);
  const spread = Math.min(size * 0.43, (cell * 0.36) / Math.sqrt(hand.ids.length));
  for (const shade of [true, false]) {
    context.globalAlpha = shade ? 1 - 0.5 * gathered : 1;
    for (let index = 0; index < hand.ids.length; index++) {
      // From their places in the heap into the hand, as far as it has risen.
      const heap = heapPlace(hand.from, index);
      const out = spread * Math.sqrt(index + 0.35) * 1.12;
      const px = x + heap.x * radius * (1 - gathered) + out * Math.cos(index * GOLDEN) * gathered;
      const py = y + heap.y * radius * (1 - gathered) + out * Math.sin(index * GOLDEN) * gathered;
      if (shade) drawShadow(context, sheet, px, py, size, seed * 0.15 + lift * 0.5);
      else drawSeed(context, sheet, hand.ids[index] ?? 0, px, py - lift, size);
    }
  }
  if (hand.height > 0.35) tag(context, layout, hand.count, x, y - lift, spread * Math.sqrt(hand.ids.length) * 1.12, look);
}

/**
 * The hand's number on a slip of paper beside it.
 * @param {Context} context
 * @param {Layout} layout
 * @param {number} count
 * @param {number} x
 * @param {number} y
 * @param {number} reach of the seeds in the hand
 * @param {import("./render.js").Look} look
 */
function tag(context, layout, count, x, y, reach, look) {
  const size = (layout.holes[0]?.count.size ?? 18) * (layout.inside ? 0.8 : 0.86);
  const text = (look.number ?? String)(count);
  context.font = `700 ${size}px ${look.sans ?? SANS}`;
  const width = Math.max(size * 1.36, context.measureText(text).width + size * 0.8);
  const height = size * 1.36;
  const left = layout.inside ? x - width / 2 : Math.min(layout.width - width - 2, x + reach + layout.seed * 0.5);
  const top = layout.inside ? y - height : Math.max(2, y - reach - height * 0.72);
  context.save();
  if (!look.palette.flat) {
    context.shadowColor = "rgba(20, 8, 0, 0.5)";
    context.shadowBlur = 5 * layout.dpr;
    context.shadowOffsetY = 2 * layout.dpr;
  }
  // Among bare numbers the hand's own stands out the other way round.
  const [paper, ink] = layout.inside ? [look.palette.ink, look.palette.page] : [look.palette.tag, look.palette.tagInk];
  context.fillStyle = paper;
  context.beginPath();
  context.roundRect(left, top, width, height, height / 2);
  context.fill();
  context.restore();
  if (look.palette.flat) {
    context.strokeStyle = ink;
    context.lineWidth = 1.5;
    context.stroke();
  }
  context.fillStyle = ink;
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  context.fillText(text, left + width / 2, top + height / 2 + size * 0.36);
}

/**
 * Where the nth captured seed of a player lies.
 * @param {Layout} layout
 * @param {0 | 1} seat
 * @param {number} index
 */
export function bankPoint(layout, seat, index) {
  const { from, seeds } = layout.cloths[seat];
  return clothPlace(seeds, index, layout.seed, seat, from);
}

/**
 * Where a seed lies, or the middle of the place for slot -1.
 * @param {Layout} layout
 * @param {import("./scene.js").Spot} spot
 * @param {number} slot
 * @returns {Point}
 */
export function spotPoint(layout, spot, slot) {
  if (spot < 0) {
    return bankPoint(layout, spot === -1 ? 0 : 1, Math.max(0, slot));
  }
  const box = layout.holes[spot];
  if (!box) return { x: 0, y: 0 };
  if (slot < 0) return { x: box.x, y: box.y };
  const place = heapPlace(spot, slot);
  return { x: box.x + place.x * box.radius, y: box.y + place.y * box.radius };
}
