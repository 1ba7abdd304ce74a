/**
 * The way to the command box: a button that only the focus shows, a key on the board, and a setting. The box itself is
 * fetched when it is first wanted, since most who play see the board.
 */
import { make } from "./dom.js";
import { reasonOf } from "./reasons.js";
import { t, written } from "./text.js";

/**
 * @typedef {object} DoorHost
 * @property {() => boolean} wanted
 * @property {(wanted: boolean) => void} want changes that, and has the door settle
 * @property {() => void} leave takes the focus that the box had
 * @property {(text: () => string) => void} fail
 * @property {Omit<import("./commands.js").CommandsHost, "close">} commands
 */

/**
 * @param {HTMLElement} place
 * @param {DoorHost} host
 */
export function createCommandDoor(place, { commands, fail, leave, want, wanted }) {
  const summon = written("button", { type: "button", class: "button", id: "command-open" }, "command.open");
  const frame = make("div", { class: "summon" }, summon);
  place.append(frame);
  summon.addEventListener("click", open);

  /** @type {import("./command-box.js").CommandBox | null} */
  let box = null;
  /** @type {Promise<import("./command-box.js").CommandBox> | null} */
  let fetching = null;

  async function fetchBox() {
    const { createCommandBox } = await import("./command-box.js");
    box = createCommandBox(place, { ...commands, close });
    return box;
  }

  /** Shows it or hides it, as is wanted now. */
  async function settle() {
    frame.hidden = wanted();
    if (box) {
      box.show(wanted());
      return;
    }
    if (!wanted()) return;
    fetching ??= fetchBox();
    try {
      const fetched = await fetching;
      fetched.show(wanted());
    } catch (cause) {
      fetching = null;
      fail(() => t("error.part", { reason: reasonOf(cause) }));
      want(false);
    }
  }

  async function open() {
    want(true);
    await settle();
    if (!box || !wanted()) return;
    box.focus();
    commands.reply(t("command.note"));
  }

  function close() {
    const focused = box?.focused === true;
    want(false);
    if (focused) leave();
  }

  return {
    open,
    settle,
    /** Writes into the box what is said. @param {string} text */
    heard: (text) => box?.heard(text),
  };
}
