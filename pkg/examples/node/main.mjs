// node main.mjs [POSITION]
// Tells what every hole is worth.

import { load } from "guli";

const { Game, analyse } = await load();
const position = process.argv[2] ?? new Game("ali-guli-mane").position();

const { exact, holes } = await analyse(position, { nodes: 3_000_000 });
for (const { hole, value } of holes) console.log(`${hole}: ${value > 0 ? "+" : ""}${value}${exact ? "" : ", estimated"}`);
