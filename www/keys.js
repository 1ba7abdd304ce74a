/**
 * What keys mean on the board, besides walking on it. They work while the board has the focus, so that no letter typed
 * elsewhere plays a hole.
 */
import { createEntry } from "./entry.js";
import { ownerOf } from "./seat.js";
import { list, t } from "./text.js";

/** @typedef {import("./session.js").Session} Session */

/**
 * @typedef {object} KeysOptions
 * @property {Session} session
 * @property {() => boolean} anyHole whether holes of both rows can be chosen
 * @property {(hole: number) => void} choose
 * @property {(name: "undo" | "redo" | "hint" | "pause" | "back" | "forward" | "command" | "turn") => void} act
 * @property {(text: string, hole: number | null) => void} typing
 */

/** @type {Record<string, "undo" | "redo" | "hint" | "pause" | "back" | "forward" | "command" | "turn">} */
const LETTERS = { u: "undo", r: "redo", h: "hint", d: "turn", p: "pause", ",": "back", ".": "forward", "/": "command" };

/** @param {KeysOptions} options */
export function createKeys({ act, anyHole, choose, session, typing }) {
  const entry = createEntry();

  /** @param {string} digit */
  function type(digit) {
    const { state } = session;
    const all = state.holes.map((_, hole) => hole);
    const own = anyHole() ? all : all.filter((hole) => ownerOf(hole, state) === state.mover);
    const entered = entry.press(digit, own, all);
    if (entered.kind === "play") {
      typing("", entered.hole);
      choose(entered.hole);
    } else if (entered.kind === "other") typing("", entered.hole);
    else if (entered.kind === "none") typing(t("preview.noHole", { typed: entered.typed }), null);
    else {
      // Where the digit is a hole's number already, Enter settles it.
      const { choices, typed } = entered;
      const whole = choices.find((hole) => String(hole) === typed) ?? null;
      const longer = list(choices.filter((hole) => hole !== whole), "or");
      const key = whole === null ? "preview.typing" : "preview.typing.whole";
      typing(t(key, { typed, choices: longer }), whole);
    }
  }

  return {
    /**
     * @param {string} key
     * @returns {boolean} whether it meant something
     */
    press(key) {
      if (/^\d$/.test(key)) type(key);
      else if (key === "Escape" || key === "Backspace") {
        if (entry.typed === "") return false;
        entry.clear();
        typing("", null);
      } else {
        const name = LETTERS[key.toLowerCase()];
        if (!name) return false;
        act(name);
      }
      return true;
    },
    clear() {
      entry.clear();
    },
  };
}

/** @typedef {ReturnType<typeof createKeys>} Keys */
