/**
 * How large a board is in a box that somebody else made for it, and how it is made to fit.
 */

/**
 * @typedef {object} Measured
 * @property {number} height of the whole, in CSS pixels; but for notices, where they are below everything
 * @property {number} notices how much higher it is by those
 * @property {number} cell the width of a hole's cell
 * @property {number} rest how much of the height is not the picture
 */

/**
 * @param {HTMLElement} host
 * @param {HTMLElement} box what holds the board
 * @param {() => import("./view.js").View | undefined} view
 */
export function createFitting(host, box, view) {
  /** How high the picture may be; as its width asks for when nothing is said. @type {number | undefined} */
  let room;

  return {
    room: () => room,
    /**
     * @param {number | undefined} next
     * @param {boolean} low
     */
    fit(next, low) {
      room = next;
      box.toggleAttribute("data-low", low);
      view()?.stage.place();
    },
    /**
     * @param {number} more width
     * @param {number | undefined} height
     * @param {boolean} low what is under the picture lies in one row, below which only notices are
     * @returns {Measured | null}
     */
    measure(more, height, low) {
      const { parts, stage } = view() ?? {};
      if (!parts || !stage?.box) return null;
      const was = box.hasAttribute("data-low");
      box.toggleAttribute("data-low", low);
      const { paddingBottom, paddingTop } = getComputedStyle(host);
      const notices = low ? parts.notices.offsetHeight : 0;
      const rest = box.offsetHeight - notices - stage.box.height + Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
      const picture = stage.measure(more, height === undefined ? undefined : height - rest);
      box.toggleAttribute("data-low", was);
      return picture && { height: Math.ceil(rest + picture.height), notices, cell: picture.cell, rest };
    },
  };
}
