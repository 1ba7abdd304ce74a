/**
 * The hint: one best hole for the player to move, pointed at by a hand, with what it does in a sentence.
 */
import { previewSentence } from "./sentences.js";
import { isBackward } from "./sowing.js";
import { t } from "./text.js";
import { valueWords } from "./values.js";

/** @typedef {import("../guli-web.js").Analysis} Analysis */
/** @typedef {import("./session.js").Session} Session */

/** Where a game cannot be solved, a hint looks at so many positions: about a second. */
const NODES = 1_500_000;

/**
 * @param {object} options
 * @param {import("./ai.js").Ai} options.ai
 * @param {Session} options.session
 * @param {() => Analysis | null} options.known what is known already
 * @param {(hole: number | null, text: () => string) => void} options.show
 * @param {(backward: boolean) => void} options.turn chooses a direction
 * @param {(sentence: string) => void} options.say
 * @param {(cause: unknown) => void} options.failed
 */
export function createHint({ ai, failed, known, say, session, show, turn }) {
  let cancel = () => {};
  /** Made anew in each language. @type {(() => string) | null} */
  let sentence = null;

  /** @param {Analysis} analysis */
  function tell({ best, holes }) {
    const value = holes.find(({ sowing }) => sowing === best);
    if (best === null || !value) return;
    const preview = session.preview(best);
    turn(isBackward(best)); // so that the hole that is pointed at does what is said
    const { state } = session;
    sentence = () => t("hint.say", { sentence: previewSentence(preview, state), value: valueWords(value) });
    show(preview.hole, sentence);
    say(sentence());
  }

  return {
    ask() {
      cancel();
      const found = known();
      if (found?.finished) {
        tell(found);
        return;
      }
      const { position, solved } = session.state;
      show(null, () => t("hint.wait"));
      cancel = ai.analyse({ position, nodes: solved ? undefined : NODES, urgent: true, room: "hint" }, {
        done: tell,
        failed,
      });
    },
    /** The board has changed: what was asked about it is not wanted any more. */
    drop() {
      cancel();
      sentence = null;
    },
    /** What is hinted at now. */
    get sentence() {
      return sentence;
    },
  };
}
