/**
 * The rules to be read: in short beside the board, and with all that belongs to them in a large view. It is fetched when
 * somebody begins to read, and so are the words of each language.
 */
import { GAMES } from "./config.js";
import { drawBoard } from "./diagram.js";
import { prepareDialog } from "./dialog.js";
import { make } from "./dom.js";
import { CHAPTERS, VARIANTS } from "./prose/chapters.js";
import { loadProse } from "./prose/load.js";
import { probe } from "./prose/probe.js";
import { createWords } from "./prose/words.js";
import { makeChapters, makeKnown, makeRules, makeVariant } from "./reading-chapters.js";
import { createReadingLessons, demoOf } from "./reading-lessons.js";
import { previewSentence, stepSentence } from "./sentences.js";
import { fill } from "./text.js";

/** @typedef {import("./reading-chapters.js").Reader} Reader */
/** @typedef {import("./types.js").GameName} GameName */
/** @typedef {import("./types.js").RulesName} RulesName */

/**
 * @typedef {object} ReadingHost
 * @property {HTMLElement} panel
 * @property {import("./session.js").Maker} make
 * @property {import("./lesson.js").LessonPlayer} lesson
 * @property {() => string} language the code of the language that is spoken
 * @property {() => boolean} asPrinted
 * @property {() => void} reveal brings the panel to sight
 */

/** @param {ReadingHost} host */
export function createReading({ asPrinted, language, lesson, make: maker, panel, reveal }) {
  /** @type {import("./prose/words.js").Words | null} */
  let words = null;
  /** The game that is read about beside the board, and in the large view. @type {GameName} */
  let beside = "ali-guli-mane";
  /** By which of its rules it is played. @type {RulesName} */
  let played = beside;
  /** @type {GameName} */
  let large = beside;
  /** Which way the drawings were made. */
  let printed = false;
  const all = maker.rules();

  const title = make("h2", { id: "reading-title" });
  const games = GAMES.map((game) => {
    const button = make("button", { type: "button", class: "button", "data-game": game });
    button.addEventListener("click", () => {
      large = game;
      writeLarge();
      dialog.scrollTop = 0;
    });
    return button;
  });
  const close = make("button", { type: "button", class: "button" });
  const contents = make("ul", {});
  const nav = make("nav", { class: "contents" }, contents);
  const article = make("article", { class: "article" });
  const dialog = make("dialog", { id: "reading", class: "dialog reading", "aria-labelledby": "reading-title" },
    make("header", { class: "reading-head" }, title, make("div", { class: "actions" }, ...games, close)),
    make("div", { class: "reading-body" }, nav, article));
  prepareDialog(dialog);
  close.addEventListener("click", () => dialog.close());
  document.body.append(dialog);

  /**
   * @param {GameName} game
   * @param {boolean} fromLarge
   * @returns {Reader}
   */
  function reader(game, fromLarge) {
    return {
      words: spoken(),
      game,
      all,
      show: (rule) => show(game, rule, fromLarge),
      picture(rule) {
        const { preview, state, step } = probe(maker, demoOf(game, rule));
        const caption = step ? stepSentence(step) : preview ? previewSentence(preview, state) : "";
        const drawing = drawBoard({ state, step, marked: preview?.hole ?? null, asPrinted: asPrinted() });
        return make("figure", { class: "picture" }, drawing, make("figcaption", {}, caption));
      },
    };
  }

  const spoken = () => /** @type {NonNullable<typeof words>} */ (words);

  const lessons = createReadingLessons(lesson, spoken, all);

  /**
   * @param {GameName} game
   * @param {string} rule
   * @param {boolean} fromLarge
   */
  function show(game, rule, fromLarge) {
    dialog.close();
    lessons.show(game, rule, () => {
      if (fromLarge) open(game);
      else reveal();
      const link = (fromLarge ? article : panel).querySelector(`[data-rule="${rule}"]`);
      if (!(link instanceof HTMLElement)) return;
      link.focus({ preventScroll: true });
      link.scrollIntoView({ block: "center" });
    });
  }

  /** @param {GameName} game */
  function first(game) {
    dialog.close();
    lessons.first(game, reveal);
  }

  function writePanel() {
    if (!words) return;
    printed = asPrinted();
    const { label, nodes, prose } = words;
    const more = make("button", { type: "button", class: "button", "data-read": "large" }, label("large"));
    more.addEventListener("click", () => open(beside));
    const start = make("button", { type: "button", class: "button", "data-read": "first" }, label("first"));
    start.addEventListener("click", () => first(beside));
    const heading = make("h2");
    fill(heading, `game.${beside}`);
    const read = reader(beside, false);
    const [mine, others] = [true, false].map((wanted) => VARIANTS[beside].filter(({ id }) => (id === played) === wanted));
    panel.replaceChildren(
      heading,
      make("p", { class: "lead" }, ...nodes(prose[beside].lead)),
      ...(mine.length > 0 ? [] : [makeKnown(read, beside)]), // a variant says it of itself
      make("div", { class: "actions" }, start, more),
      make("p", { class: "show-hint" }, label("firstNote")),
      make("p", { class: "show-hint" }, label("showHint")),
      ...mine.flatMap((variant) => makeVariant(read, variant, "h3")),
      ...makeRules(read, "h3"),
      make("h3", {}, label("variants")),
      make("p", {}, label("variantsNote")),
      ...others.flatMap((variant) => makeVariant(read, variant, "h4")),
      ...(prose.reviewed ? [] : [make("p", { class: "unread" }, label("unread"))]),
      ...keys(),
    );
  }

  function keys() {
    const parts = [make("h3"), make("p"), make("p"), make("p")];
    for (const [index, key] of /** @type {const} */ (["rules.keys.title", "rules.keys.1", "rules.keys.2", "rules.keys.3"]).entries()) {
      fill(parts[index], key);
    }
    return parts;
  }

  function writeLarge() {
    if (!words) return;
    const { label, nodes, prose } = words;
    title.textContent = label("title");
    close.textContent = label("close");
    for (const [index, game] of GAMES.entries()) {
      fill(games[index], `game.${game}`);
      games[index].setAttribute("aria-pressed", String(game === large));
    }
    nav.setAttribute("aria-label", label("contents"));
    contents.replaceChildren(...CHAPTERS.map((chapter) => {
      const link = make("button", { type: "button" }, label(chapter));
      link.addEventListener("click", () => {
        const heading = article.querySelector(`#chapter-${chapter}`);
        if (!(heading instanceof HTMLElement)) return;
        heading.focus({ preventScroll: true });
        heading.scrollIntoView({ block: "start" });
      });
      return make("li", {}, link);
    }));
    article.replaceChildren(
      make("p", { class: "lead" }, ...nodes(prose[large].lead)),
      ...makeChapters(reader(large, true)),
    );
  }

  /** @param {GameName} game */
  function open(game) {
    large = game;
    writeLarge();
    if (!dialog.open) dialog.showModal();
    dialog.scrollTop = 0;
  }

  return {
    /** Writes everything in the language that is spoken now. */
    async speak() {
      words = createWords(await loadProse(language()));
      writePanel();
      if (dialog.open) writeLarge();
      lesson.update();
    },
    /** @param {{ game: GameName, rules: RulesName }} now what is played */
    update({ game, rules }) {
      if (rules === played && printed === asPrinted()) return;
      beside = game;
      played = rules;
      writePanel();
    },
    first,
  };
}

/** @typedef {ReturnType<typeof createReading>} Reading */
