/**
 * The bar of who is ahead: what both have captured, from the two ends, and in between, lighter, how the engine sees
 * the seeds that are left shared out. The same is written under it.
 */
import { make, write } from "./dom.js";
import { SEATS } from "./sentences.js";
import { t, written } from "./text.js";
import { leadWords } from "./values.js";

export function createAhead() {
  const south = make("span", { class: "ahead-south" });
  const north = make("span", { class: "ahead-north" });
  const toCome = make("span", { class: "ahead-to-come" });
  const mark = make("span", { class: "ahead-mark" });
  const banks = make("p", { class: "ahead-banks" });
  const words = make("p", { class: "ahead-words" });
  const element = make(
    "div",
    { class: "ahead" },
    make(
      "div",
      { class: "ahead-names", "aria-hidden": "true" },
      written("span", {}, SEATS[0]),
      written("span", {}, SEATS[1]),
    ),
    make("div", { class: "ahead-bar", "aria-hidden": "true" }, toCome, south, north, mark),
    banks,
    words,
  );
  return {
    element,
    /**
     * @param {import("./types.js").State} state
     * @param {{ lead: number, exact: boolean } | null} end
     */
    update({ banks: captured, seeds }, end) {
      const share = (/** @type {number} */ part) => `${Math.min(100, Math.max(0, (part / seeds) * 100))}%`;
      south.style.width = share(captured[0]);
      north.style.width = share(captured[1]);
      mark.hidden = end === null;
      toCome.hidden = end === null;
      // Of the difference each player's half is won from the middle.
      if (end) element.style.setProperty("--meet", share((seeds + end.lead) / 2));
      write(banks, t("analysis.banks", { south: captured[0], north: captured[1] }));
      write(words, end ? leadWords(end.lead, end.exact) : "");
    },
  };
}
