// A tab for many screens, one after the other.

import { refuseWorker, WAIT, watchFaults } from "./watch.mjs";

/**
 * Opens a tab of a context of its own, in which everything that goes wrong is written down.
 * @param {import("playwright-core").Browser} browser
 * @param {string} url of the page, which alone may be asked for anything
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
export async function openTab(browser, url, options) {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(WAIT);
  await context.addInitScript(refuseWorker);
  const { faults: said } = watchFaults(context, new URL(url).origin);
  return { context, said, tab: await context.newPage() };
}
