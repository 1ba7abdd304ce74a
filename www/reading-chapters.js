/**
 * The chapters of the text, one function each: elements made from words, nothing else.
 */
import { make } from "./dom.js";
import { CHAPTERS, SECTIONS, originOf } from "./prose/chapters.js";
import { SOURCES } from "./prose/sources.js";

/** @typedef {import("./prose/chapters.js").Chapter} Chapter */
/** @typedef {import("./prose/words.js").Words} Words */
/** @typedef {import("./types.js").GameName} GameName */

/**
 * @typedef {object} Reader
 * @property {Words} words
 * @property {GameName} game
 * @property {(rule: string) => void} show demonstrates a rule
 * @property {(rule: string) => HTMLElement} picture
 */

const ICON = "M8 5.5v13l11-6.5z";

/** What a game says in this language, by names that only its own part knows. @param {Reader} reader */
function textOf({ game, words }) {
  const { notes, rules, titles } = words.prose[game];
  return /** @type {{ rules: Record<string, string>, notes: Record<string, string>, titles: Record<string, string> }} */ (
    { notes, rules, titles });
}

/**
 * One rule, with the link that shows it on the board.
 * @param {Reader} reader
 * @param {string} rule
 * @param {HTMLElement | null} picture
 */
function makeRule(reader, rule, picture) {
  const { show, words } = reader;
  const sentence = textOf(reader).rules[rule];
  const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const [name, value] of [["viewBox", "0 0 24 24"], ["class", "icon"], ["aria-hidden", "true"]]) {
    icon.setAttribute(name, value);
  }
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", ICON);
  icon.append(path);
  const button = make("button", {
    type: "button",
    class: "show",
    "data-rule": rule,
    "aria-label": words.label("showRule", { rule: words.plain(sentence) }),
  }, icon, make("span", {}, words.label("show")));
  button.addEventListener("click", () => show(rule));
  return make("li", { class: "rule" }, make("p", {}, ...words.nodes(sentence)), button, ...(picture ? [picture] : []));
}

/**
 * @param {Reader} reader
 * @param {"h3" | "h4"} heading
 */
export function makeRules(reader, heading) {
  const { game, picture, words } = reader;
  const { titles } = textOf(reader);
  return SECTIONS[game].flatMap(({ id, picture: drawn, rules }) => [
    make(heading, {}, ...words.nodes(titles[id])),
    make("ul", { class: "rules" }, ...rules.map((rule) => makeRule(reader, rule, rule === drawn ? picture(rule) : null))),
  ]);
}

/** @param {Reader} reader */
function makeOrigins(reader) {
  const { game, words } = reader;
  const { notes, rules } = textOf(reader);
  const mark = (/** @type {"source" | "tradition" | "digital"} */ origin) =>
    make("span", { class: "origin", "data-origin": origin }, words.label(origin));
  const kinds = /** @type {const} */ (["source", "tradition", "digital"]);
  return [
    make("dl", { class: "origin-kinds" }, ...kinds.flatMap((kind) => [
      make("dt", {}, mark(kind)), make("dd", {}, words.label(`${kind}Note`)),
    ])),
    make("ul", { class: "origins" }, ...SECTIONS[game].flatMap((section) => section.rules).map((rule) => make(
      "li",
      {},
      make("p", {}, mark(originOf(game, rule)), " ", ...words.nodes(rules[rule])),
      ...(notes[rule] ? [make("p", { class: "origin-note" }, ...words.nodes(notes[rule]))] : []),
    ))),
    make("h4", {}, words.label("disputes")),
    make("ul", { class: "disputes" }, ...words.prose[game].disputes.map(({ chosen, said }) => make(
      "li",
      {},
      make("p", {}, make("b", {}, words.label("said")), " ", ...words.nodes(said)),
      make("p", {}, make("b", {}, words.label("chosen")), " ", ...words.nodes(chosen)),
    ))),
  ];
}

/** @param {Reader} reader */
function makeSources({ game, words }) {
  return [
    make("p", {}, words.label("sourcesNote")),
    make("ul", { class: "sources" }, ...SOURCES[game].map(({ lang, title, where, who }) => make(
      "li", {}, `${who}, `, make("cite", { lang }, title), `, ${where}`,
    ))),
    ...(words.prose.reviewed ? [] : [make("p", { class: "unread" }, words.label("unread"))]),
  ];
}

/** @type {Record<Chapter, (reader: Reader) => HTMLElement[]>} */
const MAKERS = {
  play: (reader) => makeRules(reader, "h4"),
  history: ({ game, words }) => words.paragraphs(words.prose[game].history),
  board: ({ game, words }) => words.paragraphs(words.prose[game].board),
  customs: ({ game, words }) => words.paragraphs(words.prose[game].customs),
  origins: makeOrigins,
  sources: makeSources,
};

/**
 * All chapters, each under its heading.
 * @param {Reader} reader
 */
export function makeChapters(reader) {
  return CHAPTERS.map((chapter) => make(
    "section",
    { class: "chapter", "data-chapter": chapter, "aria-labelledby": `chapter-${chapter}` },
    make("h3", { id: `chapter-${chapter}`, tabindex: "-1" }, reader.words.label(chapter)),
    ...MAKERS[chapter](reader),
  ));
}
