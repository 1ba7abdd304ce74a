// What is written can be read: contrast of counts and names on their paper.

import assert from "node:assert/strict";
import { test } from "node:test";
import { palettes } from "../../www/palette.js";

/** @param {string} hex */
function luminance(hex) {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = channels.map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** @param {string} a @param {string} b */
function contrast(a, b) {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

for (const name of /** @type {const} */ (["light", "dark", "plainLight", "plainDark"])) {
  test(`${name}: counts and names reach 7:1, marks and accent are told from what they lie on`, () => {
    const palette = palettes[name];
    assert.ok(contrast(palette.ink, palette.page) >= (palette.flat ? 15 : 7));
    assert.ok(contrast(palette.tagInk, palette.tag) >= 7);
    assert.ok(contrast(palette.accent, palette.page) >= 4.5);
    assert.ok(contrast(palette.quiet, palette.page) >= 4.5);
    assert.ok(contrast(palette.mark, palette.markDark) >= 7);
    assert.ok(contrast(palette.focus, palette.focusInner) >= 3);
  });
}

test("with forced colours every colour is the system's", () => {
  for (const value of Object.values(palettes.contrast).flat()) {
    if (typeof value === "string") assert.match(value, /^(Canvas|CanvasText|LinkText|Highlight|transparent)$/);
  }
});
