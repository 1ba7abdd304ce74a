// What is there instead of the program when it cannot start, and when a newer one has come.

import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { LANGUAGES } from "../../../www/languages.js";
import { dist } from "../root.mjs";
import { NOBODY } from "./screen.mjs";

/** @typedef {import("./screen.mjs").Scene} Scene */
/** @typedef {import("./screen.mjs").Screen} Screen */
/** @typedef {import("playwright-core").Page} Tab */

/** By its file, so that nobody waits for a board. */
const FILE = "index.html";
const PLAIN = Object.keys(LANGUAGES);
const MISSING = { status: 404, contentType: "text/plain", body: "not found" };

/** A browser misses what was fetched early and is used by nobody. */
const UNUSED = /preloaded using link preload but not used/;

/** @param {Screen} screen @returns {Screen} */
const failure = (screen) => ({ file: FILE, own: true, excused: [UNUSED], reach: ({ tab }) => tab.locator("#failure p:visible").first().waitFor(), ...screen });

/**
 * Serves the page as it is read where scripts are switched off. They are not switched off in truth: whoever looks at it
 * needs one, and what the style sheet hides without them is hidden here.
 * @param {Tab} tab
 */
const withoutScripts = (tab) => tab.route(`**/${FILE}?*`, async (route) => {
  const answer = await route.fetch();
  const body = (await answer.text()).replaceAll(/<script[^>]*>[^]*?<\/script>|<link[^>]*preload[^>]*>|<\/?noscript>/g, "").replace('id="app"', 'id="app" hidden');
  return route.fulfill({ response: answer, body });
});

/** Runs in the page: a worker waits there with a newer build. */
function newerWaits() {
  const registration = Object.assign(new EventTarget(), { waiting: { postMessage() {} }, update: async () => {} });
  const container = Object.assign(new EventTarget(), { controller: {}, register: async () => registration });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: container });
}

/** @type {Screen[]} */
export const FAILURES = [
  failure({ name: "failure", before: (tab) => tab.addInitScript(() => Reflect.deleteProperty(globalThis, "WebAssembly")) }),
  failure({ name: "builder-failure", file: "builder.html", before: (tab) => tab.addInitScript(() => Reflect.deleteProperty(globalThis, "WebAssembly")) }),
  failure({
    name: "failure-fetch",
    before: (tab) => tab.route("**/guli-play_bg-*.wasm", (route) => route.fulfill(MISSING)),
    provoked: [/^answer 404: .*guli-play_bg/, /^console error: .*404/],
  }),
  // Where no module comes there are no words but those that plain.js has.
  failure({
    name: "failure-script",
    spoken: PLAIN,
    before: (tab) => tab.route("**/app/main-*.js", (route) => route.fulfill(MISSING)),
    provoked: [/^answer 404: .*main-/, /^failed request: .*main-/, /^console error: .*404/],
  }),
  failure({
    name: "failure-file",
    file: NOBODY, // a page that is left at once would be cut off in what it fetches
    spoken: PLAIN,
    provoked: [/file:/],
    async reach({ language, tab }) {
      await tab.goto(`${pathToFileURL(join(dist, FILE)).href}?language=${language}`);
      await tab.locator("#failure-file").waitFor();
    },
  }),
  failure({ name: "no-script", spoken: ["en"], before: withoutScripts, reach: ({ tab }) => tab.locator(".failure").first().waitFor() }),
  { name: "newer", own: true, before: (tab) => tab.addInitScript(newerWaits), reach: ({ tab }) => tab.locator("[data-notice=offer]").waitFor() },
];
