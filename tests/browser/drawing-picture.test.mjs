// The picture itself, in Chromium: what is painted frame by frame is what would be painted anew.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { stories } from "./drawing-stories.mjs";

const told = {
  a: stories("ali_guli_mane").find(({ events }) => events.length > 25 && events.at(-1)?.kind === "capture"),
  m: stories("mangala").find(({ events }) => events.filter(({ kind }) => kind === "capture").length === 3),
};

/** Runs in the page: puts what the tests need on `window.drawing`. */
async function prepare() {
  const at = (/** @type {string} */ name) => import(new URL(`source/www/${name}`, document.baseURI).href);
  const [geometry, scene, timeline, render, palette] = await Promise.all(
    ["geometry.js", "scene.js", "timeline.js", "render.js", "palette.js"].map(at),
  );
  const looks = (/** @type {any} */ some) => ({
    palette: palette.light,
    board: "teak",
    piece: "tamarind",
    names: ["South", "North"],
    holeNames: null,
    ...some,
  });
  const canvas = () => document.createElement("canvas");
  const pixels = (/** @type {HTMLCanvasElement} */ from) =>
    /** @type {CanvasRenderingContext2D} */ (from.getContext("2d")).getImageData(0, 0, from.width, from.height).data;
  // The edge of a ring may be smoothed a trifle otherwise where it is painted in part; over a block of pixels that evens
  // out, and a trace left behind does not. A colour counts as far as it covers.
  const blocks = (/** @type {any} */ a, /** @type {any} */ b, /** @type {number} */ width, /** @type {number} */ height) => {
    const side = 5;
    let differing = 0;
    for (let y = 0; y + side <= height; y += side) {
      for (let x = 0; x + side <= width; x += side) {
        const sums = [0, 0, 0];
        for (let k = 0; k < side * side; k++) {
          const i = ((y + Math.floor(k / side)) * width + x + (k % side)) * 4;
          for (let c = 0; c < 3; c++) sums[c] += (a[i + c] * a[i + 3] - b[i + c] * b[i + 3]) / 255;
        }
        if (sums.some((sum) => Math.abs(sum) > 9 * side * side)) differing++;
      }
    }
    return differing;
  };
  // What is read back again and again would make the browser say so, and a test fails by what the browser says.
  const original = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = /** @type {any} */ (
    function (/** @type {any} */ kind) {
      return original.call(this, kind, { willReadFrequently: true });
    }
  );
  /** @type {any} */ (window).drawing = { ...geometry, ...scene, ...timeline, ...render, ...palette, looks, canvas, pixels, blocks };
}

for (const [what, story, options, look] of /** @type {const} */ ([
  ["Ali Guli Mane, lying", told.a, { columns: 7, width: 700, dpr: 1 }, {}],
  ["Ali Guli Mane, upright", told.a, { columns: 7, width: 360, height: 600, upright: true, dpr: 1.5 }, { board: "stone", piece: "cowrie" }],
  ["Numbers only", told.a, { columns: 7, width: 640, dpr: 1, inside: true }, { board: "numbers" }],
  ["Mangala, turned and on earth", told.m, { columns: 6, width: 640, dpr: 1, turned: true, left: true }, { board: "earth", piece: "coral" }],
  ["Mangala, face to face", told.m, { columns: 6, width: 720, dpr: 1, facing: true }, { board: "metal", piece: "gulaganji" }],
  ["Mangala", told.m, { columns: 6, width: 640, dpr: 1.25 }, { board: "box", piece: "glass" }],
])) {
  pageTest(`${what}: a frame painted in part equals one painted anew`, async ({ page }) => {
    assert.ok(story);
    await page.evaluate(prepare);
    const differing = await page.evaluate(
      ({ story, options, look }) => {
        const d = /** @type {any} */ (window).drawing;
        const box = d.layout(options);
        const own = d.looks(look);
        const [part, anew] = [d.canvas(), d.canvas()];
        const renderers = [part, anew].map((each) => d.createRenderer(each));
        for (const renderer of renderers) renderer.resize(box);
        const plan = d.plan(story);
        const times = Array.from({ length: 40 }, (_, i) => (plan.duration * i) / 39);
        const wrong = [];
        for (const t of [...times, ...times.toReversed().filter((_, i) => i % 7 === 0)]) {
          const focus = Math.round(t) % 3 === 0 ? 2 : null;
          const scene = d.withMarks(d.sample(plan, t), { focus });
          renderers[0].draw(scene, own);
          // Another way to write numbers is painted from the ground up.
          renderers[1].draw(scene, { ...own, number: (/** @type {number} */ n) => String(n) });
          const [a, b] = [d.pixels(part), d.pixels(anew)];
          const differ = d.blocks(a, b, part.width, part.height);
          if (differ > 0) wrong.push({ t: Math.round(t), differ });
        }
        return wrong;
      },
      { story, options, look },
    );
    assert.deepEqual(differing, []);
  });
}

pageTest("the canvas is whole device pixels at any ratio", async ({ page }) => {
  await page.evaluate(prepare);
  const sizes = await page.evaluate(() => {
    const d = /** @type {any} */ (window).drawing;
    return [1, 1.25, 1.5, 2, 2.75, 3].map((dpr) => {
      const canvas = d.canvas();
      const box = d.layout({ columns: 7, width: 401, dpr });
      d.createRenderer(canvas).resize(box);
      return { wide: canvas.width - box.width * dpr, high: canvas.height - box.height * dpr, style: canvas.style.width };
    });
  });
  for (const { wide, high, style } of sizes) {
    assert.ok(Math.abs(wide) <= 0.5 && Math.abs(high) <= 0.5);
    assert.equal(style, "401px");
  }
});

pageTest("every board, piece and palette paints, and seeds are seen on each", async ({ page }) => {
  await page.evaluate(prepare);
  const seen = await page.evaluate(() => {
    const d = /** @type {any} */ (window).drawing;
    const box = d.layout({ columns: 7, width: 420, dpr: 1 });
    const full = Array(14).fill(5);
    const bare = [null, 70, ...Array(12).fill(0)];
    const result = [];
    for (const board of ["teak", "box", "metal", "stone", "earth", "plain"]) {
      for (const piece of ["tamarind", "glass", "gulaganji", "cowrie", "coral"]) {
        for (const palette of ["light", "dark", "contrast"]) {
          const canvas = d.canvas();
          const renderer = d.createRenderer(canvas);
          renderer.resize(box);
          const look = d.looks({ board, piece, palette: d[palette] });
          renderer.draw(d.still(d.arrange(full, [0, 0]), full, { playable: [7], hint: 8, path: [7, 1], pathEnd: 1 }), look);
          const a = d.pixels(canvas).slice();
          renderer.draw(d.still(d.arrange(bare, [0, 0]), bare), look);
          const b = d.pixels(canvas);
          const { x, y, radius } = box.holes[3];
          let differ = 0;
          for (let py = Math.round(y - radius / 2); py < y + radius / 2; py++) {
            for (let px = Math.round(x - radius / 2); px < x + radius / 2; px++) {
              const i = (py * canvas.width + px) * 4;
              if (Math.abs(a[i] - b[i]) + Math.abs(a[i + 1] - b[i + 1]) + Math.abs(a[i + 2] - b[i + 2]) > 60) differ++;
            }
          }
          result.push({ what: `${board} ${piece} ${palette}`, differ });
        }
      }
    }
    return result;
  });
  for (const { what, differ } of seen) assert.ok(differ > 40, `${what}: ${differ} pixels differ`);
});

pageTest("a frame of a sowing is cheap", { deviceScaleFactor: 2 }, async ({ page }) => {
  await page.evaluate(prepare);
  const median = await page.evaluate(async (story) => {
    const d = /** @type {any} */ (window).drawing;
    const canvas = d.canvas();
    const renderer = d.createRenderer(canvas);
    renderer.resize(d.layout({ columns: 7, width: 1280, dpr: 2 }));
    const look = d.looks({});
    const plan = d.plan(story);
    const times = [];
    for (let i = 0; i < 120; i++) {
      await new Promise(requestAnimationFrame);
      const from = performance.now();
      renderer.draw(d.sample(plan, (plan.duration * i) / 120), look);
      times.push(performance.now() - from);
    }
    return times.sort((a, b) => a - b)[60];
  }, told.a);
  // Measured under a millisecond; the bound leaves room for a busy machine without a graphics card.
  assert.ok(median < 12, `${median} ms`);
});
