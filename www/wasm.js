/**
 * The one door to the WebAssembly module: it starts it, and turns a failure into a reason that can be said.
 */
import init, { allRules, Game, rulesVersion, version } from "../guli-web.js";
import { wasm } from "./parts.js";

/** @typedef {import("./types.js").RulesName} RulesName */
/** @typedef {import("./types.js").GameOptions} GameOptions */
/** @typedef {"noWasm" | "fetch" | "other"} StartReason */

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
 * Starts the rules. They are compiled once: the engine's worker is handed the module.
 * @returns {Promise<{ make: import("./session.js").Maker, module: WebAssembly.Module, version: string, rules: number }>}
 */
export async function startRules() {
  if (typeof WebAssembly !== "object") throw new StartError("noWasm", "no WebAssembly");
  let response;
  try {
    response = await wasm();
  } catch (cause) {
    throw new StartError("fetch", cause);
  }
  if (!response.ok) throw new StartError("fetch", `${response.status} ${response.statusText}`.trim());
  /** @type {WebAssembly.Module} */
  let module;
  try {
    module = await compile(response);
    await init({ module_or_path: module });
  } catch (cause) {
    throw new StartError("other", cause);
  }
  const make = {
    start: (/** @type {RulesName} */ game, /** @type {GameOptions} */ options) => new Game(game, options),
    fromRecord: (/** @type {string} */ record, /** @type {GameOptions} */ options) => Game.fromRecord(record, options),
    fromPosition: (/** @type {string} */ position) => Game.fromPosition(position),
    rules: () => allRules(),
  };
  return { make, module, version: version(), rules: rulesVersion() };
}

/**
 * While it is loaded, where the server names its type; else afterwards.
 * @param {Response} response
 */
async function compile(response) {
  const streams = response.headers.get("content-type")?.startsWith("application/wasm");
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
