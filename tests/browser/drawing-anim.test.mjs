// The player, with the test as its clock.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createPlayer } from "../../www/anim.js";
import { plan } from "../../www/timeline.js";
import { stories } from "./drawing-stories.mjs";

const [story] = stories("ali_guli_mane").filter(({ events }) => events.length > 12 && events.at(-1)?.kind === "capture");

function stage() {
  let time = 1000;
  let waiting = /** @type {(() => void) | null} */ (null);
  /** @type {import("../../www/scene.js").Scene[]} */
  const drawn = [];
  /** @type {number[]} */
  const beats = [];
  const player = createPlayer({
    draw: (scene) => drawn.push(scene),
    now: () => time,
    requestFrame: (callback) => {
      waiting = callback;
      return 1;
    },
    cancelFrame: () => (waiting = null),
    onBeat: (beat) => beats.push(beat.event),
  });
  return {
    player,
    drawn,
    beats,
    waiting: () => waiting !== null,
    /** @param {number} ms */
    pass(ms) {
      time += ms;
      const callback = waiting;
      waiting = null;
      callback?.();
    },
  };
}

test("plays to the end, one draw a frame, and then asks for no frame", () => {
  const { player, drawn, waiting, pass } = stage();
  const told = plan(story);
  let ended = 0;
  player.play(told, () => ended++);
  let frames = 0;
  while (waiting()) {
    pass(16);
    frames++;
  }
  assert.equal(ended, 1);
  assert.equal(player.running, false);
  assert.equal(drawn.length, frames + 1);
  assert.ok(Math.abs(frames - told.duration / 16) < 2);
  assert.deepEqual(drawn.at(-1)?.counts, story.after.holes);
});

test("paused it draws nothing, and goes on where it stood", () => {
  const { player, drawn, waiting, pass } = stage();
  player.play(plan(story));
  pass(300);
  player.pause();
  const before = player.time;
  assert.equal(waiting(), false);
  const count = drawn.length;
  pass(5000);
  assert.equal(drawn.length, count);
  player.resume();
  pass(16);
  assert.equal(player.time, before + 16);
});

test("steps beat by beat, back and forward, and stays paused", () => {
  const { player, waiting, pass } = stage();
  const told = plan(story);
  player.play(told);
  player.pause();
  for (const beat of told.beats.slice(0, 5)) {
    player.stepForward();
    while (waiting()) pass(30);
    assert.equal(player.time, beat.end);
    assert.equal(player.paused, true);
  }
  player.stepBack();
  assert.equal(player.time, told.beats[4].start);
  // Two steps asked for quickly are two steps.
  player.stepForward();
  player.stepForward();
  while (waiting()) pass(30);
  assert.equal(player.time, told.beats[5].end);
});

test("a step at the last beat ends the plan", () => {
  const { player, waiting, pass } = stage();
  let ended = false;
  player.play(plan(story), () => (ended = true));
  for (let i = 0; i < 10000 && !ended; i++) {
    player.stepForward();
    while (waiting()) pass(100);
  }
  assert.equal(ended, true);
  assert.equal(player.paused, false);
});

test("skip shows the end; stop shows nothing and forgets the callback", () => {
  const skipped = stage();
  let ended = 0;
  skipped.player.play(plan(story), () => ended++);
  skipped.player.skip();
  assert.equal(ended, 1);
  assert.deepEqual(skipped.drawn.at(-1)?.counts, story.after.holes);
  assert.equal(skipped.waiting(), false);

  const stopped = stage();
  stopped.player.play(plan(story), () => ended++);
  const count = stopped.drawn.length;
  stopped.player.stop();
  assert.equal(stopped.drawn.length, count);
  assert.equal(stopped.waiting(), false);
  assert.equal(ended, 1);
});

test("another speed goes on at the same beat", () => {
  const { player, pass, waiting } = stage();
  const told = plan(story);
  player.play(told);
  pass((told.beats[3].start + told.beats[3].end) / 2);
  const quick = plan(story, { speed: 4 });
  player.replace(quick);
  assert.ok(Math.abs(player.time - (quick.beats[3].start + quick.beats[3].end) / 2) < 0.01);
  player.replace(plan(story, { speed: Infinity }));
  assert.equal(player.running, false);
  assert.equal(waiting(), false);
});

test("at once: drawn and ended before play returns", () => {
  const { player, drawn, waiting } = stage();
  let ended = false;
  player.play(plan(story, { reducedMotion: true }), () => (ended = true));
  assert.equal(ended, true);
  assert.equal(drawn.length, 1);
  assert.equal(waiting(), false);
});

test("every event is told once, in order", () => {
  const { player, beats, waiting, pass } = stage();
  player.play(plan(story));
  while (waiting()) pass(8);
  assert.deepEqual(beats, beats.toSorted((a, b) => a - b));
  assert.equal(new Set(beats).size, story.events.length);
});
