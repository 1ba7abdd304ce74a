// Why the game could not start: in the reader's language, with what the browser said of it beside, marked as English.

import assert from "node:assert/strict";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { LANGUAGES } from "../../www/languages.js";
import { dist, pageTest } from "./harness.mjs";

/** @typedef {import("playwright-core").Page} Tab */

/** @param {string} code @param {string} key */
async function words(code, key) {
  const { messages } = await LANGUAGES[code].load();
  return /** @type {Record<string, string>} */ (/** @type {unknown} */ (messages))[`error.start.${key}`];
}

/** What the page says, once it has failed, and has the words for that. @param {Tab} tab @param {string} code */
async function told(tab, code) {
  await tab.locator("#failure p:visible").first().waitFor();
  await tab.locator(`html[lang="${code}"]`).waitFor({ state: "attached" });
  return tab.evaluate(() => {
    const seen = [...document.querySelectorAll("#failure h1, #failure p")].filter((each) => each.checkVisibility());
    const detail = document.querySelector("#failure-detail code");
    return {
      language: document.documentElement.lang,
      texts: seen.map((each) => each.textContent?.trim()),
      detail: detail && { text: detail.textContent, lang: detail.getAttribute("lang"), dir: detail.getAttribute("dir") },
      app: document.querySelector("#app")?.checkVisibility(),
    };
  });
}

const PROGRAM = "**/guli-play_bg-*.wasm";
const MISSING = { status: 404, contentType: "text/plain", body: "not found" };

/** What goes wrong on the way to the program, what is said of it, and what the browser notes. */
const WAYS = [
  { why: "noWasm", detail: /WebAssembly/, break: (/** @type {Tab} */ tab) => tab.addInitScript(() => Reflect.deleteProperty(globalThis, "WebAssembly")) },
  { why: "network", detail: /fetch/i, break: (/** @type {Tab} */ tab) => tab.route(PROGRAM, (route) => route.abort()) },
  { why: "answer", detail: /404/, break: (/** @type {Tab} */ tab) => tab.route(PROGRAM, (route) => route.fulfill(MISSING)) },
  {
    why: "program",
    detail: /WebAssembly/,
    break: (/** @type {Tab} */ tab) => tab.route(PROGRAM, (route) => route.fulfill({ contentType: "application/wasm", body: "\0asm\x01\0\0\0damaged" })),
  },
];

/**
 * Takes away what was provoked: the browser notes what it did not get, and the first picture's haste. All else stays.
 * @param {string[]} faults
 */
function forgive(faults) {
  faults.splice(0, faults.length, ...faults.filter((fault) => !/404|net::ERR_|file:\/\/|guli-play_bg.* was preloaded/.test(fault)));
}

for (const code of Object.keys(LANGUAGES)) {
  pageTest(`${code}: why the program does not run is said in plain words`, { path: null }, async ({ context, faults, url }) => {
    for (const { break: breakIt, detail, why } of WAYS) {
      const tab = await context.newPage();
      await breakIt(tab);
      await tab.goto(`${url}?language=${code}`);
      const said = await told(tab, code);
      assert.deepEqual([said.language, said.app], [code, false]);
      assert.deepEqual(said.texts.slice(0, 2), [await words(code, "title"), await words(code, why)]);
      assert.equal(said.texts.length, 3);
      assert.ok(said.texts[2]?.startsWith(await words(code, "detail")));
      assert.match(said.detail?.text ?? "", detail);
      assert.deepEqual([said.detail?.lang, said.detail?.dir], ["en", "ltr"]);
      await tab.close();
    }
    forgive(faults);
  });

  pageTest(`${code}: and so it is where the words do not come, or nothing does`, { path: null, locale: code }, async ({ faults, page: tab, url }) => {
    /** What stands there in English where nothing can be translated. @param {RegExp} english @param {string | undefined} text */
    const inOwn = (english, text) => assert.equal(english.test(text ?? ""), code === "en", text);
    for (const missing of ["**/app/locales-*.js", "**/app/main-*.js"]) {
      await tab.route(missing, (route) => route.fulfill(MISSING));
      await tab.goto(url);
      const { language, texts } = await told(tab, code);
      assert.deepEqual([language, texts[0]], [code, await words(code, "title")]);
      inOwn(/^A part of the page could not be loaded/, texts[1]);
      await tab.unroute(missing);
    }
    await tab.goto(pathToFileURL(join(dist, "index.html")).href);
    const { language, texts } = await told(tab, code);
    assert.deepEqual([language, texts[0], texts.length], [code, await words(code, "title"), 3]);
    inOwn(/opened as a file/, texts[1]);
    assert.match(texts[2] ?? "", /guli\.html/);
    forgive(faults);
  });
}
