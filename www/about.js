/**
 * Which program this is: its version, that of the rules, and the build.
 */
import { make } from "./dom.js";
import { keep, t } from "./text.js";

/** @param {{ program: string, rules: number }} versions */
export function makeAbout({ program, rules }) {
  const { build } = document.documentElement.dataset;
  const line = make("p", { id: "about", class: "note" });
  keep(line, () => (build ? t("more.about.build", { program, rules, build }) : t("more.about.plain", { program, rules })));
  return line;
}
