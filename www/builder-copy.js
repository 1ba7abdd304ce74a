/**
 * What can be copied: a frame, an element, the address of an oEmbed file, and the address of this page as it stands.
 */
import { make } from "./dom.js";
import { nearestOffer } from "./offers.js";
import { elementSnippet, frameSnippet, parametersOf } from "./snippets.js";
import { isUsable, setUsable } from "./dom.js";
import { fill, keep, onLanguage, t, written } from "./text.js";

/** @typedef {import("./snippets.js").Given} Given */
/** @typedef {import("./text.js").Key} Key */

/**
 * @param {HTMLElement} place
 * @param {object} host
 * @param {() => Given} host.given
 * @param {() => boolean} host.good
 * @param {() => { width: number, height: number }} host.size
 */
export function createBuilderCopy(place, { given, good, size }) {
  const here = new URL("./", location.href).href;
  const base = document.documentElement.dataset.base ?? null;
  const said = make("p", { class: "said", role: "status" });
  const mend = written("p", { class: "field-wrong" }, "builder.mend");

  /**
   * @param {string} name
   * @param {number} rows
   */
  function output(name, rows) {
    const text = make("textarea", { id: `copy-${name}`, readonly: true, rows: String(rows), spellcheck: "false", dir: "ltr" });
    const button = written("button", { type: "button", class: "button", id: `copy-${name}-do` }, /** @type {Key} */ (`builder.out.${name}.copy`));
    const note = make("p", { class: "note", id: `copy-${name}-note` });
    text.setAttribute("aria-describedby", note.id);
    button.addEventListener("click", async () => {
      if (!isUsable(button)) return;
      try {
        await navigator.clipboard.writeText(text.value);
        keep(said, () => t("more.copied"));
      } catch {
        text.focus();
        text.select();
        keep(said, () => t("more.copyByHand"));
      }
    });
    const element = make("div", { class: "field" }, written("label", { for: text.id }, /** @type {Key} */ (`builder.out.${name}`)), text, note,
      make("div", { class: "actions" }, button));
    return {
      element,
      /** @param {string | null} value @param {Key} key what is to be known of it */
      show(value, key) {
        if (text.value !== (value ?? "")) text.value = value ?? "";
        text.hidden = value === null;
        button.hidden = value === null;
        setUsable(button, good());
        fill(note, key);
      },
    };
  }

  const frame = output("frame", 5);
  const element = output("element", 4);
  const oembed = output("oembed", 2);
  const share = output("share", 2);
  place.append(written("h2", { id: "builder-copy-title" }, "builder.copy"), mend, frame.element, element.element, oembed.element, share.element, said);

  function show() {
    const now = given();
    const game = t(/** @type {Key} */ (`game.${now.game ?? gameOf(now) ?? "ali-guli-mane"}`));
    mend.hidden = good();
    frame.show(frameSnippet({ base: here, given: now, title: game, ...size() }), "builder.out.frame.note");
    element.show(elementSnippet({ base: here, given: now, instead: t("builder.instead", { game }) }), "builder.out.element.note");
    const offer = nearestOffer(now);
    if (base === null) oembed.show(null, "builder.out.oembed.none");
    else if (!offer) oembed.show(null, "builder.out.oembed.mode");
    else oembed.show(`${base}oembed/${offer.name}.json`, offer.exact ? "builder.out.oembed.note" : "builder.out.oembed.near");
    const parameters = parametersOf(now);
    share.show(`${here}builder.html${parameters ? `#${parameters}` : ""}`, "builder.out.share.note");
  }

  onLanguage(show);
  return {
    show() {
      keep(said, () => "");
      show();
    },
  };
}

/** The game that a text begins with. @param {Given} given */
function gameOf({ line, position }) {
  return (line ?? position)?.split(" ")[0];
}
