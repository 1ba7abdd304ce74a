/**
 * Runs before the page itself has been fetched: a board is the first thing to be seen.
 */
import { paintFirst } from "./first.js";

const app = document.getElementById("app");
const play = document.getElementById("play");
if (app && play) {
  app.hidden = false;
  play.classList.add("board-view");
  paintFirst(play);
}
