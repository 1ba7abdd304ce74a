/**
 * The first picture: the board as it was left, or as a new game begins, painted before the rules and the words have
 * come. What is drawn is what was noted down or stands in the configuration; nothing is reckoned. The board that is
 * played takes its place without a step being seen.
 */
import { applyTheme, paletteOf } from "./colours.js";
import { FIRST, GAMES, KEYS } from "./config.js";
import { make } from "./dom.js";
import { pageRoom, placed } from "./place.js";
import { beginPicture } from "./paint.js";
import { whenFine } from "./pictures.js";
import { createRenderer } from "./render.js";
import { arrange, still } from "./scene.js";
import { parseSettings } from "./settings.js";
import { parseShown } from "./shown.js";
import { breathe } from "./slices.js";
import { read } from "./storage.js";

/** When it is there; nothing else is drawn before. @type {Promise<void>} */
let painted = Promise.resolve();

/** @param {HTMLElement} stage where the board will be */
export function paintFirst(stage) {
  painted = paint(stage).catch(reportError); // whatever is wrong with it, the game begins
}

/** @param {HTMLElement} stage */
async function paint(stage) {
  const settings = parseSettings(read(KEYS.settings));
  applyTheme(settings);
  const shown = parseShown(read(KEYS.shown)) ?? { game: GAMES[0], holes: FIRST[GAMES[0]], banks: /** @type {[number, number]} */ ([0, 0]) };
  const { banks, game, holes } = shown;
  const canvas = make("canvas", { "aria-hidden": "true", "data-rough": "" });
  const board = settings.boards[game];
  const { asPrinted, leftHanded, seating, values } = settings;
  const box = placed(stage, {
    columns: holes.length / 2, width: stage.clientWidth, height: pageRoom(), board, asPrinted,
    turned: false, facing: seating === "facing", left: leftHanded, tags: values,
  });
  stage.style.height = `${box.height}px`;
  const look = { board, piece: settings.pieces[game], palette: paletteOf(settings, board), names: /** @type {[string, string]} */ (["", ""]) };
  // In steps, so that what the browser has to show or to fetch in the meantime need not wait for all of them.
  await breathe();
  beginPicture(box, look);
  await breathe();
  const renderer = createRenderer(canvas);
  await breathe();
  renderer.resize(box);
  const bare = holes.map(() => 0);
  // An address that holds a game of its own gets the bare board.
  const scene = location.hash.length > 1
    ? { ...still(arrange(bare, [0, 0]), bare), counts: holes.map(() => null) }
    : still(arrange(holes, banks), holes);
  renderer.draw(scene, look);
  stage.replaceChildren(canvas);
  void Promise.resolve(whenFine()).then(() => {
    if (!canvas.isConnected) return;
    renderer.repaint();
    renderer.draw(scene, look);
    delete canvas.dataset.rough;
  });
}

/** When something is to be seen. */
export const firstPainted = () => painted;

/** The board that is played is there now. */
export function removeFirst() {
  document.getElementById("first")?.remove();
}
