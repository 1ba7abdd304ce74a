/**
 * Which colours there are to paint with: by theme, by board, and by what the device asks for. No words: the board is
 * painted before any have come.
 */
import { paletteFor, palettes } from "./palette.js";

/** @typedef {import("./types.js").Settings} Settings */

const dark = matchMedia("(prefers-color-scheme: dark)");
const forced = matchMedia("(forced-colors: active)");
const contrasts = matchMedia("(prefers-contrast: more)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

export function prefersStill() {
  return still.matches;
}

/**
 * @param {() => void} changed the device asks for other colours
 * @param {AbortSignal} signal ends the watch
 */
export function watchColours(changed, signal) {
  const other = () => {
    system = null;
    changed();
  };
  for (const query of [dark, forced, contrasts]) query.addEventListener("change", other, { signal });
}

/**
 * The device's own colours, as they are now. They are looked up in the page, because a canvas outside of it knows no
 * colour scheme, and anew when the device says that they changed: a new palette is what makes the painter paint anew.
 * @type {import("./palette.js").Palette | null}
 */
let system = null;

/** @returns {import("./palette.js").Palette} */
function systemColours() {
  const probe = document.createElement("span");
  document.body.append(probe);
  /** @param {string} name */
  const resolve = (name) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  };
  const resolved = Object.entries(palettes.contrast).map(([key, value]) => {
    if (typeof value === "string") return [key, resolve(value)];
    return [key, Array.isArray(value) ? value.map(resolve) : value];
  });
  probe.remove();
  return Object.fromEntries(resolved);
}

/** What the page's styles go by. @param {Settings} settings */
export function applyTheme({ leftHanded, theme }) {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  if (leftHanded) dataset.hand = "left";
  else delete dataset.hand;
}

/**
 * @param {Pick<Settings, "theme" | "colours">} settings
 * @param {import("./looks.js").BoardName} board
 */
export function paletteOf({ colours, theme }, board) {
  if (forced.matches) return (system ??= systemColours());
  const isDark = theme === "dark" || (theme === "system" && dark.matches);
  const palette = paletteFor(isDark ? "dark" : "light", board);
  return colours && !palette.flat ? tinted(palette, colours()) : palette;
}

/** Palettes with the colours of pages around: one that is the same has to be the same object. @type {Map<string, import("./palette.js").Palette>} */
const tints = new Map();

/**
 * @param {import("./palette.js").Palette} palette
 * @param {readonly string[]} colours
 */
function tinted(palette, [page, ink, quiet, accent]) {
  if (!page && !ink && !quiet && !accent) return palette;
  const key = JSON.stringify([palette.page, palette.ink, page, ink, quiet, accent]);
  let made = tints.get(key);
  if (!made) {
    made = { ...palette, page: page || palette.page, ink: ink || palette.ink, quiet: quiet || palette.quiet, accent: accent || palette.accent };
    if (tints.size > 20) tints.clear(); // a page that plays with colours
    tints.set(key, made);
  }
  return made;
}
