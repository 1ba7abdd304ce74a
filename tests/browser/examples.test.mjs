// The pages of docs/examples, as their authors would publish them: beside the program, under a policy of their own.

import assert from "node:assert/strict";
import { cp, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { axeFindsNothing } from "./axe.mjs";
import { launch } from "./chromium.mjs";
import { STRICT } from "./host.mjs";
import { dist, root } from "./root.mjs";
import { serve } from "./server.mjs";
import { overflow } from "./sizes.mjs";

const examples = join(root, "docs/examples");
const pictures = join(root, "target/pictures/examples");

/** @type {import("playwright-core").Browser} */
let browser;
/** @type {import("./server.mjs").Served} */
let site;
/** @type {string} */
let folder;

/** A page of a site that allows styles in its markup, with the snippet in its text. */
async function wordpress() {
  const snippet = (await readFile(join(examples, "wordpress.html"), "utf8")).replace("https://games.example/", "../");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A post</title>
    <link rel="icon" href="./icon.svg"><link rel="stylesheet" href="./examples.css"><main><h1>A post</h1>${snippet}</main></html>`;
}

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "guli-examples-"));
  await cp(dist, join(folder, "guli"), { recursive: true });
  await cp(examples, join(folder, "examples"), { recursive: true });
  await cp(join(root, "docs/board.png"), join(folder, "board.png"));
  await mkdir(pictures, { recursive: true });
  const page = async (/** @type {string} */ name, policy = STRICT) => ({ policy, body: await readFile(join(examples, name), "utf8") });
  site = await serve(folder, {
    base: "/",
    forFrames: true,
    made: {
      "examples/article.html": await page("article.html"),
      "examples/tournament.html": await page("tournament.html"),
      "examples/plain.html": await page("plain.html", STRICT.replace(/script-src [^;]+/, "script-src 'none'")),
      "examples/wordpress.html": { policy: STRICT.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"), body: await wordpress() },
    },
  });
  browser = await launch();
});

after(async () => {
  await browser?.close();
  await site?.close();
  if (folder) await rm(folder, { recursive: true });
});

/**
 * Opens an example wide and narrow, light and dark; fails by whatever it says, by what does not fit, and by what axe finds.
 * @param {string} name
 * @param {(page: import("playwright-core").Page) => Promise<void>} look
 */
function example(name, look) {
  for (const [width, colorScheme] of /** @type {const} */ ([[1280, "light"], [360, "dark"]])) {
    test(`${name}, ${width} px, ${colorScheme}`, { timeout: 120_000 }, async () => {
      const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce" });
      /** @type {string[]} */
      const said = [];
      context.on("console", (message) => said.push(message.text()));
      context.on("weberror", (thrown) => said.push(String(thrown.error())));
      context.on("request", (request) => {
        if (!request.url().startsWith(site.url) && !/^(data|blob):/.test(request.url())) said.push(request.url());
      });
      try {
        const page = await context.newPage();
        await page.goto(`${site.url}examples/${name}.html`);
        await look(page);
        await axeFindsNothing(page, name);
        assert.deepEqual(await overflow(page), { scroll: false, wide: [] });
        await page.evaluate(() => scrollTo(0, 0));
        await page.screenshot({ path: join(pictures, `${name}-${width}.png`), fullPage: true });
        assert.deepEqual(said, []);
      } finally {
        await context.close();
      }
    });
  }
}

/** Scrolls to each board, and waits until it can be played. @param {import("playwright-core").Page} page */
async function allBoards(page) {
  const boards = page.locator("guli-board");
  for (let index = 0; index < await boards.count(); index += 1) {
    await boards.nth(index).scrollIntoViewIfNeeded();
    await boards.nth(index).evaluate((board) => /** @type {any} */ (board).state());
  }
  return boards;
}

/** The frame, once it can be played. @param {import("playwright-core").Page} page */
async function inFrame(page) {
  await page.locator("iframe").scrollIntoViewIfNeeded();
  const inside = page.frameLocator("iframe").locator("guli-board");
  await inside.evaluate((board) => /** @type {any} */ (board).state());
  return inside;
}

example("article", async (page) => {
  const boards = await allBoards(page);
  assert.equal(await boards.count(), 2);
  await boards.first().getByRole("button", { name: /^hole 13, 5 seeds/ }).click();
  const state = await boards.first().evaluate((board) => /** @type {any} */ (board).state());
  assert.match(state.line, / ; 13\+/);
});

example("tournament", async (page) => {
  const boards = await allBoards(page);
  assert.equal(await boards.count(), 8);
  // What stands above each board is what its game says.
  for (let index = 0; index < 8; index += 1) {
    const { banks, over } = await boards.nth(index).evaluate(async (element) => {
      const board = /** @type {any} */ (element);
      return board.go((await board.state()).plies);
    });
    assert.ok(over);
    assert.equal(await page.locator(".boards span").nth(index).innerText(), banks.join(" : "));
  }
});

example("plain", async (page) => {
  await inFrame(page);
  assert.equal(await page.locator("script").count(), 0);
  assert.ok(await page.locator("img").evaluate((image) => /** @type {HTMLImageElement} */ (image).decode().then(() => true)));
});

example("wordpress", async (page) => {
  const board = await inFrame(page);
  assert.deepEqual((await board.evaluate((element) => /** @type {any} */ (element).state())).level, [0, 2]);
});
