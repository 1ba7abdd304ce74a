/**
 * What the commands of the command box do, and what they answer. Every answer is a text, so that a whole game can be
 * played by what is heard alone. Nothing is answered that the board does not show.
 */
import { readCommand } from "./command.js";
import { ownerOf } from "./seat.js";
import { previewSentence, seatValues, spokenStep, spokenTurn } from "./sentences.js";
import { items, list, number, t } from "./text.js";

/** @typedef {import("./types.js").Seat} Seat */

/**
 * @typedef {object} CommandsHost
 * @property {import("./session.js").Session} session
 * @property {() => import("./exercise.js").Exercise} exercise
 * @property {() => boolean} brief whether the player wants few words
 * @property {() => string | null} shut why nobody may sow now, if so
 * @property {(hole: number, backward: boolean) => void} sow
 * @property {Record<"undo" | "redo" | "hint" | "next", { can: () => boolean, act: () => void }>} acts
 * @property {(brief: boolean) => void} setBrief
 * @property {() => void} close
 * @property {(answer: string) => void} reply
 */

/** @param {CommandsHost} host */
export function createCommands({ acts, brief, close, exercise, reply, session, setBrief, shut, sow }) {
  /** @param {string} text a text without its full stop */
  const whole = (text) => (text.endsWith(".") ? text : t("say.result", { result: text }));

  /**
   * What a sowing would do; nothing where there is no such hole, or no choice of direction.
   * @param {number} hole
   * @param {boolean} backward
   */
  function named(hole, backward) {
    const { directions, holes } = session.state;
    if (hole >= holes.length || (backward && !directions)) return undefined;
    return session.preview(backward ? `${hole}r` : hole);
  }

  /**
   * @param {number} hole
   * @param {boolean} backward
   */
  function refusal(hole, backward) {
    return backward && !session.state.directions ? whole(t("fault.no-direction")) : t("preview.noHole", { typed: String(hole) });
  }

  /**
   * @param {number} hole
   * @param {boolean} backward
   */
  function ask(hole, backward) {
    const preview = named(hole, backward);
    if (!preview) return refusal(hole, backward);
    return exercise().silent ? t("command.cannot") : whole(previewSentence(preview, session.state));
  }

  /** The seeds of a row, in the order of its holes' numbers. @param {Seat} seat */
  function row(seat) {
    const { state } = session;
    const own = state.holes.map((seeds, hole) => ({ hole, seeds })).filter(({ hole }) => ownerOf(hole, state) === seat);
    const seeds = own.map(({ hole, seeds: count }) => {
      if (brief()) return count === null ? t("command.closed") : number(count);
      return count === null ? t("command.cell.closed", { hole: String(hole) }) : t("command.cell", { hole: String(hole), seeds: count });
    });
    const [first, last] = [own[0], own[own.length - 1]].map(({ hole }) => String(hole));
    return t(brief() ? "command.row.brief" : "command.row", { first, last, seeds: items(seeds), ...seatValues(seat) });
  }

  const score = () => (brief()
    ? whole(t("result.undecided", { south: session.state.banks[0], north: session.state.banks[1] }))
    : /** @type {Seat[]} */ ([0, 1]).map((seat) => whole(t("bank.name", { seeds: session.state.banks[seat], ...seatValues(seat) }))).join(" "));

  function moves() {
    const { state } = session;
    if (state.over) return spokenTurn(state);
    const why = shut();
    if (why !== null) return whole(why);
    // Of the game itself, what goes either way.
    const all = exercise().active ? session.previews : state.legal.map((sowing) => session.preview(sowing));
    const open = exercise().offered(all).filter(({ legal }) => legal);
    if (brief() || exercise().silent) return t("command.moves", { holes: list(open.map(({ sowing }) => sowing)) });
    return open.map((preview) => whole(previewSentence(preview, state))).join(" ");
  }

  /** The last step, and the sowing that it followed where it was a pass. */
  function last() {
    const steps = session.steps.slice(0, session.state.ply);
    if (steps.length === 0) return t("command.none");
    const from = steps.map(({ kind }) => kind).lastIndexOf("sow");
    return steps.slice(Math.max(from, 0)).map((step) => spokenStep(step, brief())).join(" ");
  }

  function game() {
    const steps = session.steps.slice(0, session.state.ply);
    if (steps.length === 0) return t("command.none");
    return t("command.game", { sowings: items(steps.map(({ sowing }) => (sowing === null ? t("line.pass") : String(sowing)))) });
  }

  /** @param {"undo" | "redo" | "hint" | "next"} name */
  function act(name) {
    if (acts[name].can()) acts[name].act();
    else reply(t("command.cannot"));
  }

  function verbosity() {
    setBrief(!brief());
    return t("command.verbosity", { how: brief() ? "short" : "full" });
  }

  return {
    /** @param {string} text what was typed */
    run(text) {
      const command = readCommand(text);
      switch (command.kind) {
        case "sow":
          if (named(command.hole, command.backward)) sow(command.hole, command.backward);
          else reply(refusal(command.hole, command.backward));
          break;
        case "ask": reply(ask(command.hole, command.backward)); break;
        case "position": reply([row(1), row(0), score(), spokenTurn(session.state)].join(" ")); break;
        case "last": reply(last()); break;
        case "moves": reply(moves()); break;
        case "game": reply(game()); break;
        case "score": reply(score()); break;
        case "turn": reply(shut() ?? spokenTurn(session.state)); break;
        case "help": reply(t("command.help")); break;
        case "verbosity": reply(verbosity()); break;
        case "close": close(); break;
        case "unknown": reply(command.typed === "" ? t("command.note") : t("command.unknown", { typed: command.typed })); break;
        default: act(command.kind);
      }
    },
  };
}
