// Where everything stands, in CSS pixels. Pure: numbers in, numbers out, for every width from 320 up.
// The board is laid out once, lying (u along its length, v across), and then turned if it stands upright. It turns
// a quarter to the left, so North's row becomes the left column and South's the right one, sown from the bottom up:
// still counter-clockwise, North's cloth still above left and South's below right.

import { clothBox } from "./geometry-cloth.js";
import { clamp } from "./clamp.js";

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ x: number, y: number, width: number, height: number }} Rect */

/**
 * A line of text: its anchor, size and the width it must keep to.
 * @typedef {object} TextSpot
 * @property {number} x
 * @property {number} y the middle of the line
 * @property {number} size
 * @property {"left" | "center" | "right"} align
 * @property {number} maxWidth
 * @property {boolean} [turned] by half, for a reader on the other side
 */

/**
 * @typedef {object} HoleBox
 * @property {number} x centre
 * @property {number} y centre
 * @property {number} radius of the bowl at its lip
 * @property {TextSpot} count
 * @property {TextSpot} name
 * @property {TextSpot} tag the value of sowing it, beside or outside the count; room is kept for it on request only
 * @property {Rect} target for the pointer and the button that lies over it: the cell and the count beside it
 */

/**
 * @typedef {object} ClothBox
 * @property {Rect} cloth
 * @property {Rect} seeds where captured seeds may lie, inside the hems
 * @property {Rect} label room for the turn mark, the name and the count
 * @property {{ left: boolean, top: boolean }} from the corner that seeds fill it from
 * @property {TextSpot} name
 * @property {TextSpot} count
 * @property {Point & { size: number }} mark the turn mark
 */

/**
 * @typedef {object} LayoutOptions
 * @property {number} columns 7 or 6
 * @property {number} width the room there is, CSS px
 * @property {number} [height] the room there is; without it the board is as high as its width asks for
 * @property {boolean} [asPrinted] mirrored into the diagram of the sources
 * @property {boolean} [upright] two columns of holes; undefined chooses what gives larger holes on a narrow screen
 * @property {boolean} [turned] by half: North has the lower row, or the right column
 * @property {boolean} [facing] the far player's writing is turned by half
 * @property {boolean} [left] the cloths lie at the players' other hands
 * @property {boolean} [inside] counts stand in the holes, in place of seeds
 * @property {number} [dpr] device pixels per CSS pixel
 * @property {boolean} [tags] keep room for values beside the counts
 * @property {number} [text] size of body text in px (16), so that larger text gets more room
 * @property {boolean} [low] thin cloths with their labels in one line: for a frame of a few lines' height
 */

/**
 * @typedef {object} Layout
 * @property {number} columns
 * @property {number} width of the canvas
 * @property {number} height of the canvas
 * @property {number} dpr
 * @property {boolean} upright
 * @property {boolean} asPrinted
 * @property {boolean} turned
 * @property {boolean} inside
 * @property {Rect} board
 * @property {number} cell
 * @property {number} edge width of the moulding at the ends
 * @property {number} rim width of the moulding along the sides
 * @property {number} gap between the rows
 * @property {number} seed diameter of a seed
 * @property {HoleBox[]} holes by hole number
 * @property {[ClothBox, ClothBox]} cloths by seat
 */

export const MAX_WIDTH = 1120;
/** Narrower than this nothing is laid out: the page must not get there. */
const MIN_WIDTH = 240;
const HOLE = 0.82;
/** With smaller cells than this a board for a low place is better, if that makes them larger. */
const EASY = 36;

/**
 * @param {LayoutOptions} options
 * @returns {Layout}
 */
export function layout(options) {
  const width = Math.max(MIN_WIDTH, Math.floor(options.width));
  if (options.upright !== undefined) return place(options, width, options.upright);
  const lying = place(options, width, false);
  if (options.height !== undefined && lying.cell < EASY) {
    const low = place({ ...options, low: true }, width, false);
    if (low.cell > lying.cell) return low;
  }
  if (width >= 600 || options.height === undefined || options.height < width * 1.15) return lying;
  const upright = place(options, width, true);
  return upright.cell > lying.cell * 1.1 ? upright : lying;
}

/**
 * Sizes that follow from one cell.
 * @param {LayoutOptions} options
 * @param {number} room width of the canvas
 * @param {number} cell
 * @param {boolean} upright
 */
function measures(options, room, cell, upright) {
  const text = options.text ?? 16;
  const scale = text / 16;
  const narrow = room < 600;
  const count = clamp(cell * 0.185, 18.5, 27) * scale;
  const tag = clamp(cell * 0.125, 12, 16) * scale;
  const inside = options.inside === true;
  const low = options.low === true;
  // Wide cells have room for a value beside the count; else it takes a line of its own.
  const beside = cell >= 96 * scale && !inside;
  return {
    tag,
    beside,
    tagLine: options.tags && !upright && !beside ? Math.round(tag * 1.7) : 0,
    text,
    narrow,
    count: inside ? Math.max(17 * scale, cell * HOLE * 0.46) : count,
    inside,
    low,
    countLine: inside && !(options.tags && upright) ? 0 : Math.round(count * (low ? 1.1 : 1.36)),
    edge: clamp(6 + (cell - 44) * 0.5, 4, 58),
    rim: clamp(5 + (cell - 44) * 0.34, 4, 44),
    gap: clamp(cell * 0.29, 16, 44),
    clothHeight: Math.round(low ? 20 * Math.max(1, scale) : clamp(cell * 0.62, 46 * Math.max(1, scale), 92 * Math.max(1, scale))),
    clothGap: low ? 3 : narrow ? 6 : 12,
    margin: low ? 2 : 8,
  };
}

/**
 * @param {LayoutOptions} options
 * @param {number} width
 * @param {boolean} upright
 * @returns {Layout}
 */
function place(options, width, upright) {
  const { columns } = options;
  const cell = largestCell(options, width, upright);
  const m = measures(options, width, cell, upright);
  const length = columns * cell + 2 * m.edge;
  const breadth = 2 * cell + m.gap + 2 * m.rim;
  const strip = m.margin + m.clothHeight + m.clothGap;
  const counts = upright ? 0 : m.countLine + m.tagLine;
  const board = upright
    ? { x: (width - breadth) / 2, y: strip, width: breadth, height: length }
    : { x: (width - length) / 2, y: strip + counts, width: length, height: breadth };
  const height = Math.ceil(board.y + board.height + counts + strip);
  const turned = options.turned ?? false;
  const facing = options.facing ?? false;
  /** @param {number} u @param {number} v @returns {Point} */
  const turn = (u, v) => (upright ? { x: board.x + v, y: board.y + length - u } : { x: board.x + u, y: board.y + v });
  const asPrinted = options.asPrinted ?? false;
  const holes = Array.from({ length: 2 * columns }, (_, hole) => {
    const south = hole >= columns;
    const printed = south ? hole - columns : hole;
    const column = asPrinted !== turned ? printed : columns - 1 - printed;
    const near = south !== turned;
    const u = m.edge + (column + 0.5) * cell;
    const v = m.rim + cell / 2 + (near ? cell + m.gap : 0);
    const how = { upright, cell, ...m, board, tags: options.tags === true, facing: facing && !near };
    return holeBox(turn(u, v), near ? 1 : -1, how);
  });
  const how = { left: options.left ?? false, facing, inside: m.inside, low: m.low };
  /** @param {0 | 1} seat */
  const cloth = (seat) => clothBox((seat === 1) !== turned, width, height, board, m, how);
  const radius = (cell * HOLE) / 2;
  return {
    columns,
    width,
    height,
    dpr: options.dpr ?? 1,
    upright,
    asPrinted,
    turned,
    inside: m.inside,
    board,
    cell,
    edge: m.edge,
    rim: m.rim,
    gap: m.gap,
    // Small holes get slightly larger seeds: six pixels across is too little to have a face.
    seed: Math.max(radius * 2 * 0.178, Math.min(radius * 2 * 0.215, 9)),
    holes,
    cloths: [cloth(0), cloth(1)],
  };
}

/**
 * The largest cell that fits. Every measure grows with it, so halving the interval is simple and exact enough.
 * @param {LayoutOptions} options
 * @param {number} width
 * @param {boolean} upright
 */
function largestCell(options, width, upright) {
  // On a wide page the board's shadow needs paper to fall on; on a phone every pixel goes to the holes.
  const room = Math.min(width < 600 ? width : width - 28, MAX_WIDTH);
  const height = options.height ?? Infinity;
  /** @param {number} cell */
  const fits = (cell) => {
    const m = measures(options, width, cell, upright);
    const length = options.columns * cell + 2 * m.edge;
    const breadth = 2 * cell + m.gap + 2 * m.rim;
    const strips = 2 * (m.margin + m.clothHeight + m.clothGap);
    return upright
      ? breadth + 2 * m.countLine * (options.tags ? 1.75 : 1.5) <= room && length + strips <= height
      : length <= room && breadth + 2 * (m.countLine + m.tagLine) + strips <= height;
  };
  // An upright board without a given height would grow as high as its width lets it: no phone is that long.
  let low = 20;
  let high = upright ? 104 : 240;
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * @param {Point} at
 * @param {1 | -1} side 1 South's, -1 North's
 * @param {{ upright: boolean, cell: number, count: number, countLine: number, tag: number, tagLine: number,
 *   beside: boolean, tags: boolean, gap: number, rim: number, board: Rect, narrow: boolean, inside: boolean,
 *   facing: boolean }} m
 * @returns {HoleBox}
 */
function holeBox(at, side, m) {
  const radius = (m.cell * HOLE) / 2;
  const half = m.cell / 2;
  // From the middle of the hole: outward to the count, inward to the name in the gap between the rows.
  const out = half + m.rim + m.countLine * (m.upright ? 0.66 : 0.52);
  const into = radius + (half - radius + m.gap / 2) * 0.6;
  const nameSize = clamp(m.cell * 0.11, 10, 15);
  const reach = half + m.rim + m.countLine * (m.upright ? 1.3 : 1) + m.tagLine;
  // Upright, the value stands under the count, which makes room for it.
  const raised = m.upright && m.tags && !m.inside ? m.count * 0.42 : 0;
  const beside = { x: m.upright ? at.x + side * out : at.x, y: m.upright ? at.y - raised : at.y + side * out };
  const count = m.inside ? at : beside;
  const turned = m.facing;
  const target = m.upright
    ? { x: at.x - (side > 0 ? half : reach), y: at.y - half, width: half + reach, height: m.cell }
    : { x: at.x - half, y: at.y - (side > 0 ? half : reach), width: m.cell, height: half + reach };
  return {
    x: at.x,
    y: at.y,
    radius,
    count: {
      x: count.x,
      y: count.y,
      size: m.count,
      align: "center",
      maxWidth: m.inside ? radius * 1.8 : m.upright ? m.countLine * 1.5 : m.cell,
      turned,
    },
    name: {
      x: m.upright ? at.x - side * into : at.x,
      y: m.upright ? at.y : at.y - side * into,
      size: nameSize,
      align: "center",
      maxWidth: m.cell,
      turned,
    },
    tag: { ...tagSpot(beside, side, m), turned },
    target,
  };
}

/**
 * @param {Point} count the middle of the count
 * @param {1 | -1} side
 * @param {{ upright: boolean, cell: number, count: number, countLine: number, tag: number, tagLine: number,
 *   beside: boolean, inside: boolean }} m
 * @returns {TextSpot}
 */
function tagSpot(count, side, m) {
  if (m.inside) {
    const out = m.upright ? 0 : side * m.tagLine * 0.5;
    return { x: count.x, y: count.y + out, size: m.tag, align: "center", maxWidth: m.upright ? m.countLine * 1.7 - m.tag : m.cell - 10 };
  }
  if (m.upright) {
    const y = count.y + m.count * 0.5 + m.tag * 0.85;
    // A little farther out than the count, so that a wide one stays off the board.
    return { x: count.x + side * m.countLine * 0.2, y, size: m.tag, align: "center", maxWidth: m.countLine * 1.7 - m.tag };
  }
  if (m.beside) {
    const x = count.x + m.count * 0.72 + 8;
    return { x, y: count.y, size: m.tag, align: "left", maxWidth: m.cell - m.count * 1.44 - 24 };
  }
  const y = count.y + side * (m.countLine * 0.48 + (m.tagLine || m.tag) * 0.5);
  return { x: count.x, y, size: m.tag, align: "center", maxWidth: m.cell - 10 };
}

/**
 * The hole whose target holds a point, or null.
 * @param {Layout} layout
 * @param {number} x
 * @param {number} y
 * @returns {number | null}
 */
export function holeAt(layout, x, y) {
  const hole = layout.holes.findIndex(({ target }) => contains(target, x, y));
  return hole < 0 ? null : hole;
}

/**
 * The next hole in the picture, for arrow keys: up, down, left, right; null at the border.
 * @param {Layout} layout
 * @param {number} hole
 * @param {"up" | "down" | "left" | "right"} way
 * @returns {number | null}
 */
export function neighbour(layout, hole, way) {
  const from = layout.holes[hole];
  if (!from) return null;
  const dx = way === "left" ? -1 : way === "right" ? 1 : 0;
  const dy = way === "up" ? -1 : way === "down" ? 1 : 0;
  const step = layout.cell + ((dx === 0) === layout.upright ? 0 : layout.gap);
  const near = layout.cell * 0.4;
  const found = layout.holes.findIndex(
    (to) => Math.abs(to.x - from.x - dx * step) < near && Math.abs(to.y - from.y - dy * step) < near,
  );
  return found < 0 ? null : found;
}

/**
 * The holes of the picture in the order they are sown, closed ones too: for the dotted way of a preview.
 * @param {number} columns
 * @returns {number[]}
 */
export function ringOrder(columns) {
  const south = Array.from({ length: columns }, (_, i) => 2 * columns - 1 - i);
  return [...south, ...Array.from({ length: columns }, (_, i) => i)];
}

/** @param {Rect} rect @param {number} x @param {number} y */
export function contains(rect, x, y) {
  return x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height;
}
