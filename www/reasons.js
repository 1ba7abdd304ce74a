/**
 * Why something was refused, in words: the rules say what was wrong fault by fault, and each fault is a message here.
 */
import { GAMES } from "./config.js";
import { seatValues } from "./sentences.js";
import { t } from "./text.js";

/** @typedef {import("../guli-web.js").Fault} Fault */
/** @typedef {import("../guli-web.js").GuliError} GuliError */

/** Something kept cannot be made out at all. */
export class Damaged extends Error {}

/**
 * Why, as a part of a sentence: it begins small and has no full stop.
 * @param {unknown} cause whatever was thrown
 * @returns {string}
 */
export function reasonOf(cause) {
  if (cause instanceof Damaged) return t("fault.damaged");
  if (!isExplained(cause)) return t("fault.program", { message: messageOf(cause) });
  const { column, faults, hole, line } = cause;
  const reason = faults.map(faultWords).reduce((one, other) => t("fault.and", { one, other }));
  if (hole !== null) return t("fault.atHole", { hole: String(hole), reason });
  const at = { line: String(line), column: String(column), reason };
  if (line !== null) return t(column === null ? "fault.atLine" : "fault.atLineColumn", at);
  return column === null ? reason : t("fault.atColumn", at);
}

/** Without addresses, which browsers put into theirs: they help nobody who plays. @param {unknown} cause */
function messageOf(cause) {
  return (cause instanceof Error ? cause.message : String(cause)).replace(/:?\s*\bhttps?:\/\/\S+|\.$/g, "");
}

/**
 * @param {unknown} cause
 * @returns {cause is GuliError}
 */
function isExplained(cause) {
  return cause instanceof Error && "faults" in cause && Array.isArray(cause.faults) && cause.faults.length > 0;
}

/** @param {Omit<Fault, "name"> & { name: Fault["name"] | import("./ai.js").EngineFault }} fault */
function faultWords({ name, values }) {
  const { game, hole, seat } = values;
  return t(`fault.${name}`, {
    ...values,
    names: GAMES.join(", "),
    ...(hole !== undefined ? { hole: String(hole) } : {}),
    ...(seat !== undefined ? seatValues(seat === 0 ? 0 : 1) : {}),
    ...(typeof game === "string" ? { game: t(/** @type {import("./text.js").Key} */ (`game.${game}`)), which: game } : {}),
  });
}
