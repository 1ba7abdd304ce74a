/**
 * The style sheets of a board as texts. Where the page is bundled they are written into the script in place of this.
 */
const FILES = [
  new URL("./base.css", import.meta.url),
  new URL("./view.css", import.meta.url),
  new URL("./command.css", import.meta.url),
  new URL("./training.css", import.meta.url),
  new URL("./kiosk.css", import.meta.url),
  new URL("./element.css", import.meta.url),
  new URL("./low.css", import.meta.url),
];

/** @returns {Promise<string[]>} */
export function styleTexts() {
  return Promise.all(FILES.map(async (file) => {
    const response = await fetch(file);
    if (!response.ok) throw new Error(`${file.pathname}: ${response.status} ${response.statusText}`.trim());
    return response.text();
  }));
}
