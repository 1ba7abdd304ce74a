// Drives the page in any engine as a player does, and reads it as a screen reader does.

import assert from "node:assert/strict";

/** The longest that one thing is waited for: generous, since a machine may be busy. */
const WAIT = 30_000;

/**
 * Waits until a function of the document gives something true, and gives it back. It is asked again and again from
 * outside, since no two protocols tell of the same events, and a document that is left takes its promises with it.
 * @template {unknown[]} Args
 * @template T
 * @param {import("./types.d.ts").Place} place
 * @param {(...args: Args) => T | Promise<T>} script
 * @param {Args} args
 * @returns {Promise<Exclude<Awaited<T>, false | null | undefined | 0 | "">>}
 */
export async function until(place, script, ...args) {
  const end = Date.now() + WAIT;
  for (let last = "nothing true"; ; ) {
    try {
      const value = await place.evaluate(script, ...args);
      if (value) return /** @type {any} */ (value);
    } catch (cause) {
      last = String(cause);
    }
    if (Date.now() > end) throw new Error(`waited in vain (${last}) for ${script} with ${JSON.stringify(args)}`);
    await new Promise((again) => setTimeout(again, 30));
  }
}

/** @param {import("./types.d.ts").Tab} tab */
export function drive(tab) {
  const text = (/** @type {string} */ selector) => until(tab, (where) => document.querySelector(where)?.textContent, selector);

  const page = {
    text,
    live: () => text("#live"),
    turn: () => text("#turn"),

    /** Clicks the middle of what a selector finds, with the mouse. @param {string} selector */
    async click(selector) {
      const { x, y } = await until(tab, (where) => {
        const element = document.querySelector(where);
        element?.scrollIntoView({ block: "center", behavior: "instant" });
        const box = element?.getBoundingClientRect();
        return box && box.width > 0 && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }, selector);
      await tab.clickAt(x, y);
    },

    clickHole: (/** @type {number} */ hole) => page.click(`#grid [data-hole="${hole}"]`),

    /** @param {number} hole */
    async typeHole(hole) {
      for (const digit of String(hole)) await tab.press(digit);
    },

    /** Waits until the board is there. */
    ready: () => until(tab, () => document.querySelector("#grid [data-hole]") && document.querySelector("#turn")?.textContent),

    /** Waits until the log stands at so many steps and nothing moves. @param {number} steps */
    settled: (steps) => until(tab, (count) => {
      const rows = [...document.querySelectorAll("#panel-log button")];
      return rows.findIndex((row) => row.getAttribute("aria-current") === "true") === count
        && document.querySelector("#control-skip")?.getAttribute("aria-disabled") === "true";
    }, steps),

    /** Seeds by hole number, from the names of the buttons. */
    holes: () => tab.evaluate(() => [...document.querySelectorAll("#grid button")]
      .sort((a, b) => Number(a.getAttribute("data-hole")) - Number(b.getAttribute("data-hole")))
      .map((button) => Number(/(\d+) seed/.exec(button.getAttribute("aria-label") ?? "")?.[1] ?? 0))),

    /** The sentences of the log, without the start. */
    log: () => tab.evaluate(() => [...document.querySelectorAll("#panel-log li")].slice(1).map((row) => row.textContent ?? "")),

    /** The slider of the speed to its end, by the keyboard. */
    async instant() {
      await tab.evaluate(() => /** @type {HTMLElement} */ (document.querySelector("#speed")).focus());
      await tab.press("End");
    },

    /** Begins a game by the dialog. @param {{ game?: string, north?: number }} choice */
    async begin({ game = "ali-guli-mane", north = 0 } = {}) {
      await page.click("#control-new");
      await until(tab, () => document.querySelector("dialog#setup[open]") !== null);
      await tab.evaluate((name, level) => {
        /** @type {HTMLInputElement} */ (document.querySelector(`#setup input[value="${name}"]`)).click();
        const select = /** @type {HTMLSelectElement} */ (document.querySelector("#setup-player-1"));
        select.value = String(level);
        select.dispatchEvent(new Event("change", { bubbles: true }));
      }, game, north);
      await page.click("#setup button[type=submit]");
      await until(tab, () => document.querySelector("dialog#setup[open]") === null);
    },

    /** What the document asked for outside its own place. */
    foreign: () => tab.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)
      .filter((name) => !name.startsWith("data:") && !name.startsWith("blob:") && new URL(name).origin !== location.origin)),
  };
  return page;
}

/**
 * What a clean page leaves: no message, where the protocol would tell.
 * @param {import("./types.d.ts").Tab} tab
 */
export function clean(tab) {
  assert.deepEqual(tab.said ?? [], [], "the page did not stay silent");
}
