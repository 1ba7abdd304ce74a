// The dialog for a new game where it is narrow: the name of the rules that are chosen can be read in full.

import assert from "node:assert/strict";
import { RULES } from "../../www/config.js";
import { pageTest } from "./harness.mjs";

for (const language of ["en", "fr", "kn", "tr"]) {
  pageTest(`${language}: at 320 px every name of rules is read in full`, { path: `?language=${language}`, viewport: { width: 320, height: 568 } }, async ({ page: tab }) => {
    await tab.locator("#control-new").click();
    const list = tab.locator("#setup-rules");
    let written = 0;
    for (const [rules, game] of Object.entries(RULES)) {
      await tab.locator(`#setup input[value="${game}"]`).check();
      await list.selectOption(rules);
      const { cut, name, whole } = await list.evaluate((/** @type {HTMLSelectElement} */ select) => {
        const pen = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        pen.font = font;
        const text = select.selectedOptions[0].text;
        const below = document.getElementById("setup-rules-name");
        return {
          cut: pen.measureText(text).width > select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
          name: text,
          whole: below?.checkVisibility() && below.scrollWidth <= below.clientWidth ? below.textContent : null,
        };
      });
      assert.equal(whole, cut ? name : null, rules);
      if (cut) written += 1;
    }
    // Turned on its side the phone has room for all.
    await tab.setViewportSize({ width: 900, height: 568 });
    await tab.locator("#setup-rules-name").waitFor({ state: "hidden" });
    if (language === "en") assert.ok(written > 0, "else this tests nothing");
  });
}
