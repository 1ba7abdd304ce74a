// Files that a script finds by `new URL("…", import.meta.url)`. esbuild leaves such addresses alone; here they are
// rewritten to the names that the files got, so that a script and what it loads always belong to the same build.

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
 * @param {string} source the folder of the page as it was written
 * @param {string} out the folder of the bundles
 * @param {Map<string, string>} made where each asset lies now, by its path in the source
 * @returns {import("esbuild").Plugin}
 */
export function assets(source, out, made) {
  return {
    name: "assets",
    setup(build) {
      build.onLoad({ filter: /\.js$/ }, async ({ path }) => {
        const text = await readFile(path, "utf8");
        const contents = text.replace(ADDRESS, (whole, _quote, to) => {
          const asset = relative(source, resolve(dirname(path), to));
          const place = made.get(asset);
          if (!place) throw new Error(`${relative(source, path)} asks for ${asset}, which tools/entries.mjs does not list`);
          return whole.replace(to, `./${relative(out, place)}`);
        });
        return { contents, loader: "js" };
      });
    },
  };
}
