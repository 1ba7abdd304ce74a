/**
 * The part of the settings about looks: boards and pieces as small pictures, how the players sit, full screen. Each game
 * remembers its own board and pieces; the pictures are painted when they are first to be seen.
 */
import { choose, chosen, makeChoices, makeSwitch } from "./choices.js";
import { make } from "./dom.js";
import { paletteOf, watchColours } from "./colours.js";
import { canFill, makeFullScreen } from "./full-screen.js";
import { BOARDS, PIECES, SEATINGS } from "./looks.js";

/** @typedef {import("./looks.js").BoardName} BoardName */
/** @typedef {import("./looks.js").PieceName} PieceName */
/** @typedef {import("./types.js").GameName} GameName */
/** @typedef {import("./types.js").Settings} Settings */

/**
 * @param {object} options
 * @param {(change: Partial<Settings>) => void} options.set
 * @param {() => GameName} options.game the game on the board
 */
export function makeLooks({ game, set }) {
  const boardPictures = new Map(BOARDS.map((name) => [name, make("canvas", { class: "swatch", "aria-hidden": "true" })]));
  const piecePictures = new Map(PIECES.map((name) => [name, make("canvas", { class: "swatch swatch-round", "aria-hidden": "true" })]));
  /** @type {Settings | null} */
  let current = null;

  const boards = makeChoices("more.board", "board", BOARDS.map((name) => ({
    value: name, label: `look.board.${name}`, picture: boardPictures.get(name),
  })), "choices-pictured");
  const pieces = makeChoices("more.piece", "piece", PIECES.map((name) => ({
    value: name, label: `look.piece.${name}`, picture: piecePictures.get(name),
  })), "choices-pictured");
  const seating = makeChoices("more.seating", "seating", SEATINGS.map((name) => ({
    value: name, label: `seating.${name}`, note: `seating.${name}.note`,
  })), "choices-rows");
  const left = makeSwitch("more.leftHanded", "set-left", "more.leftHanded.note");

  /** @param {Partial<Settings>} change */
  function change(change) {
    set(change);
    if (current) show({ ...current, ...change });
  }

  boards.addEventListener("change", () => {
    if (current) change({ boards: { ...current.boards, [game()]: /** @type {BoardName} */ (chosen(boards)) } });
  });
  pieces.addEventListener("change", () => {
    if (current) change({ pieces: { ...current.pieces, [game()]: /** @type {PieceName} */ (chosen(pieces)) } });
  });
  seating.addEventListener("change", () => change({ seating: SEATINGS.find((name) => name === chosen(seating)) }));
  left.input.addEventListener("change", () => change({ leftHanded: left.input.checked }));

  /**
   * Every board with the chosen pieces, and all pieces in the chosen board: one picture a frame, so that the dialog can
   * be used at once.
   * @param {Settings} settings
   */
  async function paint(settings) {
    const { paintBoardSwatch, paintPieceSwatch } = await import("./swatch.js");
    const [board, piece] = [settings.boards[game()], settings.pieces[game()]];
    const pictures = [
      ...BOARDS.map((name) => ({ canvas: boardPictures.get(name), paintSwatch: paintBoardSwatch, board: name, piece })),
      ...PIECES.map((name) => ({ canvas: piecePictures.get(name), paintSwatch: paintPieceSwatch, board, piece: name })),
    ];
    for (const { canvas, paintSwatch, ...look } of pictures) {
      if (current !== settings) return; // another choice was made meanwhile
      if (canvas) paintSwatch(canvas, { ...look, palette: paletteOf(settings, look.board) });
      await new Promise(requestAnimationFrame);
    }
  }

  /** @param {Settings} settings */
  function show(settings) {
    current = settings;
    choose(boards, settings.boards[game()]);
    choose(pieces, settings.pieces[game()]);
    choose(seating, settings.seating);
    left.input.checked = settings.leftHanded;
    void paint(settings);
  }

  /** @param {Partial<Settings>} other what the small pictures go by, chosen elsewhere */
  function follow(other) {
    if (current) show({ ...current, ...other });
  }
  watchColours(() => follow({}), new AbortController().signal); // for as long as the page is there

  return {
    elements: [
      boards, pieces, seating, make("div", { class: "choices" }, left.card),
      ...(canFill() ? [make("div", { class: "actions" }, makeFullScreen("full-screen"))] : []),
    ],
    show,
    follow,
  };
}
