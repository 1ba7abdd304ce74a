/**
 * The page instead of the page: why the game could not start, in words.
 */
import { byId, write } from "./dom.js";
import { speaks, t } from "./text.js";
import { StartError } from "./wasm.js";

/** @param {unknown} cause */
export function showFailure(cause) {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const why = cause instanceof StartError ? cause.reason : "other";
  byId("app", HTMLElement).hidden = true;
  byId("failure", HTMLElement).hidden = false;
  if (!speaks()) {
    byId("failure-script", HTMLElement).hidden = false; // no words have come either
    return;
  }
  const text = byId("failure-other", HTMLElement);
  text.hidden = false;
  write(text, t(`error.start.${why}`, { reason }));
}
