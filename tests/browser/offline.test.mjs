// Without a network: what is kept after the first visit, how a newer build comes, and how the worker is switched off.

import assert from "node:assert/strict";
import { cp, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dist, pageTest, siteTest } from "./harness.mjs";
import { publishNewer } from "./newer.mjs";
import { drive } from "./page.mjs";

/** @typedef {import("playwright-core").Page} Tab */

/** Waits until the whole program is kept. @param {Tab} tab */
async function kept(tab) {
  await tab.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((taken) => navigator.serviceWorker.addEventListener("controllerchange", taken, { once: true }));
    }
  });
}

/** The builds that are kept. @param {Tab} tab */
const caches = (tab) => tab.evaluate(async () => (await globalThis.caches.keys()).filter((name) => !name.endsWith(" pages")).sort());

/** @param {Tab} tab */
const buildOf = (tab) => tab.locator("html").getAttribute("data-build");

/** The scripts that a page was made of. @param {Tab} tab */
const scriptsOf = (tab) => tab.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => name.endsWith(".js")).sort());

siteTest("after the first visit the network may go, and the server", async ({ context, page: tab, open, site }) => {
  await open();
  await kept(tab);
  await context.setOffline(true);
  await site.close();
  await tab.reload();
  const page = drive(tab);
  await page.instant();
  await page.begin({ game: "mangala", north: 2 });
  await page.click(11);
  await page.yourTurn();
  await tab.locator("#tab-rules").click();
  await tab.locator("#panel-rules .rule").first().waitFor();
  for (const language of ["fr", "it", "da", "kn", "tr"]) {
    await tab.goto(`${site.url}?language=${language}`);
    await tab.locator(`html[lang="${language}"]`).waitFor({ state: "attached" });
    await tab.locator("#grid button").first().waitFor();
  }
  await tab.goto(`${site.url}embed.html?game=mangala`);
  await tab.locator("guli-board button").first().waitFor();
});

siteTest("what is kept is what was published, byte for byte, and no more", async ({ page: tab, open, site }) => {
  await open();
  await kept(tab);
  const [name, ...others] = await caches(tab);
  assert.deepEqual(others, []);
  assert.equal(name, `guli ${new URL(site.url).pathname} ${await buildOf(tab)}`);
  const listed = await tab.evaluate(async (cache) => (await (await globalThis.caches.open(cache)).keys()).map(({ url }) => url), name);
  const files = await readdir(dist, { recursive: true, withFileTypes: true });
  const wanted = files.filter((file) => file.isFile()).map((file) => join(file.parentPath ?? file.path, file.name).slice(dist.length + 1))
    // A frame without an origin has no worker, so what only such a frame loads is not kept; nor what stands apart.
    .filter((path) => !/^app\/embed-alone-|^app\/builder\/|^builder\.html$|^source\/|\.map$|^guli\.(html|zip)$|^sw(-off)?\.js$|^HOSTING\.md$|^SHA256SUMS$/.test(path));
  assert.deepEqual(listed.map((url) => url.slice(site.url.length)).sort(), wanted.sort());
});

siteTest("a newer build is offered, never forced, and the game goes on", { ownFolder: true }, async ({ context, page: tab, open, site }) => {
  await open();
  await kept(tab);
  const page = drive(tab);
  const old = await buildOf(tab);
  const oldScripts = await scriptsOf(tab);
  await page.instant();
  await page.click(13);
  await page.settled(1);
  const log = await page.log();

  await publishNewer(site.folder);
  // Loading anew is no wish for another version: the build stays, and the newer one is offered.
  await tab.reload();
  await tab.locator("[data-notice=offer]").waitFor();
  assert.equal(await buildOf(tab), old);
  assert.deepEqual(await scriptsOf(tab), oldScripts);
  assert.deepEqual(await page.log(), log);
  const other = await context.newPage();
  await other.goto(site.url);
  assert.equal(await buildOf(other), old);
  await other.locator("[data-notice=offer]").waitFor();

  await tab.locator("[data-notice=offer] button").first().click();
  await tab.waitForFunction((build) => document.documentElement.dataset.build !== build, old);
  await tab.locator("#grid button").first().waitFor();
  assert.match(await tab.locator("#control-more").innerText(), /^Newer/);
  assert.deepEqual(await page.log(), log, "the game is kept");
  assert.equal(await tab.locator("[data-notice=offer]").count(), 0);

  // The other page goes on with its own build, and is still given what that build loads late.
  const before = new Set(await scriptsOf(other));
  await other.locator("#tab-rules").click();
  await other.locator("#panel-rules .rule").first().waitFor();
  const late = (await scriptsOf(other)).filter((name) => !before.has(name));
  assert.ok(late.length > 0);
  assert.equal(await buildOf(other), old);
  assert.equal((await caches(tab)).length, 2, "both builds are kept while both are open");
  await other.locator("[data-notice=offer] button").first().click();
  await other.waitForFunction((build) => document.documentElement.dataset.build !== build, old);
});

siteTest("half a deployment is not taken", { ownFolder: true }, async ({ page: tab, open, site }) => {
  await open();
  await kept(tab);
  const before = await caches(tab);
  const page = await readFile(join(site.folder, "index.html"));
  await publishNewer(site.folder);
  await writeFile(join(site.folder, "index.html"), page); // the worker has come, the page not yet
  const state = await tab.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const found = registration.installing;
    if (!found) return "nothing";
    await new Promise((done) => found.addEventListener("statechange", done, { once: true }));
    return found.state;
  });
  assert.equal(state, "redundant");
  // The browser may have come upon it by itself too, and try it at the same time.
  await tab.waitForFunction(async (names) => {
    const now = (await globalThis.caches.keys()).filter((name) => !name.endsWith(" pages")).sort();
    return String(now) === String(names);
  }, before);
});

siteTest("the worker is switched off by putting one file in its place", { ownFolder: true }, async ({ page: tab, open, site }) => {
  await open();
  await kept(tab);
  await drive(tab).instant();
  await drive(tab).click(13);
  await drive(tab).settled(1);
  await cp(join(site.folder, "sw-off.js"), join(site.folder, "sw.js"));
  await tab.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await tab.waitForFunction(async () => (await navigator.serviceWorker.getRegistrations()).length === 0
    && (await globalThis.caches.keys()).length === 0);
  assert.equal((await drive(tab).log()).length, 1);
  const page = join(site.folder, "index.html");
  await writeFile(page, (await readFile(page, "utf8")).replace('data-build="', 'data-build="from-the-server-'));
  await tab.reload();
  await tab.locator("#grid button").first().waitFor();
  assert.match(await buildOf(tab) ?? "", /^from-the-server/);
  assert.equal((await drive(tab).log()).length, 1, "the game stays");
  assert.deepEqual(await caches(tab), []);
});

siteTest("it is installable below any path", { base: "/a/b%20c/" }, async ({ page: tab, open, site }) => {
  await open();
  await kept(tab);
  const manifest = await tab.locator("link[rel=manifest]").evaluate(async (link) => {
    const address = /** @type {HTMLLinkElement} */ (link).href;
    const { icons, scope, start_url: start } = await (await fetch(address)).json();
    const sizes = [];
    for (const icon of icons) {
      const image = await createImageBitmap(await (await fetch(new URL(icon.src, address))).blob());
      sizes.push([icon.sizes, `${image.width}x${image.height}`, icon.purpose]);
    }
    return { start: new URL(start, address).href, scope: new URL(scope, address).href, sizes };
  });
  assert.equal(manifest.start, site.url);
  assert.equal(manifest.scope, site.url);
  assert.deepEqual(manifest.sizes, [["192x192", "192x192", "any"], ["512x512", "512x512", "any"], ["512x512", "512x512", "maskable"]]);
});

pageTest("the dialog says which program this is", async ({ page: tab }) => {
  await tab.locator("#control-more").click();
  const cargo = await readFile(new URL("../../Cargo.toml", import.meta.url), "utf8");
  const version = /^version = "(.*)"$/m.exec(cargo)?.[1];
  assert.equal(await tab.locator("#about").innerText(), `Guli ${version}, rules 1, build ${await buildOf(tab)}`);
});

pageTest("a game is saved as a file", async ({ page: tab }) => {
  await drive(tab).instant();
  await drive(tab).click(13);
  await drive(tab).settled(1);
  await tab.locator("#control-more").click();
  const [download] = await Promise.all([tab.waitForEvent("download"), tab.locator("#save-file").click()]);
  assert.equal(download.suggestedFilename(), "ali-guli-mane.txt");
  const text = await readFile(await download.path(), "utf8");
  assert.match(text, /^ali-guli-mane 5,5,5,5,5,5,5\/5,5,5,5,5,5,5 0-0 0 - 0 ; 13\+\n$/);
});
