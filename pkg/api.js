/**
 * Starts the WebAssembly once, and hands out what works from then on.
 */
import init, { Engine, Game, PuzzleMaker, buildEndgame, version } from "./guli-web.js";
import { analyse, choose, endgames, puzzle } from "./search.js";

/** @typedef {import("./index.d.ts").Guli} Guli */

/** @type {Guli} */
const api = Object.freeze({ Engine, Game, PuzzleMaker, analyse, buildEndgame, choose, endgames, puzzle, version: () => version() });

/** @type {Promise<Guli> | undefined} */
let loading;

/**
 * @param {() => unknown} find gives what wasm-bindgen takes for a module; called if nothing was loaded yet
 * @returns {Promise<Guli>}
 */
export function start(find) {
  loading ??= (async () => {
    try {
      await init({ module_or_path: /** @type {any} */ (await find()) });
      return api;
    } catch (cause) {
      loading = undefined; // it can be tried again
      throw cause;
    }
  })();
  return loading;
}
