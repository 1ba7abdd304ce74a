// Chromium, by playwright.

import { find, launch } from "../chromium.mjs";
import { WINDOW, call } from "./scripts.mjs";

/** @type {import("./types.d.ts").Engine} */
export const blink = {
  name: "Chromium",

  missing: () => (find() ? null : "there is no Chromium here; name one in GULI_CHROMIUM"),

  async start(proxy) {
    const browser = await launch({ proxy: { server: `http://127.0.0.1:${proxy}`, bypass: "127.0.0.1" } });
    const page = await browser.newPage({ viewport: WINDOW });
    /** @type {string[]} */
    const said = [];
    page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => said.push(`error: ${error.message}`));
    return {
      version: browser.version(),
      close: () => browser.close(),
      tab: {
        said,
        evaluate: (script, ...args) => page.evaluate(call(script, args)),
        async open(address) {
          await page.goto(address);
        },
        async reload() {
          await page.reload();
        },
        clickAt: (x, y) => page.mouse.click(x, y),
        press: (key) => page.keyboard.press(key),
        async frame(selector) {
          const frame = await (await page.waitForSelector(selector)).contentFrame();
          if (!frame) throw new Error(`${selector} is no frame`);
          return { evaluate: (script, ...args) => frame.evaluate(call(script, args)) };
        },
        picture: () => page.screenshot(),
      },
    };
  },
};
