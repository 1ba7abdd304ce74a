/**
 * The game on the page: it joins the session, the picture, the buttons and the words. An intent goes to the session,
 * which commits; then everything that can be read is written, the change is said, and at last its story is told.
 */
import { createAddress } from "./address.js";
import { say, sayChange } from "./announce.js";
import { createAsk } from "./ask.js";
import { begin } from "./begin.js";
import { SPEEDS } from "./config.js";
import { createControls } from "./controls.js";
import { byId } from "./dom.js";
import { createHoles } from "./holes.js";
import { createKeys } from "./keys.js";
import { keepGame } from "./keep.js";
import { createLog } from "./log.js";
import { applyTheme, lookOf, prefersStill, watchColours } from "./look.js";
import { createMatchTable } from "./matchtable.js";
import { createMore } from "./more.js";
import { createMind } from "./mind.js";
import { createMoves } from "./moves.js";
import { createNotices } from "./notices.js";
import { createPlayers } from "./players.js";
import { createResult } from "./result.js";
import { createRules } from "./rules.js";
import { eventSentence, previewSentence } from "./sentences.js";
import { createSession } from "./session.js";
import { createSettings } from "./settings.js";
import { createSetup } from "./setup.js";
import { createStage } from "./stage.js";
import {
  idleSentence, noticesFor, showBanks, showHead, showPreview, showTurn, spokenNotices,
} from "./status.js";
import { createTabs } from "./tabs.js";
import { t } from "./text.js";
import { createTraining } from "./training.js";

/** @typedef {import("./types.js").Change} Change */
/** @typedef {import("./types.js").Settings} Settings */
/** @typedef {import("./types.js").Step} Step */

/**
 * @param {import("./session.js").Maker} make
 * @param {import("./ai.js").Ai} ai
 */
export function createGame(make, ai) {
  byId("app", HTMLElement).hidden = false;

  const session = createSession(make);
  const settings = createSettings(applySettings);
  const players = createPlayers();
  /** The players stopped a decided game; whatever is done next goes on with it. */
  let stopped = false;
  /** Whether the browser has been found to keep nothing; said once. */
  let toldUnkept = false;
  /**
   * The hole that the pointer was left on by the last change. Until it moves on, the line tells what happened rather
   * than what that hole would do next.
   * @type {number | null}
   */
  let leftOn = null;
  /** What is being told, for the line under the board. @type {Step | "refill" | null} */
  let told = null;

  const askFirst = createAsk();
  /** Whatever takes the place of the game asks first; training has put the game aside, and hands it back before. @type {typeof askFirst} */
  const ask = (of, act) => {
    training.leave();
    askFirst(of, act);
  };
  const address = createAddress(session, ask, () => players.reset());
  const tabs = createTabs();
  const log = createLog(byId("panel-log", HTMLElement), (ply) => moves.goTo(ply));
  const matchTable = createMatchTable(byId("panel-match", HTMLElement));
  const rules = createRules(byId("panel-rules", HTMLElement));
  const notices = createNotices(byId("notices", HTMLElement));
  const setup = createSetup((game, options, levels) => {
    const start = () => {
      players.set(levels);
      session.start(game, options);
    };
    if (stopped) start();
    else ask(session, start);
  }, () => training.open());
  const more = createMore({
    session,
    set: (change) => settings.set(change),
    setPlayers(levels) {
      players.set(levels);
      show();
      keep();
    },
    openText: (text) => address.openText(text, () => more.close()),
  });
  const result = createResult(byId("result", HTMLElement), {
    again: () => goOn(() => {
      players.set(players.levels); // another game, another seed
      session.again();
    }),
    nextRound: () => goOn(() => session.newRound()),
  });
  const controls = createControls(byId("controls", HTMLElement), {
    act: (name) => acts[name](),
    setSpeed(speed) {
      settings.set({ speed });
      stage.changeSpeed();
    },
  });
  const stage = createStage({
    stage: byId("stage", HTMLElement),
    canvas: byId("canvas", HTMLCanvasElement),
    placed(layout) {
      document.documentElement.dataset.board = layout.upright ? "upright" : "lying";
      holes.place(layout);
      showHoles();
    },
    changed() {
      if (!stage.telling) told = null;
      showMoving();
      if (!stage.telling) mind.rested();
    },
    told(step, event) {
      const text = eventSentence(step, event);
      if (text) showPreview(text, "told");
    },
    look: () => lookOf(session.state, settings.current),
    choices: () => ({
      asPrinted: settings.current.asPrinted,
      speed: SPEEDS[settings.current.speed],
      reduced: prefersStill(),
      tags: settings.current.values,
      playable: !mind.opponent.due,
    }),
  });
  const keys = createKeys({ session, anyHole: () => training.anyHole, choose: (hole) => moves.play(hole), act: (name) => acts[name](), typing: showTyping });
  const holes = createHoles({
    grid: byId("grid", HTMLElement),
    choose(hole, how) {
      // The first click on moving seeds only ends the story: what it would hit is not yet seen to lie there.
      const wasTelling = stage.telling;
      stage.skip();
      if (!wasTelling || how === "key") moves.play(hole);
    },
    point(hole) {
      if (hole !== leftOn) leftOn = null;
      showPointed(leftOn === null ? hole : null);
    },
    press: (key) => keys.press(key),
  });

  const moves = createMoves({
    session,
    stage: () => stage,
    mind: () => mind,
    training: () => training,
    telling(step) {
      told = step;
    },
    fail: (cause) => notices.fail(t("error.play", { reason: cause instanceof Error ? cause.message : String(cause) })),
  });

  const training = createTraining({
    session,
    ai,
    begins() {
      stopped = false;
      session.leave();
      stage.skip();
    },
    refresh: show,
    replay: () => void moves.replay(),
    focus: (hole) => holes.focus(hole),
    refuse: (hole) => moves.refuse(hole),
  });

  const mind = createMind({
    ai,
    session,
    players,
    settings,
    stage,
    idle: () => training.active || stopped,
    refresh: showMoving,
    values: showHoles,
    reviewed: showLog,
    goTo: (ply) => moves.goTo(ply),
    fail: (text) => notices.fail(text),
  });

  const acts = {
    new: () => setup.open({
      game: session.state.game,
      match: session.kind.match === true,
      rounds: session.kind.rounds ?? 0,
      starter: session.firstStarter,
      levels: players.levels,
    }),
    undo: () => training.walks && mind.undo(),
    redo: () => training.walks && mind.redo(),
    hint: () => mind.canHint && mind.hint(),
    more: () => more.open(settings.current, players.levels),
    replay: () => void moves.replay(),
    back: () => moves.back(),
    pause: () => mind.pause(),
    forward: () => moves.forward(),
    skip: () => stage.skip(),
  };

  /**
   * Does what a button of the result offers. The button goes away with the result, so the board takes the focus.
   * @param {() => void} act
   */
  function goOn(act) {
    act();
    const [hole] = session.state.legal;
    if (hole === undefined) return;
    leftOn = hole;
    holes.focus(hole);
  }

  function stop() {
    stopped = true;
    stage.skip();
    show();
    const { state } = session;
    byId("result", HTMLElement).querySelector("button")?.focus();
    say(byId("result-title", HTMLElement).textContent ?? "", t("say.stopped", { ply: state.ply }));
  }

  /** @param {number | null} hole */
  function showPointed(hole) {
    if (stage.telling) return;
    const preview = session.state.over ? undefined : session.previews.find((each) => each.hole === hole);
    keys.clear();
    if (training.silent) {
      stage.point(preview ? { ...preview, legal: false } : null);
      showPreview(session.lastSowing ? idleSentence(session.state, session.lastSowing) : "", "idle");
      return;
    }
    stage.point(preview ?? null);
    if (preview) showPreview(previewSentence(preview, session.state), "pointed");
    else if (mind.hinted !== null) showPreview(mind.hinted, "hint");
    else showPreview(idleSentence(session.state, session.lastSowing), "idle");
  }

  /**
   * A number is being typed.
   * @param {string} text
   * @param {number | null} hole a hole of the board that it names, to be pointed out
   */
  function showTyping(text, hole) {
    if (hole !== null) holes.focus(hole);
    if (text) {
      showPreview(text, "typing");
      say(text);
    } else showPointed(holes.pointed);
  }

  /** What changes while a story is told. */
  function showMoving() {
    const { state } = session;
    const canReplay = session.lastSowing !== undefined && !prefersStill();
    const { thinking, waiting } = mind.opponent;
    const computer = thinking ? "thinking" : waiting ? "waits" : null;
    showTurn(session, told === "refill" ? null : told, told === "refill", computer);
    // The last story is told to its end before the result is shown.
    result.update(session, stopped, stage.telling || training.active);
    controls.update({
      canUndo: state.canUndo && training.walks,
      canRedo: state.canRedo && training.walks,
      canHint: mind.canHint,
      canReplay,
      canPause: stage.telling || mind.opponent.due,
      canStepBack: stage.telling || canReplay || session.varying,
      canStepOn: stage.telling || mind.canStepOn,
      telling: stage.telling,
      paused: stage.telling ? stage.paused : waiting,
      speed: settings.current.speed,
    });
    if (!stage.telling) showPointed(holes.pointed === leftOn ? null : holes.pointed);
  }

  function showHoles() {
    const previews = training.offered(session.previews);
    const mine = mind.opponent.due ? previews.map((each) => ({ ...each, legal: false })) : previews;
    holes.update(session.state, mine, mind.words);
  }

  function showLog() {
    const { state, steps } = session.main;
    log.update(state, steps, mind.verdicts);
  }

  /** Writes everything that can be read from the committed state. */
  function show() {
    const { state } = session;
    const { state: game } = session.main;
    showHead(game, training.active ? [0, 0] : players.levels);
    showBanks(state);
    showHoles();
    showLog();
    tabs.show("match", game.match !== null);
    tabs.show("analysis", !training.active); // it would tell the answer
    matchTable.update(game);
    rules.update(state.game);
    notices.update(stopped || training.active ? [] : noticesFor(session, stop));
    showMoving();
    mind.consider();
  }

  /** @param {Change} change */
  function tell({ kind, round, steps }) {
    const { state } = session;
    const last = session.lastSowing;
    const sowing = steps.find((step) => step.kind === "sow");
    showPreview("", "told"); // what stood there was about the board before
    if (kind === "play" && sowing) {
      told = sowing;
      stage.tell(sowing, training.seen(state), last);
    } else if (kind === "round" && round) {
      told = "refill";
      stage.refill(round, state);
    } else {
      told = null;
      stage.show(training.seen(state), last, training.sown);
    }
  }

  /** @param {Settings} now */
  function applySettings(now) {
    applyTheme(now);
    stage.place();
    showMoving();
    mind.consider();
  }

  function keep() {
    if (keepGame(session, players) || toldUnkept) return;
    toldUnkept = true;
    notices.fail(t("error.storage"));
  }

  /** Whether this is the computer's answer to a person. @param {Change} change */
  function answers({ kind, steps }) {
    return kind === "play" && !players.exhibition && steps.some(({ seat }) => players.level(seat) > 0);
  }

  session.subscribe((change) => {
    stopped = false;
    leftOn = holes.pointed;
    notices.clearError();
    keys.clear();
    mind.committed(change);
    tell(change);
    show();
    if (training.active) return; // it says what there is to say, and keeps the game as it was
    sayChange(change, session.state, spokenNotices(change, noticesFor(session, stop), session.state), answers(change));
    keep();
  });

  applyTheme(settings.current);
  begin({
    session,
    players,
    address,
    show() {
      stage.show(session.state, undefined);
      show();
    },
    fail: (text) => notices.fail(text),
  });
  watchColours(() => stage.redraw());
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && stage.telling && !document.querySelector("dialog[open]")) stage.skip();
  });
}
