// A newer build of the page, published over an older one.

import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "./root.mjs";

/**
 * Another build of the same program: a word is changed in what is written, and everything that names it.
 * @param {string} folder with a build of the page
 */
export async function publishNewer(folder) {
  const words = join(folder, "source/www/locales/en.js");
  await writeFile(words, (await readFile(words, "utf8")).replace('"control.more": "', '"control.more": "Newer '));
  await promisify(execFile)("node", ["tools/bundle.mjs", folder], { cwd: root });
}
