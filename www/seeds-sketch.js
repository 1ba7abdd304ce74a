// The pieces in a few strokes, for the time until they are painted.

import { kinds } from "./seeds-kinds.js";
import { blankSheet, COLUMNS, LOOKS, shadowSprite, traitsOf, turnOf } from "./seeds-sheet.js";

/**
 * Rounded shapes in the seeds' own colours, each where its seed will be.
 * @param {import("./looks.js").PieceName} piece
 * @param {number} diameter
 * @returns {import("./seeds-sheet.js").SeedSheet}
 */
export function sketchSeeds(piece, diameter) {
  const kind = kinds[piece];
  const { box, canvas, context } = blankSheet(diameter);
  const radius = diameter / 2;
  const colour = [0, 0, 0, 1];
  for (let id = 0; id < LOOKS; id++) {
    kind.colour(0.1, 0.3, 0.5, traitsOf(id), colour);
    const [r = 0, g = 0, b = 0] = colour.map(Math.round);
    const shade = context.createRadialGradient(-radius * 0.34, -radius * 0.42, radius * 0.08, 0, 0, radius);
    shade.addColorStop(0, `rgb(${r + 105}, ${g + 95}, ${b + 85})`);
    shade.addColorStop(0.3, `rgb(${r * 1.08}, ${g * 1.08}, ${b * 1.08})`);
    shade.addColorStop(1, `rgb(${r * 0.45}, ${g * 0.45}, ${b * 0.45})`);
    context.save();
    context.translate(((id % COLUMNS) + 0.5) * box, (Math.floor(id / COLUMNS) + 0.5) * box);
    context.fillStyle = shade;
    context.beginPath();
    context.ellipse(0, 0, radius, radius * 0.88, turnOf(id), 0, Math.PI * 2);
    context.fill();
    context.restore();
  }
  return { canvas, shadow: shadowSprite(box, radius, kind.shadow), box, seed: diameter };
}
