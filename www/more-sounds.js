/**
 * The part of the settings about sound and vibration. Both are off until they are asked for.
 */
import { makeSwitch } from "./choices.js";
import { make } from "./dom.js";
import { written } from "./text.js";

/** @typedef {import("./types.js").Settings} Settings */

/**
 * @param {object} options
 * @param {(change: Partial<Settings>) => void} options.set
 */
export function makeSounds({ set }) {
  const switches = {
    sound: makeSwitch("more.sound.on", "set-sound", "more.sound.on.note"),
    pitch: makeSwitch("more.pitch", "set-pitch", "more.pitch.note"),
    vibrate: makeSwitch("more.vibrate", "set-vibrate", "more.vibrate.note"),
  };
  const names = /** @type {(keyof typeof switches)[]} */ (Object.keys(switches));
  for (const name of names) {
    const { input } = switches[name];
    input.addEventListener("change", () => {
      set({ [name]: input.checked });
      settle();
    });
  }
  switches.vibrate.card.hidden = !("vibrate" in navigator);

  /** Without sound there is no pitch to choose. */
  function settle() {
    switches.pitch.input.disabled = !switches.sound.input.checked;
  }

  return {
    element: make(
      "fieldset",
      {},
      written("legend", {}, "more.sound"),
      make("div", { class: "choices choices-rows" }, ...names.map((name) => switches[name].card)),
    ),
    /** @param {Settings} settings */
    show(settings) {
      for (const name of names) switches[name].input.checked = settings[name];
      settle();
    },
  };
}
