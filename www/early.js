/**
 * Runs before the page itself has been fetched: a board is the first thing to be seen.
 */
import { fetchWords } from "./first-language.js";
import { paintFirst } from "./first.js";

fetchWords();

const place = document.getElementById("first");
if (place) paintFirst(place);
