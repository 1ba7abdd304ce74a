// What a build says of itself to other programs, once it knows where it will lie: oEmbed files, a picture, Open Graph.
// Their addresses must be whole, so without that place there are none of them.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-wasm";
import { RULES } from "../www/config.js";
import { LANGUAGES } from "../www/languages.js";
import { messages } from "../www/locales/en.js";
import { parse } from "../www/message.js";
import { OFFERS } from "../www/offers.js";
import { escaped, frameAddress, frameSnippet } from "../www/snippets.js";

const PICTURE = { path: "icons/board.png", width: 1200, height: 630, of: "The board of Ali Guli Mane in the middle of a game" };
/** The part of docs/board.png that is the board and its cloths, and what lies beside them there. */
const CUT = { x: -50, y: 56, width: 1029, height: 540, beside: 895 };
const PAPER = "#f7f2e8";
const ABOUT = "Two traditional mancala games, played exactly in the browser: Ali Guli Mane of South India and the Ottoman Mangala.";

/**
 * Where a build will lie, from what the person who makes it says.
 * @param {string | undefined} text
 * @returns {string | null} an address that ends in a slash
 */
export function readBase(text) {
  if (text === undefined) return null;
  /** @type {URL} */
  let base;
  try {
    base = new URL(text);
  } catch {
    throw new Error(`--base wants the address of the folder, such as https://example.org/guli/, not ${JSON.stringify(text)}`);
  }
  if (!/^https?:$/.test(base.protocol) || base.search || base.hash || base.username) {
    throw new Error(`--base wants an address by https or http, without a query or a fragment, not ${JSON.stringify(text)}`);
  }
  return base.href.replace(/\/?$/, "/");
}

/** The name of rules, without what marks its language. @param {string} rules */
function titleOf(rules) {
  const plain = (/** @type {import("../www/message.js").Part[]} */ parts) => parts.map((/** @type {any} */ part) => (
    typeof part === "string" ? part : plain(part.parts ?? []))).join("");
  return plain(parse(messages[/** @type {keyof typeof messages} */ (`game.${rules}`)]));
}

/**
 * One file for each board that is offered, and a description of who offers them.
 * @param {string} dist
 * @param {string} base
 */
export async function makeOembed(dist, base) {
  await mkdir(join(dist, "oembed"), { recursive: true });
  const write = (/** @type {string} */ name, /** @type {object} */ content) => (
    writeFile(join(dist, "oembed", `${name}.json`), `${JSON.stringify(content, null, 2)}\n`));
  for (const { given, height, name, width } of OFFERS) {
    const title = titleOf(given.game ?? "ali-guli-mane");
    await write(name, {
      version: "1.0",
      type: "rich",
      title,
      provider_name: "Guli",
      provider_url: base,
      width,
      height,
      html: frameSnippet({ base, given, title, width, height }),
      thumbnail_url: `${base}${PICTURE.path}`,
      thumbnail_width: PICTURE.width,
      thumbnail_height: PICTURE.height,
      cache_age: 86400,
    });
  }
  await write("provider", {
    provider_name: "Guli",
    provider_url: base,
    endpoints: OFFERS.map(({ given, name }) => (
      { schemes: [frameAddress(base, given)], url: `${base}oembed/${name}.json`, formats: ["json"], discovery: true })),
  });
}

/** Cut from the picture in docs/, so that only the board is to be seen. @param {string} dist */
export async function makePicture(dist) {
  const png = (await readFile(fileURLToPath(new URL("../docs/board.png", import.meta.url)))).toString("base64");
  const { beside, height, width, x, y } = CUT;
  const paper = (/** @type {number} */ from) => `<rect x="${from}" y="0" width="1280" height="800" fill="${PAPER}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${paper(x)}
    <image width="1280" height="800" href="data:image/png;base64,${png}"/>${paper(beside)}</svg>`;
  const drawn = new Resvg(svg, { fitTo: { mode: "width", value: PICTURE.width } }).render();
  await writeFile(join(dist, PICTURE.path), drawn.asPng());
}

/**
 * Tags for those who show a page by its address.
 * @param {string} page
 * @param {string} base
 */
export function sharedHead(page, base) {
  const address = page === "index.html" ? base : `${base}${page}`;
  const meta = (/** @type {string} */ property, /** @type {string | number} */ content) => `<meta property="${property}" content="${escaped(String(content))}">`;
  const found = page === "builder.html" ? [] : OFFERS.filter(({ name }) => name in RULES && RULES[/** @type {keyof typeof RULES} */ (name)] === name).map(({ name }) => (
    `<link rel="alternate" type="application/json+oembed" href="${base}oembed/${name}.json" title="${escaped(titleOf(name))}">`));
  return [
    ...found,
    ...(page === "embed.html" ? [] : [`<link rel="canonical" href="${address}">`]),
    meta("og:type", "website"),
    meta("og:site_name", "Guli"),
    meta("og:title", "Guli: Ali Guli Mane and Mangala"),
    meta("og:description", ABOUT),
    meta("og:url", address),
    meta("og:image", `${base}${PICTURE.path}`),
    meta("og:image:width", PICTURE.width),
    meta("og:image:height", PICTURE.height),
    meta("og:image:alt", PICTURE.of),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/**
 * What the page is, for those who look for games: a block of data, which no policy takes for a script.
 * @param {string | null} base
 */
export function structured(base) {
  const data = {
    "@context": "https://schema.org",
    "@type": ["VideoGame", "WebApplication"],
    name: "Guli",
    description: ABOUT,
    applicationCategory: "GameApplication",
    operatingSystem: "Any",
    gamePlatform: "Web browser",
    playMode: ["SinglePlayer", "MultiPlayer"],
    numberOfPlayers: { "@type": "QuantitativeValue", minValue: 1, maxValue: 2 },
    genre: "Mancala",
    inLanguage: Object.keys(LANGUAGES),
    isAccessibleForFree: true,
    accessMode: ["visual", "textual", "auditory"],
    accessModeSufficient: [{ "@type": "ItemList", itemListElement: ["textual"] }, { "@type": "ItemList", itemListElement: ["visual"] }],
    license: "https://spdx.org/licenses/MIT.html",
    ...(base ? { url: base, image: `${base}${PICTURE.path}` } : {}),
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}
