// What can be chosen for the eye: boards, pieces, ways to sit; and that whatever is chosen can be read.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { drive } from "./page.mjs";

/** @typedef {import("playwright-core").Page} Tab */

/** The settings as they are kept. @param {Tab} tab */
const kept = (tab) => tab.evaluate(() => JSON.parse(localStorage.getItem("guli.settings") ?? "{}"));

/**
 * A short name for what is painted on the board, or on its upper or lower half.
 * @param {Tab} tab
 * @param {"all" | "top" | "bottom"} [part]
 * @returns {Promise<string>}
 */
async function picture(tab, part = "all") {
  await tab.locator("#grid button").first().waitFor();
  await tab.locator("#canvas:not([data-rough])").waitFor();
  await tab.mouse.move(1, 1); // nothing is pointed at
  return tab.evaluate(async (which) => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("#canvas"));
    const copy = document.createElement("canvas");
    copy.width = canvas.width;
    copy.height = which === "all" ? canvas.height : Math.floor(canvas.height / 2);
    const context = /** @type {CanvasRenderingContext2D} */ (copy.getContext("2d", { willReadFrequently: true }));
    context.drawImage(canvas, 0, which === "bottom" ? -copy.height : 0);
    const digest = await crypto.subtle.digest("SHA-1", context.getImageData(0, 0, copy.width, copy.height).data);
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16)).join("");
  }, part);
}

/** @param {Tab} tab @param {string} name @param {string} value */
async function choose(tab, name, value) {
  await tab.locator("#control-more").click();
  await tab.locator(`#more input[name="${name}"][value="${value}"]`).check();
  await tab.mouse.move(1, 1);
  await tab.keyboard.press("Escape");
}

pageTest("numbers, names, rims and marks are told from what they lie on, on every board", async ({ page }) => {
  const found = await page.evaluate(async () => {
    const at = (/** @type {string} */ name) => import(new URL(`source/www/${name}`, document.baseURI).href);
    const [geometry, scene, render, palettes, looks, styles] = await Promise.all(
      ["geometry.js", "scene.js", "render.js", "palette.js", "looks.js", "board-styles.js"].map(at),
    );
    const linear = (/** @type {number} */ c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    const luminance = (/** @type {ArrayLike<number>} */ c) =>
      0.2126 * linear(c[0] / 255) + 0.7152 * linear(c[1] / 255) + 0.0722 * linear(c[2] / 255);
    const hex = (/** @type {string} */ text) => [1, 3, 5].map((i) => Number.parseInt(text.slice(i, i + 2), 16));
    const contrast = (/** @type {number} */ a, /** @type {number} */ b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const median = (/** @type {number[]} */ list) => list.sort((a, b) => a - b)[list.length >> 1];
    const share = (/** @type {number[]} */ list, /** @type {number} */ least) => list.filter((each) => each >= least).length / list.length;
    const result = [];
    for (const theme of ["light", "dark"]) {
      for (const board of looks.BOARDS) {
        const canvas = document.createElement("canvas");
        const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
        const box = geometry.layout({ columns: 7, width: 900, dpr: 2, inside: board === "numbers" });
        const palette = palettes.paletteFor(theme, board);
        const renderer = render.createRenderer(canvas);
        renderer.resize(box);
        const bare = Array(14).fill(0);
        const look = { palette, board, piece: "cowrie", names: ["", ""] };
        const still = { ...scene.still(scene.arrange(bare, [0, 0]), bare), counts: bare.map(() => null) };
        const pixel = (/** @type {number} */ x, /** @type {number} */ y) =>
          luminance(context.getImageData(Math.round(x * 2), Math.round(y * 2), 1, 1).data);
        renderer.draw(still, look);
        const ink = luminance(hex(styles.namesOn(board) === "dark" ? palette.holeNameDark : palette.holeName));
        const names = [];
        for (const { name } of box.holes) {
          for (let dx = -8; dx <= 8; dx += 2) for (let dy = -5; dy <= 5; dy += 2) names.push(contrast(ink, pixel(name.x + dx, name.y + dy)));
        }
        // Across a rim, a ring or a target there is a step that can be seen, all round.
        const steps = (/** @type {any} */ marks, /** @type {number} */ from, /** @type {number} */ to) => {
          renderer.draw(scene.withMarks(still, marks), look);
          const { x, y, radius } = box.holes[9];
          const found = [];
          for (let angle = 0; angle < Math.PI * 2; angle += 0.1) {
            const across = [];
            for (let r = from; r <= to; r += 0.5 / radius) across.push(pixel(x + Math.cos(angle) * r * radius, y + Math.sin(angle) * r * radius));
            found.push(contrast(Math.max(...across), Math.min(...across)));
          }
          return share(found, 3);
        };
        result.push({
          what: `${board}, ${theme}`,
          name: median(names),
          rim: steps({ playable: [9] }, 0.96, 1.1),
          focus: steps({ focus: 9 }, 0.94, 1.16),
          ringed: steps({ ringed: [9] }, 0.94, 1.1),
          relay: steps({ relay: 9 }, 0.94, 1.1),
          end: steps({ path: [10, 9], pathEnd: 9 }, 0, 0.4),
        });
      }
    }
    return result;
  });
  for (const { what, name, ...marks } of found) {
    assert.ok(name >= 4.5, `${what}: hole names ${name.toFixed(2)}`);
    for (const [mark, part] of Object.entries(marks)) assert.ok(part > 0.97, `${what}: ${mark} is seen on ${part.toFixed(2)} of its way`);
  }
});

pageTest("each game remembers its board and its seeds", async ({ page: tab, open }) => {
  const page = drive(tab);
  await page.instant();
  const first = await picture(tab);
  await choose(tab, "board", "stone");
  const stone = await picture(tab);
  assert.notEqual(stone, first);
  await choose(tab, "piece", "cowrie");
  const cowries = await picture(tab);
  assert.notEqual(cowries, stone);
  await page.begin({ game: "mangala" });
  await tab.locator("#control-more").click();
  assert.equal(await tab.locator("#more input[name=board]:checked").getAttribute("value"), "box");
  assert.equal(await tab.locator("#more input[name=piece]:checked").getAttribute("value"), "glass");
  await tab.keyboard.press("Escape");
  await choose(tab, "board", "earth");
  const { boards, pieces } = await kept(tab);
  assert.deepEqual(boards, { "ali-guli-mane": "stone", mangala: "earth" });
  assert.deepEqual(pieces, { "ali-guli-mane": "cowrie", mangala: "glass" });
  await page.begin();
  assert.equal(await picture(tab), cowries);
  await open();
  await tab.locator("#grid button").first().waitFor();
  assert.equal(await picture(tab), cowries);
});

pageTest("the pictures in the settings are painted, each its own", async ({ page: tab }) => {
  await tab.locator("#control-more").click();
  await tab.locator("#more[open]").waitFor();
  await tab.waitForFunction(() => [.../** @type {NodeListOf<HTMLCanvasElement>} */ (document.querySelectorAll("canvas.swatch"))]
    .every((canvas) => canvas.width !== 300));
  const pictures = await tab.locator("canvas.swatch").evaluateAll((all) => all.map((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL()));
  assert.equal(pictures.length, 12);
  assert.equal(new Set(pictures).size, 12);

  /** A corner of the plain board's is lighter or darker than grey. @param {"light" | "dark"} theme */
  const plainIs = (theme) => tab.waitForFunction((wanted) => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("#more label:has(input[name=board][value=plain]) canvas"));
    const corner = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d", { willReadFrequently: true }));
    corner.drawImage(canvas, 2 - canvas.width, 2 - canvas.height);
    const [red] = corner.getImageData(0, 0, 1, 1).data;
    return wanted === (red < 128 ? "dark" : "light");
  }, theme);
  await plainIs("light");
  await tab.emulateMedia({ colorScheme: "dark" });
  await plainIs("dark");
  await tab.locator("#more input[name=theme][value=light]").check();
  await plainIs("light");
});

pageTest("the board of numbers shows counts where seeds would lie", async ({ page: tab }) => {
  const page = drive(tab);
  await page.instant();
  await choose(tab, "board", "numbers");
  const before = await picture(tab);
  await page.click(13);
  await page.settled(1);
  assert.notEqual(await picture(tab), before);
});

pageTest("face to face, the upper row is written upside down and nothing else moves", async ({ page: tab }) => {
  const page = drive(tab);
  const places = () => tab.locator("#grid button").evaluateAll((all) => all.map((each) => each.getAttribute("style")));
  await page.instant();
  const [where, top, bottom] = [await places(), await picture(tab, "top"), await picture(tab, "bottom")];
  await choose(tab, "seating", "facing");
  assert.deepEqual(await places(), where);
  assert.equal(await picture(tab, "bottom"), bottom);
  assert.notEqual(await picture(tab, "top"), top);
});

pageTest("passed on, whoever is to move has the lower row, and it is said", async ({ page: tab }) => {
  const page = drive(tab);
  const row = async (/** @type {number} */ hole) => (await page.hole(hole).boundingBox())?.y ?? 0;
  await page.instant();
  await page.begin({ game: "mangala" });
  await choose(tab, "seating", "turning");
  assert.ok(await row(11) > await row(0), "South begins");
  await page.click(11);
  await page.settled(1);
  assert.ok(await row(0) > await row(11), "now it is North's");
  await tab.waitForFunction(() => document.querySelector("#live")?.textContent?.includes("The board is turned to North"));
  // The arrow keys follow the picture.
  await page.hole(2).focus();
  await tab.keyboard.press("ArrowUp");
  assert.equal(await tab.evaluate(() => document.activeElement?.getAttribute("data-hole")), "8");
  await page.click(0);
  await page.settled(2);
  assert.ok(await row(11) > await row(0));
});

pageTest("against the computer the board is not passed on: the person has the lower row", async ({ page: tab }) => {
  const page = drive(tab);
  const row = async (/** @type {number} */ hole) => (await page.hole(hole).boundingBox())?.y ?? 0;
  await page.instant();
  await choose(tab, "seating", "turning");
  await page.begin({ game: "mangala", south: 1 });
  await page.yourTurn();
  assert.ok(await row(0) > await row(11));
  await page.click(0);
  await page.yourTurn();
  assert.ok(await row(0) > await row(11));
});

pageTest("left-handed, what stands beside the board changes sides", async ({ page: tab }) => {
  const left = async (/** @type {string} */ selector) => (await tab.locator(selector).boundingBox())?.x ?? 0;
  assert.ok(await left(".side") > await left("#stage"));
  const order = async () => (await tab.locator("#controls .bar").first().locator("button").evaluateAll((all) => all.filter((each) => each.checkVisibility()).map(({ id }) => id.replace("control-", "")))).join(" ");
  assert.equal(await order(), "new undo redo hint more");
  const before = await picture(tab);
  await tab.locator("#control-more").click();
  await tab.locator("#set-left").check();
  await tab.keyboard.press("Escape");
  assert.ok(await left(".side") < await left("#stage"));
  assert.equal(await order(), "more hint redo undo new");
  assert.ok(await left("#control-more") < await left("#control-new"));
  assert.notEqual(await picture(tab), before);
  assert.equal((await kept(tab)).leftHanded, true);
});

pageTest("where there is room the head of the page offers to fill the screen", async ({ page: tab }) => {
  const button = tab.locator("#fill-screen");
  await button.click();
  await tab.waitForFunction(() => document.fullscreenElement !== null);
  await tab.locator("#fill-screen", { hasText: /^Leave full screen$/ }).click();
  await tab.waitForFunction(() => document.fullscreenElement === null);
  await tab.setViewportSize({ width: 360, height: 740 });
  assert.equal(await button.isVisible(), false);
});

pageTest("the page fills the screen and comes back", async ({ page: tab }) => {
  await tab.locator("#control-more").click();
  const button = tab.locator("#full-screen");
  await button.click();
  await tab.waitForFunction(() => document.fullscreenElement !== null);
  await tab.locator("#full-screen", { hasText: /^Leave full screen$/ }).click();
  await tab.waitForFunction(() => document.fullscreenElement === null);
  await tab.locator("#full-screen", { hasText: /^Full screen$/ }).waitFor();
});

pageTest("forced colours are obeyed, and painted anew when they change", async ({ page: tab }) => {
  await tab.evaluate(() => {
    /** The colour that covers most of the picture, how much of it, and what the device calls its paper. */
    const look = () => {
      const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("#canvas"));
      const copy = document.createElement("canvas");
      copy.width = canvas.width;
      copy.height = canvas.height;
      const context = /** @type {CanvasRenderingContext2D} */ (copy.getContext("2d", { willReadFrequently: true }));
      context.drawImage(canvas, 0, 0);
      const { data } = context.getImageData(0, 0, copy.width, copy.height);
      /** @type {Record<string, number>} */
      const counts = {};
      for (let i = 0; i < data.length; i += 4) {
        if (data[i + 3] !== 255) continue;
        const colour = `rgb(${data[i]}, ${data[i + 1]}, ${data[i + 2]})`;
        counts[colour] = (counts[colour] ?? 0) + 1;
      }
      const [[most, times]] = Object.entries(counts).sort(([, a], [, b]) => b - a);
      const probe = document.body.appendChild(document.createElement("span"));
      probe.style.color = "Canvas";
      const paper = getComputedStyle(probe).color;
      probe.remove();
      return { most, part: times / (copy.width * copy.height), paper };
    };
    Object.assign(window, { look });
  });
  await tab.locator("#grid button").first().waitFor();
  const look = () => tab.evaluate(() => /** @type {any} */ (window).look());
  assert.ok((await look()).part < 0.2, "wood has no one colour");
  const seen = [];
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    await tab.emulateMedia({ forcedColors: "active", colorScheme });
    await tab.waitForFunction(() => {
      const { most, paper, part } = /** @type {any} */ (window).look();
      return most === paper && part > 0.3;
    });
    seen.push((await look()).paper);
  }
  assert.notEqual(seen[0], seen[1]);
  await tab.emulateMedia({ forcedColors: "none", colorScheme: "light" });
  await tab.waitForFunction(() => /** @type {any} */ (window).look().part < 0.2);
});
