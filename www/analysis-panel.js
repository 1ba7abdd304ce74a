/**
 * The tab "Analysis": the switch, who is ahead, the value of every hole, and best play to step through.
 */
import { createAhead } from "./ahead.js";
import { isUsable, make, setUsable, write } from "./dom.js";
import { knownWords } from "./known.js";
import { reasonOf } from "./reasons.js";
import { seatValues } from "./sentences.js";
import { label, number, t, written } from "./text.js";
import { leadOf, valueWords } from "./values.js";

/** @typedef {import("./analysis.js").LiveAnalysis} LiveAnalysis */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./types.js").Sowing} Sowing */

/**
 * @typedef {object} PanelActs
 * @property {(on: boolean) => void} turn switches the values on or off
 * @property {(sowing: Sowing) => void} choose shows best play after a sowing
 * @property {() => void} on
 * @property {() => void} back
 * @property {() => void} leave
 */

/**
 * @param {HTMLElement} place
 * @param {PanelActs} acts
 */
export function createAnalysisPanel(place, acts) {
  const input = make("input", { type: "checkbox", id: "analysis-values" });
  input.addEventListener("change", () => acts.turn(input.checked));
  const note = make("p", { class: "match-note", id: "analysis-note" });
  const known = make("p", { class: "match-note" });
  const ahead = createAhead();
  const list = make("ol", { class: "values" });
  label(list, "analysis.list");
  const looked = make("p", { class: "match-note" });

  const lineTitle = make("h2", { id: "line-title" });
  const steps = make("ol", { class: "line" });
  label(steps, "line.steps");
  const lineNote = make("p", { class: "match-note" });
  const back = button("line.back", "line-back", acts.back);
  const on = button("line.on", "line-on", acts.on);
  const leave = button("line.leave", "line-leave", acts.leave);
  const lineBox = make(
    "section",
    { "aria-labelledby": "line-title" },
    lineTitle,
    steps,
    make("div", { class: "actions" }, back, on, leave),
    lineNote,
  );
  const body = make("div", {}, ahead.element, looked, lineBox, list);
  place.append(
    make("label", { class: "choice" }, input, written("span", {}, "analysis.values")),
    note,
    known,
    body,
  );

  /** @type {{ button: HTMLButtonElement, sowing: Sowing }[]} */
  const rows = [];

  /** @param {number} count */
  function fit(count) {
    while (rows.length < count) {
      const row = { button: make("button", { type: "button" }), sowing: /** @type {Sowing} */ (-1) };
      row.button.addEventListener("click", () => acts.choose(row.sowing));
      list.append(make("li", {}, row.button));
      rows.push(row);
    }
    for (const { button: gone } of rows.splice(count)) gone.parentElement?.remove();
  }

  /** @param {LiveAnalysis} analysis */
  function showValues({ found, line }) {
    const holes = found?.holes ?? [];
    fit(holes.length);
    for (const [index, known] of holes.entries()) {
      const row = rows[index];
      row.sowing = known.sowing;
      const best = known.bound === "exact" && known.value === holes[0].value;
      const words = { hole: String(known.sowing), value: valueWords(known) };
      write(row.button, t(best ? "analysis.row.best" : "analysis.row", words));
      row.button.dataset.best = String(best);
      const chosen = (line?.first ?? line?.sowings[0]) === known.sowing && line?.before.length === 0;
      row.button.setAttribute("aria-pressed", String(chosen));
    }
    list.hidden = holes.length === 0;
  }

  /** @param {Session} session @param {LiveAnalysis} analysis */
  function showLine({ varying }, { at, line }) {
    lineBox.hidden = !line && !varying;
    write(lineTitle, line?.first != null ? t("line.title.from", { hole: String(line.first) }) : t("line.title"));
    const texts = (line?.steps ?? []).map((step) => (step === null ? t("line.pass") : String(step)));
    if (steps.children.length !== texts.length || texts.some((text, index) => steps.children[index].textContent !== text)) {
      steps.replaceChildren(...texts.map((text) => make("li", {}, text)));
    }
    steps.hidden = texts.length === 0;
    let sown = 0;
    for (const [index, step] of (line?.steps ?? []).entries()) {
      if (step !== null) sown += 1;
      const item = steps.children[index];
      if (step !== null && sown === at) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
    }
    const more = line !== null && at < line.sowings.length;
    setUsable(on, more);
    setUsable(back, varying);
    setUsable(leave, varying);
    write(lineNote, line && !more ? t(line.exact ? "line.end" : "line.more") : "");
  }

  return {
    /**
     * @param {Session} session
     * @param {LiveAnalysis} analysis
     * @param {boolean} wanted
     */
    update(session, analysis, wanted) {
      const { state } = session;
      const { found } = analysis;
      input.checked = wanted;
      body.hidden = !wanted && !session.varying;
      const over = wanted && state.over;
      write(note, !wanted ? t("analysis.off") : over ? t("analysis.over") : t("analysis.values.note", seatValues(state.mover)));
      write(known, knownWords(session.rules.find(({ name }) => name === state.rules)));
      const end = state.over ? { lead: state.banks[0] - state.banks[1], exact: true }
        : found && { lead: leadOf(state.banks, found.mover, found.value), exact: found.exact };
      ahead.update(state, end && (found?.depth === 0 && !state.over ? null : end));
      showValues(analysis);
      write(looked, lookedWords(analysis, state.over));
      showLine(session, analysis);
    },
  };
}

/**
 * @param {LiveAnalysis} analysis
 * @param {boolean} over
 */
function lookedWords({ failure, found }, over) {
  if (failure) return t("analysis.failed", { reason: reasonOf(failure) });
  if (over) return "";
  if (!found) return t("analysis.wait");
  if (found.exact) return t("analysis.solved", { nodes: number(found.nodes) });
  const depth = found.depth ?? 0;
  return found.finished ? t("analysis.looked", { depth, nodes: number(found.nodes) }) : t("analysis.looking", { depth });
}

/**
 * @param {import("./text.js").Key} name
 * @param {string} id
 * @param {() => void} act
 */
function button(name, id, act) {
  const made = written("button", { type: "button", class: "button", id }, name);
  made.addEventListener("click", () => {
    if (isUsable(made)) act();
  });
  return made;
}
