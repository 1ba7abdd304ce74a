/**
 * Which side the computer plays, in words: in the head of the page, and under a board that stands in another page.
 */
import { make } from "./dom.js";
import { seatValues } from "./sentences.js";
import { keep, t } from "./text.js";

/** @typedef {Readonly<import("./types.js").Levels>} Levels */

/** @param {Levels} levels */
export function versus(levels) {
  const seats = /** @type {import("./types.js").Seat[]} */ ([0, 1]).filter((seat) => levels[seat] > 0);
  return seats.map((seat) => t("players.versus", { level: String(levels[seat]), ...seatValues(seat) }));
}

/**
 * A line that says it; where no computer plays there is none.
 * @param {HTMLElement} place stands at its beginning
 */
export function createVersus(place) {
  const line = make("p", { class: "versus", part: "versus", hidden: true });
  place.prepend(line);
  return {
    /** @param {Levels} levels */
    show(levels) {
      line.hidden = levels.every((level) => level === 0);
      const parts = versus(levels).map(() => make("span"));
      for (const [index, part] of parts.entries()) keep(part, () => versus(levels)[index]);
      line.replaceChildren(...parts.flatMap((part) => [part, " "]));
    },
  };
}
