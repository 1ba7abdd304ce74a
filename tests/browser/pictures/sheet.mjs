// A page that shows the pictures side by side, with a choice of screen, language, theme and width.

import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Runs in that page. */
const script = `
const names = ["screen", "language", "theme", "width"];
const chosen = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
const bar = document.querySelector("nav");
for (const name of names) {
  const select = bar.appendChild(document.createElement("select"));
  select.setAttribute("aria-label", name);
  select.append(new Option("every " + name, ""));
  for (const value of new Set(pictures.map((picture) => String(picture[name])))) select.append(new Option(value));
  select.value = chosen[name] ?? (name === "screen" ? pictures[0].screen : "");
  select.addEventListener("change", show);
}
const out = bar.appendChild(document.createElement("output"));
function show() {
  const wanted = [...bar.querySelectorAll("select")].map(({ value }) => value);
  const found = pictures.filter((picture) => wanted.every((value, i) => value === "" || String(picture[names[i]]) === value));
  history.replaceState(null, "", "#" + new URLSearchParams(names.flatMap((name, i) => (wanted[i] ? [[name, wanted[i]]] : []))));
  out.textContent = found.length + " of " + pictures.length;
  document.querySelector("main").replaceChildren(...found.map(({ name, width }) => {
    const figure = document.createElement("figure");
    figure.style.width = (width > 700 ? 620 : 300) + "px";
    const link = figure.appendChild(document.createElement("a"));
    link.href = name + ".png";
    const image = link.appendChild(new Image());
    image.loading = "lazy";
    image.src = link.href;
    image.alt = "";
    figure.appendChild(document.createElement("figcaption")).textContent = name;
    return figure;
  }));
}
addEventListener("keydown", ({ key }) => {
  const step = { n: 1, p: -1 }[key];
  const [screen] = bar.querySelectorAll("select");
  if (!step || document.activeElement?.localName === "select") return;
  screen.selectedIndex = (screen.selectedIndex + step + screen.options.length) % screen.options.length;
  show();
});
show();
`;

const style = `
body { margin: 0; background: #555; color: #fff; font: 14px/1.4 system-ui, sans-serif; }
nav { position: sticky; top: 0; display: flex; gap: 8px; padding: 8px; background: #222; }
main { display: flex; flex-wrap: wrap; align-items: start; gap: 16px; padding: 16px; }
figure { margin: 0; }
img { display: block; width: 100%; min-height: 100px; }
`;

/** @typedef {import("./take.mjs").Picture} Picture */

/**
 * @param {string} folder
 * @param {Picture[]} taken those that were taken just now; others that lie there from before are shown as well
 * @param {string[]} screens in the order in which they are to be shown
 */
export async function writeSheet(folder, taken, screens) {
  const known = new Map(taken.map((picture) => [picture.name, picture]));
  for (const file of await readdir(folder)) {
    const [, screen, language, theme, width] = /^(.+)-(en-XA|ar-XB|[a-z]{2})-(light|dark)-(\d+)\.png$/.exec(file) ?? [];
    const name = file.replace(".png", "");
    if (width && screens.includes(screen)) known.set(name, { name, screen, language, theme, width: Number(width) });
  }
  const pictures = [...known.values()].sort((a, b) => screens.indexOf(a.screen) - screens.indexOf(b.screen)
    || a.width - b.width || a.theme.localeCompare(b.theme) || a.language.localeCompare(b.language));
  await writeFile(join(folder, "index.html"), `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Pictures</title><style>${style}</style></head>
<body><nav></nav><main></main><script>const pictures = ${JSON.stringify(pictures)};${script}</script></body></html>
`);
}
