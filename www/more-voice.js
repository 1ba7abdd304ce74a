/**
 * The part of the settings for who plays by what is said: how much that is, and the line for commands.
 */
import { makeSwitch } from "./choices.js";
import { make } from "./dom.js";
import { written } from "./text.js";

/** @typedef {import("./types.js").Settings} Settings */

/**
 * @param {object} options
 * @param {(change: Partial<Settings>) => void} options.set
 */
export function makeVoice({ set }) {
  const switches = {
    commands: makeSwitch("more.commands", "set-commands", "more.commands.note"),
    brief: makeSwitch("more.brief", "set-brief", "more.brief.note"),
  };
  const names = /** @type {(keyof typeof switches)[]} */ (Object.keys(switches));
  for (const name of names) {
    const { input } = switches[name];
    input.addEventListener("change", () => set({ [name]: input.checked }));
  }

  return {
    element: make(
      "fieldset",
      {},
      written("legend", {}, "more.voice"),
      make("div", { class: "choices choices-rows" }, ...names.map((name) => switches[name].card)),
    ),
    /** @param {Settings} settings */
    show(settings) {
      for (const name of names) switches[name].input.checked = settings[name];
    },
  };
}
