/**
 * The board beside the form: the very frame that a page would show. It is told of changes by messages, as any page could.
 */
import { make } from "./dom.js";
import { OPTION_NAMES, usualOption } from "./options.js";
import { PROTOCOL } from "./protocol.js";
import { frameAddress, USUAL_SIZE } from "./snippets.js";
import { label, onLanguage, spokenNow, written } from "./text.js";

/** @typedef {import("./snippets.js").Given} Given */

/** No frame is made higher than this, whatever it says. */
const MOST = 4000;

/**
 * @param {HTMLElement} place
 * @param {() => Given} given
 * @param {() => void} sized
 */
export function createBuilderLive(place, given, sized) {
  const frame = make("iframe", { id: "builder-frame" });
  label(frame, "builder.frame");
  let height = USUAL_SIZE.height;
  frame.height = String(height);

  /** In the language of this page, where none was chosen: no frame can speak two. */
  const wanted = () => {
    const chosen = given();
    return { ...chosen, language: chosen.language ?? spokenNow().code };
  };

  /** Every option, so that what was chosen before is taken back too. */
  function tell() {
    const chosen = wanted();
    const options = Object.fromEntries(OPTION_NAMES.map((name) => [
      name, chosen[name] ?? (name === "level" ? "0,0" : String(usualOption(name) ?? "")),
    ]));
    frame.contentWindow?.postMessage({ guli: PROTOCOL, type: "set", options }, location.origin);
  }

  frame.addEventListener("load", tell);
  addEventListener("message", ({ data, source }) => {
    if (source !== frame.contentWindow || data?.guli !== PROTOCOL || data.type !== "resize") return;
    if (!Number.isFinite(data.height)) return;
    height = Math.min(MOST, Math.max(200, Math.ceil(data.height)));
    frame.height = String(height);
    sized();
  });
  frame.src = frameAddress("./", wanted());
  place.append(written("h2", { id: "builder-live-title" }, "builder.live"), frame);
  onLanguage(tell);

  return {
    tell,
    /** A size for the frame of a page: what this one needs, if it is as wide. */
    get size() {
      return frame.clientWidth === USUAL_SIZE.width ? { width: USUAL_SIZE.width, height } : USUAL_SIZE;
    },
  };
}
