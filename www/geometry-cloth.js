// Where a cloth lies, what lies on it and what is written beside it.

import { clamp } from "./clamp.js";

/**
 * The label stands on the paper beside its cloth, on the inner side, so that both halves mirror each other as two
 * players do.
 * @param {boolean} top the upper cloth
 * @param {number} width
 * @param {number} height
 * @param {import("./geometry.js").Rect} board
 * @param {{ text: number, narrow: boolean, clothHeight: number, margin: number }} m
 * @param {{ left: boolean, facing: boolean, inside: boolean, low: boolean }} how `left`: at the other hand; `low`: the count
 *   stands between the cloth and the name, rather than under it
 * @returns {import("./geometry.js").ClothBox}
 */
export function clothBox(top, width, height, board, m, how) {
  const left = m.narrow ? 8 : Math.max(8, Math.min(board.x, (width - 700) / 2));
  const span = width - 2 * left;
  const scale = m.text / 16;
  const labelWidth = Math.min(span * 0.4, (m.narrow && !how.low ? 92 : 168) * scale);
  const space = m.narrow ? 8 : 16;
  const clothWidth = Math.min(span - labelWidth - space, m.clothHeight * (how.low ? 12 : 6.4));
  const y = top ? m.margin : height - m.margin - m.clothHeight;
  const atLeft = top !== how.left;
  const cloth = { x: atLeft ? left : width - left - clothWidth, y, width: clothWidth, height: m.clothHeight };
  const hem = clamp(m.clothHeight * 0.08, 3, 7);
  // Fringe and woven stripes at the ends stay free.
  const border = clamp(m.clothHeight * 0.31, 12, 29);
  const seeds = {
    x: cloth.x + border + hem,
    y: cloth.y + hem,
    width: cloth.width - 2 * (border + hem),
    height: cloth.height - 2 * hem,
  };
  const label = {
    x: atLeft ? cloth.x + cloth.width + space : cloth.x - space - labelWidth,
    y,
    width: labelWidth,
    height: m.clothHeight,
  };
  const nameSize = (m.narrow ? 14 : 17) * scale;
  const countSize = how.low ? 18.5 * scale : Math.min(m.clothHeight * 0.46, (m.narrow ? 23 : 34) * scale);
  const block = nameSize * 1.3 + (how.inside || how.low ? 0 : countSize * 1.1);
  const turned = how.facing && top;
  /** The middle of a line so far below the top of the block; read from the other side it is as far above the foot. @param {number} below */
  const line = (below) => y + m.clothHeight / 2 + (turned ? -1 : 1) * (below - block / 2);
  const markSize = nameSize * 0.62;
  const inward = atLeft ? 1 : -1;
  const edge = atLeft ? label.x : label.x + label.width;
  // As wide as two digits and a space.
  const room = how.low && !how.inside ? countSize * 1.7 : 0;
  const anchor = edge + inward * room;
  // Turned by half, a line that ends at its anchor begins there.
  const align = atLeft === turned ? /** @type {const} */ ("right") : /** @type {const} */ ("left");
  const textX = anchor + inward * (markSize * 1.9);
  const spot = { x: textX, align, maxWidth: labelWidth - room - markSize * 1.9, turned };
  const middle = { x: cloth.x + cloth.width / 2, y: y + m.clothHeight / 2, maxWidth: cloth.width, turned };
  return {
    cloth,
    seeds,
    label,
    from: { left: atLeft, top },
    name: { ...spot, y: line(nameSize * 0.65), size: nameSize },
    count: how.inside
      ? { ...middle, size: m.clothHeight * 0.7, align: "center" }
      : how.low
        ? { ...spot, x: edge, y: line(nameSize * 0.65), size: countSize, maxWidth: countSize * 1.4 }
        : { ...spot, y: line(nameSize * 1.3 + countSize * 0.58), size: countSize },
    mark: { x: anchor + inward * markSize * 0.62, y: line(nameSize * 0.65), size: markSize },
  };
}
