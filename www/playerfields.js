/**
 * The question who plays: for each side a person, or the computer at one of its levels.
 */
import { MOST_LEVEL } from "./config.js";
import { make } from "./dom.js";
import { seatName } from "./sentences.js";
import { t } from "./text.js";

/** @typedef {import("./types.js").Levels} Levels */
/** @typedef {import("./types.js").Seat} Seat */

/** @param {number} level @returns {string} */
export function levelName(level) {
  return t("level.name", { level: String(level), name: t(/** @type {import("./text.js").Key} */ (`level.${level}`)) });
}

/** @param {string} id beginning of the fields' ids */
export function makePlayerFields(id) {
  const selects = /** @type {Seat[]} */ ([0, 1]).map((seat) => {
    const levels = Array.from({ length: MOST_LEVEL }, (_, index) => make(
      "option",
      { value: String(index + 1) },
      levelName(index + 1),
    ));
    const computer = make("optgroup", { label: t("players.computer") }, ...levels);
    return make("select", { id: `${id}-${seat}` }, make("option", { value: "0" }, t("players.person")), computer);
  });
  const element = make(
    "fieldset",
    { class: "players" },
    make("legend", {}, t("players.title")),
    ...selects.map((select, seat) => make(
      "div",
      { class: "field" },
      make("label", { for: select.id }, seatName(/** @type {Seat} */ (seat))),
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
