/**
 * Where the page begins.
 */
import { createAi } from "./ai.js";
import { byId } from "./dom.js";
import { showFailure } from "./failure.js";
import { createGame } from "./game.js";
import { speakDocument, startLanguage } from "./language.js";
import { goOffline } from "./offline.js";
import { breathe } from "./slices.js";
import { onLanguage, t } from "./text.js";
import { startRules } from "./wasm.js";

document.documentElement.dataset.started = ""; // modules load: plain.js need not speak up, or spoke too early
byId("failure", HTMLElement).hidden = true;
byId("app", HTMLElement).hidden = false;
onLanguage(speakDocument);

try {
  // Both are fetched at once; nothing is shown before the words are there.
  const starting = startRules();
  starting.catch(() => {});
  await startLanguage();
  await breathe();
  const { make, rules, version } = await starting;
  const { notices, say } = await createGame(make, createAi(), { program: version, rules });
  void goOffline((use) => {
    notices.offer(() => t("notice.newer"), { label: "notice.newer.use", act: use });
    say(t("notice.newer"));
  });
} catch (cause) {
  showFailure(cause);
}
