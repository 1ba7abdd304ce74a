// Installs the packed package as its users do, into a folder of its own, without any network.

import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after } from "node:test";
import { promisify } from "node:util";
import { root } from "../browser/root.mjs";

const run = promisify(execFile);

/** The tarball that `cargo xtask pkg` makes. */
export const tarball = resolve(root, process.env.GULI_PACKAGE ?? "target/pkg/guli-0.1.0.tgz");

/** @type {string[]} */
const folders = [];
after(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

/**
 * A new folder with the package installed, and an example's files beside it.
 * @param {string} [example]
 */
export async function installed(example) {
  const folder = await mkdtemp(join(tmpdir(), "guli-package-"));
  folders.push(folder);
  if (example) await cp(join(root, "pkg/examples", example), folder, { recursive: true });
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  await run(npm, ["install", "--offline", "--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--prefix", folder, tarball], { cwd: folder });
  return folder;
}

/**
 * Runs a program in a folder; rejects with what it said if it fails.
 * @param {string} folder
 * @param {string} program
 * @param {string[]} words
 */
export async function runIn(folder, program, words) {
  try {
    return (await run(program, words, { cwd: folder })).stdout;
  } catch (cause) {
    const { message, stderr, stdout } = /** @type {any} */ (cause);
    throw new Error(`${message}\n${stdout}\n${stderr}`);
  }
}
