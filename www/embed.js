/**
 * The page inside a frame: one board, set up by the address and by messages. It keeps nothing, asks nobody, and takes no
 * focus.
 */
import { GuliBoard } from "./guli-board.js";
import { createConversation } from "./conversation.js";
import { readNotation } from "./fragment.js";
import { OptionError, readParameters } from "./options.js";
import { createFit } from "./fit.js";
import { speakDocument } from "./language.js";
import { onLanguage } from "./text.js";
import { guard } from "./kiosk-guard.js";

/** So long after the last touch or key the frame says that nobody is there, in milliseconds. */
const IDLE = 60_000;
/** Activity is told at most so often, in milliseconds. */
const ACTIVITY = 1000;

document.documentElement.dataset.started = "";
onLanguage(speakDocument);

const board = document.getElementById("board");
if (!(board instanceof GuliBoard)) throw new Error("the frame has no board");
begin(board);

/** @param {GuliBoard} board */
function begin(board) {
  const parameters = addressParameters();
  const { given, wrong } = readParameters(parameters);
  const { origin, wrong: wrongOrigin } = readOrigin(parameters.get("origin"));
  const talk = createConversation(board, { origin });

  // Listened for before anything can happen: what goes wrong with the options is an event as well.
  for (const type of /** @type {const} */ (["error", "ready", "state", "move", "gameover"])) {
    board.addEventListener(`guli-${type}`, (event) => talk.send(type, /** @type {CustomEvent} */ (event).detail));
  }
  for (const [name, text] of Object.entries(given)) board.setAttribute(name, text);
  for (const error of [...wrong, ...wrongOrigin]) board.report(error);

  // In a kiosk the frame is the board's, to its edges.
  guard(document, () => board.getAttribute("mode") === "kiosk");

  createFit(board, (size) => talk.send("resize", size));
  watchActivity((type, fields) => talk.send(type, fields));
}

/**
 * The query, and the fragment, which no server sees: as parameters too, or as a position or a game line like the page's.
 */
function addressParameters() {
  const parameters = new URLSearchParams(location.search);
  const fragment = location.hash.slice(1);
  if (/^[a-z]+=/.test(fragment)) {
    for (const [name, value] of new URLSearchParams(fragment)) parameters.append(name, value);
  } else if (fragment !== "") {
    const text = decoded(fragment);
    parameters.append(readNotation(text).kind === "record" ? "line" : "position", text);
  }
  return parameters;
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // it will be no position either
  }
}

/**
 * The origin that alone may talk to the frame.
 * @param {string | null} text
 */
function readOrigin(text) {
  if (text === null) return { origin: null, wrong: [] };
  try {
    const { origin, protocol } = new URL(text);
    if ((protocol === "https:" || protocol === "http:") && text.replace(/\/$/, "") === origin) return { origin, wrong: [] };
  } catch {
    // said below
  }
  // Somebody wanted to keep others out, so nobody gets in.
  return { origin: "", wrong: [new OptionError("origin", "not an origin, such as https://example.org")] };
}

/** @param {(type: "activity" | "idle", fields: object) => void} tell */
function watchActivity(tell) {
  let told = -Infinity;
  let timer = 0;
  const idle = () => tell("idle", { seconds: IDLE / 1000 });
  const active = () => {
    clearTimeout(timer);
    timer = setTimeout(idle, IDLE);
    if (performance.now() - told < ACTIVITY) return;
    told = performance.now();
    tell("activity", {});
  };
  for (const type of ["pointerdown", "pointermove", "keydown", "wheel"]) {
    addEventListener(type, active, { passive: true, capture: true });
  }
  timer = setTimeout(idle, IDLE);
}
