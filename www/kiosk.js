/**
 * A board that stands in a museum, and is nobody's. The computer plays to itself until somebody touches the board; then
 * there is a fresh game; and when nobody has touched it for some time it asks, counts down where everybody can see it,
 * and begins anew. Nothing of a visitor is left: no game, no language, nothing in the storage.
 *
 * It looks at the clock of the day once a second instead of setting long timers, so that a machine that has slept knows
 * at once that its visitor is gone.
 */
import { guard } from "./kiosk-guard.js";
import { createKioskParts } from "./kiosk-parts.js";
import { setLanguage } from "./language.js";
import { languageFor } from "./languages.js";
import { onLanguage, spokenNow, t } from "./text.js";

/** For so many seconds it counts down: time enough to come back to it. */
const ASKING = 20;
/** The computer's game stays so long when it has ended, in milliseconds. */
const REST = 10_000;
/** A game of the computer's that stands still for so long has got stuck, in milliseconds. */
const STUCK = 60_000;
const TICK = 1000;

/** @typedef {"attract" | "visit" | "asking"} Phase */

/**
 * @param {import("./view.js").View} view
 * @param {object} host
 * @param {() => number} host.idle seconds without a touch, until it asks
 * @param {() => string | null} host.language what it speaks to those who come
 * @param {() => void} host.begin puts a new game on the board: see `attracting`
 */
export function createKiosk({ notices, parts, say, session, signal, stage }, { begin, idle, language }) {
  const first = spokenNow().code;
  /** @type {Phase} */
  let phase = "attract";
  /** When somebody last touched it, or the computer last played, by the clock of the day. */
  let last = Date.now();
  const look = createKioskParts(parts, {
    start: () => enter("visit"),
    stay: () => touched(),
    language: (code) => speak(code),
  });

  /** @param {"attract" | "visit"} next */
  function enter(next) {
    phase = next;
    last = Date.now();
    begin();
    look.show(phase, 0);
    if (phase === "visit") look.enterBoard();
  }

  function leave() {
    const home = languageFor(language()) ?? first;
    if (spokenNow().code !== home) setLanguage(home).catch(() => {}); // it could be had once; else the last one stays
    enter("attract");
  }

  /** @param {string} code */
  function speak(code) {
    if (phase === "attract") enter("visit");
    setLanguage(code).catch(() => notices.fail(() => t("error.language", { language: code })));
  }

  function touched() {
    if (phase === "attract") return;
    last = Date.now();
    if (phase === "visit") return;
    phase = "visit";
    look.show(phase, 0);
  }

  function tick() {
    const now = Date.now();
    if (now < last) last = now; // somebody set the clock
    const since = now - last;
    if (phase === "attract") {
      if (session.state.over ? since > REST && !stage.telling : since > STUCK && !stage.telling) enter("attract");
      return;
    }
    const left = Math.ceil(idle() + ASKING - since / 1000);
    if (left <= 0) leave();
    else if (left <= ASKING) {
      const asks = phase === "visit";
      phase = "asking";
      look.show(phase, left);
      if (asks) say(t("kiosk.ask"), t("kiosk.left", { seconds: left }));
    }
  }

  session.subscribe(() => {
    if (phase === "attract") last = Date.now();
  });
  // The touch that answers the question is no sowing.
  for (const type of ["pointerdown", "pointermove", "keydown", "wheel", "input"]) {
    parts.root.addEventListener(type, (event) => {
      const asking = phase === "asking";
      touched();
      if (!asking || type !== "keydown" || /** @type {KeyboardEvent} */ (event).key === "Tab") return;
      event.preventDefault();
      event.stopPropagation();
    }, { capture: true, passive: type === "wheel", signal });
  }
  guard(parts.root, () => true, signal);
  const timer = setInterval(tick, TICK);
  // A page that comes back from sleep looks at once.
  document.addEventListener("visibilitychange", tick, { signal });
  addEventListener("pageshow", tick, { signal });
  signal.addEventListener("abort", () => clearInterval(timer));
  onLanguage(() => look.speaks(), signal);
  look.show(phase, 0);

  return {
    /** The computer plays to itself. */
    get attracting() {
      return phase === "attract";
    },
    /** Takes other options: it begins anew. */
    restart: () => enter("attract"),
  };
}

/** @typedef {ReturnType<typeof createKiosk>} Kiosk */
