/**
 * The board that is played: a grid of real, transparent buttons over the picture. One tab stop; arrow keys follow the
 * picture. What is seen is drawn on the canvas below, which assistive technology never meets.
 */
import { make, setUsable } from "./dom.js";
import { neighbour } from "./geometry.js";
import { holeName, seatValues } from "./sentences.js";
import { label, t } from "./text.js";

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./types.js").Preview} Preview */
/** @typedef {import("./types.js").State} State */

/**
 * @typedef {object} HolesOptions
 * @property {HTMLElement} grid
 * @property {(hole: number, how: "pointer" | "key") => void} choose
 * @property {(hole: number | null) => void} point a hole is hovered or focused, or none is
 * @property {(key: string) => boolean} press another key on the board; true when it meant something
 */

/** @type {Record<string, "left" | "right" | "up" | "down">} */
const ARROWS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

/** @param {HolesOptions} options */
export function createHoles({ grid, choose, point, press }) {
  /** @type {HTMLButtonElement[]} by hole number */
  let buttons = [];
  /** @type {Layout | null} */
  let box = null;
  let shape = "";
  /** The hole that Tab leads to. */
  let current = 0;
  /** @type {number | null} */
  let hovered = null;
  /** @type {number | null} */
  let focused = null;

  const tellPoint = () => point(hovered ?? focused);

  /** @param {number} hole */
  function makeButton(hole) {
    const button = make("button", { type: "button", tabindex: "-1", "data-hole": String(hole) });
    // A screen reader's and a keyboard's click has no pointer behind it.
    button.addEventListener("click", (event) => choose(hole, event.detail === 0 ? "key" : "pointer"));
    button.addEventListener("pointerenter", () => {
      hovered = hole;
      tellPoint();
    });
    button.addEventListener("pointerleave", () => {
      if (hovered === hole) hovered = null;
      tellPoint();
    });
    button.addEventListener("focus", () => {
      focused = hole;
      setCurrent(hole);
      tellPoint();
      button.setAttribute("aria-describedby", "preview");
    });
    button.addEventListener("blur", () => {
      if (focused === hole) focused = null;
      button.removeAttribute("aria-describedby");
      tellPoint();
    });
    return button;
  }

  /** @param {number} hole */
  function setCurrent(hole) {
    current = hole;
    for (const [each, button] of buttons.entries()) button.tabIndex = each === hole ? 0 : -1;
  }

  /** @param {number} hole */
  function focus(hole) {
    setCurrent(hole);
    buttons[hole]?.focus();
  }

  /**
   * The rows of the picture, each from left to right.
   * @param {Layout} layout
   */
  function pictureRows(layout) {
    /** @type {Map<number, number[]>} */
    const rows = new Map();
    for (const [hole, { y }] of layout.holes.entries()) {
      const key = Math.round(y);
      rows.set(key, [...(rows.get(key) ?? []), hole]);
    }
    return [...rows.entries()]
      .sort(([a], [b]) => a - b)
      .map(([, holes]) => holes.sort((a, b) => layout.holes[a].x - layout.holes[b].x));
  }

  /** @param {Layout} layout */
  function build(layout) {
    const hadFocus = focused;
    buttons = layout.holes.map((_, hole) => makeButton(hole));
    hovered = null;
    focused = null;
    grid.replaceChildren(...pictureRows(layout).map((holes) => {
      const cells = holes.map((hole) => make("div", { role: "gridcell" }, buttons[hole]));
      const row = make("div", { role: "row" }, ...cells);
      if (!layout.upright) {
        label(row, "board.row", () => seatValues(holes[0] < layout.columns ? 1 : 0));
      }
      return row;
    }));
    setCurrent(Math.min(current, buttons.length - 1));
    if (hadFocus !== null && hadFocus < buttons.length) focus(hadFocus);
  }

  grid.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !box) return;
    const way = ARROWS[event.key];
    let next = null;
    if (way) next = neighbour(box, current, way);
    else if (event.key === "Home") next = ends()[0];
    else if (event.key === "End") next = ends()[1];
    else if (!press(event.key)) return;
    event.preventDefault();
    if (next !== null) focus(next);
  });

  /** First and last hole of the row of the picture that the focus is in. */
  function ends() {
    if (!box) return [current, current];
    const { columns, upright } = box;
    const rows = pictureRows(box);
    const own = (/** @type {number} */ hole) => (hole < columns) === (current < columns);
    const row = upright
      ? rows.map((holes) => holes.find(own) ?? current)
      : rows.find((holes) => holes.includes(current)) ?? [current];
    return [row[0], row[row.length - 1]];
  }

  return {
    focus,
    /** Has Tab lead to a hole, without taking the focus. */
    lead: setCurrent,
    get focused() {
      return focused;
    },
    get pointed() {
      return hovered ?? focused;
    },
    /** @param {Layout} layout */
    place(layout) {
      box = layout;
      const next = `${layout.columns} ${layout.upright} ${layout.asPrinted} ${layout.turned}`;
      if (next !== shape) {
        shape = next;
        build(layout);
      }
      for (const [hole, { target }] of layout.holes.entries()) {
        const { style } = buttons[hole];
        // Whole pixels, edge by edge: neighbours meet exactly, and 44 px are not 43.98.
        const left = Math.round(target.x);
        const top = Math.round(target.y);
        style.left = `${left}px`;
        style.top = `${top}px`;
        style.width = `${Math.round(target.x + target.width) - left}px`;
        style.height = `${Math.round(target.y + target.height) - top}px`;
      }
    },
    /**
     * @param {State} state
     * @param {readonly Preview[]} previews
     * @param {readonly (string | null)[]} [values] what sowing a hole is worth, in words
     */
    update(state, previews, values = []) {
      grid.setAttribute("aria-label", t("board.label", { game: t(`game.${state.rules}`) }));
      for (const preview of previews) {
        const button = buttons[preview.hole];
        if (!button) continue;
        const name = holeName(preview, state);
        const value = values[preview.hole];
        button.setAttribute("aria-label", value ? t("hole.valued", { name, value }) : name);
        setUsable(button, preview.legal);
      }
      // Tab leads to a hole that can be played, unless the player stands on the board already.
      const usable = previews.filter(({ legal }) => legal).map(({ hole }) => hole);
      if (focused === null && !usable.includes(current) && usable.length > 0) setCurrent(usable[0]);
    },
  };
}

/** @typedef {ReturnType<typeof createHoles>} Holes */
