// The service worker: the first visit, a visit without a server, and a newer build.

import assert from "node:assert/strict";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishNewer } from "../../newer.mjs";
import { clean, drive, until } from "../board.mjs";

/** @typedef {import("../types.d.ts").Tab} Tab */

/** Waits until the worker has kept everything and answers for the page. @param {Tab} tab */
const kept = (tab) => until(tab, async () => {
  await navigator.serviceWorker.ready;
  return navigator.serviceWorker.controller !== null;
});

const build = () => document.documentElement.dataset.build;

/** @type {import("../types.d.ts").Journey[]} */
export const offline = [
  {
    id: "worker-first",
    title: "The service worker’s first visit: it keeps the whole program",
    async run({ serve, tab }) {
      await tab.open((await serve()).url);
      await drive(tab).ready();
      await kept(tab);
      const files = await tab.evaluate(async () => {
        const lists = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        return lists.flat().map(({ url }) => url);
      });
      for (const needed of [/index\.html$/, /embed\.html$/, /\.wasm$/, /locales-kn-.*\.js$/]) {
        assert.ok(files.some((url) => needed.test(url)), `${needed} is not kept`);
      }
      clean(tab);
    },
  },
  {
    id: "worker-offline",
    title: "The service worker’s offline visit: no server, a whole game, and the computer answers",
    async run({ foreign, picture, serve, tab }) {
      const page = drive(tab);
      const site = await serve();
      await tab.open(site.url);
      await page.ready();
      await kept(tab);
      await site.stop();
      await tab.open(`${site.url}?again`);
      await page.ready();
      await page.instant();
      await page.begin({ game: "mangala", north: 2 });
      await page.clickHole(11);
      await page.settled(2);
      await picture("offline");
      assert.deepEqual(foreign(), []);
      clean(tab);
    },
  },
  {
    id: "worker-update",
    title: "The service worker’s update: a newer build is offered, taken when asked for, and the game goes on",
    async run({ dist, serve, tab }) {
      const page = drive(tab);
      const folder = await mkdtemp(join(tmpdir(), "guli-build-"));
      try {
        await cp(dist, folder, { recursive: true });
        await tab.open((await serve(folder)).url);
        await page.ready();
        await kept(tab);
        await page.instant();
        await page.begin();
        await page.clickHole(13);
        await page.settled(1);
        const log = await page.log();
        const old = await tab.evaluate(build);
        await publishNewer(folder);
        await tab.reload();
        await until(tab, () => document.querySelector("[data-notice=offer] button") !== null);
        assert.equal(await tab.evaluate(build), old, "it is not taken by itself");
        await page.click("[data-notice=offer] button");
        await until(tab, (before) => document.documentElement.dataset.build !== before, old ?? "");
        await page.ready();
        await page.settled(1);
        assert.match(await page.text("#control-more"), /Newer/);
        assert.deepEqual(await page.log(), log);
        clean(tab);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  },
];
