// A twig lying across a closed hole: bark, a bud, and its shadow in the bowl.

import { chance } from "./chance.js";

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import("./geometry.js").HoleBox} box
 * @param {number} hole so that no two twigs lie alike
 * @param {import("./palette.js").Palette} palette
 */
export function paintTwig(context, { x, y, radius }, hole, palette) {
  const reach = radius * 1.02;
  const thick = radius * 0.15;
  context.save();
  context.translate(x, y);
  context.rotate(-0.5 + 0.55 * (chance(hole, 1, 31) - 0.5));
  const bend = radius * 0.16 * (chance(hole, 2, 32) - 0.2);
  /** @param {number} wide @param {number} dx @param {number} dy */
  const line = (wide, dx, dy) => {
    context.lineWidth = wide;
    context.beginPath();
    context.moveTo(-reach + dx, dy);
    context.quadraticCurveTo(dx, -bend * 2 + dy, reach + dx, dy * 0.6);
    context.stroke();
  };
  /** @param {number} wide @param {number} dx @param {number} dy */
  const side = (wide, dx, dy) => {
    context.lineWidth = wide;
    context.beginPath();
    context.moveTo(radius * 0.12 + dx, -bend + dy);
    context.quadraticCurveTo(radius * 0.34 + dx, -radius * 0.16 - bend + dy, radius * 0.46 + dx, -radius * 0.42 + dy);
    context.stroke();
  };
  context.lineCap = "round";
  if (palette.flat) {
    context.strokeStyle = palette.ink;
    line(thick * 0.7, 0, 0);
    side(thick * 0.5, 0, 0);
    context.restore();
    return;
  }
  context.strokeStyle = "rgba(12, 5, 0, 0.42)";
  line(thick * 1.15, radius * 0.02, radius * 0.2);
  side(thick * 0.6, radius * 0.02, radius * 0.2);
  const bark = [
    { colour: "#2c1c10", wide: 1.16, at: 0 },
    { colour: "#6b4d32", wide: 0.98, at: 0 },
    { colour: "#977450", wide: 0.56, at: -0.14 },
    { colour: "#c6a478", wide: 0.16, at: -0.26 },
  ];
  for (const { colour, wide, at } of bark) {
    context.strokeStyle = colour;
    side(thick * 0.58 * wide, 0, thick * at * 0.5);
    line(thick * wide, 0, thick * at);
  }
  // Rings where leaves once were.
  context.strokeStyle = "rgba(44, 28, 16, 0.75)";
  context.lineCap = "butt";
  context.lineWidth = Math.max(0.7, thick * 0.12);
  for (const share of [-0.62, -0.2, 0.42, 0.7]) {
    const at = share * reach;
    const lift = -bend * (1 - share * share);
    context.beginPath();
    context.moveTo(at, lift - thick * 0.46);
    context.lineTo(at + thick * 0.12, lift + thick * 0.46);
    context.stroke();
  }
  context.fillStyle = "#8a9a4f";
  context.strokeStyle = "#3d441c";
  context.lineWidth = Math.max(0.6, thick * 0.1);
  context.beginPath();
  context.ellipse(radius * 0.49, -radius * 0.5, thick * 0.34, thick * 0.66, 0.5, 0, Math.PI * 2);
  context.fill();
  context.stroke();
  context.restore();
}
