// Heaps and cloths: a seed's place never changes, stays inside, and a heap grows in height once its outline is full.

import assert from "node:assert/strict";
import { test } from "node:test";
import { layout } from "../../www/geometry.js";
import { clothPlace, heapPlace } from "../../www/heap.js";

/** @param {number} hole @param {number} count */
const heap = (hole, count) => Array.from({ length: count }, (_, index) => heapPlace(hole, index));

test("a seed lies where it lay, whatever falls after it", () => {
  const first = heap(3, 12).map((place) => ({ ...place }));
  heap(3, 70);
  assert.deepEqual(heap(3, 12), first);
});

test("every seed of the largest heap lies within its bowl", () => {
  const seed = 0.215;
  for (let hole = 0; hole < 14; hole++) {
    heap(hole, 80).forEach(({ x, y }, index) => assert.ok(Math.hypot(x, y) + seed <= 1.02, `hole ${hole}, seed ${index}`));
  }
});

test("from about twenty the outline stops growing and layers rise", () => {
  const reach = (/** @type {number} */ count) => Math.max(...heap(7, count).map(({ x, y }) => Math.hypot(x, y)));
  assert.ok(reach(5) < reach(12) && reach(12) < reach(19));
  assert.ok(reach(70) < reach(20) * 1.12);
  const layers = heap(7, 70).map(({ layer }) => layer);
  assert.equal(Math.max(...layers.slice(0, 19)), 0);
  assert.equal(Math.max(...layers), 6);
  assert.deepEqual(layers, layers.toSorted((a, b) => a - b));
});

test("all captured seeds find room on their cloth", () => {
  for (const width of [320, 360, 600, 1280]) {
    const box = layout({ columns: 7, width });
    for (const seat of /** @type {const} */ ([0, 1])) {
      const { seeds, cloth } = box.cloths[seat];
      const taken = new Set();
      for (let index = 0; index < 72; index++) {
        const { x, y } = clothPlace(seeds, index, box.seed, seat);
        const r = box.seed / 2;
        const within = x - r >= cloth.x && x + r <= cloth.x + cloth.width && y - r >= cloth.y && y + r <= cloth.y + cloth.height;
        assert.ok(within, `seed ${index} of seat ${seat} at ${width}`);
        taken.add(`${Math.round(x)},${Math.round(y)}`);
      }
      assert.ok(taken.size > 68, "no two seeds in one place");
    }
  }
});
