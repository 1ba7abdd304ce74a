/**
 * A button that has the page fill the screen, and gives it back: in the head of the page where there is room, and among
 * the settings.
 */
import { make } from "./dom.js";
import { icon } from "./icons.js";
import { keep, t } from "./text.js";

/** Whether the browser can do that here. */
export const canFill = () => document.fullscreenEnabled === true;

/**
 * @param {string} id
 * @param {{ look?: string, sign?: boolean }} [options] an additional class; whether a sign stands before the word
 */
export function makeFullScreen(id, { look = "", sign = false } = {}) {
  const word = make("span");
  const button = make("button", { type: "button", class: `button ${look}`.trim(), id }, ...(sign ? [icon("full")] : []), word);
  const name = () => keep(word, () => t(document.fullscreenElement ? "more.full.leave" : "more.full"));
  button.addEventListener("click", async () => {
    // The browser may refuse, for reasons of its own; the page goes on as it is.
    await (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {});
  });
  document.addEventListener("fullscreenchange", name);
  name();
  return button;
}
