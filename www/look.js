/**
 * What the painter is told about looks: colours by theme, board and seeds by game, names.
 */
import { palettes } from "./palette.js";
import { seatName } from "./sentences.js";
import { number } from "./text.js";

/** @typedef {import("./types.js").Settings} Settings */
/** @typedef {import("./types.js").State} State */

const dark = matchMedia("(prefers-color-scheme: dark)");
const forced = matchMedia("(forced-colors: active)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

export function prefersStill() {
  return still.matches;
}

/**
 * @param {() => void} changed the device asks for other colours
 * @param {AbortSignal} signal ends the watch
 */
export function watchColours(changed, signal) {
  dark.addEventListener("change", changed, { signal });
  forced.addEventListener("change", changed, { signal });
}

/** @param {Settings} settings */
export function applyTheme({ theme }) {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
}

/** @param {Settings} settings */
function palette({ theme }) {
  if (forced.matches) return palettes.contrast;
  const isDark = theme === "dark" || (theme === "system" && dark.matches);
  return isDark ? palettes.dark : palettes.light;
}

/**
 * @param {State} state
 * @param {Settings} settings
 * @returns {import("./render.js").Look}
 */
export function lookOf(state, settings) {
  const indian = state.game === "ali-guli-mane";
  return {
    palette: palette(settings),
    board: settings.board ?? (indian ? "teak" : "box"),
    piece: settings.piece ?? (indian ? "tamarind" : "glass"),
    names: [seatName(0), seatName(1)],
    number,
    holeNames: settings.numbers ? state.holes.map((_, hole) => String(hole)) : null,
  };
}
