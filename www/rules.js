/**
 * The door to the rules: the text and everything about it is fetched when the panel is first shown.
 */
import { reasonOf } from "./reasons.js";
import { written } from "./text.js";

/** @typedef {import("./reading.js").ReadingHost} ReadingHost */
/** @typedef {import("./types.js").GameName} GameName */
/** @typedef {{ game: GameName, rules: import("./types.js").RulesName }} Played */

/** @param {ReadingHost} host */
export function createRules(host) {
  const { panel } = host;
  /** @type {Promise<import("./reading.js").Reading> | null} */
  let fetched = null;
  /** @type {Played} */
  let played = { game: "ali-guli-mane", rules: "ali-guli-mane" };

  function fetchReading() {
    fetched ??= (async () => {
      const { createReading } = await import("./reading.js");
      const reading = createReading(host);
      reading.update(played);
      await reading.speak();
      return reading;
    })();
    return fetched;
  }

  /** Shows the text, or says why it cannot be shown. */
  async function show() {
    try {
      return await fetchReading();
    } catch (cause) {
      fetched = null;
      panel.replaceChildren(written("p", { role: "alert" }, "rules.failed", () => ({ reason: reasonOf(cause) })));
      return null;
    }
  }

  new MutationObserver(() => {
    if (!panel.hidden) void show();
  }).observe(panel, { attributes: true, attributeFilter: ["hidden"] });

  return {
    /** @param {Played} now what is played */
    update(now) {
      played = now;
      void fetched?.then((reading) => reading.update(now), () => {});
    },
    /** Another language is spoken. */
    speak: () => void fetched?.then((reading) => reading.speak()).catch(() => {}), // what stands can still be read
    /**
     * Begins a first game, step by step.
     * @param {GameName} of
     */
    first: async (of) => (await show())?.first(of),
  };
}
