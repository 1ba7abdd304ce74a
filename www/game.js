/**
 * The game on the page: the board, and what stands beside it.
 */
import { createAddress } from "./address.js";
import { createAsk } from "./ask.js";
import { begin } from "./begin.js";
import { byId } from "./dom.js";
import { canFill, makeFullScreen } from "./full-screen.js";
import { createGlossary } from "./glossary.js";
import { firstPainted, removeFirst } from "./first.js";
import { showHead } from "./head.js";
import { keepGame } from "./keep.js";
import { createLanguageMenu } from "./language-menu.js";
import { createLesson } from "./lesson.js";
import { createLog } from "./log.js";
import { applyTheme } from "./look.js";
import { createMatchTable } from "./matchtable.js";
import { pageRoom } from "./place.js";
import { reasonOf } from "./reasons.js";
import { createRules } from "./rules.js";
import { createSettings } from "./settings.js";
import { breathe } from "./slices.js";
import { noteShown } from "./shown.js";
import { createStudy } from "./study.js";
import { createTabs } from "./tabs.js";
import { onLanguage, spokenNow, t } from "./text.js";
import { createTraining } from "./training.js";
import { createProgress } from "./training-progress.js";
import { placeTraining } from "./training-place.js";
import { createView } from "./view.js";
import { whenOpened } from "./when-opened.js";

/**
 * Puts the page together, in steps, so that none of them holds up what is to be seen or heard.
 * @param {import("./session.js").Maker} make
 * @param {import("./ai.js").Ai} ai
 * @param {{ program: string, rules: number }} versions
 */
export async function createGame(make, ai, versions) {
  const app = byId("app", HTMLElement);
  app.inert = true; // until all of it is there
  await firstPainted();
  /** What stands beside the board is written when all of it is there. */
  let besides = false;
  /** Whether the browser has been found to keep nothing; said once. */
  let toldUnkept = false;

  const settings = createSettings((now) => {
    applyTheme(now);
    view.settle();
    rules.update(session.main.state); // its drawings lie as the board does
  });
  applyTheme(settings.current);
  const view = createView(byId("play", HTMLElement), {
    make,
    ai,
    settings,
    room: pageRoom,
    exercise: () => (lesson.active ? lesson : training),
    acts: {
      new: () => setup.open({
        rules: session.state.rules,
        match: session.kind.match === true,
        rounds: session.kind.rounds ?? 0,
        starter: session.firstStarter,
        levels: players.levels,
      }),
      more: () => more.open(settings.current, players.levels),
    },
    hooks: {
      placed: ({ upright }) => {
        document.documentElement.dataset.board = upright ? "upright" : "lying";
      },
      committed: () => training.active || lesson.active || study.committed(),
      shown,
      rested: () => lesson.update(),
      said: keep,
      values: () => study.values(),
    },
  });
  const { holes, moves, notices, players, session, stage } = view;
  view.parts.stage.hidden = true; // the first picture stands there yet
  await breathe();
  const log = createLog(byId("panel-log", HTMLElement), (ply) => moves.goTo(ply));
  const study = createStudy(byId("panel-analysis", HTMLElement), { ai, view, reviewed: showLog });

  const askFirst = createAsk();
  /** Whatever takes the place of the game asks first; training has put the game aside, and hands it back before. @type {typeof askFirst} */
  const ask = (of, act) => {
    training.leave();
    askFirst(of, act);
  };
  const address = createAddress(session, ask, () => players.reset());
  const tabs = createTabs();
  const matchTable = createMatchTable(byId("panel-match", HTMLElement));
  const unfetched = (/** @type {unknown} */ cause) => notices.fail(() => t("error.part", { reason: reasonOf(cause) }));
  const setup = whenOpened(async () => (await import("./setup.js")).createSetup((game, options, levels) => {
    const start = () => {
      players.set(levels);
      session.start(game, options);
    };
    if (view.stopped) start();
    else ask(session, start);
  }, session.rules, {
    training: () => training.open(),
    first: (game) => void rules.first(game),
  }), unfetched);
  const more = whenOpened(async () => (await import("./more.js")).createMore({
    versions,
    session,
    set: (change) => settings.set(change),
    setPlayers(levels) {
      players.set(levels);
      view.show();
      keep();
    },
    openText: (text) => address.openText(text, () => more.made()?.close()),
  }), unfetched);
  const training = createTraining({
    session,
    ai,
    say: view.say,
    add: view.add,
    begins: () => view.clear(),
    refresh: () => view.show(),
    replay: () => void moves.replay(),
    focus: (hole) => holes.focus(hole),
    refuse: (hole) => moves.refuse(hole),
    places: {
      place: byId("training", HTMLElement),
      foot: byId("training-foot", HTMLElement),
      root: document.documentElement,
    },
    progress: createProgress(),
    chooser: (start) => whenOpened(async () => (await import("./training-dialog.js")).createTrainingDialog(start), unfetched),
  });
  placeTraining(view.parts.status);
  const lesson = createLesson({
    session,
    say: view.say,
    begins() {
      training.leave();
      view.clear();
    },
    refresh: () => view.show(),
    telling: () => stage.telling,
    sight() {
      const { bottom, top } = view.parts.stage.getBoundingClientRect();
      if (top < 0 || bottom > document.documentElement.clientHeight) view.parts.stage.scrollIntoView({ block: "start" });
    },
    hint: (hole) => stage.hint(hole),
    focus: (hole) => holes.focus(hole),
    refuse: (hole) => moves.refuse(hole),
    reply: (text) => moves.reply(text),
  });
  const rules = createRules({
    panel: byId("panel-rules", HTMLElement),
    make,
    lesson,
    language: () => spokenNow().code,
    asPrinted: () => settings.current.asPrinted,
    reveal: () => tabs.choose("rules"),
  });
  view.parts.status.before(lesson.place);
  view.parts.status.after(lesson.foot);

  function showLog() {
    const { state, steps } = session.main;
    log.update(state, steps, study.verdicts);
  }

  /** The board has been written; now what stands beside it. */
  function shown() {
    if (!besides) return;
    const { state: game } = session.main;
    showHead(game, training.active ? [0, 0] : players.levels);
    showLog();
    tabs.show("match", game.match !== null);
    tabs.show("analysis", !training.active && !lesson.active); // it would tell the answer
    matchTable.update(game);
    rules.update(game);
    study.review();
  }

  function keep() {
    noteShown(session.main.state);
    if (keepGame(session, players) || toldUnkept) return;
    toldUnkept = true;
    notices.fail(() => t("error.storage"));
  }

  await breathe();
  begin({
    session,
    players,
    address,
    say: view.say,
    show: () => view.open(),
    fail: (text) => notices.fail(text),
  });
  await breathe();
  besides = true;
  shown();
  await breathe();
  createLanguageMenu((text) => notices.fail(text));
  if (canFill()) byId("language", HTMLElement).before(makeFullScreen("fill-screen", { look: "button-quiet full-screen", sign: true }));
  createGlossary();
  onLanguage(() => {
    rules.speak();
    view.say(t("language.changed"));
  });
  document.addEventListener("keydown", (event) => {
    // One press ends one thing: what is told, then the lesson.
    if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open], :popover-open")) return;
    if (stage.telling) stage.skip();
    else if (lesson.active) lesson.escape();
  });
  // What can be played is the last to come: then all else is there.
  await breathe();
  app.inert = false;
  removeFirst();
  view.parts.stage.hidden = false;
  stage.place();
  return { notices, say: view.say };
}
