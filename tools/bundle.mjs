// Makes what is published from what Trunk built:
//
//     node tools/bundle.mjs DIST [--base ADDRESS]
//
// ADDRESS is where DIST will lie, for what has to name whole addresses (tools/published.mjs); without it that is left out.
//
// DIST/source holds the page as it was written, with the wasm and its glue; it works as it is, and stays, so that what
// runs can be read: the source maps point there. Beside it come the same pages in few and small files. Whatever can
// change has its content's fingerprint in its name, so that a page never mixes files of two builds.

import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import * as esbuild from "esbuild";
import { makeAlone } from "./alone.mjs";
import { assets, copyHashed, fingerprint } from "./assets.mjs";
import { ALONE, MODULES, PAGES, SHARING, WASM } from "./entries.mjs";
import * as html from "./html.mjs";
import { common } from "./common.mjs";
import { HEAD, makeIcons, makeManifest, makeWorker } from "./offline.mjs";
import { makeOembed, makePicture, readBase, sharedHead, structured } from "./published.mjs";
import { makeSingle } from "./single.mjs";
import { makeZip } from "./zip.mjs";

const { positionals: [folder = "dist"], values: { base: asked } } = parseArgs({ allowPositionals: true, options: { base: { type: "string" } } });
const base = readBase(asked);
const dist = resolve(folder);
const source = join(dist, "source");
const out = join(dist, "app");
const usual = common(source, out);

/** Paths in the source, by what was made of them: paths in DIST. @type {Map<string, string>} */
const places = new Map();
/** The files that an output imports when it starts, by their paths in DIST. @type {Map<string, string[]>} */
const imports = new Map();

/** @param {import("esbuild").Metafile} metafile @param {string[]} [only] these entries */
function note({ outputs }, only) {
  const inDist = (/** @type {string} */ path) => relative(dist, resolve(source, path));
  for (const [path, output] of Object.entries(outputs)) {
    if (only && !only.includes(output.entryPoint ?? "")) continue;
    if (output.entryPoint) places.set(output.entryPoint, inDist(path));
    imports.set(inDist(path), output.imports.filter(({ kind }) => kind === "import-statement").map((each) => inDist(each.path)));
  }
}

/** All that is imported from a module on, without itself. @param {string} path @returns {string[]} */
function behind(path, seen = new Set([path])) {
  return (imports.get(path) ?? []).flatMap((next) => {
    if (seen.has(next)) return [];
    seen.add(next);
    return [next, ...behind(next, seen)];
  });
}

/** The same sources and tools give the same build. */
async function identify() {
  const files = await readdir(source, { recursive: true, withFileTypes: true });
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath ?? file.path, file.name)).sort();
  const parts = await Promise.all(paths.map(async (path) => `${relative(source, path)} ${fingerprint(await readFile(path))}`));
  return fingerprint([esbuild.version, base ?? "", ...parts].join("\n"));
}

async function removeOld() {
  for (const name of await readdir(dist)) if (name !== "source") await rm(join(dist, name), { recursive: true });
}

/** What scripts find by their own address, each made once. @type {Map<string, Promise<string>>} */
const making = new Map();

/**
 * A worker is bundled by itself, unless it shares its parts with the page that starts it; a style sheet is made small; any
 * other file is copied.
 * @param {string} path
 * @returns {Promise<string>} where it lies now
 */
function makeAsset(path) {
  const inSource = relative(source, path);
  if (SHARING.includes(inSource)) return Promise.resolve(resolve(dist, places.get(inSource) ?? inSource));
  const made = making.get(path) ?? (async () => {
    if (!/\.(js|css)$/.test(path)) places.set(inSource, relative(dist, await copyHashed(path, out)));
    else note((await esbuild.build({ ...usual, entryPoints: [path], format: "esm", plugins })).metafile);
    return resolve(dist, place(inSource));
  })();
  making.set(path, made);
  return made;
}
const plugins = [assets(out, makeAsset)];

/** @param {string} path in the source */
function place(path) {
  const found = places.get(path);
  if (!found) throw new Error(`nothing was made of ${path}`);
  return found;
}

/**
 * Modules that are loaded later are only loaded where others have begun. What all of those have loaded at their start is
 * there then: if all that is loaded later imports all of it, it can be one file; else it would be cut into as many as
 * there are ways to need some of it.
 * @param {esbuild.Metafile} metafile
 * @param {string[]} beginnings
 * @returns {(path: string) => string[]} by a path in the source: the modules that are there
 */
function thereAlready({ inputs }, beginnings) {
  /** @param {string} entry @param {boolean} later whether to follow what is loaded later too */
  const reached = (entry, later) => {
    const found = new Set([entry]);
    for (const path of found) {
      for (const { kind, path: next } of inputs[path].imports) if (later || kind === "import-statement") found.add(next);
    }
    return found;
  };
  const sets = beginnings.map((entry) => ({ start: reached(entry, false), all: reached(entry, true) }));
  return (path) => {
    const around = sets.filter(({ all, start }) => all.has(path) && !start.has(path));
    if (around.length === 0) return [];
    // Not the beginning itself: it may be waiting for this very module.
    const shared = [...around[0].start].filter((each) => !beginnings.includes(each));
    const there = shared.filter((each) => around.every(({ start }) => start.has(each)));
    // What needs nothing of it, such as the words of a language, stays by itself.
    return there.some((each) => inputs[path].imports.some(({ path: own }) => own === each)) ? there : [];
  };
}

/**
 * Bundles modules that may share parts. What they load later gets a name that tells what it is; without being named, all
 * languages would be called alike, after their files and not their folders.
 * @param {string[]} modules
 * @param {string} outdir
 */
async function split(modules, outdir = out) {
  const named = (/** @type {Iterable<string>} */ paths) => [...paths].map((path) => (
    { in: path, out: path.replace(/^www\//, "").replace(/\.js$/, "").replaceAll("/", "-") }));
  /** @type {import("esbuild").BuildOptions} */
  const options = { ...usual, outdir, format: "esm", splitting: true, plugins: [assets(outdir, makeAsset)] };
  // What a page starts is an entry as well, and the address of it stands in the page's scripts.
  const entries = [...modules, ...(outdir === out ? SHARING : [])];
  const first = await esbuild.build({ ...options, entryPoints: named(entries), write: false, metafile: true });
  const all = [...new Set(Object.values(first.metafile.outputs).flatMap(({ entryPoint }) => entryPoint ?? []))];
  const there = thereAlready(first.metafile, modules);
  const later = new Map(all.filter((path) => !entries.includes(path)).map((path) => [resolve(source, path), there(path).map((each) => resolve(source, each))]));
  const plugins = [assets(outdir, makeAsset, (path) => later.get(path) ?? [])];
  const build = (/** @type {boolean} */ write) => esbuild.build({ ...options, entryPoints: named(all), plugins, write, metafile: true });
  // Nothing in a worker names it, so once its name is known that stands.
  if (outdir === out) note((await build(false)).metafile, SHARING);
  return (await build(true)).metafile;
}

async function makeModules() {
  const pages = new Map();
  for (const name of Object.keys(PAGES)) pages.set(name, html.read(await readFile(join(source, name), "utf8")));
  const named = [...pages.values()];
  // What stands apart comes first, so that a file both have is known by where the others find it.
  for (const [name, page] of pages) {
    const { apart } = PAGES[name];
    if (apart) note(await split(page.modules, join(out, apart)));
  }
  const modules = new Set([...pages].flatMap(([name, page]) => (PAGES[name].apart ? [] : page.modules)));
  note(await split([...modules, ...Object.values(MODULES)]));
  // Plain scripts run where modules don't, so nothing may be shared with those.
  for (const path of new Set(named.flatMap((page) => page.scripts))) {
    note(path === ALONE
      ? await makeAlone({ source, out, entry: path })
      : (await esbuild.build({ ...usual, entryPoints: [path], format: "iife" })).metafile);
  }
  for (const path of new Set(named.flatMap((page) => page.icons))) {
    places.set(path, relative(dist, await copyHashed(join(source, path), out)));
  }
  for (const [name, path] of Object.entries(MODULES)) {
    await writeFile(join(dist, name), `export * from "./${place(path)}";\n`);
  }
  return pages;
}

/**
 * One sheet of the sheets that a page names, in their order.
 * @param {string} page
 * @param {string[]} styles
 */
async function makeStyle(page, styles) {
  const contents = styles.map((path) => `@import "./${path}";`).join("\n");
  const { metafile } = await esbuild.build({
    ...usual, stdin: { contents, loader: "css", resolveDir: source, sourcefile: page.replace(/\.html$/, ".css") },
    entryNames: `${page.replace(/\.html$/, "")}-[hash]`,
  });
  const sheet = Object.keys(metafile.outputs).find((path) => path.endsWith(".css"));
  return relative(dist, resolve(source, sheet ?? ""));
}

/**
 * @param {string} name
 * @param {ReturnType<typeof html.read>} page
 * @param {string} build
 */
async function makePage(name, page, build) {
  const { installable, startsAtOnce } = PAGES[name];
  // In the order of their need: a browser asks for so many at a time.
  const early = startsAtOnce ? [...new Set(page.modules.flatMap((path) => [place(path), ...behind(place(path))]))] : [];
  const wasm = startsAtOnce ? place(WASM) : null;
  const written = html.write(await readFile(join(source, name), "utf8"), {
    base, build, early, head: [...(installable ? HEAD : []), ...(base ? sharedHead(name, base) : []), ...(name === "index.html" ? [structured(base)] : [])], installable, place, style: await makeStyle(name, page.styles), wasm,
  });
  await writeFile(join(dist, name), written);
}

await removeOld();
await mkdir(out, { recursive: true });
const build = await identify();
const pages = await makeModules();
for (const [name, page] of pages) await makePage(name, page, build);
await Promise.all([makeIcons(source, dist), makeManifest(dist)]);
if (base) await Promise.all([makePicture(dist), makeOembed(dist, base)]);
await makeWorker({ source, dist, build });
await makeSingle({ source, build, to: join(dist, "guli.html") });
await makeZip(dist, fileURLToPath(new URL("../docs/hosting.md", import.meta.url)));
console.log(`bundled as build ${build}`);
