// Where a cloth lies, what lies on it and what is written beside it.

import { clamp } from "./clamp.js";

/**
 * The label stands on the paper beside its cloth, on the inner side, so that both halves mirror each other as two
 * players do.
 * @param {0 | 1} seat
 * @param {number} width
 * @param {number} height
 * @param {import("./geometry.js").Rect} board
 * @param {{ text: number, narrow: boolean, clothHeight: number, margin: number }} m
 * @returns {import("./geometry.js").ClothBox}
 */
export function clothBox(seat, width, height, board, m) {
  const left = m.narrow ? 8 : Math.max(8, Math.min(board.x, (width - 700) / 2));
  const span = width - 2 * left;
  const scale = m.text / 16;
  const labelWidth = Math.min(span * 0.4, (m.narrow ? 92 : 168) * scale);
  const space = m.narrow ? 8 : 16;
  const clothWidth = Math.min(span - labelWidth - space, m.clothHeight * 6.4);
  const y = seat === 1 ? m.margin : height - m.margin - m.clothHeight;
  const north = seat === 1;
  const cloth = { x: north ? left : width - left - clothWidth, y, width: clothWidth, height: m.clothHeight };
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
    x: north ? cloth.x + cloth.width + space : cloth.x - space - labelWidth,
    y,
    width: labelWidth,
    height: m.clothHeight,
  };
  const nameSize = (m.narrow ? 14 : 17) * scale;
  const countSize = Math.min(m.clothHeight * 0.46, (m.narrow ? 23 : 34) * scale);
  const block = nameSize * 1.3 + countSize * 1.1;
  const top = y + (m.clothHeight - block) / 2;
  const markSize = nameSize * 0.62;
  const anchor = north ? label.x : label.x + label.width;
  const inward = north ? 1 : -1;
  const align = north ? /** @type {const} */ ("left") : /** @type {const} */ ("right");
  const textX = anchor + inward * (markSize * 1.9);
  const maxWidth = labelWidth - markSize * 1.9;
  return {
    cloth,
    seeds,
    label,
    name: { x: textX, y: top + nameSize * 0.65, size: nameSize, align, maxWidth },
    count: { x: textX, y: top + nameSize * 1.3 + countSize * 0.58, size: countSize, align, maxWidth },
    mark: { x: anchor + inward * markSize * 0.62, y: top + nameSize * 0.65, size: markSize },
  };
}
