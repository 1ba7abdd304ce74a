// The element in pages of somebody else's: the examples of docs/examples, beside the program, under a strict policy.

import { readFile } from "node:fs/promises";
import { STRICT } from "../host.mjs";

/** @typedef {import("./screen.mjs").Screen} Screen */

const read = (/** @type {string} */ name) => readFile(new URL(`../../../docs/examples/${name}`, import.meta.url), "utf8");

/**
 * The boards speak the language that the address asks for; the page around them is English.
 * @param {string} name
 * @param {string} file
 * @returns {Screen}
 */
const foreign = (name, file) => ({
  name,
  file,
  own: true,
  foreign: true,
  async before(tab) {
    const [page, style] = await Promise.all([read(file), read("examples.css")]);
    await tab.route(`**/${file}?*`, (route) => {
      const language = new URL(route.request().url()).searchParams.get("language");
      const body = page.replaceAll("<guli-board ", `<guli-board language="${language}" `)
        .replaceAll("../guli/", "./").replace("./icon.svg", "./source/www/favicon.svg");
      return route.fulfill({ contentType: "text/html", body, headers: { "content-security-policy": STRICT } });
    });
    await tab.route("**/examples.css", (route) => route.fulfill({ contentType: "text/css", body: style }));
  },
  async reach({ tab }) {
    for (const board of await tab.locator("guli-board").all()) await board.evaluate((each) => /** @type {any} */ (each).state());
  },
});

/** @type {Screen[]} */
export const FOREIGN = [foreign("element", "article.html"), foreign("elements", "tournament.html")];
