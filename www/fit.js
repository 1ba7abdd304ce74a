/**
 * The size of a frame, which its host decides. A host that listens is told how high the board would like to be; for one
 * that does not, the board is made to fit, or else scrolls.
 */

/** A board whose cells would be smaller than this is not squeezed into the frame. */
const SMALLEST = 36;
/** What lies under a board is then put into one row; and only if that is not enough either, the frame scrolls. */
const SMALLEST_LOW = 24;
/** What can lie in one row. @type {ReadonlySet<string | null>} */
const LOW_MODES = new Set([null, "play", "view"]);

/**
 * @param {import("./element.js").GuliBoard} board
 * @param {(size: { height: number }) => void} tell
 */
export function createFit(board, tell) {
  /** How the board lies now: how high its picture may be, where the frame sets that. */
  let now = as(undefined, false);
  let told = 0;
  let frame = 0;

  /**
   * How the board can be made to fit, but for notices.
   * @param {number} bar the width of a scroll bar
   */
  function fitted(bar) {
    const ways = [{ low: false, least: SMALLEST }, { low: true, least: SMALLEST_LOW }];
    for (const { least, low } of ways) {
      if (low && !LOW_MODES.has(board.getAttribute("mode"))) continue;
      const measured = board.measure(bar, innerHeight, low);
      if (!measured || measured.height > innerHeight || Math.round(measured.cell) < least) continue;
      return { way: as(innerHeight - measured.rest, low), scrolls: measured.height + measured.notices > innerHeight };
    }
    return { way: as(undefined, false), scrolls: true };
  }

  function look() {
    frame = 0;
    // As if no scroll bar took any width.
    const bar = innerWidth - document.documentElement.clientWidth;
    const natural = board.measure(bar);
    if (!natural) return;
    const { scrolls, way } = natural.height <= innerHeight ? { way: as(undefined, false), scrolls: false } : fitted(bar);
    document.documentElement.dataset.scroll = scrolls ? "always" : "never";
    if (way.room !== now.room || way.low !== now.low) {
      now = way;
      board.fit(way.room, way.low);
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

/**
 * @param {number | undefined} room
 * @param {boolean} low
 */
function as(room, low) {
  return { room, low };
}
