/**
 * Plays strikes on an audio context, a live one or one that only reckons.
 */
import { strike } from "./strike.js";

/** @typedef {import("./strike.js").Material} Material */
/** @typedef {import("./looks.js").PieceName} PieceName */

/**
 * @typedef {object} Sounding
 * @property {Material} material
 * @property {PieceName | null} piece
 * @property {number} rate 1 as it is, 2 an octave higher
 * @property {number} level 0 to 1
 * @property {number} pan -1 left to 1 right
 */

/** @param {BaseAudioContext} context */
export function createVoices(context) {
  const master = context.createGain();
  master.gain.value = 0.9;
  // One seed passes as it is; many at once are held down rather than cut off.
  const limiter = new DynamicsCompressorNode(context, { threshold: -7, knee: 4, ratio: 18, attack: 0.001, release: 0.08 });
  master.connect(limiter).connect(context.destination);
  /** @type {Map<string, AudioBuffer>} */
  const buffers = new Map();
  /** What has been asked for and has not ended. @type {Map<AudioBufferSourceNode, number>} */
  const coming = new Map();

  /** @param {Material} material @param {PieceName | null} piece */
  function bufferOf(material, piece) {
    const key = `${material} ${piece}`;
    let buffer = buffers.get(key);
    if (!buffer) {
      const samples = strike(material, piece, context.sampleRate);
      buffer = context.createBuffer(1, samples.length, context.sampleRate);
      buffer.copyToChannel(samples, 0);
      buffers.set(key, buffer);
    }
    return buffer;
  }

  return {
    /** @param {Sounding} sounding @param {number} when in the context's time */
    play({ level, material, pan, piece, rate }, when) {
      const source = new AudioBufferSourceNode(context, { buffer: bufferOf(material, piece), playbackRate: rate });
      source
        .connect(new GainNode(context, { gain: level }))
        .connect(new StereoPannerNode(context, { pan }))
        .connect(master);
      coming.set(source, when);
      source.addEventListener("ended", () => coming.delete(source));
      source.start(when);
    },
    /** Takes back what has not begun to sound. */
    hush() {
      for (const [source, when] of coming) {
        if (when <= context.currentTime) continue;
        source.stop();
        coming.delete(source);
      }
    },
  };
}

/** @typedef {ReturnType<typeof createVoices>} Voices */
