/**
 * What happened, what could happen and what stands there, in words. Everything is read from the boundary's values;
 * no rule is worked out here.
 */
import { otherSeat, ownerOf } from "./seat.js";
import { list, t } from "./text.js";

/** @typedef {import("./types.js").Preview} Preview */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Step} Step */

/** The names of South and North, as messages. */
export const SEATS = /** @type {const} */ (["seat.south", "seat.north"]);

/** @param {Seat} seat */
export function seatName(seat) {
  return t(SEATS[seat]);
}

/**
 * The values that let a message name a player.
 * @param {Seat} seat
 */
export function seatValues(seat) {
  return { seat: seatName(seat), who: seat === 0 ? "south" : "north" };
}

/** @param {{ captures: { hole: number }[], captured: number }} of */
function captureValues({ captures, captured }) {
  return {
    capture: captures.length > 0 ? "yes" : "no",
    holes: list(captures.map(({ hole }) => hole)),
    captured,
  };
}

/**
 * One sowing or pass, as the log writes it: "13: 3 laps, ends before the empty 9, captures 8 and 1: 14 seeds".
 * @param {Step} step
 */
export function stepSentence(step) {
  if (step.kind === "pass") return t("log.pass", seatValues(step.seat));
  const hole = String(step.sowing);
  if (step.saada === null) {
    return t("log.single", { hole, sown: step.sown, last: String(step.last), ...captureValues(step) });
  }
  return t("log.relay", {
    hole,
    second: step.second ? "yes" : "no",
    laps: step.laps,
    saada: String(step.saada),
    bonus: step.bonusDue ? "due" : step.bonusLost ? "lost" : "no",
    ...captureValues(step),
  });
}

/**
 * One sowing or pass as it is spoken, with the player's name.
 * @param {Step} step
 * @param {boolean} [brief] in few words
 */
export function spokenStep(step, brief = false) {
  const seat = seatValues(step.seat);
  if (brief && step.kind === "sow") {
    const { capture, captured } = captureValues(step);
    return t("brief.sow", { ...seat, hole: String(step.sowing), capture, captured, bonus: step.bonusLost ? "lost" : "no" });
  }
  return step.kind === "pass" ? t("say.pass", seat) : t("say.sow", { ...seat, sentence: stepSentence(step) });
}

/**
 * What is being told at one event of a sowing; nothing new at a drop.
 * @param {Step} step
 * @param {number} index
 */
export function eventSentence(step, index) {
  const event = step.events[index];
  if (!event || event.kind === "drop") return null;
  const hole = String(event.hole);
  if (event.kind === "relay") return t("tell.relay", { hole });
  if (event.kind === "saada") return t("tell.saada", { hole });
  if (event.kind === "capture") return t("tell.capture", captureValues(step));
  if (step.laps === 1) return t("tell.lift", { hole, seeds: event.seeds });
  const lap = step.events.slice(0, index + 1).filter(({ kind }) => kind === "lift").length;
  return t("tell.lap", { lap, hole, seeds: event.seeds });
}

/**
 * What a hole would do, or why it cannot be played.
 * @param {Preview} preview
 * @param {State} state
 */
export function previewSentence(preview, state) {
  const hole = String(preview.hole);
  switch (preview.reason) {
    case "empty": return t("preview.empty", { hole });
    case "closed": return t("preview.closed", { hole });
    case "not-yours": return t("preview.notYours", { hole, ...seatValues(ownerOf(preview.hole, state)) });
    case "endless": return t("preview.endless", { hole: String(preview.sowing) });
    case "round-over": return t("preview.over", { hole });
    case "pass": return t("preview.pass", { hole, ...seatValues(state.mover) });
    default:
  }
  const values = { hole: String(preview.sowing), sown: preview.sown, ...captureValues(preview) };
  if (preview.saada === null) return t("preview.single", { ...values, last: String(preview.last) });
  return t("preview.relay", {
    ...values,
    laps: preview.laps,
    saada: String(preview.saada),
    bonus: preview.bonus ? "yes" : "no",
  });
}

/**
 * The accessible name of a hole's button.
 * @param {Preview} preview
 * @param {State} state
 */
export function holeName(preview, state) {
  const hole = String(preview.hole);
  const { seeds } = preview;
  if (state.holes[preview.hole] === null) return t("hole.closed", { hole });
  if (state.over) return t("hole.plain", { hole, seeds });
  if (preview.reason === "endless") return t("hole.endless", { hole, seeds });
  const owner = ownerOf(preview.hole, state);
  if (owner === state.mover) return t("hole.yours", { hole, seeds });
  return t("hole.theirs", { hole, seeds, ...seatValues(owner) });
}

/**
 * Whose turn it is, in one line.
 * @param {State} state
 * @param {boolean} passed the other player had to pass
 */
export function turnSentence(state, passed) {
  const { match } = state;
  if (match?.over) return t("turn.matchOver");
  if (match && state.over) return t("turn.roundOver", { round: match.round });
  if (state.over) return t("turn.gameOver");
  const values = seatValues(state.mover);
  if (passed) return t("turn.passed", { ...values, other: seatName(otherSeat(state.mover)) });
  return t(state.bonus ? "turn.bonus" : "turn.move", values);
}

/**
 * The same, as it is spoken.
 * @param {State} state
 * @param {boolean} [brief] in few words
 */
export function spokenTurn(state, brief = false) {
  if (state.over) {
    return resultLines(state).map((line) => (line.endsWith(".") ? line : t("say.result", { result: line }))).join(" ");
  }
  return t(state.bonus ? "say.bonus" : brief ? "brief.turn" : "say.turn", seatValues(state.mover));
}

/**
 * How a finished game, round or match ended: first the result, then why.
 * @param {State} state
 * @returns {string[]}
 */
export function resultLines(state) {
  const { match } = state;
  const round = scoreLine(state.winner, state.scores);
  const [south, north] = state.left;
  const counted = !match && south + north > 0;
  const why = state.end === null ? [] : [counted ? t("end.left", { south, north, ...seatValues(state.mover) }) : t(match ? `end.match.${state.end}` : `end.${state.end}`, {
    limit: state.quietLimit,
    ...seatValues(state.mover),
  })];
  if (!match) return [round, ...why];
  const named = t("result.round", { round: match.round, result: round });
  const { stocks } = match;
  if (!match.over) {
    if (!match.canStartRound) return [named, ...why];
    const next = { south: stocks[0], north: stocks[1], ...seatValues(match.nextStarter ?? otherSeat(match.starter)) };
    return [named, ...why, t("result.stocks", next)];
  }
  const result = match.winner === null ? t("result.matchDraw") : t("result.match", seatValues(match.winner));
  const end = match.end === "round-limit"
    ? t("end.round-limit", { rounds: match.roundLimit, south: stocks[0], north: stocks[1] })
    : t("end.cannot-fill", {
      needed: state.seedsPerHole,
      ...seatValues(match.winner === null ? 0 : otherSeat(match.winner)),
    });
  return [result, end, named];
}

/**
 * @param {Seat | null} winner
 * @param {[number, number]} banks
 */
export function scoreLine(winner, banks) {
  if (winner === null) {
    return banks[0] === banks[1] ? t("result.draw", { more: banks[0] }) : t("result.undecided", {
      south: banks[0],
      north: banks[1],
    });
  }
  return t("result.win", { more: banks[winner], fewer: banks[otherSeat(winner)], ...seatValues(winner) });
}
