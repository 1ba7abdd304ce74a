// What is heard: one note for every seed that falls, in time, at every speed; different on every material; and nothing
// at all before somebody has asked for it and touched the page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createPlayer } from "../../www/anim.js";
import { layout } from "../../www/geometry.js";
import { BOARDS } from "../../www/looks.js";
import { scoreOf } from "../../www/score.js";
import { createSound, MATERIALS } from "../../www/sound.js";
import { strike } from "../../www/strike.js";
import { plan } from "../../www/timeline.js";
import { longStory, stories } from "./drawing-stories.mjs";
import { pageTest } from "./harness.mjs";
import { drive } from "./page.mjs";

const told = stories("ali_guli_mane").filter(({ events }) => events.length > 12).slice(0, 40);
const captures = stories("mangala").find(({ events }) => events.filter(({ kind }) => kind === "capture").length === 3);

/** @param {{ events: readonly { kind: string }[] }} story @param {string} kind */
const times = ({ events }, kind) => events.filter((event) => event.kind === kind).length;

test("the score has one note for every seed that falls, when it lands, in the order of the drops", () => {
  for (const story of told) {
    const whole = plan(story);
    const score = scoreOf(whole);
    const drops = score.filter(({ kind }) => kind === "drop");
    assert.deepEqual(drops.map(({ hole }) => hole), story.events.filter(({ kind }) => kind === "drop").map(({ hole }) => hole));
    assert.equal(score.filter(({ kind }) => kind === "lift").length, times(story, "lift"));
    assert.equal(score.filter(({ kind }) => kind === "saada").length, 1);
    assert.deepEqual(score.map(({ at }) => at), score.map(({ at }) => at).toSorted((a, b) => a - b));
    assert.ok(score.every(({ at }) => at >= 0 && at <= whole.duration));
  }
});

test("captured seeds rustle on the cloth, never more than ten times for one capture", () => {
  assert.ok(captures);
  const seeds = captures.events.filter(({ kind }) => kind === "capture").reduce((sum, { seeds }) => sum + seeds, 0);
  assert.equal(scoreOf(plan(captures)).filter(({ kind }) => kind === "cloth").length, Math.min(10, seeds));
});

/**
 * A story that is told with the test as its clock, and what its sound asks the audio clock for.
 * @param {any} story
 * @param {{ speed?: number, frame?: number, settings?: object }} [how]
 */
async function hear(story, { speed = 1, frame = 16, settings = {} } = {}) {
  let time = 0;
  let waiting = /** @type {(() => void) | null} */ (null);
  /** @type {{ when: number, rate: number, stopped: boolean }[]} */
  const sources = [];
  /** @type {number[][]} */
  const shakes = [];
  class Node {
    gain = { value: 1 };
    /** @param {any} to */
    connect(to) {
      return to;
    }
  }
  class Source extends Node {
    /** @param {any} _context @param {{ playbackRate: number }} options */
    constructor(_context, { playbackRate }) {
      super();
      this.sounding = { when: 0, rate: playbackRate, stopped: false };
    }
    addEventListener() {}
    /** @param {number} when */
    start(when) {
      this.sounding.when = when;
      sources.push(this.sounding);
    }
    stop() {
      this.sounding.stopped = true;
    }
  }
  Object.assign(globalThis, { AudioBufferSourceNode: Source, GainNode: Node, StereoPannerNode: Node, DynamicsCompressorNode: Node });
  const context = {
    state: "running",
    sampleRate: 8000,
    get currentTime() {
      return time / 1000;
    },
    destination: new Node(),
    createGain: () => new Node(),
    createBuffer: () => ({ copyToChannel() {} }),
    async close() {},
  };
  let made = 0;
  const box = layout({ columns: story.before.holes.length / 2, width: 800 });
  const sound = createSound({
    settings: () => ({ sound: true, pitch: true, vibrate: false, ...settings }),
    look: () => ({ board: "teak", piece: "tamarind" }),
    box: () => box,
    makeContext: () => {
      made += 1;
      return /** @type {any} */ (context);
    },
    vibrate: (pattern) => void shakes.push(pattern),
    touched: () => true,
  });
  sound.settle();
  await import("../../www/voices.js");
  await new Promise((resolve) => setImmediate(resolve));
  const player = createPlayer({
    draw() {},
    now: () => time,
    requestFrame: (callback) => {
      waiting = callback;
      return 1;
    },
    cancelFrame: () => (waiting = null),
    onTime: (...what) => sound.follow(...what),
    onHalt: () => sound.halt(),
  });
  const whole = plan(story, { speed });
  player.play(whole);
  return {
    player, whole, sound, sources, shakes,
    get made() {
      return made;
    },
    heard: () => sources.filter(({ stopped }) => !stopped),
    get waiting() {
      return waiting !== null;
    },
    /** @param {number} [ms] */
    pass(ms = frame) {
      time += ms;
      const callback = waiting;
      waiting = null;
      callback?.();
    },
    toEnd() {
      while (waiting) this.pass();
    },
  };
}

test("every seed is heard once, on its time, however unevenly frames come", async () => {
  for (const story of told.slice(0, 8)) {
    for (const frame of [7, 16, 45]) {
      const ears = await hear(story, { frame });
      ears.toEnd();
      const score = scoreOf(ears.whole);
      assert.equal(ears.sources.length, score.length);
      ears.sources.forEach(({ when }, index) => {
        // Never before its time; later by no more than the frame that brought it.
        const late = when * 1000 - score[index].at;
        assert.ok(late > -0.01 && late <= frame, `note ${index} is ${late} ms late at frames of ${frame} ms`);
      });
    }
  }
});

test("the pitch rises along the way of sowing, two octaves over the ring, and each hole has its own", async () => {
  const ears = await hear(told[0]);
  ears.toEnd();
  const drops = scoreOf(ears.whole).map(({ hole, kind }, index) => ({ hole, kind, rate: ears.sources[index].rate }))
    .filter(({ kind }) => kind === "drop");
  const rates = new Map(drops.map(({ hole, rate }) => [hole, rate]));
  for (const { hole, rate } of drops) assert.equal(rates.get(hole), rate, "a hole keeps its pitch");
  const ring = [13, 12, 11, 10, 9, 8, 7, 0, 1, 2, 3, 4, 5, 6].filter((hole) => rates.has(hole));
  const along = ring.map((hole) => rates.get(hole) ?? 0);
  assert.ok(ring.length > 6);
  assert.deepEqual(along, along.toSorted((a, b) => a - b));
  assert.equal(new Set(along).size, ring.length);
});

test("a pause takes back what has not sounded, and going on brings the rest: no seed is lost or heard twice", async () => {
  const ears = await hear(told[0]);
  for (let i = 0; i < 40; i++) ears.pass();
  ears.player.pause();
  const sounded = ears.heard().length;
  ears.pass(4000);
  assert.equal(ears.heard().length, sounded, "nothing sounds while the story stands");
  assert.ok(ears.heard().every(({ when }) => when <= 0.64 + 0.001));
  ears.player.resume();
  ears.toEnd();
  assert.equal(ears.heard().length, scoreOf(ears.whole).length);
});

test("step by step, each step has its own notes and no others", async () => {
  const ears = await hear(told[0]);
  ears.player.pause();
  let heard = 0;
  for (const beat of ears.whole.beats.slice(0, 12)) {
    ears.player.stepForward();
    while (ears.waiting) ears.pass();
    heard += scoreOf(ears.whole).filter(({ at }) => at >= beat.start && at < beat.end).length;
    assert.equal(ears.heard().length, heard, beat.kind);
  }
});

test("skipping and dropping a story hush it", async () => {
  for (const act of /** @type {const} */ (["skip", "stop"])) {
    const ears = await hear(told[0]);
    for (let i = 0; i < 30; i++) ears.pass();
    ears.player[act]();
    const sounded = ears.heard().length;
    ears.pass(5000);
    assert.equal(ears.heard().length, sounded);
    assert.ok(ears.heard().every(({ when }) => when <= 0.48 + 0.001), act);
  }
});

test("at high speed seeds that fall together are one sound, and the last is not lost", async () => {
  const story = longStory(300);
  const ears = await hear(story, { speed: 8 });
  ears.toEnd();
  const all = scoreOf(ears.whole);
  assert.equal(all.filter(({ kind }) => kind === "drop").length, times(story, "drop"));
  const others = all.filter(({ kind }) => kind !== "drop").length;
  const seeds = ears.sources.length - others;
  // No more than one in 17 ms, and the calm beginning and end in full.
  assert.ok(seeds < ears.whole.duration / 17 && seeds > 40, `${seeds} seeds are heard in ${ears.whole.duration} ms`);
  const late = ears.sources.filter(({ when }) => when * 1000 > ears.whole.duration - 700).length;
  assert.ok(late >= all.filter(({ at, kind }) => kind !== "drop" && at > ears.whole.duration - 700).length);
});

test("another speed goes on with the same note", async () => {
  const ears = await hear(told[0]);
  for (let i = 0; i < 40; i++) ears.pass();
  const quick = plan(told[0], { speed: 2 });
  ears.player.replace(quick);
  ears.toEnd();
  assert.equal(ears.heard().length, scoreOf(quick).length);
});

test("off, nothing is made; vibration works without sound", async () => {
  const silent = await hear(told[0], { settings: { sound: false } });
  silent.toEnd();
  assert.deepEqual([silent.made, silent.sources.length, silent.shakes.length], [0, 0, 0]);
  const felt = await hear(told[0], { settings: { sound: false, vibrate: true } });
  felt.toEnd();
  assert.equal(felt.made, 0);
  assert.equal(felt.shakes.length, times(told[0], "drop"));
});

test("every board has a material", () => {
  for (const board of BOARDS) assert.ok(strike(MATERIALS[board], "tamarind", 8000).length > 0, board);
});

pageTest("each material is heard, none cracks, and no two are alike", async ({ page }) => {
  const sounds = await page.evaluate(async () => {
    const { createVoices } = await import(new URL("source/www/voices.js", document.baseURI).href);
    const rate = 44100;
    const seconds = 2.7;
    /** A limiter needs a moment to come to itself. */
    const begin = 0.3;
    /** @param {(voices: any) => void} act */
    const render = async (act) => {
      const context = new OfflineAudioContext(2, rate * seconds, rate);
      act(createVoices(context));
      const buffer = await context.startRendering();
      return buffer.getChannelData(0);
    };
    /** Middle of the spectrum in Hz, weighed by its power: the discrete transform at steps of a sixth of a tone. @param {Float32Array} samples */
    const centre = (samples) => {
      let weight = 0;
      let sum = 0;
      for (let hertz = 60; hertz < 12000; hertz *= 1.02) {
        let re = 0;
        let im = 0;
        for (let i = 0; i < 8192; i++) {
          re += samples[i] * Math.cos((2 * Math.PI * hertz * i) / rate);
          im += samples[i] * Math.sin((2 * Math.PI * hertz * i) / rate);
        }
        // As many steps as there are hertz in them.
        const power = (re * re + im * im) * hertz;
        weight += power;
        sum += power * hertz;
      }
      return sum / weight;
    };
    const level = (/** @type {Float32Array} */ samples, /** @type {number} */ from, /** @type {number} */ to) =>
      Math.sqrt(samples.subarray(from * rate, to * rate).reduce((total, value) => total + value * value, 0) / ((to - from) * rate));
    const result = [];
    for (const material of ["wood", "box", "metal", "stone", "earth", "cloth", "scoop", "bell"]) {
      const one = { material, piece: "tamarind", rate: 1, level: 0.75, pan: 0 };
      const samples = await render((voices) => voices.play(one, begin));
      const many = await render((voices) => {
        for (let i = 0; i < 60; i++) voices.play({ ...one, level: 0.45, rate: 0.53 + 0.02 * i }, begin + i * 0.017);
      });
      const hushed = await render((voices) => {
        voices.play(one, 0.5);
        voices.hush();
      });
      result.push({
        material,
        peak: Math.max(...samples.map(Math.abs)),
        many: Math.max(...many.map(Math.abs)),
        hushed: Math.max(...hushed.map(Math.abs)),
        early: level(samples, begin, begin + 0.05),
        late: level(samples, begin + 0.25, begin + 0.3),
        end: level(samples, seconds - 0.02, seconds) / level(samples, begin, begin + 0.05),
        centre: centre(samples.subarray(begin * rate)),
      });
    }
    return result;
  });
  for (const { early, end, hushed, many, material, peak } of sounds) {
    assert.ok(early > 0.005, `${material} is silent`);
    assert.ok(peak > 0.05 && peak < 0.9, `${material}: ${peak}`);
    assert.ok(many < 1, `sixty seeds on ${material}: ${many}`);
    assert.equal(hushed, 0, material);
    assert.ok(end < 0.05, `${material} does not end`);
  }
  const of = (/** @type {string} */ name) => /** @type {(typeof sounds)[number]} */ (sounds.find(({ material }) => material === name));
  const boards = ["wood", "box", "metal", "stone", "earth"].map(of);
  for (const [index, a] of boards.entries()) {
    for (const b of boards.slice(index + 1)) {
      const apart = Math.abs(Math.log2(a.centre / b.centre));
      assert.ok(apart > 0.2, `${a.material} and ${b.material} lie ${apart.toFixed(2)} octaves apart`);
    }
  }
  assert.ok(of("earth").centre < of("wood").centre && of("wood").centre < of("stone").centre);
  // Bell metal rings on when all else has long been still.
  for (const name of ["wood", "box", "stone", "earth"]) assert.ok(of("metal").late > 20 * of(name).late, name);
});

/** Counts what the page makes and starts. */
function count() {
  const made = { contexts: 0, starts: 0, stops: 0 };
  const Original = AudioContext;
  Object.assign(window, {
    made,
    AudioContext: class extends Original {
      /** @param {AudioContextOptions} [options] */
      constructor(options) {
        super(options);
        made.contexts += 1;
      }
    },
  });
  const { start } = AudioBufferSourceNode.prototype;
  const { stop } = AudioScheduledSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...when) {
    made.starts += 1;
    start.apply(this, when);
  };
  AudioScheduledSourceNode.prototype.stop = function (...when) {
    made.stops += 1;
    stop.apply(this, when);
  };
}

/** @param {import("playwright-core").Page} tab */
const made = (tab) => tab.evaluate(() => /** @type {any} */ (window).made);

pageTest("no sound is made until it is asked for; then each seed of a sowing is one", { path: null }, async ({ context, page: tab, open }) => {
  const page = drive(tab);
  await context.addInitScript(count);
  await open();
  await page.begin({ game: "mangala" });
  await page.click(11);
  await page.settled(1);
  assert.deepEqual(await made(tab), { contexts: 0, starts: 0, stops: 0 });

  await tab.locator("#control-more").click();
  await tab.locator("#set-sound").check();
  await tab.waitForFunction(() => /** @type {any} */ (window).made.contexts === 1
    // What makes the sounds is fetched only now.
    && performance.getEntriesByType("resource").some(({ name }) => name.includes("voices")));
  await tab.keyboard.press("Escape");
  await page.click(0);
  await page.settled(2);
  // Seven seeds, the scoop of the hand, and the two tones of the turn that passes.
  await tab.waitForFunction(() => /** @type {any} */ (window).made.starts >= 10);
  assert.deepEqual(await made(tab), { contexts: 1, starts: 10, stops: 0 });
});

pageTest("with sound on from the last visit, nothing is made before somebody touches the page", { path: null }, async ({ context, page: tab, open }) => {
  const page = drive(tab);
  await context.addInitScript(count);
  // What drives the page counts as a touch, so the test says itself when there was one.
  await context.addInitScript(() => {
    let touched = false;
    addEventListener("pointerdown", () => (touched = true), true);
    Object.defineProperty(navigator, "userActivation", { value: { get hasBeenActive() {
      return touched;
    } } });
    localStorage.setItem("guli.settings", JSON.stringify({ sound: true, vibrate: true, speed: 6 }));
  });
  await open();
  await page.hole(13).evaluate((button) => /** @type {HTMLElement} */ (button).click());
  await page.settled(1);
  assert.deepEqual(await made(tab), { contexts: 0, starts: 0, stops: 0 });
  await page.click(12);
  await tab.waitForFunction(() => /** @type {any} */ (window).made.contexts === 1);
});
