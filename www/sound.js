/**
 * Lets a story be heard, and felt. It keeps to the clock of the picture: notes are given to the audio clock a moment
 * ahead, and taken back when the story is paused, skipped or dropped. Off until it is asked for, and nothing is made
 * before somebody has touched the page.
 */
import { ringOrder } from "./geometry.js";
import { scoreOf } from "./score.js";

/** @typedef {import("./looks.js").BoardName} BoardName */
/** @typedef {import("./score.js").Note} Note */
/** @typedef {import("./strike.js").Material} Material */
/** @typedef {import("./timeline.js").Plan} Plan */
/** @typedef {import("./voices.js").Sounding} Sounding */
/** @typedef {import("./voices.js").Voices} Voices */

/** What each board is made of, to the ear. @type {Record<BoardName, Material>} */
export const MATERIALS = { teak: "wood", metal: "metal", stone: "stone", box: "box", earth: "earth", plain: "wood", numbers: "wood" };

/** How far ahead notes are given away, in ms: some frames, so that a late one breaks no rhythm. */
const AHEAD = 70;
/** A note that is later than this is left out: the page was asleep. */
const LATE = 120;
/** Seeds that fall closer together than this, in ms, are one sound. */
const CLOSE = 17;
/** Major, over the two octaves that the holes of a ring fill. */
const SCALE = [0, 2, 4, 5, 7, 9, 11];

/**
 * @typedef {object} SoundOptions
 * @property {() => { sound: boolean, pitch: boolean, vibrate: boolean }} settings
 * @property {() => { board: BoardName, piece: import("./looks.js").PieceName }} look
 * @property {() => import("./geometry.js").Layout | null} box where the holes are, so that one hears where a seed falls
 * @property {() => AudioContext} [makeContext]
 * @property {(pattern: number[]) => void} [vibrate]
 * @property {() => boolean} [touched] whether somebody has touched the page: before that browsers let nothing sound
 */

/** @param {SoundOptions} options */
export function createSound({ box, look, settings, ...options }) {
  const makeContext = options.makeContext ?? (() => new AudioContext({ latencyHint: "interactive" }));
  const vibrate = options.vibrate ?? ((pattern) => void navigator.vibrate?.(pattern));
  /** @type {AudioContext | null} */
  let context = null;
  /** @type {Voices | null} */
  let voices = null;
  /** @type {Plan | null} */
  let plan = null;
  /** @type {Note[]} */
  let score = [];
  let next = 0;
  let lastDrop = -Infinity;

  const touched = options.touched ?? (() => navigator.userActivation?.hasBeenActive !== false);

  async function wake() {
    if (!settings().sound || !touched()) return;
    try {
      if (context) return void (context.state === "suspended" && (await context.resume()));
      const made = makeContext();
      context = made;
      const { createVoices } = await import("./voices.js");
      if (context === made) voices = createVoices(made);
    } catch {
      // A device without a voice: the game goes on, and the next note asks again.
      context = null;
    }
  }

  /** @param {Partial<Sounding>} sounding @param {number} delay ms */
  function play(sounding, delay) {
    if (!context || !voices) return;
    const whole = { material: MATERIALS[look().board], piece: null, rate: 1, level: 1, pan: 0, ...sounding };
    voices.play(whole, context.currentTime + Math.max(0, delay) / 1000);
  }

  /** How much higher or lower a hole sounds: its place along the way of sowing. @param {number} hole */
  function rateOf(hole) {
    const layout = box();
    if (!layout) return 1;
    const place = ringOrder(layout.columns).indexOf(hole);
    // Without pitch no two holes are quite alike, as no two hollows are.
    if (!settings().pitch) return 1 + 0.05 * Math.sin(place * 2.4);
    const tone = (SCALE[place % 7] ?? 0) + 12 * Math.floor(place / 7);
    return 2 ** ((tone - 11) / 12);
  }

  /** @param {number} hole */
  function panOf(hole) {
    const layout = box();
    const at = layout?.holes[hole];
    return layout && at ? 0.7 * ((2 * at.x) / layout.width - 1) : 0;
  }

  /** @param {Note} note @param {number} delay ms */
  function sing({ at, hole, kind, strength }, delay) {
    const pan = panOf(hole);
    if (kind === "drop") {
      // Close together they are softer, as falling from a lower hand.
      const since = at - lastDrop;
      if (since >= 0 && since < CLOSE) return;
      lastDrop = at;
      const level = strength * (0.4 + 0.35 * Math.min(1, Math.max(0, since) / 160));
      play({ piece: look().piece, rate: rateOf(hole), level, pan }, delay);
      if (settings().vibrate && touched() && since >= 60) vibrate([7]);
    } else if (kind === "saada") {
      play({ rate: rateOf(hole) * 0.5, level: 0.3, pan }, delay);
    } else if (kind === "lift") {
      play({ material: "scoop", level: 0.22 * strength, pan, rate: 0.9 + 0.02 * (hole % 7) }, delay);
    } else {
      play({ material: "cloth", level: 0.5 * strength, rate: 0.9 + 0.25 * ((at * 0.618) % 1), pan: pan * 0.5 }, delay);
    }
  }

  return {
    /** The settings may have changed. */
    settle() {
      if (settings().sound) return void wake();
      void context?.close();
      context = null;
      voices = null;
    },
    /**
     * The story has come to a time.
     * @param {Plan} told
     * @param {number} time ms
     * @param {number} limit a single step ends there, before what begins there
     */
    follow(told, time, limit) {
      if (!settings().sound && !settings().vibrate) return;
      void wake();
      if (plan !== told) {
        plan = told;
        score = scoreOf(told);
        next = score.findIndex(({ at }) => at >= time);
        if (next < 0) next = score.length;
        lastDrop = -Infinity;
      }
      const last = limit >= told.duration;
      for (let note = score[next]; note && note.at <= time + AHEAD && (last || note.at < limit); note = score[++next]) {
        if (note.at >= time - LATE) sing(note, note.at - time);
      }
    },
    /** The story stands still, or is told no more. */
    halt() {
      plan = null;
      voices?.hush();
    },
    /**
     * A story has ended, or there was none to be told.
     * @param {object} what
     * @param {0 | 1 | null} what.mover who is to move now
     * @param {boolean} what.told its seeds have been heard
     * @param {number | null} what.last where the last seed fell
     * @param {number} what.captured
     */
    ended({ captured, last, mover, told }) {
      if (!settings().sound && !settings().vibrate) return;
      void wake();
      if (!told && last !== null) sing({ at: 0, kind: "drop", hole: last, strength: 1 }, 0);
      if (!told) for (let i = 0; i < Math.min(captured, 3); i++) sing({ at: i, kind: "cloth", hole: last ?? 0, strength: 1 }, 90 + 60 * i);
      if (captured > 0 && settings().vibrate && touched()) vibrate([18, 40, 18]);
      // South's note falls, North's rises: whose turn it is can be heard.
      const tones = mover === null ? [1, 0.75, 0.5] : mover === 0 ? [1, 0.75] : [0.75, 1];
      for (const [index, rate] of tones.entries()) play({ material: "bell", rate, level: 0.2 }, (told ? 120 : 260) + 130 * index);
    },
    destroy() {
      void context?.close();
      context = null;
      voices = null;
    },
  };
}

/** @typedef {ReturnType<typeof createSound>} Sound */
