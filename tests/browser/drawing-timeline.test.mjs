// The story of a sowing: no seed is lost or doubled at any moment, and it ends where the step ends.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LONGEST, QUICK } from "../../www/pace.js";
import { beatAt, lastMove, nextBeat, plan, previousBeat, sample } from "../../www/timeline.js";
import { arrange, still } from "../../www/scene.js";
import { longStory, stories } from "./drawing-stories.mjs";

/** @typedef {import("../../www/scene.js").Scene} Scene */

/** Every id of a scene, sorted. @param {Scene} scene */
function ids(scene) {
  return [
    ...scene.holes.flat(),
    ...scene.banks.flat(),
    ...(scene.hand?.ids ?? []),
    ...scene.flying.map(({ id }) => id),
  ].sort((a, b) => a - b);
}

const sets = /** @type {const} */ ([
  ["ali_guli_mane", 70],
  ["mangala", 72],
]);

for (const [game, seeds] of sets) {
  const all = Array.from({ length: seeds }, (_, id) => id);

  test(`${game}: seeds are conserved at every moment and end in the position after`, () => {
    for (const story of stories(game).filter((_, i) => i % 9 === 0)) {
      const told = plan(story);
      for (let i = -1; i <= 61; i++) {
        assert.deepEqual(ids(sample(told, (told.duration * i) / 60)), all);
      }
      for (const beat of told.beats) {
        for (const t of [beat.start, (beat.start + beat.end) / 2]) {
          const scene = sample(told, t);
          assert.equal(ids(scene).length, seeds);
          assert.deepEqual(
            scene.counts,
            scene.holes.map((list, hole) => (story.before.holes[hole] === null ? null : list.length)),
          );
        }
      }
      const end = sample(told, told.duration);
      assert.deepEqual(end.counts, story.after.holes);
      assert.deepEqual(end.bankCounts, story.after.banks);
      assert.deepEqual(end.holes, told.arrangement.holes);
      assert.equal(end.hand, null);
      assert.deepEqual(end.flying, []);
    }
  });
}

test("each drop writes the number its event says", () => {
  for (const story of stories("ali_guli_mane").slice(0, 400)) {
    for (const beat of plan(story).beats) {
      const event = story.events[beat.event];
      if (event.kind === "drop") assert.equal(beat.after.counts[event.hole], event.seeds);
      if (event.kind === "lift") assert.equal(beat.after.hand.length, event.seeds);
    }
  }
});

test("saada, then every captured hole ringed, then all seeds glide together", () => {
  const story = stories("ali_guli_mane").find(({ events }) => events.filter(({ kind }) => kind === "capture").length === 2);
  assert.ok(story);
  const kinds = plan(story).beats.map(({ kind }) => kind);
  assert.deepEqual(kinds.slice(-4), ["saada", "ring", "ring", "capture"]);
  const told = plan(story);
  const glide = told.beats[told.beats.length - 1];
  const holes = story.events.slice(-2).map(({ hole }) => hole);
  assert.deepEqual(sample(told, glide.start).marks.ringed, holes);
  assert.deepEqual(sample(told, told.duration).marks.captured, holes);
  const counted = [];
  for (let i = 0; i <= 30; i++) {
    counted.push(sample(told, glide.start + ((glide.end - glide.start) * i) / 30).bankCounts[story.seat]);
  }
  assert.deepEqual(counted, counted.toSorted((a, b) => a - b), "the bank only counts up");
  assert.ok(new Set(counted).size > 2, "and not in one leap");
});

test("a relay of thousands of drops is bounded, and loses no capture", () => {
  for (const drops of [200, 2000, 12000]) {
    const story = longStory(drops);
    const told = plan(story);
    assert.ok(told.duration <= LONGEST + 1, `${drops} drops last ${told.duration} ms`);
    const tail = told.beats.slice(-4).map(({ kind, start, end }) => [kind, Math.round(end - start)]);
    assert.deepEqual(tail, [["saada", 350], ["ring", 170], ["ring", 170], ["capture", 450]]);
    assert.deepEqual(sample(told, told.duration).counts, story.after.holes);
    for (let i = 0; i <= 200; i++) assert.equal(ids(sample(told, (told.duration * i) / 200)).length, 70);
  }
});

test("a long relay quickens and slows again; a short one keeps its pace", () => {
  const drops = plan(longStory(200)).beats.filter(({ kind }) => kind === "drop").map(({ start, end }) => end - start);
  assert.equal(Math.round(drops[0]), 160);
  assert.equal(Math.round(Math.min(...drops)), QUICK);
  assert.equal(Math.round(drops[drops.length - 1]), 160);
  const leaps = drops.slice(1).map((time, i) => Math.abs(time - drops[i]));
  assert.ok(Math.max(...leaps) < 12, "smoothly");
  for (const beat of plan(longStory(30)).beats) if (beat.kind === "drop") assert.equal(Math.round(beat.end - beat.start), 160);
});

test("speed divides the time, and at once or with reduced motion there is none", () => {
  const [story] = stories("ali_guli_mane").filter(({ events }) => events.length > 12);
  const normal = plan(story).duration;
  assert.ok(Math.abs(plan(story, { speed: 4 }).duration * 4 - normal) < 0.001);
  for (const options of [{ speed: Infinity }, { reducedMotion: true }]) {
    const told = plan(story, options);
    assert.equal(told.duration, 0);
    assert.deepEqual(sample(told, 0).counts, story.after.holes);
  }
  const { changed } = sample(plan(story, { reducedMotion: true }), 0).marks;
  const differ = story.after.holes.flatMap((count, hole) => (count === story.before.holes[hole] ? [] : [hole]));
  assert.deepEqual(changed, differ);
});

test("single steps visit every beat, forward and back", () => {
  const told = plan(stories("ali_guli_mane").find(({ events }) => events.length > 30) ?? longStory(30));
  const stops = [0];
  for (let t = 0; t < told.duration; stops.push(t)) t = nextBeat(told, t);
  assert.equal(stops.length, told.beats.length + 1);
  const back = [told.duration];
  for (let t = told.duration; t > 0; back.push(t)) t = previousBeat(told, t);
  assert.deepEqual(back.toReversed(), stops);
  told.beats.forEach((beat, index) => assert.equal(beatAt(told, (beat.start + beat.end) / 2), index));
});

test("a pass is told in no time", () => {
  const before = { holes: Array(12).fill(6), banks: /** @type {[number, number]} */ ([0, 0]) };
  const told = plan({ seat: 0, hole: null, before, events: [] });
  assert.equal(told.duration, 0);
  assert.deepEqual(sample(told, 0).counts, before.holes);
  assert.deepEqual(lastMove({ seat: 0, hole: null, before, events: [] }), { start: null, end: null, saada: null, captured: [] });
});

test("seeds that stay keep their place from plan to plan and through undo", () => {
  const [story] = stories("ali_guli_mane").filter(({ events }) => events.length > 12);
  const told = plan(story);
  const next = arrange(story.after.holes, /** @type {[number, number]} */ (story.after.banks), told.arrangement);
  assert.deepEqual(next, told.arrangement);
  const undone = arrange(story.before.holes, story.before.banks, told.arrangement);
  undone.holes.forEach((list, hole) => {
    assert.equal(list.length, story.before.holes[hole] ?? 0);
    const had = told.arrangement.holes[hole];
    const kept = Math.min(had.length, list.length);
    assert.deepEqual(list.slice(0, kept), had.slice(0, kept));
  });
  assert.deepEqual(ids(still(undone, story.before.holes)), Array.from({ length: 70 }, (_, id) => id));
});

test("a refill glides from a bank into its hole", () => {
  const empty = /** @type {number[]} */ (Array(14).fill(0));
  const from = arrange(empty, [40, 30]);
  const filled = empty.map((_, hole) => (hole === 13 ? 5 : 0));
  const to = arrange(filled, [35, 30], from);
  const moment = (/** @type {typeof from} */ deal, /** @type {number[]} */ counts) => ({
    ...deal,
    counts,
    at: null,
    hand: [],
    marks: still(deal, counts).marks,
  });
  const [first, last] = [moment(from, empty), moment(to, filled)];
  const told = {
    beats: [{ kind: /** @type {const} */ ("fill"), hole: 13, event: 0, start: 0, end: 300, before: first, after: last }],
    duration: 300,
    seat: /** @type {const} */ (0),
    arrangement: to,
    first,
    last,
  };
  for (const t of [0, 80, 150, 220, 299, 300]) assert.equal(ids(sample(told, t)).length, 70);
  const half = sample(told, 150);
  assert.equal(half.flying.length, 5);
  for (const { from: bank, to: hole, toSlot } of half.flying) {
    assert.equal(bank, -1);
    assert.equal(hole, 13);
    assert.ok(toSlot < 5);
  }
});
