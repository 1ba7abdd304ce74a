/**
 * The colours that the page around gives a board, for what is not written but drawn.
 */

/** They are looked up at most so often, in milliseconds: a picture that moves asks in every frame. */
const OFTEN = 200;

/**
 * @param {HTMLElement} element
 * @returns {() => readonly string[]} paper, ink, lesser writing and accent; an empty text where the page gives none
 */
export function coloursOf(element) {
  let at = -Infinity;
  /** @type {readonly string[]} */
  let colours = [];
  return () => {
    const now = performance.now();
    if (now - at > OFTEN) {
      at = now;
      const style = getComputedStyle(element);
      colours = ["page", "ink", "quiet", "accent"].map((name) => style.getPropertyValue(`--guli-${name}`).trim());
    }
    return colours;
  };
}
