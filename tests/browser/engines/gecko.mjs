// Firefox, by WebDriver BiDi.

import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";
import { WINDOW, call } from "./scripts.mjs";

const usual = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];
const find = () => process.env.GULI_FIREFOX ?? usual.find((path) => existsSync(path));

/** @type {import("./types.d.ts").Engine} */
export const gecko = {
  name: "Firefox",

  missing: () => (find() ? null : "there is no Firefox here; name one in GULI_FIREFOX"),

  async start(proxy) {
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: find(),
      defaultViewport: WINDOW,
      extraPrefsFirefox: {
        "network.proxy.type": 1,
        "network.proxy.http": "127.0.0.1",
        "network.proxy.http_port": proxy,
        "network.proxy.ssl": "127.0.0.1",
        "network.proxy.ssl_port": proxy,
        "network.proxy.no_proxies_on": "127.0.0.1",
      },
    });
    const page = await browser.newPage();
    /** @type {string[]} */
    const said = [];
    page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => said.push(`error: ${error instanceof Error ? error.message : error}`));
    return {
      version: (await browser.version()).replace(/^\w+\//, ""),
      close: () => browser.close(),
      tab: {
        said,
        evaluate: (script, ...args) => /** @type {Promise<any>} */ (page.evaluate(call(script, args))),
        async open(address) {
          await page.goto(address);
        },
        async reload() {
          await page.reload();
        },
        clickAt: (x, y) => page.mouse.click(x, y),
        press: (key) => page.keyboard.press(/** @type {import("puppeteer-core").KeyInput} */ (key)),
        async frame(selector) {
          const frame = await (await page.waitForSelector(selector))?.contentFrame();
          if (!frame) throw new Error(`${selector} is no frame`);
          return { evaluate: (script, ...args) => /** @type {Promise<any>} */ (frame.evaluate(call(script, args))) };
        },
        picture: () => page.screenshot(),
      },
    };
  },
};
