// The table of what works where, in docs/embedding.md.
//
//     node tests/browser/engines/table.mjs     writes it from target/engines.json, which engines.test.mjs leaves
//
// The test itself compares the two, in which journeys there are and in what came of them; not in the versions, which
// differ from machine to machine.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../root.mjs";

/** @typedef {import("./types.d.ts").Results} Results */

const DOC = join(root, "docs/embedding.md");
const BEGIN = "<!-- what works where: made by tests/browser/engines/table.mjs -->";
const END = "<!-- end of what works where -->";
const MARKS = /** @type {Record<string, string>} */ ({ passed: "yes", failed: "**no**" });

/** @param {string[]} cells */
const row = (cells) => `| ${cells.join(" | ")} |`;

/** @param {Results} results */
export function table({ engines, journeys }) {
  const names = engines.map(({ name }) => name);
  return [
    row(["", ...engines.map(({ name, version }) => `${name} ${version}`)]),
    row(["---", ...names.map(() => ":---:")]),
    ...journeys.map(({ title, outcomes }) => row([title, ...names.map((name) => MARKS[outcomes[name]] ?? outcomes[name])])),
  ].join("\n");
}

/**
 * What the document's table says that the journeys do not, or null.
 * @param {Results} results of all engines or of some
 */
export async function compare(results) {
  const [, written] = split(await readFile(DOC, "utf8"));
  const rows = written.split("\n").map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim()));
  const columns = rows[0]?.map((name) => name.replace(/ [\d.]+$/, "")) ?? [];
  const fault = (/** @type {string} */ what) => `docs/embedding.md is stale: ${what}; run node tests/browser/engines/table.mjs`;
  const titles = rows.slice(2).map(([title]) => title);
  const wanted = results.journeys.map(({ title }) => title);
  if (titles.join("\n") !== wanted.join("\n")) return fault(`it has the journeys ${titles.join("; ")}`);
  for (const [index, { title, outcomes }] of results.journeys.entries()) {
    for (const { name } of results.engines) {
      const cell = rows[index + 2][columns.indexOf(name)];
      if (outcomes[name] !== undefined && cell !== (MARKS[outcomes[name]] ?? outcomes[name])) return fault(`“${title}” in ${name}: ${cell}`);
    }
  }
  return null;
}

/** @param {string} text the document, as what stands before, between and after the marks */
function split(text) {
  const from = text.indexOf(BEGIN) + BEGIN.length;
  const to = text.indexOf(END);
  if (from < BEGIN.length || to < from) throw new Error(`docs/embedding.md lacks ${BEGIN} … ${END}`);
  return [text.slice(0, from), text.slice(from, to).trim(), text.slice(to)];
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  /** @type {Results} */
  const results = JSON.parse(await readFile(join(root, "target/engines.json"), "utf8"));
  if (results.engines.length < 3) throw new Error("not all three engines ran; the table wants them all");
  const [before, , behind] = split(await readFile(DOC, "utf8"));
  await writeFile(DOC, `${before}\n\n${table(results)}\n\n${behind}`);
}
