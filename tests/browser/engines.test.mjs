// The same journeys in Chromium, Firefox and WebKit, one start of each. An engine that is not on this machine is skipped
// with the reason, never passed. Which engine took which journey is written to target/engines.json, from which
// `node tests/browser/engines/table.mjs` makes the table of docs/embedding.md.

import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { blink } from "./engines/blink.mjs";
import { deadEnd } from "./engines/deadend.mjs";
import { gecko } from "./engines/gecko.mjs";
import { journeys } from "./engines/journeys.mjs";
import { take } from "./engines/scene.mjs";
import { compare } from "./engines/table.mjs";
import { webkit } from "./engines/webkit.mjs";
import { dist, root } from "./root.mjs";

const JOURNEY = 180_000;

/** @typedef {import("./engines/types.d.ts").Results} Results */
/** @type {Results} */
const results = { engines: [], journeys: journeys.map(({ id, title }) => ({ id, title, outcomes: {} })) };

for (const engine of [blink, gecko, webkit]) {
  const missing = engine.missing();
  describe(engine.name, () => {
    /** @type {import("./engines/types.d.ts").Running} */
    let running;
    /** @type {import("./engines/deadend.mjs").DeadEnd} */
    let proxy;

    before(async () => {
      if (missing) return;
      proxy = await deadEnd();
      running = await engine.start(proxy.port);
      results.engines.push({ name: engine.name, version: running.version });
    }, { timeout: JOURNEY });

    after(async () => {
      await running?.close();
      await proxy?.close();
    });

    for (const [index, journey] of journeys.entries()) {
      const { outcomes } = results.journeys[index];
      const impossible = journey.impossible?.[engine.name];
      test(journey.title, { timeout: JOURNEY, skip: missing ?? impossible ?? false }, async () => {
        outcomes[engine.name] = "failed";
        await take(journey, { name: engine.name, tab: running.tab, dist, asked: proxy.asked });
        outcomes[engine.name] = "passed";
      });
      if (impossible) outcomes[engine.name] = impossible;
    }
  });
}

after(async () => {
  await mkdir(join(root, "target"), { recursive: true });
  await writeFile(join(root, "target/engines.json"), `${JSON.stringify(results, null, 2)}\n`);
});

test("the table in docs/embedding.md says what these journeys showed", async () => {
  assert.equal(await compare(results), null);
});
