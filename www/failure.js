/**
 * The page instead of the page: why the game could not start, in the reader's language, and what the browser itself said
 * of it, for whoever can mend it.
 */
import { byId, make, write } from "./dom.js";
import { speaks, t } from "./text.js";
import { StartError } from "./wasm.js";

/** @param {unknown} cause */
export function showFailure(cause) {
  const detail = make("code", { lang: "en", dir: "ltr" }, cause instanceof Error ? cause.message : String(cause));
  const text = byId("failure-other", HTMLElement);
  byId("app", HTMLElement).hidden = true;
  byId("failure", HTMLElement).hidden = false;
  if (!speaks()) dispatchEvent(new Event("guli-unspoken")); // no words have come either: plain.js has some
  else {
    text.hidden = false;
    write(text, t(`error.start.${cause instanceof StartError ? cause.reason : "other"}`));
  }
  text.after(make("p", { class: "failure-detail", id: "failure-detail" }, ...(speaks() ? [t("error.start.detail"), " "] : []), detail));
}
