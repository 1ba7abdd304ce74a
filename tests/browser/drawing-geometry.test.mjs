// The layout, for every width: nothing overlaps, nothing is cut off, and a finger finds its hole.

import assert from "node:assert/strict";
import { test } from "node:test";
import { holeAt, layout, neighbour } from "../../www/geometry.js";

const widths = [320, 340, 360, 375, 390, 414, 480, 560, 599, 600, 640, 740, 768, 820, 1000, 1024, 1120, 1280, 1920];
const heights = [undefined, 170, 196, 300, 420, 560, 640, 720, 900];

/** Other ways to sit, and other things to see. */
const ways = [{}, { turned: true }, { left: true, facing: true }, { inside: true }, { inside: true, tags: true, turned: true }];

/** @param {(layout: import("../../www/geometry.js").Layout, what: string) => void} check */
function everyLayout(check) {
  for (const columns of [7, 6]) {
    for (const width of widths) {
      for (const height of heights) {
        for (const asPrinted of [false, true]) {
          for (const upright of [undefined, false, true]) {
            const text = width === 375 ? 22.4 : 16;
            for (const way of ways) {
              const box = layout({ columns, width, height, asPrinted, upright, text, ...way });
              check(box, `${columns} columns, ${width}×${height}, text ${text}, upright ${box.upright}, ${JSON.stringify(way)}`);
            }
          }
        }
      }
    }
  }
}

/** @typedef {import("../../www/geometry.js").Rect} Rect */
/** @param {Rect} a @param {Rect} b */
function overlap(a, b) {
  const little = 0.01;
  return (
    a.x < b.x + b.width - little &&
    b.x < a.x + a.width - little &&
    a.y < b.y + b.height - little &&
    b.y < a.y + a.height - little
  );
}

/** @param {Rect} rect @param {{ width: number, height: number }} box */
function inside(rect, box) {
  const little = 0.01;
  return (
    rect.x >= -little && rect.y >= -little && rect.x + rect.width <= box.width + little && rect.y + rect.height <= box.height + little
  );
}

test("nothing overlaps and nothing is cut off", () => {
  everyLayout((box, what) => {
    const areas = [
      ...box.holes.map(({ target }, hole) => ({ name: `hole ${hole}`, rect: target })),
      ...box.cloths.flatMap(({ cloth, label }, seat) => [
        { name: `cloth ${seat}`, rect: cloth },
        { name: `label ${seat}`, rect: label },
      ]),
    ];
    for (const { name, rect } of [...areas, { name: "board", rect: box.board }]) {
      assert.ok(inside(rect, box), `${name} is cut off: ${what}`);
      assert.ok(rect.width > 0 && rect.height > 0, `${name} is empty: ${what}`);
    }
    areas.forEach((a, i) => {
      for (const b of areas.slice(i + 1)) assert.ok(!overlap(a.rect, b.rect), `${a.name} lies over ${b.name}: ${what}`);
    });
    for (const { cloth } of box.cloths) assert.ok(!overlap(cloth, box.board), `a cloth lies over the board: ${what}`);
  });
});

test("bowls keep apart and lie on the board, counts beside it", () => {
  everyLayout((box, what) => {
    const { board } = box;
    box.holes.forEach((a, hole) => {
      const bowl = { x: a.x - a.radius, y: a.y - a.radius, width: 2 * a.radius, height: 2 * a.radius };
      assert.ok(inside({ ...bowl, x: bowl.x - board.x, y: bowl.y - board.y }, board), `hole ${hole}: ${what}`);
      const { x, y } = a.count;
      const on = x > board.x && x < board.x + board.width && y > board.y && y < board.y + board.height;
      assert.equal(on, box.inside, `the count of ${hole} is ${on ? "" : "not "}on the board: ${what}`);
      const middle = { x: x - board.x - 1, y: y - board.y - 1, width: 2, height: 2 };
      if (box.inside) assert.ok(inside(middle, board) && Math.hypot(x - a.x, y - a.y) < 1, `the count of ${hole} lies in it`);
      for (const b of box.holes.slice(hole + 1)) assert.ok(Math.hypot(a.x - b.x, a.y - b.y) > a.radius + b.radius + 2, what);
      assert.ok(a.count.size > 16, `the count is smaller than body text: ${what}`);
    });
  });
});

test("a target is as large as a finger wherever the width allows it", () => {
  for (const columns of [7, 6]) {
    for (let width = 320; width <= 1280; width += 4) {
      const { holes, cell } = layout({ columns, width });
      assert.ok(cell > 43.99, `${columns} columns at ${width}: ${cell}`);
      for (const { target } of holes) assert.ok(target.width > 43.99 && target.height >= 44, `${columns} at ${width}`);
    }
  }
});

test("the hole at the middle of a target is that hole", () => {
  everyLayout((box, what) => {
    box.holes.forEach(({ x, y, target }, hole) => {
      assert.equal(holeAt(box, x, y), hole, what);
      assert.equal(holeAt(box, target.x + target.width / 2, target.y + target.height / 2), hole, what);
    });
    assert.equal(holeAt(box, -1, -1), null);
  });
});

test("sowing goes counter-clockwise, or as the sources print it", () => {
  const { holes } = layout({ columns: 7, width: 1280 });
  const order = (/** @type {number[]} */ row) => row.toSorted((a, b) => holes[a].x - holes[b].x);
  assert.deepEqual(order([7, 8, 9, 10, 11, 12, 13]), [13, 12, 11, 10, 9, 8, 7]);
  assert.deepEqual(order([0, 1, 2, 3, 4, 5, 6]), [6, 5, 4, 3, 2, 1, 0]);
  assert.ok(holes[7].y > holes[0].y);
  const printed = layout({ columns: 7, width: 1280, asPrinted: true }).holes;
  assert.ok(printed[0].x < printed[6].x && printed[7].x < printed[13].x);
  // Upright, South's column is the right one and is sown from the bottom up.
  const upright = layout({ columns: 6, width: 360, height: 640, upright: true }).holes;
  assert.ok(upright[11].x > upright[0].x && upright[11].y > upright[6].y && upright[5].y > upright[0].y);
});

test("passed on, the board lies the other way round, and what is written stays upright", () => {
  for (const upright of [false, true]) {
    const size = { columns: 7, width: upright ? 360 : 900, height: upright ? 640 : undefined, upright };
    const [straight, turned] = [layout(size), layout({ ...size, turned: true })];
    const { board } = straight;
    assert.deepEqual(turned.board, board);
    straight.holes.forEach(({ x, y }, hole) => {
      const there = turned.holes[hole];
      assert.ok(Math.abs(there.x - (2 * board.x + board.width - x)) < 0.01 && Math.abs(there.y - (2 * board.y + board.height - y)) < 0.01);
      assert.equal(there.count.turned, false);
    });
    assert.deepEqual([turned.cloths[1].cloth, turned.cloths[0].cloth], straight.cloths.map(({ cloth }) => cloth));
  }
});

test("face to face, the far player's writing alone is turned; left-handed, the cloths change sides", () => {
  const facing = layout({ columns: 7, width: 900, facing: true });
  facing.holes.forEach(({ count, name, tag }, hole) => {
    for (const spot of [count, name, tag]) assert.equal(spot.turned, hole < 7);
  });
  const [south, north] = facing.cloths;
  assert.deepEqual([south.name.turned, north.name.turned], [false, true]);
  // Each reads the own name above the own number.
  assert.ok(south.name.y < south.count.y && north.name.y > north.count.y);
  const right = layout({ columns: 7, width: 900 });
  const left = layout({ columns: 7, width: 900, left: true });
  assert.ok(right.cloths[0].cloth.x > left.cloths[0].cloth.x && right.cloths[1].cloth.x < left.cloths[1].cloth.x);
  assert.deepEqual([right, left].map(({ cloths }) => cloths.map(({ from }) => from.left)), [[false, true], [true, false]]);
});

test("a phone held upright gets the board upright when that makes holes larger", () => {
  assert.equal(layout({ columns: 7, width: 360, height: 640 }).upright, true);
  assert.equal(layout({ columns: 7, width: 740, height: 340 }).upright, false);
  assert.equal(layout({ columns: 7, width: 320 }).upright, false);
});

test("arrows lead to the neighbour in the picture", () => {
  const lying = layout({ columns: 7, width: 1280 });
  assert.equal(neighbour(lying, 13, "right"), 12);
  assert.equal(neighbour(lying, 13, "left"), null);
  assert.equal(neighbour(lying, 13, "up"), 6);
  assert.equal(neighbour(lying, 6, "down"), 13);
  const upright = layout({ columns: 7, width: 360, height: 640, upright: true });
  assert.equal(neighbour(upright, 13, "up"), 12);
  assert.equal(neighbour(upright, 13, "left"), 6);
});
