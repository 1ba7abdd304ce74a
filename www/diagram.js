/**
 * A small board that stands still, drawn from a position and from what was done there: for the text of the rules.
 */

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Step} Step */
/** @typedef {{ x: number, y: number, south: boolean }} Spot */

const NAMESPACE = "http://www.w3.org/2000/svg";
const CELL = 44;
const RADIUS = 18;
const GAP = 30;
const RIM = 10;
/** Room for the counts above and below the board. */
const LINE = 22;
/** The golden angle: seed after seed, a heap fills evenly. */
const TURN = Math.PI * (3 - Math.sqrt(5));

/**
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 * @param {(Node | string)[]} children
 */
function draw(tag, attributes, ...children) {
  const element = document.createElementNS(NAMESPACE, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** @param {number} n to a tenth of a pixel */
const at = (n) => Math.round(n * 10) / 10;

/**
 * @param {object} what
 * @param {State} what.state the board as it stood
 * @param {Step | null} what.step what was sown there
 * @param {number | null} [what.marked] a hole to be pointed out, where nothing was sown
 * @param {boolean} what.asPrinted mirrored into the sources' diagram
 */
export function drawBoard({ asPrinted, marked = null, state, step }) {
  const { columns, holes } = state;
  const width = columns * CELL + 2 * RIM;
  const height = 2 * CELL + GAP + 2 * RIM + 2 * LINE;

  /** @param {number} hole @returns {Spot} */
  const spot = (hole) => {
    const south = hole >= columns;
    const printed = hole % columns;
    const column = asPrinted ? printed : columns - 1 - printed;
    return { x: RIM + CELL * (column + 0.5), y: LINE + RIM + CELL / 2 + (south ? CELL + GAP : 0), south };
  };

  const start = step?.hole ?? marked;
  const taken = new Set(step?.captures.map(({ hole }) => hole));
  const board = draw("rect", { class: "diagram-board", x: 1, y: LINE, width: width - 2, height: height - 2 * LINE, rx: 14 });
  const cells = holes.map((seeds, hole) => {
    const { south, x, y } = spot(hole);
    const marks = [
      hole === start && "start", hole === step?.last && "last", hole === step?.saada && "saada", taken.has(hole) && "taken",
    ].filter(Boolean).join(" ");
    const bowl = draw("circle", { class: `diagram-hole ${marks}`, cx: x, cy: y, r: RADIUS });
    const name = draw("text", { class: "diagram-name", x, y: south ? y - RADIUS - 4 : y + RADIUS + 9 }, String(hole));
    if (seeds === null) return [bowl, draw("path", { class: "diagram-twig", d: `M${x - 12} ${y + 5}L${x + 12} ${y - 5}` }), name];
    const count = draw("text", { class: "diagram-count", x, y: south ? height - 6 : LINE - 8 }, String(seeds));
    return [bowl, ...heap(x, y, seeds), ...(taken.has(hole) ? [ring(x, y)] : []), name, count];
  });
  return draw(
    "svg",
    { class: "diagram", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true", focusable: "false" },
    board,
    ...cells.flat(),
    ...(step && step.laps === 1 ? way(step, spot, width) : []),
  );
}

/** @param {number} x @param {number} y */
function ring(x, y) {
  return draw("circle", { class: "diagram-ring", cx: x, cy: y, r: RADIUS + 3 });
}

/** @param {number} x @param {number} y @param {number} seeds */
function heap(x, y, seeds) {
  const apart = Math.min(5.2, (RADIUS - 4) / Math.sqrt(seeds));
  return Array.from({ length: seeds }, (_, seed) => {
    const far = apart * Math.sqrt(seed + (seeds === 1 ? 0 : 0.5));
    return draw("circle", {
      class: "diagram-seed", cx: at(x + far * Math.cos(seed * TURN)), cy: at(y + far * Math.sin(seed * TURN)), r: 2.6,
    });
  });
}

/**
 * The way of the hand, from hole to hole, as far as it goes once round.
 * @param {Step} step
 * @param {(hole: number) => Spot} spot
 * @param {number} width
 */
function way(step, spot, width) {
  const inner = RADIUS - 4;
  /** @param {Spot} place where the way touches a hole: on the side towards the middle of the board */
  const touch = ({ south, x, y }) => ({ x, y: south ? y - inner : y + inner });
  const holes = step.events.flatMap((event) => (event.kind === "drop" ? [event.hole] : []));
  let from = spot(Number(step.hole));
  let path = `M${from.x} ${touch(from).y}`;
  for (const hole of holes) {
    const to = spot(hole);
    const end = touch(to);
    if (to.south === from.south) path += `Q${(from.x + to.x) / 2} ${end.y + (to.south ? -13 : 13)} ${end.x} ${end.y}`;
    else {
      const out = from.x < width / 2 ? from.x + 9 : from.x - 9;
      path += `Q${out} ${(touch(from).y + end.y) / 2} ${end.x} ${end.y}`;
    }
    from = to;
  }
  const end = touch(from);
  return [draw("path", { class: "diagram-way", d: path }), draw("circle", { class: "diagram-end", cx: end.x, cy: end.y, r: 3.4 })];
}
