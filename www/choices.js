/**
 * A question with a few answers: radio buttons that look like cards.
 */
import { make } from "./dom.js";
import { written } from "./text.js";

/** @typedef {import("./text.js").Key} Key */
/** @typedef {{ value: string, label: Key, note?: Key, picture?: Element }} Answer */

/**
 * @param {Key} legend
 * @param {string} name
 * @param {Answer[]} answers
 * @param {string} [look] an additional class
 */
export function makeChoices(legend, name, answers, look = "") {
  const cards = answers.map(({ label, note, picture, value }) => {
    const card = make("label", { class: "choice" }, make("input", { type: "radio", name, value }), written("span", {}, label));
    if (picture) card.prepend(picture);
    if (note) card.append(written("span", { class: "note" }, note));
    return card;
  });
  return make(
    "fieldset",
    {},
    written("legend", {}, legend),
    make("div", { class: `choices ${look}`.trim() }, ...cards),
  );
}

/**
 * Something that is on or off, as a card like the others.
 * @param {Key} label
 * @param {string} id
 * @param {Key} [note]
 */
export function makeSwitch(label, id, note) {
  const input = make("input", { type: "checkbox", id });
  const card = make("label", { class: "choice" }, input, written("span", {}, label));
  if (note) card.append(written("span", { class: "note" }, note));
  return { card, input };
}

/**
 * @param {HTMLFieldSetElement} set
 * @param {string} value
 */
export function choose(set, value) {
  for (const input of set.querySelectorAll("input")) input.checked = input.value === value;
}

/** @param {HTMLFieldSetElement} set */
export function chosen(set) {
  return set.querySelector("input:checked")?.getAttribute("value") ?? "";
}
