/**
 * Runs before the page itself has been fetched: a board is the first thing to be seen.
 */
import { fetchWords } from "./first-language.js";
import { paintFirst } from "./first.js";

fetchWords();

const app = document.getElementById("app");
const play = document.getElementById("play");
if (app && play) {
  app.hidden = false;
  play.classList.add("board-view");
  paintFirst(play);
}
