/**
 * The one door to the rules in WebAssembly: it starts them, and turns a failure into a reason that can be said.
 */
import init, { allRules, Game, rulesVersion, version } from "../guli-play.js";
import { compile } from "./compile.js";
import { wasm } from "./parts.js";

/** @typedef {import("./types.js").RulesName} RulesName */
/** @typedef {import("./types.js").GameOptions} GameOptions */
/** @typedef {"noWasm" | "network" | "answer" | "program" | "memory" | "other"} StartReason */

/** Why the rules could not be started. */
export class StartError extends Error {
  /**
   * @param {StartReason} reason
   * @param {unknown} cause
   */
  constructor(reason, cause) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.name = "StartError";
    this.reason = reason;
  }
}

/**
 * Starts the rules.
 * @returns {Promise<{ make: import("./session.js").Maker, version: string, rules: number }>}
 */
export async function startRules() {
  if (typeof WebAssembly !== "object") throw new StartError("noWasm", "no WebAssembly");
  let response;
  try {
    response = await wasm();
  } catch (cause) {
    throw new StartError("network", cause);
  }
  if (!response.ok) throw new StartError("answer", `${response.status} ${response.statusText}`.trim());
  try {
    await init({ module_or_path: await compile(response) });
  } catch (cause) {
    throw new StartError(whyNot(cause), cause);
  }
  const make = {
    start: (/** @type {RulesName} */ game, /** @type {GameOptions} */ options) => new Game(game, options),
    fromRecord: (/** @type {string} */ record, /** @type {GameOptions} */ options) => Game.fromRecord(record, options),
    fromPosition: (/** @type {string} */ position) => Game.fromPosition(position),
    rules: () => allRules(),
  };
  return { make, version: version(), rules: rulesVersion() };
}

/**
 * Why a program that the server began to send does not run.
 * @param {unknown} cause
 * @returns {StartReason}
 */
function whyNot(cause) {
  if (cause instanceof WebAssembly.CompileError || cause instanceof WebAssembly.LinkError) return "program";
  if (cause instanceof RangeError) return "memory";
  return cause instanceof TypeError ? "network" : "other"; // it broke off on the way
}
