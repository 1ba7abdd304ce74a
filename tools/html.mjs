// A page as it is published: its style sheets are one, its scripts are bundles, and what they need is fetched at once.

const STYLE = /<link rel="stylesheet" href="\.\/([^"]+)">\s*/g;
const MODULE = /<script type="module" src="\.\/([^"]+)"><\/script>/g;
const SCRIPT = /<script defer src="\.\/([^"]+)"(?: data-words="\.\/([^"]+)")?><\/script>/g;
const ICON = /<link rel="icon" type="image\/svg\+xml" href="\.\/([^"]+)">/g;

/** What a page names, as paths. @param {string} html */
export function read(html) {
  const all = (/** @type {RegExp} */ pattern) => [...html.matchAll(pattern)].flatMap(([, ...paths]) => paths.filter((path) => path !== undefined));
  return { styles: all(STYLE), modules: all(MODULE), scripts: all(SCRIPT), icons: all(ICON) };
}

/**
 * @param {string} html
 * @param {object} made
 * @param {string} made.style the one style sheet
 * @param {(path: string) => string} made.place where a script, module or icon lies now
 * @param {string[]} made.early modules that the page's own import: they are asked for before those have been read
 * @param {string | null} made.wasm
 * @param {string} made.build
 * @param {string[]} made.head more tags
 * @param {boolean} made.installable whether the page starts the service worker
 * @param {string | null} made.base where all of it will lie, if that is known
 */
export function write(html, { base, build, early, head, installable, place, style, wasm }) {
  const links = [
    `<link rel="stylesheet" href="./${style}">`,
    ...early.map((path) => `<link rel="modulepreload" href="./${path}">`),
    ...(wasm ? [`<link rel="preload" as="fetch" type="application/wasm" crossorigin href="./${wasm}">`] : []),
    ...head,
  ];
  return html
    .replaceAll(/\s*<!--.*?-->/gs, "")
    .replace(/\n\s*\n/g, "\n")
    .replace(STYLE, () => links.splice(0).map((link) => `${link}\n    `).join("")) // in the place of the first sheet
    .replace(MODULE, (whole, path) => whole.replace(path, place(path)))
    .replace(SCRIPT, (whole, ...paths) => paths.slice(0, 2).reduce((made, path) => (path ? made.replace(`./${path}`, `./${place(path)}`) : made), whole))
    .replace(ICON, (whole, path) => whole.replace(path, place(path)))
    .replace("<html ", `<html data-build="${build}" ${base ? `data-base="${base}" ` : ""}${installable ? 'data-worker="./sw.js" ' : ""}`);
}

/**
 * The page in one file.
 * @param {string} html
 * @param {{ style: string, icon: string, policy: string, build: string, body: string }} made
 */
export function writeSingle(html, { body, build, icon, policy, style }) {
  const head = [`<meta http-equiv="Content-Security-Policy" content="${policy}">\n    `, `<style>${style.trim()}</style>\n    `];
  return html
    .replaceAll(/\s*<!--.*?-->/gs, "")
    .replace(/\n\s*\n/g, "\n")
    .replace(STYLE, () => head.splice(0).join(""))
    .replace(MODULE, "")
    .replace(SCRIPT, "")
    .replaceAll(/\s*<p id="failure-(file|single|script)".*?<\/p>/gs, "") // what can't go wrong here
    .replace(ICON, (whole, path) => whole.replace(`./${path}`, icon))
    .replace(/\s*<\/body>/, () => `\n    ${body}\n  </body>`)
    .replace("<html ", `<html data-build="${build}" data-single `);
}
