/**
 * The few signs on the buttons: strokes on a grid of 24, drawn in the colour of the text.
 */

const PATHS = {
  new: "M12 5v14M5 12h14",
  undo: "M9 7 4 12l5 5M4 12h11a5 5 0 0 1 0 10h-2",
  redo: "M15 7l5 5-5 5M20 12H9a5 5 0 0 0 0 10h2",
  replay: "M5 12a7 7 0 1 1 2.2 5.1M5 19v-4.6h4.6",
  back: "M18 6v12L9 12zM6 6v12",
  forward: "M6 6v12l9-6zM18 6v12",
  pause: "M8 6v12M16 6v12",
  resume: "M8 5.5v13l10.5-6.5z",
  skip: "M5 6v12l7-6zM13 6v12l7-6z",
  hint: "M9 11V4.5a1.5 1.5 0 0 1 3 0V11M12 10.5a1.5 1.5 0 0 1 3 0v1M15 11a1.5 1.5 0 0 1 3 .5v4c0 3.5-2 5.5-5.5 5.5-2.5 0-4-1-5.2-3L5 14.2c-.8-1.5 1-2.8 2.2-1.6L9 14.5",
  full: "M9 4H4v5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  language: "M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18",
  turn: "M4 9h15M15 5l4 4-4 4M20 16H5M9 12l-4 4 4 4",
  more: "M5 12h.01M12 12h.01M19 12h.01",
};

/** @typedef {keyof typeof PATHS} IconName */

/**
 * @param {IconName} name
 * @returns {SVGSVGElement}
 */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}
