/**
 * The size of a frame, which its host decides. A host that listens is told how high the board would like to be; for one
 * that does not, the board is made to fit, or else scrolls.
 */

/** A board whose cells would be smaller than this is not squeezed into the frame, but scrolled. */
const SMALLEST = 36;

/**
 * @param {import("./element.js").GuliBoard} board
 * @param {(size: { height: number }) => void} tell
 */
export function createFit(board, tell) {
  /** The height of the whole that the picture is fitted into. @type {number | null} */
  let fitted = null;
  let told = 0;
  let frame = 0;

  function look() {
    frame = 0;
    const { documentElement } = document;
    // As if no scroll bar took any width.
    const bar = innerWidth - documentElement.clientWidth;
    const natural = board.measure(bar);
    if (!natural) return;
    const squeezed = natural.height > innerHeight ? board.measure(bar, innerHeight) : null;
    const next = squeezed && squeezed.height <= innerHeight && squeezed.cell >= SMALLEST ? innerHeight : null;
    documentElement.dataset.scroll = natural.height <= innerHeight || next !== null ? "never" : "always";
    if (next !== fitted) {
      fitted = next;
      board.fit(() => (fitted === null ? undefined : fitted - (board.measure()?.rest ?? 0)));
    }
    if (natural.height === told) return;
    told = natural.height;
    tell({ height: natural.height });
  }

  // Once a frame, after the board has been laid out.
  const soon = () => {
    if (frame === 0) frame = requestAnimationFrame(look);
  };
  new ResizeObserver(soon).observe(board);
  addEventListener("resize", soon);
  board.addEventListener("guli-ready", soon);
}
