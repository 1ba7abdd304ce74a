/**
 * What of a view asks the engine: the computer's turns, the values on the board and the hint. It keeps them in step
 * with the game, and draws what they find.
 */
import { createAnalysis } from "./analysis.js";
import { BREATH, SPEEDS } from "./config.js";
import { createHint } from "./hint.js";
import { createOpponent, takeBack, takeUp } from "./opponent.js";
import { reasonOf } from "./reasons.js";
import { isBackward } from "./sowing.js";
import { t } from "./text.js";
import { valueTags, valueWords } from "./values.js";

/** @typedef {import("./players.js").Players} Players */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./types.js").Settings} Settings */

/**
 * @typedef {object} MindHost
 * @property {import("./ai.js").Ai} ai
 * @property {Session} session
 * @property {Players} players
 * @property {{ readonly current: Settings, set: (change: Partial<Settings>) => void }} settings
 * @property {import("./stage.js").Stage} stage
 * @property {() => boolean} idle whether the engine is to leave the board alone: something else stands on it
 * @property {() => void} refresh writes what changes while nothing is committed
 * @property {() => void} values more is known of the values of the holes
 * @property {import("./status.js").Lines} lines
 * @property {(sentence: string) => void} say
 * @property {(backward: boolean) => void} turn chooses the direction of the next sowing
 * @property {() => boolean} still nothing moves
 * @property {() => number} linger how much longer it waits before it plays, in milliseconds
 * @property {(text: () => string) => void} fail says what went wrong
 */

/** @param {MindHost} host */
export function createMind({ ai, fail, idle, linger, lines, players, refresh, say, session, settings, stage, still, turn, values }) {
  let couldStepOn = false;
  const wanted = () => settings.current.values && !idle();

  const opponent = createOpponent({
    ai,
    session,
    players,
    idle,
    breath() {
      if (stage.telling) return null;
      if (SPEEDS[settings.current.speed] === Infinity) return 0;
      return (still() ? BREATH.still : BREATH.moving) + linger();
    },
    play: (sowing) => session.play(sowing),
    changed: refresh,
    failed: (cause) => fail(() => t("error.computer", { reason: reasonOf(cause) })),
  });
  const analysis = createAnalysis({ ai, session, wanted, changed: showValues });
  const hint = createHint({
    ai,
    session,
    known: () => (wanted() ? analysis.found : null),
    say,
    turn,
    show(hole, text) {
      stage.hint(hole);
      lines.showPreview(text, "hint");
    },
    failed: (cause) => fail(() => t("analysis.failed", { reason: reasonOf(cause) })),
  });

  function showValues() {
    const { found } = analysis;
    const { state } = session;
    stage.tag(found && wanted() ? valueTags(found, state.holes.length, session.backward) : undefined);
    values();
    const now = session.varying && analysis.canStepOn;
    if (now === couldStepOn) return;
    couldStepOn = now;
    refresh();
  }

  return {
    opponent,
    analysis,
    /** Another direction has been chosen: what is written on the board is about it. */
    turned: showValues,
    /** @param {import("./types.js").Change} change */
    committed(change) {
      hint.drop();
      if (idle()) return;
      opponent.committed(change);
    },
    /** Everything has been written; now see what is to be thought about. */
    consider() {
      opponent.consider();
      analysis.look();
      showValues();
    },
    /** A story has ended: the computer may play on. */
    rested() {
      opponent.consider();
    },
    undo: () => takeBack(session, players),
    redo: () => takeUp(session, players),
    /** Along best play, where a variation stands on the board: by the buttons that else step through a story. */
    get canStepOn() {
      return session.varying && analysis.canStepOn;
    },
    stepOn: () => analysis.stepOn(),
    stepBack: () => analysis.stepBack(),
    get canHint() {
      return !session.state.over && !opponent.due && !idle();
    },
    hint() {
      stage.skip();
      hint.ask();
    },
    get hinted() {
      return hint.sentence;
    },
    /** Pauses or goes on: the story that is told, and the computer's turns. */
    pause() {
      if (!stage.telling) {
        opponent.hold(!opponent.waiting);
        return;
      }
      stage.togglePause();
      opponent.hold(stage.paused);
    },
    /** Says why a person cannot sow now, if the computer is to. */
    get refusal() {
      return opponent.due ? t(opponent.waiting ? "preview.computer.waits" : "preview.computer") : null;
    },
    /** What sowing each hole is worth, in words; only what is sure not to change any more. */
    get words() {
      const { found } = analysis;
      if (!found?.finished || !wanted()) return [];
      /** @type {(string | null)[]} */
      const words = session.state.holes.map(() => null);
      const towards = found.holes.filter(({ sowing }) => isBackward(sowing) === session.backward);
      for (const known of towards) words[known.hole] = valueWords(known);
      return words;
    },
    /** Asks nothing any more. */
    stop() {
      opponent.drop();
      analysis.stop();
      hint.drop();
    },
  };
}

/** @typedef {ReturnType<typeof createMind>} Mind */
