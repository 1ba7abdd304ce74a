// Files that a script finds by `new URL("…", import.meta.url)`: the wasm, workers, style sheets for shadow trees. esbuild
// leaves such addresses alone; here the files are made, and the addresses rewritten to the names they got, so that a
// script and what it loads always belong to the same build.

import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, relative, resolve } from "node:path";

const ADDRESS = /new URL\((["'])(?<to>[^"']+)\1, import\.meta\.url\)/g;

/** The part of a name that says what is inside: other bytes, another name. @param {string | Uint8Array} bytes */
export function fingerprint(bytes) {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 10);
}

/**
 * Copies a file to a name that tells its content.
 * @param {string} from
 * @param {string} folder
 * @returns {Promise<string>} the new path
 */
export async function copyHashed(from, folder) {
  const bytes = await readFile(from);
  const type = extname(from);
  const to = join(folder, `${basename(from, type)}-${fingerprint(bytes)}${type}`);
  await writeFile(to, bytes);
  return to;
}

/**
 * @param {string} out the folder of the bundles
 * @param {(path: string) => Promise<string>} make makes what was found, and says where it lies
 * @param {(path: string) => string[]} [besides] modules that one is to import besides its own
 * @returns {import("esbuild").Plugin}
 */
export function assets(out, make, besides = () => []) {
  return {
    name: "assets",
    setup(build) {
      build.onLoad({ filter: /\.js$/ }, async ({ path }) => {
        const text = await readFile(path, "utf8");
        /** @type {Map<string, string>} */
        const names = new Map();
        for (const { groups } of text.matchAll(ADDRESS)) {
          const to = groups?.to ?? "";
          names.set(to, `./${relative(out, await make(resolve(dirname(path), to)))}`);
        }
        const contents = text.replace(ADDRESS, (whole, _quote, to) => whole.replace(to, names.get(to) ?? to));
        const more = besides(path).map((each) => `\nimport ${JSON.stringify(each)};`).join("");
        return { contents: contents + more, loader: "js" };
      });
    },
  };
}
