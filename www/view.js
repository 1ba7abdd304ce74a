/**
 * A board that lives anywhere: in the page, in an element of somebody else's page, a dozen at once. It joins the session,
 * the picture, the buttons and the words. An intent goes to the session, which commits; then everything that can be read
 * is written, the change is said, and at last its story is told.
 *
 * It touches nothing outside its root, and `destroy` leaves nothing behind.
 */
import { createAnnouncer } from "./announce.js";
import { SPEEDS } from "./config.js";
import { createCommandDoor } from "./command-door.js";
import { createControls } from "./controls.js";
import { NO_EXERCISE } from "./exercise.js";
import { createHoles } from "./holes.js";
import { createKeys } from "./keys.js";
import { lookOf, prefersStill, watchColours } from "./look.js";
import { createMind } from "./mind.js";
import { createMoves } from "./moves.js";
import { createNotices } from "./notices.js";
import { createPlayers } from "./players.js";
import { createPointing } from "./pointing.js";
import { reasonOf } from "./reasons.js";
import { createResult } from "./result.js";
import { eventSentence, seatValues } from "./sentences.js";
import { createSession } from "./session.js";
import { createSound } from "./sound.js";
import { createStage } from "./stage.js";
import { createLines, noticesFor, spokenNotices } from "./status.js";
import { fillAll, onLanguage, spokenNow, t } from "./text.js";
import { makeParts } from "./view-parts.js";

/** @typedef {import("./exercise.js").Exercise} Exercise */
/** @typedef {import("./types.js").Change} Change */
/** @typedef {import("./types.js").Settings} Settings */
/** @typedef {import("./types.js").Step} Step */

/**
 * What happens, for whoever shows more than the board.
 * @typedef {object} Hooks
 * @property {(layout: import("./geometry.js").Layout) => void} [placed]
 * @property {(change: Change) => void} [committed] before anything of it is shown
 * @property {() => void} [shown] everything that can be read has been written anew
 * @property {(change: Change) => void} [said] a change of the game proper is complete
 * @property {() => void} [values] more is known of the board as it stands
 * @property {() => void} [rested] a story has begun, paused or ended
 */

/**
 * @typedef {object} ViewOptions
 * @property {import("./session.js").Maker} make
 * @property {import("./ai.js").Ai} ai
 * @property {{ readonly current: Settings, set: (change: Partial<Settings>) => void }} settings whoever changes them
 *   calls `settle` of the view
 * @property {() => number | undefined} [room] how high the picture may be
 * @property {Pick<import("./controls.js").ControlsOptions, "rows" | "speed">} [controls]
 * @property {{ new: () => void, more: () => void }} acts what these two buttons do
 * @property {() => Exercise | null} [exercise] null: the game itself stands there
 * @property {() => boolean} [still] nothing is to move; whoever asked the device for that gets it anyway
 * @property {() => string | null} [closed] why nothing can be sown here, if so
 * @property {() => boolean} [walking] the game is walked through by the buttons that else step through a story
 * @property {() => boolean} [undo] whether sowings can be taken back
 * @property {() => number} [linger] how much longer than usual the computer waits between two sowings, in milliseconds
 * @property {Hooks} [hooks]
 */

/**
 * @param {HTMLElement} root an empty element
 * @param {ViewOptions} options
 */
export function createView(root, options) {
  const { acts: { more, new: begin }, ai, closed = () => null, hooks = {}, linger = () => 0, make, settings, undo = () => true, walking = () => false } = options;
  const exercise = () => options.exercise?.() ?? NO_EXERCISE;
  const still = () => prefersStill() || options.still?.() === true;
  const ended = new AbortController();

  const parts = makeParts(root);
  const { say, add, reply, sayChange } = createAnnouncer(parts.live, {
    brief: () => settings.current.brief,
    heard: (text) => commands.heard(text),
  });
  const lines = createLines(parts);
  const session = createSession(make);
  const players = createPlayers();
  const notices = createNotices(parts.notices);
  /** The players stopped a decided game; whatever is done next goes on with it. */
  let stopped = false;
  /** Whether North has the lower row. */
  let turned = false;
  /** What is being told, for the line under the board. @type {Step | "refill" | null} */
  let told = null;

  const result = createResult(parts.result, parts.status, { again: () => goOn(again), nextRound: () => goOn(nextRound) });
  const controls = createControls(parts.controls, {
    ...options.controls,
    act: (name) => acts[name](),
    setSpeed(speed) {
      settings.set({ speed });
      stage.changeSpeed();
    },
  });
  const sound = createSound({
    settings: () => settings.current,
    look: () => lookOf(session.state, settings.current),
    box: () => stage.box,
  });
  const stage = createStage({
    sound,
    stage: parts.stage,
    canvas: parts.canvas,
    signal: ended.signal,
    room: options.room ?? (() => undefined),
    placed(layout) {
      root.dataset.board = layout.upright ? "upright" : "lying";
      root.toggleAttribute("data-turned", layout.turned);
      holes.place(layout);
      showHoles();
      hooks.placed?.(layout);
    },
    changed() {
      if (!stage.telling) told = null;
      sit();
      showMoving();
      if (!stage.telling) mind.rested();
      hooks.rested?.();
    },
    told(step, event) {
      if (eventSentence(step, event)) lines.showPreview(() => eventSentence(step, event) ?? "", "told");
    },
    look: () => lookOf(session.state, settings.current),
    choices: () => ({
      asPrinted: settings.current.asPrinted,
      turned,
      facing: settings.current.seating === "facing",
      left: settings.current.leftHanded,
      speed: SPEEDS[settings.current.speed],
      reduced: still(),
      backward: session.backward,
      tags: settings.current.values,
      playable: !mind.opponent.due && closed() === null,
    }),
  });
  const keys = createKeys({
    session,
    anyHole: () => exercise().anyHole,
    choose: (hole) => moves.play(hole),
    act(name) {
      if (name !== "undo" && name !== "redo" || undo()) acts[name]();
    },
    typing: (text, hole) => pointing.typing(text, hole),
  });
  const holes = createHoles({
    grid: parts.grid,
    choose(hole, how) {
      // The first click on moving seeds only ends the story: what it would hit is not yet seen to lie there.
      const wasTelling = stage.telling;
      stage.skip();
      if (!wasTelling || how === "key") moves.play(hole);
    },
    point: (hole) => pointing.moved(hole),
    press: (key) => keys.press(key),
  });
  const moves = createMoves({
    session,
    stage: () => stage,
    mind: () => mind,
    exercise,
    lines,
    say,
    still,
    closed,
    walking,
    telling(step) {
      told = step;
    },
    fail: (cause) => notices.fail(() => t("error.play", { reason: reasonOf(cause) })),
  });
  const mind = createMind({
    ai,
    session,
    players,
    settings,
    stage,
    lines,
    say,
    still,
    linger,
    idle: () => exercise().active || stopped,
    refresh: showMoving,
    turn: face,
    values() {
      showHoles();
      hooks.values?.();
    },
    fail: (text) => notices.fail(text),
  });
  const pointing = createPointing({
    session, stage, keys, holes, lines, say,
    silent: () => exercise().silent,
    closed: () => closed() !== null,
    hinted: () => mind.hinted,
  });

  const commands = createCommandDoor(parts.command, {
    wanted: () => settings.current.commands,
    want: (wanted) => settings.set({ commands: wanted }),
    leave: () => holes.focus(session.legal[0] ?? 0),
    fail: (text) => notices.fail(text),
    commands: {
      session,
      exercise,
      reply,
      brief: () => settings.current.brief,
      setBrief: (brief) => settings.set({ brief }),
      shut: () => closed() ?? mind.refusal,
      sow(hole, backward) {
        face(backward);
        moves.play(hole);
      },
      acts: {
        undo: { can: () => session.state.canUndo && exercise().walks && undo(), act: () => acts.undo() },
        redo: { can: () => session.state.canRedo && exercise().walks && undo(), act: () => acts.redo() },
        hint: { can: () => mind.canHint && closed() === null, act: () => acts.hint() },
        next: {
          can: () => session.state.over && !exercise().active && closed() === null,
          act: () => (session.state.match?.canStartRound ? nextRound() : again()),
        },
      },
    },
  });

  const acts = {
    command: () => void commands.open(),
    new: begin,
    turn,
    undo: () => exercise().walks && mind.undo(),
    redo: () => exercise().walks && mind.redo(),
    hint: () => mind.canHint && closed() === null && mind.hint(),
    more,
    replay: () => void moves.replay(),
    back: () => moves.back(),
    pause: () => mind.pause(),
    forward: () => moves.forward(),
    skip: () => stage.skip(),
  };

  function again() {
    players.set(players.levels); // another game, another seed
    session.again();
  }

  function nextRound() {
    session.newRound();
  }

  /**
   * Does what a button of the result offers. The button goes away with the result, so the board takes the focus.
   * @param {() => void} act
   */
  function goOn(act) {
    act();
    const [hole] = session.legal;
    if (hole === undefined) return;
    pointing.leave(hole);
    holes.focus(hole);
  }

  /** Sows this way round next, where the rules leave a choice, and shows what that would do. @param {boolean} backward */
  function face(backward) {
    if (session.backward === backward) return;
    session.turn(backward);
    showHoles();
    stage.redraw();
    mind.turned();
    showMoving();
  }

  /** The other way round. */
  function turn() {
    if (!canTurn()) return;
    stage.skip();
    face(!session.backward);
    say(t(session.backward ? "direction.backward" : "direction.forward"));
  }

  const canTurn = () => session.state.directions && !session.state.over && !exercise().silent && !mind.opponent.due && closed() === null;

  function stop() {
    stopped = true;
    stage.skip();
    show();
    const { state } = session;
    parts.result.querySelector("button")?.focus();
    say(parts.result.querySelector("h2")?.textContent ?? "", t("say.stopped", { ply: state.ply }));
  }

  /**
   * Passes the board on: whoever is to move has the lower row, or the one person who plays. Never while something moves,
   * nor when nobody is to move any more.
   */
  function sit() {
    const { seating } = settings.current;
    const { mover, over } = session.state;
    const people = /** @type {import("./types.js").Seat[]} */ ([0, 1]).filter((seat) => players.level(seat) === 0);
    if (seating === "turning" && (stage.telling || (over && people.length > 1))) return;
    const near = people.length > 1 ? mover : people[0];
    const next = seating === "turning" && near === 1;
    if (next === turned) return;
    turned = next;
    stage.place();
    stage.passOn();
    if (seating !== "turning" || people.length < 2) return;
    // After the sentence about the sowing itself, which may be yet to come.
    queueMicrotask(() => add(t("say.passedOn", seatValues(mover))));
  }

  /** What changes while a story is told. */
  function showMoving() {
    const { state } = session;
    const { active, walks } = exercise();
    const canReplay = session.lastSowing !== undefined && !still();
    const { thinking, waiting } = mind.opponent;
    const computer = thinking ? "thinking" : waiting ? "waits" : null;
    lines.showTurn(session, told === "refill" ? null : told, told === "refill", computer);
    // The last story is told to its end before the result is shown.
    result.update(session, stopped, stage.telling || active, closed() !== null);
    controls.update({
      canUndo: state.canUndo && walks && undo(),
      canRedo: state.canRedo && walks && undo(),
      canHint: mind.canHint && closed() === null,
      canTurn: canTurn(),
      directions: state.directions,
      backward: session.backward,
      canReplay,
      canPause: stage.telling || mind.opponent.due,
      canStepBack: stage.telling || session.varying || (walking() ? state.canUndo : canReplay),
      canStepOn: stage.telling || mind.canStepOn || (walking() && state.canRedo),
      telling: stage.telling,
      paused: stage.telling ? stage.paused : waiting,
      speed: settings.current.speed,
      left: settings.current.leftHanded,
    });
    if (!stage.telling) pointing.refresh();
  }

  function showHoles() {
    const previews = exercise().offered(session.previews);
    const shut = mind.opponent.due || closed() !== null;
    holes.update(session.state, shut ? previews.map((each) => ({ ...each, legal: false })) : previews, mind.words);
  }

  /** Writes everything that can be read from the committed state. */
  function show() {
    lines.showBanks(session.state);
    showHoles();
    notices.update(stopped || exercise().active ? [] : noticesFor(session, closed() === null ? stop : null));
    showMoving();
    hooks.shown?.();
    mind.consider();
  }

  /** @param {Change} change */
  function tell({ kind, round, steps }) {
    const { state } = session;
    const last = session.lastSowing;
    const sowing = steps.find((step) => step.kind === "sow");
    lines.showPreview("", "told"); // what stood there was about the board before
    if (kind === "play" && sowing) {
      told = sowing;
      stage.tell(sowing, exercise().seen(state), last);
    } else if (kind === "round" && round) {
      told = "refill";
      stage.refill(round, state);
    } else {
      told = null;
      stage.show(exercise().seen(state), last, exercise().sown);
    }
  }

  /** Whether this is the computer's answer to a person's sowing. @param {Change} change */
  function answers({ kind, steps }) {
    return kind === "play" && !players.exhibition && steps.some(({ seat }) => players.level(seat) > 0);
  }

  session.subscribe((change) => {
    stopped = false;
    pointing.leave(holes.pointed);
    notices.clearError();
    keys.clear();
    mind.committed(change);
    hooks.committed?.(change);
    tell(change);
    show();
    const { active, tried } = exercise();
    // It says what there is to say, and keeps the game as it was; but for what one tries by oneself.
    if (active && !(tried && change.kind === "play")) return;
    sayChange(change, session.state, spokenNotices(change, noticesFor(session, null), session.state), !active && answers(change));
    if (!active) hooks.said?.(change);
  });
  watchColours(() => stage.redraw(), ended.signal);
  void commands.settle();
  function nameLanguage() {
    const { code, direction } = spokenNow();
    root.lang = code;
    root.dir = direction;
  }
  nameLanguage();
  onLanguage(() => {
    nameLanguage();
    fillAll(root);
    keys.clear();
    show();
    stage.place(); // names have another length
  }, ended.signal);
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || !stage.telling) return;
    event.preventDefault(); // one press ends one thing
    stage.skip();
  }, { signal: ended.signal });

  return {
    parts, session, settings, players, stage, holes, moves, mind, notices, say, add, show,
    /** Ends with the view. */
    signal: ended.signal,
    get stopped() {
      return stopped;
    },
    /** Something else is going to stand on the board: the game is not stopped any more, and no story is told. */
    clear() {
      stopped = false;
      session.leave();
      stage.skip();
    },
    /** The settings have changed. */
    settle() {
      sound.settle();
      void commands.settle();
      sit();
      stage.place();
      showMoving();
      mind.consider();
    },
    /** Shows the game as it stands, when none has been put on the board. */
    open() {
      stage.show(session.state, undefined);
      show();
    },
    /** Nothing of it is left: no listener, no frame, no question to the engine, no handle into the rules. */
    destroy() {
      if (ended.signal.aborted) return;
      ended.abort();
      sound.destroy();
      mind.stop();
      session.free();
      root.replaceChildren();
      delete root.dataset.board;
      delete root.dataset.turned;
    },
  };
}

/** @typedef {ReturnType<typeof createView>} View */
