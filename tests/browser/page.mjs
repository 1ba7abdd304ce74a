// Drives the page as a player does, and reads it as a screen reader does: by buttons, names and text, never by pixels.

import { readFile } from "node:fs/promises";

/** @typedef {{ start: string, sowings: (number | null)[], end: string, winner: 0 | 1 | null, next_round?: string | null }} Round */

/**
 * The lines of a vector file.
 * @param {string} name
 * @returns {Promise<any[]>}
 */
export async function vectors(name) {
  const text = await readFile(new URL(`../vectors/${name}`, import.meta.url), "utf8");
  return text.trim().split("\n").map((line) => JSON.parse(line));
}

/**
 * A position of the notation, as far as the page shows it.
 * @param {string} position
 */
export function readPosition(position) {
  const [game, rows, banks, mover] = position.split(" ");
  const holes = rows.replace("/", ",").split(",").map((count) => (count === "x" ? null : Number(count)));
  return { game, holes, banks: banks.split("-").map(Number), mover: Number(mover) };
}

export const NAMES = ["South", "North"];

/** @param {import("playwright-core").Page} page */
export function drive(page) {
  const hole = (/** @type {number} */ number) => page.locator(`#grid [data-hole="${number}"]`);
  const text = async (/** @type {string} */ selector) => (await page.locator(selector).textContent()) ?? "";

  return {
    hole,
    turn: () => text("#turn"),
    live: () => text("#live"),
    preview: () => text("#preview"),

    /** Seeds by hole number, from the names of the buttons; null is a closed hole. */
    async holes() {
      await page.locator("#grid button").first().waitFor();
      const names = await page.locator("#grid button").evaluateAll((buttons) => buttons
        .sort((a, b) => Number(a.getAttribute("data-hole")) - Number(b.getAttribute("data-hole")))
        .map((button) => button.getAttribute("aria-label") ?? ""));
      return names.map((name) => {
        if (name.includes("closed")) return null;
        return name.includes("empty") ? 0 : Number(/(\d+) seed/.exec(name)?.[1]);
      });
    },

    async banks() {
      return Promise.all(["#bank-0", "#bank-1"].map(async (id) => Number(/(\d+) seed/.exec(await text(id))?.[1])));
    },

    /** The rows of the log, without the start. */
    async log() {
      const rows = await page.locator("#panel-log li").allTextContents();
      return rows.slice(1);
    },

    /** Clicks a hole with the mouse, whatever it answers. */
    async click(/** @type {number} */ number) {
      await hole(number).scrollIntoViewIfNeeded();
      const box = await hole(number).boundingBox();
      if (!box) throw new Error(`hole ${number} is not on the page`);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    },

    /** Waits until the log stands at so many steps and nothing moves. */
    async settled(/** @type {number} */ steps) {
      await page.waitForFunction((count) => {
        const rows = [...document.querySelectorAll("#panel-log button")];
        return rows.findIndex((row) => row.getAttribute("aria-current") === "true") === count
          && document.querySelector("#control-skip")?.getAttribute("aria-disabled") === "true";
      }, steps);
    },

    /** Waits until something is being told. */
    async telling() {
      await page.locator("#control-skip:not([aria-disabled])").waitFor();
    },

    /** Waits until a person is to move, or the game is over, and nothing moves. */
    async yourTurn() {
      await page.waitForFunction(() => {
        const rest = document.querySelector("#control-skip")?.getAttribute("aria-disabled") === "true";
        const open = document.querySelector("#grid button:not([aria-disabled])") !== null;
        const result = document.querySelector("#result");
        return rest && (open || (result instanceof HTMLElement && !result.hidden));
      });
    },

    /** Sets the speed to instant, by the slider. */
    async instant() {
      await page.locator("#speed").press("End");
    },

    /** Begins a game by the dialog; South and North are people (0) or the computer at a level. */
    async begin({ game = "ali-guli-mane", kind = "single", starter = 0, rounds = 0, south = 0, north = 0 } = {}) {
      await page.locator("#control-new").click();
      await page.locator(`#setup input[value="${game}"]`).check();
      if (game === "ali-guli-mane") await page.locator(`#setup input[value="${kind}"]`).check();
      if (kind === "match") await page.locator("#setup-rounds").selectOption(String(rounds));
      await page.locator("#setup-player-0").selectOption(String(south));
      await page.locator("#setup-player-1").selectOption(String(north));
      await page.locator(`#setup input[name="starter"][value="${starter}"]`).check();
      await page.locator("#setup button[type=submit]").click();
      await page.locator("#setup").waitFor({ state: "hidden" });
      if (await page.locator("#ask").isVisible()) await page.locator("#ask .button-main").click();
    },
  };
}

/**
 * Orders a puzzle by the dialogs, and waits until it is asked.
 * @param {import("playwright-core").Page} page
 * @param {{ kind: string, game: string, level: string }} order
 */
export async function orderPuzzle(page, { game, kind, level }) {
  await page.locator("#control-new").click();
  await page.locator("#setup-training").click();
  await page.locator(`#training-setup input[value="${kind}"]`).check();
  await page.locator(`#training-setup input[value="${game}"]`).check();
  await page.locator("#training-difficulty").selectOption(level);
  await page.locator("#training-setup button[type=submit]").click();
  await page.locator("#training[data-tone=asked]").waitFor();
}

/**
 * How the log begins the row of each step of a record: the hole, marked when it is a bonus sowing, or a pass.
 * @param {(number | null)[]} sowings
 * @param {string[]} rows as the page wrote them
 */
export function rowsTellRecord(sowings, rows) {
  return rows.length === sowings.length && sowings.every((hole, index) => (hole === null
    ? rows[index].endsWith("passes")
    : new RegExp(`^(bonus )?${hole}: `).test(rows[index])));
}
