// One lamp lights the board and the pieces: from the upper left, rather low, as in a room with a window.

/** Unit vector towards the lamp; y points down the screen. */
export const LAMP = unit(-0.46, -0.58, 0.78);

/** How much a shadow grows sideways for each unit of height, and which way it falls. */
export const THROW = Math.hypot(LAMP.x, LAMP.y) / LAMP.z;

/** @param {number} x @param {number} y @param {number} z */
function unit(x, y, z) {
  const length = Math.hypot(x, y, z);
  return { x: x / length, y: y / length, z: z / length };
}
