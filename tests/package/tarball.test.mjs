// What is in the package, and what is not.

import assert from "node:assert/strict";
import { readFile, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../browser/root.mjs";
import { installed } from "./install.mjs";

const folder = join(await installed(), "node_modules");
const guli = join(folder, "guli");

test("it brings nothing else along", async () => {
  const names = (await readdir(folder)).filter((name) => !name.startsWith("."));
  assert.deepEqual(names, ["guli"]);
  const { dependencies, optionalDependencies, peerDependencies, scripts } = JSON.parse(await readFile(join(guli, "package.json"), "utf8"));
  assert.deepEqual([dependencies, optionalDependencies, peerDependencies, scripts], [undefined, undefined, undefined, undefined]);
});

test("all that its exports name is there, and its licences and what it is", async () => {
  const { exports, files } = JSON.parse(await readFile(join(guli, "package.json"), "utf8"));
  const named = Object.values(exports).flatMap((entry) => (typeof entry === "string" ? entry : Object.values(entry)));
  for (const file of [...named, "LICENSE-MIT", "LICENSE-APACHE", "README.md"]) assert.ok((await stat(join(guli, file))).isFile(), file);
  assert.ok(!files.includes("examples"));
});

test("every module it imports is in it", async () => {
  for (const path of await readdir(guli, { recursive: true })) {
    if (!path.endsWith(".js")) continue;
    const text = (await readFile(join(guli, path), "utf8")).replaceAll(/\/\*.*?\*\//gs, "");
    for (const [, address] of text.matchAll(/(?:from|import|URL\()\s*\(?"(\.[^"]+)"/g)) {
      assert.ok((await stat(join(guli, path, "..", address))).isFile(), `${path} wants ${address}`);
    }
  }
});

test("it says nothing of the machine that packed it, and weighs little", async () => {
  let bytes = 0;
  for (const path of await readdir(guli, { recursive: true })) {
    const file = join(guli, path);
    if (!(await stat(file)).isFile()) continue;
    const text = await readFile(file, "latin1");
    bytes += text.length;
    assert.ok(!text.includes(root) && !/\/(home|root|Users)\/[\w.-]+\//.test(text), path);
  }
  assert.ok(bytes < 900_000, `${bytes} bytes`);
});
