/**
 * The page that makes the lines for other pages. What is chosen stands in the fragment of its address, which no server
 * sees, so that it can be handed on.
 */
import { applyTheme } from "./colours.js";
import { createBuilderCopy } from "./builder-copy.js";
import { createBuilderForm } from "./builder-form.js";
import { createBuilderLive } from "./builder-live.js";
import { KEYS } from "./config.js";
import { byId } from "./dom.js";
import { showFailure } from "./failure.js";
import { alsoLoad, speakDocument, startLanguage } from "./language.js";
import { createLanguageMenu } from "./language-menu.js";
import { builderWords } from "./locales/builder.js";
import { readParameters } from "./options.js";
import { reasonOf } from "./reasons.js";
import { parseSettings } from "./settings.js";
import { parametersOf } from "./snippets.js";
import { read } from "./storage.js";
import { keep, onLanguage, t } from "./text.js";
import { startRules } from "./wasm.js";

document.documentElement.dataset.started = ""; // modules load: plain.js need not speak up
alsoLoad(builderWords);
onLanguage(() => {
  speakDocument();
  document.title = t("page.titleOf", { game: t("builder.title"), page: t("page.title") });
});

try {
  applyTheme(parseSettings(read(KEYS.settings)));
  const starting = startRules();
  starting.catch(() => {});
  await startLanguage();
  begin((await starting).make);
  byId("app", HTMLElement).hidden = false;
} catch (cause) {
  showFailure(cause);
}

/** @param {import("./session.js").Maker} make */
function begin(make) {
  const wrong = byId("builder-wrong", HTMLElement);
  /** @param {(() => string) | null} text */
  const complain = (text) => {
    wrong.hidden = text === null;
    keep(wrong, text ?? (() => ""));
  };
  createLanguageMenu(complain);

  /** @param {string} text @param {"position" | "record"} kind */
  function check(text, kind) {
    try {
      (kind === "record" ? make.fromRecord(text, {}) : make.fromPosition(text)).free();
      return null;
    } catch (cause) {
      return reasonOf(cause);
    }
  }

  const form = createBuilderForm(byId("builder-form", HTMLFormElement), {
    check,
    changed() {
      copy.show();
      if (!form.good) return;
      live.tell();
      history.replaceState(null, "", `#${parametersOf(form.given)}`);
    },
  });
  fromAddress();
  const live = createBuilderLive(byId("builder-live", HTMLElement), () => form.given, () => copy.show());
  const copy = createBuilderCopy(byId("builder-copy", HTMLElement), {
    given: () => form.given, good: () => form.good, size: () => live.size,
  });
  copy.show();
  addEventListener("hashchange", () => {
    fromAddress();
    live.tell();
    copy.show();
  });

  function fromAddress() {
    const { given, wrong: unread } = readParameters(new URLSearchParams(location.hash.slice(1)));
    for (const name of /** @type {const} */ (["position", "line"])) given[name] = given[name]?.replaceAll("_", " ");
    form.fill(given);
    const fields = unread.map(({ field }) => field).join(", ");
    complain(unread.length > 0 ? () => t("builder.wrong", { fields }) : null);
  }
}
