/**
 * Where the page begins.
 */
import { createAi } from "./ai.js";
import { showFailure } from "./failure.js";
import { createGame } from "./game.js";
import { fillAll } from "./text.js";
import { startRules } from "./wasm.js";

document.documentElement.dataset.started = ""; // modules load: plain.js need not speak up
fillAll(document);

try {
  const { make, module } = await startRules();
  createGame(make, createAi(module));
} catch (cause) {
  showFailure(cause);
}
