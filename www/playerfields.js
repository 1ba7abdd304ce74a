/**
 * The question who plays: for each side a person, or the computer at one of its levels.
 */
import { MOST_LEVEL } from "./config.js";
import { make } from "./dom.js";
import { SEATS } from "./sentences.js";
import { label, t, written } from "./text.js";

/** @typedef {import("./types.js").Levels} Levels */
/** @typedef {import("./types.js").Seat} Seat */


/** @param {string} id beginning of the fields' ids */
export function makePlayerFields(id) {
  const selects = /** @type {Seat[]} */ ([0, 1]).map((seat) => {
    const levels = Array.from({ length: MOST_LEVEL }, (_, index) => written(
      "option",
      { value: String(index + 1) },
      "level.name",
      () => ({ level: String(index + 1), name: t(/** @type {import("./text.js").Key} */ (`level.${index + 1}`)) }),
    ));
    const computer = make("optgroup", {}, ...levels);
    label(computer, "players.computer");
    return make("select", { id: `${id}-${seat}` }, written("option", { value: "0" }, "players.person"), computer);
  });
  const element = make(
    "fieldset",
    { class: "players" },
    written("legend", {}, "players.title"),
    ...selects.map((select, seat) => make(
      "div",
      { class: "field" },
      written("label", { for: select.id }, SEATS[seat]),
      select,
    )),
  );
  return {
    element,
    /** @returns {Levels} */
    get levels() {
      return [Number(selects[0].value), Number(selects[1].value)];
    },
    /** @param {Readonly<Levels>} levels */
    show(levels) {
      for (const [seat, select] of selects.entries()) select.value = String(levels[seat]);
    },
  };
}
