/**
 * The chapters of the text, one function each: elements made from words, nothing else.
 */
import { make } from "./dom.js";
import { knownWords } from "./known.js";
import { CHAPTERS, SECTIONS, VARIANTS, originOf, playedIn } from "./prose/chapters.js";
import { SOURCES } from "./prose/sources.js";
import { fill } from "./text.js";

/** @typedef {import("./prose/chapters.js").Chapter} Chapter */
/** @typedef {import("./prose/chapters.js").Variant} Variant */
/** @typedef {import("./prose/words.js").Words} Words */
/** @typedef {import("./types.js").GameName} GameName */
/** @typedef {import("./types.js").Rules} Rules */
/** @typedef {import("./types.js").RulesName} RulesName */

/**
 * @typedef {object} Reader
 * @property {Words} words
 * @property {GameName} game
 * @property {readonly Rules[]} all the rules that can be played
 * @property {(rule: string) => void} show demonstrates a rule
 * @property {(rule: string) => HTMLElement} picture
 */

const ICON = "M8 5.5v13l11-6.5z";

/** What a game says in this language, by names that only its own part knows. @param {Reader} reader */
function textOf({ game, words }) {
  const { notes, rules, titles, variants } = words.prose[game];
  return /** @type {Record<"notes" | "rules" | "titles" | "variants", Record<string, string>>} */ ({ notes, rules, titles, variants });
}

/** @param {Pick<Reader, "all">} reader @param {RulesName} name */
const rulesNamed = ({ all }, name) => all.find((each) => each.name === name);

/**
 * What the sentences of a rule are told.
 * @param {Pick<Reader, "all" | "game">} reader
 * @param {string} rule
 * @returns {import("./prose/words.js").Values}
 */
export function ruleValues(reader, rule) {
  const rules = rulesNamed(reader, playedIn(reader.game, rule));
  return rules ? { each: rules.seedsPerHole, seeds: rules.seeds } : {};
}

/** A rule's sentence. @param {Reader} reader @param {string} rule */
const sentenceOf = (reader, rule) => reader.words.nodes(textOf(reader).rules[rule], ruleValues(reader, rule));

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
    "aria-label": words.label("showRule", { rule: words.plain(sentence, ruleValues(reader, rule)) }),
  }, icon, make("span", {}, words.label("show")));
  button.addEventListener("click", () => show(rule));
  return make("li", { class: "rule" }, make("p", {}, ...sentenceOf(reader, rule)), button, ...(picture ? [picture] : []));
}

/**
 * @param {Reader} reader
 * @param {import("./prose/chapters.js").Section} section
 */
function makeList(reader, { picture, rules }) {
  return make("ul", { class: "rules" }, ...rules.map((rule) => makeRule(reader, rule, rule === picture ? reader.picture(rule) : null)));
}

/**
 * @param {Reader} reader
 * @param {"h3" | "h4"} heading
 */
export function makeRules(reader, heading) {
  const { titles } = textOf(reader);
  return SECTIONS[reader.game].flatMap((section) => [
    make(heading, {}, ...reader.words.nodes(titles[section.id])),
    makeList(reader, section),
  ]);
}

/**
 * What is known of the best play of some rules.
 * @param {Pick<Reader, "all">} reader
 * @param {RulesName} name
 */
export const makeKnown = (reader, name) => make("p", { class: "known" }, knownWords(rulesNamed(reader, name)));

/** @param {"h3" | "h4"} heading @param {RulesName} name */
function makeName(heading, name) {
  const made = make(heading);
  fill(made, `game.${name}`);
  return made;
}

/**
 * A variant: its name, who plays so, what is known of it, and how it differs.
 * @param {Reader} reader
 * @param {Variant} variant
 * @param {"h3" | "h4"} heading
 */
export function makeVariant(reader, variant, heading) {
  return [
    makeName(heading, variant.id),
    make("p", { class: "variant" }, ...reader.words.nodes(textOf(reader).variants[variant.id])),
    makeKnown(reader, variant.id),
    makeList(reader, variant),
  ];
}

/** @param {Reader} reader */
function makeOrigins(reader) {
  const { game, words } = reader;
  const { notes, variants } = textOf(reader);
  const mark = (/** @type {"source" | "tradition" | "digital"} */ origin) =>
    make("span", { class: "origin", "data-origin": origin }, words.label(origin));
  const kinds = /** @type {const} */ (["source", "tradition", "digital"]);
  const list = (/** @type {string[]} */ of) => make("ul", { class: "origins" }, ...of.map((rule) => make(
    "li",
    {},
    make("p", {}, mark(originOf(game, rule)), " ", ...sentenceOf(reader, rule)),
    ...(notes[rule] ? [make("p", { class: "origin-note" }, ...words.nodes(notes[rule]))] : []),
  )));
  return [
    make("dl", { class: "origin-kinds" }, ...kinds.flatMap((kind) => [
      make("dt", {}, mark(kind)), make("dd", {}, words.label(`${kind}Note`)),
    ])),
    list(SECTIONS[game].flatMap(({ rules }) => rules)),
    ...VARIANTS[game].flatMap(({ id, rules }) => [
      makeName("h4", id),
      make("p", { class: "variant" }, ...words.nodes(variants[id])),
      list(rules),
    ]),
    make("h4", {}, words.label("disputes")),
    make("p", {}, words.label("disputesNote")),
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
  play: (reader) => [makeKnown(reader, reader.game), ...makeRules(reader, "h4")],
  variants: (reader) => [
    make("p", {}, reader.words.label("variantsNote")),
    ...VARIANTS[reader.game].flatMap((variant) => makeVariant(reader, variant, "h4")),
  ],
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
