/**
 * The one door to the WebAssembly module: it starts it, and turns a failure into a reason that can be said.
 */
import init, { Game } from "../guli-web.js";

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
 * Starts the rules.
 * @returns {Promise<import("./session.js").Maker>}
 */
export async function startRules() {
  if (typeof WebAssembly !== "object") throw new StartError("noWasm", "no WebAssembly");
  const address = new URL("../guli-web_bg.wasm", import.meta.url);
  let response;
  try {
    response = await fetch(address);
  } catch (cause) {
    throw new StartError("fetch", cause);
  }
  if (!response.ok) throw new StartError("fetch", `${response.status} ${response.statusText}`.trim());
  try {
    await init({ module_or_path: response });
  } catch (cause) {
    throw new StartError("other", cause);
  }
  return {
    start: (game, options) => new Game(game, options),
    fromRecord: (record, options) => Game.fromRecord(record, options),
    fromPosition: (position) => Game.fromPosition(position),
  };
}
