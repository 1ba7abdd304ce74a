// The whole program in one file, from a disk, with the network cut.

import assert from "node:assert/strict";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { clean, drive } from "../board.mjs";
import { playRecord } from "./page.mjs";

/** @type {import("../types.d.ts").Journey[]} */
export const single = [
  {
    id: "single",
    title: "`guli.html` opened from a disk with the network cut: a whole round, and the computer answers",
    async run({ dist, foreign, picture, tab }) {
      const page = drive(tab);
      await tab.open(pathToFileURL(join(dist, "guli.html")).href);
      assert.equal(await tab.evaluate(() => location.protocol), "file:");
      await playRecord(tab);
      await picture("single");
      await page.begin({ game: "mangala", north: 3 });
      await page.clickHole(11);
      await page.settled(2);
      assert.match((await page.log())[1], /^[0-5]: /);
      const loaded = await tab.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)
        .filter((name) => !/^(data|blob):/.test(name)));
      assert.deepEqual(loaded, [], "it fetches nothing, not even from the disk");
      assert.deepEqual(foreign(), []);
      clean(tab);
    },
  },
];
