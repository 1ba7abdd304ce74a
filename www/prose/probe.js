/**
 * Plays a demonstration out of sight, to draw it: what the board held, and what was done first.
 */

/** @typedef {import("./demo.js").Demo} Demo */
/** @typedef {import("../types.js").Preview} Preview */
/** @typedef {import("../types.js").State} State */
/** @typedef {import("../types.js").Step} Step */

/**
 * @param {import("../session.js").Maker} make
 * @param {Demo} demo
 * @returns {{ state: State, step: Step | null, preview: Preview | null }} the preview where a hole cannot be sown
 */
export function probe(make, { does: [first], from, ply, rounds = 0 }) {
  const game = ply === undefined ? make.fromPosition(from) : make.fromRecord(from, { match: true, rounds });
  try {
    if (ply !== undefined) game.goTo(ply);
    const state = game.state();
    if (first === undefined || first === "round") return { state, step: null, preview: null };
    const preview = game.preview(first);
    return { state, step: preview.legal ? game.play(first)[0] : null, preview: preview.legal ? null : preview };
  } finally {
    game.free();
  }
}
