// The page itself.

import assert from "node:assert/strict";
import { vectors } from "../../page.mjs";
import { clean, drive, until } from "../board.mjs";

/** @typedef {import("../types.d.ts").Scene} Scene */

const [record] = await vectors("ali_guli_mane_games.jsonl");
const endHoles = (/** @type {string} */ position) => position.split(" ")[1].replace("/", ",").split(",").map(Number);

/**
 * A whole recorded round on whatever page is open: half by the mouse, half by the keyboard.
 * @param {Scene["tab"]} tab
 */
export async function playRecord(tab) {
  const page = drive(tab);
  await page.ready();
  await page.instant();
  await page.begin();
  await page.settled(0);
  for (const [index, hole] of record.sowings.entries()) {
    if (index < record.sowings.length / 2) await page.clickHole(hole);
    else {
      if (index > 0) await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector("#grid [tabindex='0']")).focus());
      await page.typeHole(hole);
    }
    await page.settled(index + 1);
    assert.match(await page.live(), new RegExp(`^(South|North), (bonus )?${hole}: `));
  }
  assert.deepEqual(await page.holes(), endHoles(record.end));
  assert.match(await page.live(), /South wins/);
}

/** @type {import("../types.d.ts").Journey[]} */
export const page = [
  {
    id: "page",
    title: "The page: a whole round by mouse and keyboard, told in words",
    async run({ tab, foreign, picture, serve }) {
      const { url } = await serve();
      await tab.open(url);
      await playRecord(tab);
      await picture("page");
      assert.deepEqual(await drive(tab).foreign(), []);
      assert.deepEqual(foreign(), []);
      clean(tab);
    },
  },
  {
    id: "computer",
    title: "The computer answers from its worker",
    async run({ tab, serve }) {
      const page = drive(tab);
      await tab.open((await serve()).url);
      await page.ready();
      await page.instant();
      await page.begin({ game: "mangala", north: 8 });
      await page.clickHole(11);
      await page.settled(2);
      assert.match((await page.log())[1], /^[0-5]: /);
      assert.match(await page.live(), /North, \d: .*South to move/s);
      clean(tab);
    },
  },
  {
    id: "kept",
    title: "The game is kept when the page is loaded anew",
    async run({ tab, serve }) {
      const page = drive(tab);
      await tab.open((await serve()).url);
      await page.ready();
      await page.instant();
      await page.begin();
      await page.clickHole(13);
      await page.settled(1);
      const holes = await page.holes();
      await tab.reload();
      await page.ready();
      await page.settled(1);
      assert.deepEqual(await page.holes(), holes);
      clean(tab);
    },
  },
  {
    id: "link",
    title: "A link opens a recorded game",
    async run({ tab, serve }) {
      const page = drive(tab);
      const line = `${record.start} ; 13+10 6+0`;
      await tab.open(`${(await serve()).url}#${line.replaceAll(" ", "_")}`);
      await page.ready();
      await page.settled(4);
      const seats = await tab.evaluate(() => [...document.querySelectorAll("#panel-log [data-seat]")]
        .map((row) => row.getAttribute("data-seat")));
      assert.deepEqual(seats.slice(-4), ["0", "0", "1", "1"]);
      // A link that can't be read is explained, and takes nothing away.
      await tab.evaluate(() => {
        location.hash = "#ali-guli-mane_nonsense";
      });
      await until(tab, () => document.querySelector("#notices")?.textContent);
      await page.settled(4);
      clean(tab);
    },
  },
];
