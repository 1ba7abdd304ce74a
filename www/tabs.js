/**
 * The panels beside the board, one at a time: a tab list after the common pattern (arrow keys choose).
 */
import { byId } from "./dom.js";
import { written } from "./text.js";

/** @typedef {"log" | "analysis" | "match" | "rules"} PanelName */

/** @type {PanelName[]} */
const NAMES = ["log", "analysis", "match", "rules"];

export function createTabs() {
  const list = byId("tabs", HTMLElement);
  /** @type {PanelName} */
  let chosen = "log";

  const tabs = NAMES.map((name) => {
    const id = `tab-${name}`;
    const tab = written("button", { type: "button", id, role: "tab", "aria-controls": `panel-${name}` }, `panel.${name}`);
    tab.addEventListener("click", () => choose(name));
    return tab;
  });
  list.append(...tabs);

  /** @param {PanelName} name */
  function choose(name) {
    chosen = name;
    for (const [index, each] of NAMES.entries()) {
      tabs[index].setAttribute("aria-selected", String(each === name));
      tabs[index].tabIndex = each === name ? 0 : -1;
      byId(`panel-${each}`, HTMLElement).hidden = each !== name;
    }
  }

  list.addEventListener("keydown", (event) => {
    const shown = NAMES.filter((_, index) => !tabs[index].hidden);
    const at = shown.indexOf(chosen);
    const last = shown.length - 1;
    // Arrows go where they point, whichever way the tabs are read.
    const [on, back] = getComputedStyle(list).direction === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
    const next = event.key === on ? (at === last ? 0 : at + 1)
      : event.key === back ? (at === 0 ? last : at - 1)
      : event.key === "Home" ? 0
      : event.key === "End" ? last
      : -1;
    if (next < 0) return;
    event.preventDefault();
    choose(shown[next]);
    tabs[NAMES.indexOf(shown[next])].focus();
  });

  choose("log");
  return {
    choose,
    /**
     * @param {"analysis" | "match"} name a panel that is not always there
     * @param {boolean} shown
     */
    show(name, shown) {
      tabs[NAMES.indexOf(name)].hidden = !shown;
      if (!shown && chosen === name) choose("log");
    },
  };
}
