/**
 * What the text has shown on the board: a rule, or a first game. It puts the words of the language that is spoken to the
 * demonstrations, which are the same in all; a lesson may outlast the language that it was begun in.
 */
import { playedIn } from "./prose/chapters.js";
import { DEMOS, GUIDES } from "./prose/demos.js";
import { ruleValues } from "./reading-chapters.js";
import { t } from "./text.js";

/** @typedef {import("./prose/demo.js").Demo} Demo */
/** @typedef {import("./types.js").GameName} GameName */
/** @typedef {import("./types.js").Step} Step */

/** @param {GameName} game @param {string} rule */
export const demoOf = (game, rule) => /** @type {Record<string, Demo>} */ (DEMOS[game])[rule];

/**
 * What the sentences of a first game are told of the sowing before.
 * @param {Step | undefined} step
 * @returns {import("./prose/words.js").Values}
 */
function valuesOf(step) {
  if (!step) return {};
  return { laps: step.laps, captured: step.captured, saada: String(step.saada), last: String(step.last) };
}

/**
 * @param {import("./lesson.js").LessonPlayer} lesson
 * @param {() => import("./prose/words.js").Words} spoken
 * @param {readonly import("./types.js").Rules[]} all the rules that can be played
 */
export function createReadingLessons(lesson, spoken, all) {
  const common = {
    buttons() {
      const { label } = spoken();
      return { on: label("on"), again: label("again"), back: label("back"), leave: label("leave") };
    },
    waits: (/** @type {number} */ hole) => spoken().label("waits", { hole: String(hole) }),
  };

  return {
    /**
     * @param {GameName} game
     * @param {string} rule
     * @param {() => void} back
     */
    show(game, rule, back) {
      lesson.begin({
        kind: "demo",
        stretches: [demoOf(game, rule)],
        back,
        words: {
          ...common,
          say() {
            const { label, nodes, prose } = spoken();
            const sentence = /** @type {Record<string, string>} */ (prose[game].rules)[rule];
            const title = nodes(sentence, ruleValues({ all, game }, rule));
            return { kicker: `${label("shown")} · ${t(`game.${playedIn(game, rule)}`)}`, title, text: [] };
          },
        },
      });
    },
    /**
     * @param {GameName} game
     * @param {() => void} back
     */
    first(game, back) {
      lesson.begin({
        kind: "guide",
        stretches: GUIDES[game].map(({ from, holes }) => ({ from, does: holes })),
        back,
        words: {
          ...common,
          say(stretch, at, last, { banks }) {
            const { label, nodes, prose } = spoken();
            const steps = prose[game].guide;
            const ask = steps[stretch][at]?.ask;
            const told = at > 0 ? steps[stretch][at - 1].told : null;
            const step = steps.slice(0, stretch).flat().length + at + 1;
            const where = ask ? [label("step", { step, steps: steps.flat().length })] : [];
            const hole = String(GUIDES[game][stretch].holes[at]);
            const values = { hole, south: banks[0], north: banks[1], ...valuesOf(last) };
            return {
              kicker: [label("first"), ...where].join(" · "),
              title: ask ? nodes(ask, values) : [],
              text: told ? nodes(told, values) : [],
            };
          },
        },
      });
    },
  };
}
