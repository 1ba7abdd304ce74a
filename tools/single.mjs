// The whole program in one file that opens by a double click: page, style, script, worker, rules.
//
// Style and page are written as they are, so that something is to be seen at once; all else is compressed together. The
// policy lets nothing in and nothing out: what is not in the file can't be asked for.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import * as esbuild from "esbuild";
import { common } from "./common.mjs";
import { SEARCHING } from "./entries.mjs";
import * as html from "./html.mjs";
import { lettersOf } from "./letters.mjs";

const POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'wasm-unsafe-eval' blob: data:",
  "worker-src blob: data:",
  "style-src 'unsafe-inline'",
  "img-src data: blob:",
  "media-src data: blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** The parts that lie elsewhere when the program is one file. @type {import("esbuild").Plugin} */
const inside = {
  name: "inside",
  setup(build) {
    build.onResolve({ filter: /^\.\.\/guli-play\.js$/ }, ({ resolveDir }) => ({ path: join(resolveDir, "../guli-web.js") }));
    build.onResolve({ filter: /\/parts\.js$/ }, ({ importer, path, resolveDir }) => (
      importer.includes("/single/") || !path.startsWith("./") ? null : { path: join(resolveDir, "single/parts.js") }));
  },
};

/** @param {{ source: string, build: string, to: string }} options */
export async function makeSingle({ build, source, to }) {
  /** @param {import("esbuild").BuildOptions} options */
  const text = async (options) => {
    const { outputFiles } = await esbuild.build({ ...common(source, source), sourcemap: false, write: false, ...options });
    return outputFiles?.[0].text ?? "";
  };
  const page = await readFile(join(source, "index.html"), "utf8");
  const { icons, modules, styles } = html.read(page);
  const style = await text({ stdin: { contents: styles.map((path) => `@import "./${path}";`).join("\n"), loader: "css", resolveDir: source } });
  // One after the other, as a page with all of them runs them.
  const contents = modules.map((path) => `import "./${path}";`).join("\n");
  const script = await text({ stdin: { contents, resolveDir: source }, format: "esm", plugins: [inside] });
  // A worker that is made of text has no address, and asks for nothing by it.
  const worker = await text({ entryPoints: ["www/worker.js"], format: "iife", define: { "import.meta.url": '""' } });
  const loader = await text({ entryPoints: ["www/single/loader.js"], format: "iife" });
  const parts = [Buffer.from(script), Buffer.from(worker), await readFile(join(source, SEARCHING))];
  const packed = deflateRawSync(Buffer.concat(parts), { level: 9 });
  const icon = Buffer.from(await readFile(join(source, icons[0]))).toString("base64");
  await writeFile(to, html.writeSingle(page, {
    build, style, icon: `data:image/svg+xml;base64,${icon}`, policy: POLICY,
    body: `<script type="text/plain" id="parts" data-packed="${packed.length}" data-sizes="${parts.map(({ length }) => length).join(" ")}">${lettersOf(packed)}</script>
    <script>${loader.trim().replaceAll("</script", "<\\/script")}</script>`,
  }));
}
