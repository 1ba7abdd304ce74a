// What a build that knows its own address says of itself: discovery links, oEmbed files whose line works in a page,
// Open Graph with a picture, and data for search engines that the policy lets be. And that a build without one is silent.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { RULES } from "../../www/config.js";
import { nearestOffer, OFFERS } from "../../www/offers.js";
import { readOption } from "../../www/options.js";
import { readBase } from "../../tools/published.mjs";
import { dist, siteTest } from "./harness.mjs";
import { openHost } from "./host.mjs";
import { root } from "./root.mjs";

siteTest("a build that knows its address offers itself to other programs", { ownFolder: true, worker: false, timeout: 240_000 }, async (scene) => {
  const { page: tab, open, site } = scene;
  execFileSync(process.execPath, [join(root, "tools/bundle.mjs"), site.folder, "--base", site.url.replace(/\/$/, "")], { cwd: root, stdio: "pipe" });
  await open(); // under the strict policy; a complaint of the browser about the block of data would fail the test
  await tab.locator("#grid button").first().waitFor();
  const data = JSON.parse(await tab.locator('script[type="application/ld+json"]').textContent() ?? "");
  assert.deepEqual([data["@context"], data.name, data.url, data.image], ["https://schema.org", "Guli", site.url, `${site.url}icons/board.png`]);
  const shared = Object.fromEntries(await tab.locator('meta[property^="og:"]').evaluateAll((all) => all.map((each) => [each.getAttribute("property"), each.getAttribute("content")])));
  assert.equal(shared["og:url"], site.url);
  const size = await tab.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, shared["og:image"]);
  assert.deepEqual(size.map(String), [shared["og:image:width"], shared["og:image:height"]]);

  const links = await tab.locator('link[type="application/json+oembed"]').evaluateAll((all) => all.map((each) => /** @type {HTMLLinkElement} */ (each).href));
  assert.equal(links.length, 2);
  const names = (await readdir(join(site.folder, "oembed"))).map((name) => name.replace(/\.json$/, "")).sort();
  assert.deepEqual(names, [...OFFERS.map(({ name }) => name), "provider"].sort());
  for (const { name } of OFFERS) {
    const { html, thumbnail_url, title, type, version, width, height } = JSON.parse(await readFile(join(site.folder, "oembed", `${name}.json`), "utf8"));
    assert.deepEqual([version, type, typeof width, typeof height], ["1.0", "rich", "number", "number"], name);
    assert.doesNotMatch(title, /[[\]{}]/, name);
    assert.ok(html.includes(`src="${site.url}embed.html`) && thumbnail_url.startsWith(site.url), name);
  }
  await open("builder.html?language=en#game=mangala&level=0,3");
  const address = await tab.locator("#copy-oembed").inputValue();
  assert.equal(address, `${site.url}oembed/mangala-computer.json`);
  const offered = await tab.evaluate(async (from) => (await fetch(from)).json(), address);
  await tab.frameLocator("#builder-frame").locator("guli-board button").first().waitFor();

  const policy = "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self'; frame-src 'self'";
  await openHost(scene, offered.html, { modules: [], policy });
  const board = tab.frameLocator("iframe").locator("guli-board");
  await board.locator("button").first().waitFor();
  const state = await board.evaluate((each) => /** @type {any} */ (each).state());
  assert.deepEqual([state.rules, state.level], ["mangala", [0, 3]]);
});

test("without an address nothing that needs one is said", async () => {
  for (const page of ["index.html", "embed.html", "builder.html"]) {
    assert.doesNotMatch(await readFile(join(dist, page), "utf8"), /og:|oembed|canonical|data-base/, page);
  }
  assert.ok(!(await readdir(dist)).includes("oembed"));
});

test("an address is whole, or refused", () => {
  assert.equal(readBase(undefined), null);
  assert.equal(readBase("https://example.org/a"), "https://example.org/a/");
  for (const wrong of ["", "/guli/", "example.org", "ftp://example.org/", "https://example.org/?a", "https://example.org/#a", "https://a:b@example.org/"]) {
    assert.throws(() => readBase(wrong), /--base/, wrong);
  }
});

test("what is offered can be asked for, and the nearest offer is there", () => {
  for (const { given } of OFFERS) for (const [name, text] of Object.entries(given)) readOption(/** @type {import("../../www/options.js").OptionName} */ (name), text);
  const names = new Set(OFFERS.map(({ name }) => name));
  for (const game of Object.keys(RULES)) for (const mode of ["play", "puzzle"]) for (const level of ["0,0", "0,3", "5,0"]) {
    const near = nearestOffer({ game, mode, level });
    assert.ok(near && names.has(near.name), `${game} ${mode} ${level}`);
  }
  assert.deepEqual(nearestOffer({ game: "mangala", level: "0,3" }), { name: "mangala-computer", exact: true });
  assert.deepEqual(nearestOffer({ game: "mangala", level: "0,4" }), { name: "mangala-computer", exact: false });
  assert.deepEqual(nearestOffer({ theme: "dark" }), { name: "ali-guli-mane", exact: false });
  assert.equal(nearestOffer({ mode: "kiosk" }), null);
});
