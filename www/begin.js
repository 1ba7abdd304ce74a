/**
 * What is on the board when the page is opened: what the address asks for, or the game that was kept, or a new one.
 */
import { restoreGame } from "./keep.js";
import { t } from "./text.js";

/**
 * @param {object} options
 * @param {import("./session.js").Session} options.session
 * @param {import("./players.js").Players} options.players
 * @param {{ openFragment: () => (() => string) | null }} options.address
 * @param {() => void} options.show shows the game that stands there, if none was kept
 * @param {(text: () => string) => void} options.fail
 * @param {(sentence: string) => void} options.say
 */
export function begin({ address, fail, players, say, session, show }) {
  const { reason, restored } = restoreGame(session, players);
  if (!restored) show();
  if (reason !== null) fail(() => t("error.save", { reason: reason() }));

  function openFragment() {
    const wrong = address.openFragment();
    if (wrong === null) return;
    fail(wrong);
    say(wrong());
  }
  openFragment();
  addEventListener("hashchange", openFragment);
}
