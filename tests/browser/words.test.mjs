// The small languages of the page: messages, fragments, numbers typed on the board. No browser is needed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createEntry } from "../../www/entry.js";
import { fromFragment, readNotation, toFragment } from "../../www/fragment.js";
import { format, parse } from "../../www/message.js";
import { parseSettings } from "../../www/settings.js";

const english = {
  number: (/** @type {number} */ n) => n.toLocaleString("en-GB"),
  plural: (/** @type {number} */ n) => new Intl.PluralRules("en-GB").select(n),
};

/** @param {string} source @param {Record<string, string | number>} [values] */
const say = (source, values = {}) => format(parse(source), values, english).map(({ text }) => text).join("");

test("a message takes values, plural forms and choices, one inside the other", () => {
  assert.equal(say("{a} and {b}", { a: "x", b: 1234 }), "x and 1,234");
  const source = "{n, plural, =0 {none} one {# seed of {who}} other {# seeds of {who}}}";
  assert.equal(say(source, { n: 0, who: "North" }), "none");
  assert.equal(say(source, { n: 1, who: "North" }), "1 seed of North");
  assert.equal(say(source, { n: 2, who: "North" }), "2 seeds of North");
  assert.equal(say("{w, select, yes {is} other {is not}} # so", { w: "no" }), "is not # so");
});

test("words of another language are told apart", () => {
  assert.deepEqual(format(parse("that is [kn-Latn:saada]."), {}, english), [
    { text: "that is ", lang: null, term: null },
    { text: "saada", lang: "kn-Latn", term: null },
    { text: ".", lang: null, term: null },
  ]);
  const [word] = format(parse("[kn-Latn:pussa kanawa|pussa]"), {}, english);
  assert.deepEqual(word, { text: "pussa kanawa", lang: "kn-Latn", term: "pussa" });
  assert.throws(() => parse("[kn-Latn:saada|]"), SyntaxError);
});

test("a wrong message, and a value that is missing, are errors", () => {
  for (const source of ["{", "{n, plural, one {x}}", "{n, plural one}", "[kn saada]", "{n, plural, other {x}"]) {
    assert.throws(() => parse(source), SyntaxError, source);
  }
  assert.throws(() => say("{name}"), ReferenceError);
});

test("notation goes into a fragment and comes back", () => {
  const position = "mangala 6,6,6,6,6,6/6,6,6,6,6,6 0-0 0 - 0";
  const record = `${position} ; 7 4 -- 9`;
  assert.equal(toFragment(position), "#mangala_6,6,6,6,6,6/6,6,6,6,6,6_0-0_0_-_0");
  assert.deepEqual(fromFragment(toFragment(position)), { kind: "position", text: position });
  assert.deepEqual(fromFragment(toFragment(record)), { kind: "record", text: record });
  const match = `${record}\n${record}`;
  assert.deepEqual(fromFragment(toFragment(match)), { kind: "record", text: match });
  assert.deepEqual(fromFragment(""), { kind: "none" });
  assert.deepEqual(fromFragment("#"), { kind: "none" });
  assert.deepEqual(fromFragment("#%E0%A4"), { kind: "bad", why: "encoding" });
  assert.deepEqual(fromFragment(`#${"x".repeat(30000)}`), { kind: "bad", why: "long" });
  assert.deepEqual(readNotation("  "), { kind: "none" });
});

test("a typed number plays when it can mean one hole only", () => {
  const all = Array.from({ length: 14 }, (_, hole) => hole);
  const south = all.slice(7);
  const north = all.slice(0, 7);
  const entry = createEntry();
  const press = (/** @type {string} */ digit, own = south) => entry.press(digit, own, all);
  assert.deepEqual(press("9"), { kind: "play", hole: 9 });
  assert.deepEqual(press("1"), { kind: "wait", typed: "1", choices: [10, 11, 12, 13] });
  assert.deepEqual(press("3"), { kind: "play", hole: 13 });
  assert.deepEqual(press("3"), { kind: "other", hole: 3 });
  // After a 1 that no hole goes on from, the digit stands for itself.
  press("1");
  assert.deepEqual(press("8"), { kind: "play", hole: 8 });
  press("1");
  entry.clear();
  assert.deepEqual(press("0"), { kind: "other", hole: 0 });
  assert.deepEqual(press("1", north), { kind: "play", hole: 1 });
  assert.deepEqual(press("0", north), { kind: "play", hole: 0 });
  assert.deepEqual(press("9", north), { kind: "other", hole: 9 });
  assert.deepEqual(createEntry().press("9", [0, 1], [0, 1, 2, 3]), { kind: "none", typed: "9" });
});

test("settings that make no sense give way to the usual ones", () => {
  const usual = parseSettings(null);
  const odd = ["", "null", "[]", "7", '{"speed":99,"theme":"pink","numbers":"yes"}', "{", '{"boards":7,"seating":"on the floor"}',
    '{"boards":{"mangala":"glass"},"pieces":["coral"],"sound":1}'];
  for (const text of odd) assert.deepEqual(parseSettings(text), usual, text);
  assert.deepEqual(
    parseSettings('{"speed":6,"theme":"dark","numbers":false,"boards":{"mangala":"earth","chess":"teak"},"seating":"facing"}'),
    { ...usual, speed: 6, theme: "dark", numbers: false, boards: { ...usual.boards, mangala: "earth" }, seating: "facing" },
  );
});
