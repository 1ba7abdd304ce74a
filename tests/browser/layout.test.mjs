// Sizes and accessibility: nothing sideways, nothing too small to touch, nothing that axe objects to.

import assert from "node:assert/strict";
import { axeFindsNothing } from "./axe.mjs";
import { pageTest } from "./harness.mjs";
import { drive, vectors } from "./page.mjs";
import { overflow, smallTargets } from "./sizes.mjs";

const [record] = await vectors("ali_guli_mane_games.jsonl");
const over = record.end.replaceAll(" ", "_");

const sizes = [
  { width: 320, height: 568 },
  { width: 568, height: 320 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1000, height: 700 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

for (const viewport of sizes) {
  const size = `${viewport.width} × ${viewport.height}`;

  pageTest(`${size}: nothing goes sideways, and all targets can be touched`, { viewport }, async ({ page: tab }) => {
    const page = drive(tab);
    for (const game of ["ali-guli-mane", "mangala"]) {
      await page.instant();
      await page.begin({ game });
      assert.deepEqual(await overflow(tab), { scroll: false, wide: [] }, game);
      assert.deepEqual(await smallTargets(tab), [], game);
    }
    for (const dialog of ["new", "more"]) {
      await tab.locator(`#control-${dialog}`).click();
      assert.deepEqual(await overflow(tab), { scroll: false, wide: [] }, dialog);
      assert.deepEqual(await smallTargets(tab), [], dialog);
      await tab.keyboard.press("Escape");
    }
  });
}

pageTest("text that is half as long again finds room at 320 px", { viewport: { width: 320, height: 568 } }, async ({ page: tab }) => {
  const page = drive(tab);
  await page.instant();
  await page.begin({ kind: "match" });
  await page.click(13);
  await page.settled(1);
  const grow = () => tab.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? "";
      // Longer words rather than more of them: what other languages do to a layout.
      if (!node.parentElement?.closest("script, .log")) node.textContent = text.replace(/\p{L}{2,}/gu, (word) => word + word.slice(0, Math.ceil(word.length / 2)));
    }
  });
  await grow();
  assert.deepEqual(await overflow(tab), { scroll: false, wide: [] });
  for (const dialog of ["new", "more"]) {
    await tab.locator(`#control-${dialog}`).click();
    assert.deepEqual(await overflow(tab), { scroll: false, wide: [] }, dialog);
    await tab.keyboard.press("Escape");
  }
});

pageTest("letters of twice the size find room at 320 px", { viewport: { width: 320, height: 568 } }, async ({ page: tab }) => {
  await tab.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    dispatchEvent(new Event("resize"));
  });
  assert.deepEqual(await overflow(tab), { scroll: false, wide: [] });
});

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  pageTest(`axe finds nothing, ${colorScheme}`, { colorScheme }, async ({ page: tab, open }) => {
    const page = drive(tab);
    await page.instant();
    await axeFindsNothing(tab, "start");
    await page.click(13);
    await page.settled(1);
    await tab.locator("#control-undo").click();
    await page.settled(0);
    await axeFindsNothing(tab, "with a sowing taken back");
    await tab.locator("#control-new").click();
    await tab.locator("#setup input[value=match]").check();
    await axeFindsNothing(tab, "new game");
    await tab.locator("#setup button[type=submit]").click();
    await axeFindsNothing(tab, "question");
    await tab.locator("#ask .button-main").click();
    await tab.getByRole("tab", { name: "Match" }).click();
    await axeFindsNothing(tab, "match");
    await tab.getByRole("tab", { name: "How to play" }).click();
    await tab.locator("#panel-rules .rule").first().waitFor();
    await axeFindsNothing(tab, "rules");
    await tab.locator("#control-more").click();
    await tab.locator("#more[open]").waitFor();
    await axeFindsNothing(tab, "more");
    await tab.keyboard.press("Escape");
    await open(`?over#${over}`);
    await tab.getByRole("heading", { name: /wins/ }).waitFor();
    await axeFindsNothing(tab, "game over");
    await open("?bad#mangala_1");
    await tab.locator("[data-notice=error]").waitFor();
    await axeFindsNothing(tab, "bad link");
  });
}

pageTest("the picture is hidden from assistive technology, and the board is a grid of named buttons", async ({ page: tab }) => {
  assert.equal(await tab.locator("#canvas").getAttribute("aria-hidden"), "true");
  const grid = tab.getByRole("grid", { name: /^Board, Ali Guli Mane/ });
  assert.equal(await grid.getByRole("row").count(), 2);
  assert.equal(await grid.getByRole("gridcell").count(), 14);
  await grid.getByRole("button", { name: "hole 9, 5 seeds, yours", exact: true }).waitFor();
  await grid.getByRole("button", { name: "hole 3, 5 seeds, North’s", exact: true }).waitFor();
});

pageTest("traditional words are marked with their language", async ({ page: tab }) => {
  assert.equal(await tab.locator("#which [lang='kn-Latn']").innerText(), "Ali Guli Mane");
  await tab.getByRole("tab", { name: "How to play" }).click();
  await tab.locator("#panel-rules .rule").first().waitFor();
  const words = await tab.locator("#panel-rules [lang='kn-Latn']").allInnerTexts();
  assert.ok(words.includes("saada") && words.includes("pussa kanawa"), words.join());
});

pageTest("the theme can be chosen against the device, and is kept", { colorScheme: "light" }, async ({ page: tab }) => {
  const ground = () => tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await tab.locator("#control-more").click();
  await tab.getByRole("radio", { name: "dark" }).check();
  const dark = await ground();
  assert.notEqual(dark, light);
  await tab.reload();
  await drive(tab).settled(0);
  assert.equal(await ground(), dark);
});
