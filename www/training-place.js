/**
 * Where the lines of training stand: around the status line, or where there is a side column at its head, so that the
 * board keeps its size and everything is seen at once.
 */
import { byId } from "./dom.js";

/** From this width on the page has a side column, as its styles say. */
const WIDE = "(min-width: 1000px)";

/** @param {Element} status */
export function placeTraining(status) {
  const question = byId("training", HTMLElement);
  const foot = byId("training-foot", HTMLElement);
  const side = byId("side", HTMLElement);
  const wide = matchMedia(WIDE);

  function put() {
    const held = document.activeElement;
    if (wide.matches) side.prepend(question, foot);
    else {
      status.before(question);
      status.after(foot);
    }
    // An element that is moved loses the focus.
    if (held instanceof HTMLElement && foot.contains(held)) held.focus({ preventScroll: true });
  }

  wide.addEventListener("change", put);
  put();
}
