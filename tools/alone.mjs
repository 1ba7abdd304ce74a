// A plain script in which all lies that it would else fetch: for frames in a sandbox, which may fetch nothing.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as esbuild from "esbuild";
import { common } from "./common.mjs";
import { SEARCHING } from "./entries.mjs";

/** The style sheets of a board, as www/element-texts.js lists them. */
const FILES = /new URL\("\.\/([\w-]+\.css)", import\.meta\.url\)/g;

/** Modules that fetch, and what takes their place. */
const INSTEAD = { "parts.js": "alone/parts.js", "element-texts.js": "alone/texts.js" };

/**
 * @param {{ source: string, out: string, entry: string }} options
 * @returns {Promise<esbuild.Metafile>}
 */
export async function makeAlone({ entry, out, source }) {
  const www = join(source, "www");
  /** @param {esbuild.BuildOptions} options */
  const text = async (options) => {
    const { outputFiles } = await esbuild.build({ ...common(source, source), sourcemap: false, write: false, ...options });
    return outputFiles?.[0].text.trim() ?? "";
  };
  // A script without modules has no address of its own, and asks for nothing by it.
  const define = { "import.meta.url": '""' };
  const files = [...(await readFile(join(www, "element-texts.js"), "utf8")).matchAll(FILES)].map(([, file]) => file);
  const inside = {
    worker: await text({ entryPoints: ["www/worker.js"], format: "iife", define }),
    wasm: (await readFile(join(source, SEARCHING))).toString("base64"),
    styles: await Promise.all(files.map((file) => text({ entryPoints: [`www/${file}`] }))),
  };
  /** @type {esbuild.Plugin} */
  const plugin = {
    name: "alone",
    setup(build) {
      build.onResolve({ filter: /^\.\/(parts|element-texts)\.js$/ }, ({ path }) => (
        { path: join(www, INSTEAD[/** @type {keyof typeof INSTEAD} */ (path.slice(2))]) }));
      build.onResolve({ filter: /^\.\.\/guli-play\.js$/ }, () => ({ path: join(source, "guli-web.js") }));
      build.onLoad({ filter: /\/alone\/inside\.js$/ }, () => (
        { contents: Object.entries(inside).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join("\n") }));
    },
  };
  const { metafile } = await esbuild.build({ ...common(source, out), entryPoints: [entry], format: "iife", define, plugins: [plugin] });
  return metafile;
}
