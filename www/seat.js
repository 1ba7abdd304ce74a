/**
 * The two players and their rows.
 */

/** @typedef {import("./types.js").Seat} Seat */

/**
 * @param {Seat} seat
 * @returns {Seat}
 */
export function otherSeat(seat) {
  return seat === 0 ? 1 : 0;
}

/**
 * Whose row a hole lies in: North's holes are numbered before South's.
 * @param {number} hole
 * @param {{ columns: number }} board
 * @returns {Seat}
 */
export function ownerOf(hole, { columns }) {
  return hole < columns ? 1 : 0;
}
