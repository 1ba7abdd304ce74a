/**
 * How it ended: the result, the reason, a line of folklore, and where one may play one button to go on.
 */
import { make } from "./dom.js";
import { otherSeat } from "./seat.js";
import { resultLines, scoreLine, seatValues } from "./sentences.js";
import { fill, spokenNow, t } from "./text.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./text.js").Key} Key */

/** @type {Record<import("./types.js").GameName, Key[]>} */
const LORE = {
  "ali-guli-mane": ["lore.ali-guli-mane.1", "lore.ali-guli-mane.2", "lore.ali-guli-mane.3"],
  mangala: ["lore.mangala.1", "lore.mangala.2", "lore.mangala.3"],
};

/**
 * @param {HTMLElement} place
 * @param {HTMLElement} status the lines that the result stands in for
 * @param {{ again: () => void, nextRound: () => void }} act
 */
export function createResult(place, status, act) {
  let shown = "";

  /**
   * @param {Session} session
   * @param {boolean} stopped the players stopped a decided game
   * @param {boolean} closed nobody may play here
   */
  function build(session, stopped, closed) {
    const { state } = session;
    const [title, ...lines] = stopped ? [scoreLine(state.decided, state.banks)] : resultLines(state);
    const lore = make("p", { class: "lore" });
    const keys = LORE[state.game];
    fill(lore, keys[(state.banks[0] + state.plies) % keys.length]);
    const next = state.match?.canStartRound === true;
    const label = next
      ? t("result.next", { round: (state.match?.round ?? 0) + 1 })
      : t("result.again", seatValues(otherSeat(session.firstStarter)));
    const button = make("button", { type: "button", class: "button button-main" }, label);
    button.addEventListener("click", next ? act.nextRound : act.again);
    place.replaceChildren(
      make("h2", { id: "result-title" }, title),
      ...lines.map((line) => make("p", {}, line)),
      ...(next ? [] : [lore]),
      ...(closed ? [] : [button]),
    );
  }

  return {
    /**
     * @param {Session} session
     * @param {boolean} stopped
     * @param {boolean} telling
     * @param {boolean} closed
     */
    update(session, stopped, telling, closed) {
      const { state } = session;
      const over = (state.over || stopped) && !telling && !session.varying && state.ply === state.plies && isOpen(state);
      place.hidden = !over;
      status.hidden = over;
      const now = over ? `${spokenNow().code} ${state.position} ${state.match?.round} ${stopped} ${closed}` : "";
      if (over && now !== shown) build(session, stopped, closed);
      shown = now;
    },
  };
}

/**
 * A finished round that another one follows is over for good: its result is in the table.
 * @param {import("./types.js").State} state
 */
function isOpen({ match }) {
  return !match || match.over || match.canStartRound;
}
