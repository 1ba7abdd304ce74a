/**
 * The accessibility statement, in a dialog of its own. It is fetched when somebody asks for it.
 */
import { open, prepareDialog } from "./dialog.js";
import { make } from "./dom.js";
import { loadStatement } from "./statement/load.js";
import { onLanguage, spokenNow, written } from "./text.js";

export async function createStatement() {
  const article = make("div", { class: "prose" });
  const close = written("button", { type: "button", class: "button button-main" }, "more.close");
  const dialog = make("dialog", { id: "statement", class: "dialog statement", "aria-labelledby": "statement-title" },
    make("div", { class: "sheet" },
      written("h2", { id: "statement-title", tabindex: "-1" }, "more.statement"),
      article,
      make("div", { class: "actions actions-end" }, close)));
  prepareDialog(dialog);
  close.addEventListener("click", () => dialog.close());

  async function speak() {
    const { code, reviewed } = spokenNow();
    const { code: of, statement } = await loadStatement(code);
    if (spokenNow().code !== code) return; // another language was chosen in the meantime
    article.lang = of;
    article.dir = "auto"; // English stands in for a language that has none
    article.replaceChildren(...statement.flatMap(({ points = [], text = [], title }) => [
      make("h3", {}, title),
      ...text.map((paragraph) => make("p", {}, paragraph)),
      ...(points.length > 0 ? [make("ul", {}, ...points.map((point) => make("li", {}, point)))] : []),
    ]), ...(reviewed ? [] : [written("p", { class: "note" }, "language.unreviewed")]));
  }

  await speak();
  onLanguage(() => void speak().catch(() => {})); // what stands can still be read
  document.body.append(dialog);
  return {
    open() {
      open(dialog);
      // From the beginning, not from the button at the end.
      dialog.querySelector("h2")?.focus({ preventScroll: true });
    },
  };
}
