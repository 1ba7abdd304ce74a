// What lets the page be installed and opened without a network: manifest, icons, service worker.

import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, relative, sep } from "node:path";
import { Resvg, initWasm } from "@resvg/resvg-wasm";
import * as esbuild from "esbuild";
import { common } from "./common.mjs";
import { PAGES } from "./entries.mjs";

const DRAWING = "www/favicon.svg";
/** Colours of the page: what a window shows before the page has come. */
const PAPER = "#f7f2e8";
/** Room that a mask may cut away lies outside of the middle four fifths. */
const SAFE = 0.8;

/** Tags of an installable page. */
export const HEAD = [
  '<link rel="manifest" href="./manifest.webmanifest">',
  '<link rel="apple-touch-icon" href="./icons/apple-touch.png">',
];

/** @typedef {{ name: string, size: number, purpose: "any" | "maskable" | null }} Icon no purpose: not in the manifest */

/** @type {Icon[]} */
const ICONS = [
  { name: "192", size: 192, purpose: "any" },
  { name: "512", size: 512, purpose: "any" },
  { name: "maskable", size: 512, purpose: "maskable" },
  { name: "apple-touch", size: 180, purpose: null },
];

/** @param {string} source @param {string} dist */
export async function makeIcons(source, dist) {
  await initWasm(readFile(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
  await mkdir(join(dist, "icons"), { recursive: true });
  const svg = await readFile(join(source, DRAWING), "utf8");
  for (const { name, purpose, size } of ICONS) {
    // Masks, and the rounded corners of phones, cut from a drawing that goes to the edge.
    const drawn = new Resvg(purpose === "any" ? svg : filled(svg), { fitTo: { mode: "width", value: size } });
    await writeFile(join(dist, "icons", `${name}.png`), drawn.render().asPng());
  }
}

/** The drawing on a ground of its own colour that fills the square. @param {string} svg */
function filled(svg) {
  const inner = svg.replace(/^[^]*?<svg[^>]*>|<\/svg>\s*$/g, "");
  const [, side] = /viewBox="0 0 (\d+) \1"/.exec(svg) ?? [];
  const [, ground] = /<rect[^>]*fill="([^"]+)"/.exec(inner) ?? [];
  if (!side || !ground) throw new Error(`${DRAWING}: a square with a rect as its ground was expected`);
  const edge = (Number(side) * (1 - SAFE)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" fill="${ground}"/>
    <g transform="translate(${edge} ${edge}) scale(${SAFE})">${inner}</g></svg>`;
}

/** All addresses are relative to the manifest, so that it works below any path. @param {string} dist */
export async function makeManifest(dist) {
  const manifest = {
    id: "./",
    name: "Guli: Ali Guli Mane and Mangala",
    short_name: "Guli",
    description: "Two mancala games of South India and the Ottoman lands, played exactly.",
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: PAPER,
    theme_color: PAPER,
    categories: ["games"],
    icons: ICONS.filter(({ purpose }) => purpose).map(({ name, purpose, size }) => (
      { src: `./icons/${name}.png`, sizes: `${size}x${size}`, type: "image/png", purpose })),
  };
  await writeFile(join(dist, "manifest.webmanifest"), `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * Comes last: it lists what there is.
 * @param {{ source: string, dist: string, build: string }} options
 */
export async function makeWorker({ build, dist, source }) {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => (
    relative(dist, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join("/"))).filter(isKept).sort();
  /** @type {Record<string, string>} */
  const files = {};
  for (const path of paths) files[path] = createHash("sha256").update(await readFile(join(dist, path))).digest("hex");
  for (const name of ["sw", "sw-off"]) {
    await esbuild.build({
      ...common(source, dist), entryPoints: [`www/${name}.js`], entryNames: "[name]", format: "iife", sourcemap: false,
      define: { "globalThis.GULI_BUILD": JSON.stringify(build), "globalThis.GULI_FILES": JSON.stringify(files) },
    });
  }
}

/** What a page may ask for; not what people read or fetch by hand. @param {string} path */
function isKept(path) {
  if (Object.entries(PAGES).some(([page, { apart }]) => apart && (path === page || path.startsWith(`app/${apart}/`)))) return false;
  if (path.startsWith("oembed/") || path === "icons/board.png") return false;
  return !path.startsWith("source/") && !path.endsWith(".map") && path !== "guli.html" && !path.startsWith("app/embed-alone-") && !/^sw(-off)?\.js$/.test(path);
}
