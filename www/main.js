/**
 * Where the page begins.
 */
import { createAi } from "./ai.js";
import { showFailure } from "./failure.js";
import { createGame } from "./game.js";
import { speakDocument, startLanguage } from "./language.js";
import { onLanguage } from "./text.js";
import { startRules } from "./wasm.js";

document.documentElement.dataset.started = ""; // modules load: plain.js need not speak up
onLanguage(speakDocument);

try {
  // Both are fetched at once; nothing is shown before the words are there.
  const rules = startRules();
  rules.catch(() => {});
  await startLanguage();
  const { make, module } = await rules;
  createGame(make, createAi(module));
} catch (cause) {
  showFailure(cause);
}
