/**
 * Opens what the address bar, or a pasted text, asks for. What cannot be read leaves the game alone and is explained.
 */
import { FRAGMENT_MAX } from "./config.js";
import { fromFragment, readNotation, toFragment } from "./fragment.js";
import { PARAMETER } from "./first-language.js";
import { reasonOf } from "./reasons.js";
import { t } from "./text.js";

/** @typedef {import("./fragment.js").Asked} Asked */
/** @typedef {import("./session.js").Session} Session */

/**
 * The address of a game on this page. It leaves the language to whoever follows it.
 * @param {string} record
 */
export function linkTo(record) {
  const address = new URL(location.href);
  address.searchParams.delete(PARAMETER);
  address.hash = "";
  return `${address.href.replace(/#$/, "")}${toFragment(record)}`;
}

/**
 * @param {Session} session
 * @param {(session: Session, act: () => void) => void} ask
 * @param {() => void} opening called just before another game is put on the board
 */
export function createAddress(session, ask, opening) {
  /**
   * @param {Asked} asked
   * @param {() => void} opened
   * @returns {(() => string) | null} why it cannot be opened
   */
  function open(asked, opened) {
    if (asked.kind === "none") return null;
    if (asked.kind === "bad") return () => t(`error.${asked.why}`, { limit: FRAGMENT_MAX });
    const { kind, text } = asked;
    try {
      session.check(kind, text);
    } catch (cause) {
      return () => reasonOf(cause);
    }
    ask(session, () => {
      opening();
      if (kind === "position") session.openPosition(text);
      else session.openRecord(text);
      opened();
    });
    return null;
  }

  return {
    /**
     * @returns {(() => string) | null} a message when the fragment is no game
     */
    openFragment() {
      const asked = fromFragment(location.hash);
      const reason = open(asked, () => {});
      if (reason !== null) return () => t("error.link", { reason: reason() });
      // Otherwise a reload would go back to the link, over what has been played since.
      if (asked.kind !== "none") history.replaceState(null, "", location.pathname + location.search);
      return null;
    },
    /**
     * @param {string} typed
     * @param {() => void} opened
     * @returns {(() => string) | null} a message when the text is no game
     */
    openText(typed, opened) {
      const asked = readNotation(typed);
      const reason = asked.kind === "none" ? () => t("error.nothing") : open(asked, opened);
      return reason === null ? null : () => t("error.open", { reason: reason() });
    },
  };
}
