// Tests of the built page in a real Chromium.
//
//     import assert from "node:assert/strict";
//     import { pageTest } from "./harness.mjs";
//
//     pageTest("a hole is played by a click", async ({ page }) => {
//       await page.getByRole("button", { name: /hole 13/ }).click();
//       await page.getByText("…").waitFor();
//     });
//
//     pageTest("on a small dark phone", { viewport: { width: 320, height: 568 }, colorScheme: "dark", hasTouch: true },
//       async ({ page, context, url, errors, open }) => { … });
//
// Every test gets a context of its own, so no storage of another, and a page that has been opened at `url` (another path
// by the option `path`; none at all by `path: null`, then `open(path)` does it). The test fails, besides what it asserts
// itself, by any console message, error of the page, failed request, answer of 400 or more, and request to another
// origin. The server sends a strict content security policy, whose violations are console messages. A test that provokes
// such a thing on purpose awaits it with `expectFault(pattern)`, once for each.
//
// Nothing here sleeps, and no test should: wait for what is to be seen (`locator.waitFor`, `page.waitForFunction`).
// Time in the page is real; `page.clock` of playwright stops it where a test is about time.
//
// The page comes from GULI_DIST (else dist/, which `cargo xtask dist` makes), the browser from GULI_CHROMIUM (else the
// usual places).

import { after, test } from "node:test";
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { launch } from "./chromium.mjs";
import { dist } from "./root.mjs";
import { serve } from "./server.mjs";
import { refuseWorker, WAIT, watchFaults } from "./watch.mjs";

export { dist };

/** The longest that a whole test may take: generous, since a machine may be busy. */
const TEST = 120_000;

/** @type {Promise<{ browser: import("playwright-core").Browser, server: import("./server.mjs").Served }> | undefined} */
let started;

/** Starts the server and the browser once a file of tests. */
export function start() {
  started ??= (async () => {
    if (!existsSync(resolve(dist, "index.html"))) {
      throw new Error(`there is no page in ${dist}; \`cargo xtask dist\` builds one`);
    }
    const server = await serve(dist);
    const browser = await launch();
    return { browser, server };
  })();
  return started;
}

after(async () => {
  const { browser, server } = (await started?.catch(() => undefined)) ?? {};
  await browser?.close();
  await server?.close();
});

/**
 * @typedef {object} Options besides those of playwright's contexts: viewport, colorScheme, reducedMotion,
 *   deviceScaleFactor, hasTouch, isMobile, locale, permissions, javaScriptEnabled …
 * @property {string | null} [path] what to open: a path, query or fragment below the page's folder; null for nothing
 * @property {number} [timeout] the longest the test may take, in milliseconds
 * @property {boolean} [worker] whether the page may start its service worker
 */

/**
 * @typedef {object} Scene what a test is given
 * @property {import("playwright-core").Page} page
 * @property {import("playwright-core").BrowserContext} context
 * @property {string} url the address of the page's folder, ending in a slash
 * @property {(path?: string) => Promise<void>} open opens a path below it
 * @property {string[]} faults what went wrong up to now; anything left in it fails the test
 * @property {(pattern: RegExp) => Promise<void>} expectFault waits for one such thing, and takes it away
 */

/**
 * A test with a page.
 * @param {string} name
 * @param {(Options & import("playwright-core").BrowserContextOptions) | ((scene: Scene) => Promise<void>)} options
 * @param {(scene: Scene) => Promise<void>} [body]
 */
export function pageTest(name, options, body) {
  if (typeof options === "function") return pageTest(name, {}, options);
  const { timeout = TEST } = options;
  test(name, { timeout }, async () => {
    const { server } = await start();
    await runScene(server.url, { path: "", ...options }, (scene) => body?.(scene));
  });
}

/**
 * @typedef {object} Site a server of a test's own
 * @property {string} url
 * @property {string} folder what it serves
 * @property {() => Promise<void>} close once it is closed there is no server at its address
 */

/**
 * A test with a server of its own, whose page may start its service worker. Nothing is opened before the test does it.
 * @param {string} name
 * @param {(Options & import("playwright-core").BrowserContextOptions & { base?: string, ownFolder?: boolean })
 *   | ((scene: Scene & { site: Site }) => Promise<void>)} options `base` is the path on the server; `ownFolder` serves a
 *   copy of what is published, which the test may change
 * @param {(scene: Scene & { site: Site }) => Promise<void>} [body]
 */
export function siteTest(name, options, body) {
  if (typeof options === "function") return siteTest(name, {}, options);
  const { base, ownFolder = false, timeout = TEST, ...others } = options;
  test(name, { timeout }, async () => {
    await start();
    const place = ownFolder ? await mkdtemp(join(tmpdir(), "guli-")) : null;
    if (place) await cp(dist, place, { recursive: true });
    const folder = place ?? dist;
    const server = await serve(folder, { base });
    let open = true;
    const close = async () => {
      if (open) await server.close();
      open = false;
    };
    try {
      await runScene(server.url, { path: null, worker: true, ...others }, (scene) => body?.({ ...scene, site: { url: server.url, folder, close } }));
    } finally {
      await close();
      if (place) await rm(place, { recursive: true });
    }
  });
}

/**
 * @param {string} url
 * @param {Options & import("playwright-core").BrowserContextOptions} options
 * @param {(scene: Scene) => Promise<void> | undefined} body
 */
async function runScene(url, { path = "", timeout: _, worker = false, ...contextOptions }, body) {
  const { browser } = await start();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...contextOptions });
  context.setDefaultTimeout(WAIT);
  if (!worker) await context.addInitScript(refuseWorker);
  const watch = watchFaults(context, new URL(url).origin);
  try {
    const page = await context.newPage();
    const open = async (/** @type {string} */ to = "") => {
      await page.goto(new URL(to, url).href);
    };
    if (path !== null) await open(path);
    await body({ page, context, url, open, faults: watch.faults, expectFault: watch.expectFault });
  } catch (error) {
    // What the page said is often the reason for what the test saw.
    if (watch.faults.length > 0 && error instanceof Error) error.message += `\n${told(watch.faults)}`;
    throw error;
  } finally {
    await context.close();
  }
  if (watch.faults.length > 0) throw new Error(told(watch.faults));
}

/** @param {string[]} faults */
function told(faults) {
  return `the page did not stay clean:\n  ${faults.join("\n  ")}`;
}
