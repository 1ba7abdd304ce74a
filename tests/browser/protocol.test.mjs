// The messages to a frame, and its parameters, as hostile as they can be: nothing is thrown, and errors name the field.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { OPTION_NAMES, OptionError, optionText, optionWords, readOption, readParameters, usualOptions } from "../../www/options.js";
import { INCOMING, PROTOCOL, readMessage } from "../../www/protocol.js";

/** @param {object} fields */
const message = (fields) => readMessage({ guli: PROTOCOL, ...fields });

test("good messages are read into what they say", () => {
  assert.deepEqual(message({ type: "play", hole: 13, id: "a" }), {
    kind: "good", message: { type: "play", id: "a", options: {}, hole: 13, ply: -1 },
  });
  assert.deepEqual(message({ type: "go", ply: 0, id: 7 }), {
    kind: "good", message: { type: "go", id: 7, options: {}, hole: -1, ply: 0 },
  });
  const set = message({ type: "set", options: { level: [0, 8], undo: false, sound: true, theme: "dark", more: 1 } });
  assert.ok(set.kind === "good");
  assert.deepEqual(set.message.options, { theme: "dark", level: "0,8", sound: "on", undo: "no" });
  const theme = message({ type: "theme", theme: "light" });
  assert.ok(theme.kind === "good");
  assert.deepEqual(theme.message.options, { theme: "light" });
  for (const type of ["init", "undo", "redo", "record"]) assert.equal(message({ type }).kind, "good", type);
});

test("what is no message of ours is left to others", () => {
  for (const data of [undefined, null, 0, "", "guli", [], [1], {}, { type: "play" }, { Guli: 1 }, new Date(), new Map()]) {
    assert.deepEqual(readMessage(data), { kind: "foreign" });
  }
  assert.deepEqual(readMessage(Object.create({ guli: 1, type: "play", hole: 3 })), { kind: "foreign" });
});

test("wrong messages are told with the field that is wrong", () => {
  const long = "x".repeat(100_000);
  /** @type {[object, string, string?][]} */
  const cases = [
    [{ guli: 2, type: "play", hole: 1 }, "guli", "bad-version"],
    [{ guli: "1", type: "play", hole: 1 }, "guli", "bad-version"],
    [{}, "type"],
    [{ type: "__proto__" }, "type"],
    [{ type: "constructor" }, "type"],
    [{ type: ["play"] }, "type"],
    [{ type: "ready" }, "type"],
    [{ type: "play" }, "hole"],
    [{ type: "play", hole: "13" }, "hole"],
    [{ type: "play", hole: 1.5 }, "hole"],
    [{ type: "play", hole: NaN }, "hole"],
    [{ type: "play", hole: -1 }, "hole"],
    [{ type: "play", hole: 1e9 }, "hole"],
    [{ type: "play", hole: 13n }, "hole"],
    [{ type: "go", ply: Infinity }, "ply"],
    [{ type: "go", ply: null }, "ply"],
    [{ type: "set" }, "options"],
    [{ type: "set", options: null }, "options"],
    [{ type: "set", options: [] }, "options"],
    [{ type: "set", options: "game=mangala" }, "options"],
    [{ type: "set", options: Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`a${i}`, 1])) }, "options"],
    [{ type: "set", options: { game: "chess" } }, "options.game", "bad-option"],
    [{ type: "set", options: { game: { toString: () => "mangala" } } }, "options.game"],
    [{ type: "set", options: { position: long } }, "options.position", "bad-option"],
    [{ type: "set", options: { line: long } }, "options.line", "bad-option"],
    [{ type: "set", options: { level: [1, 2, 3] } }, "options.level"],
    [{ type: "set", options: { level: 9 } }, "options.level", "bad-option"],
    [{ type: "set", options: { level: [0, 1e21] } }, "options.level", "bad-option"],
    [{ type: "init", options: { undo: "maybe" } }, "options.undo", "bad-option"],
    [{ type: "theme" }, "theme"],
    [{ type: "theme", theme: "pink" }, "theme", "bad-option"],
    [{ type: "language", language: 7 }, "language"],
    [{ type: "language", language: "<b>" }, "language", "bad-option"],
    [{ type: "record", id: { a: 1 } }, "id"],
    [{ type: "record", id: long }, "id"],
    [{ type: "record", id: NaN }, "id"],
    [Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`a${i}`, 1])), ""],
  ];
  for (const [fields, field, code = "bad-message"] of cases) {
    const read = message(fields);
    assert.ok(read.kind === "wrong", JSON.stringify(read));
    assert.deepEqual([read.field, read.code], [field, code], read.reason);
    assert.ok(read.reason.length > 0 && read.reason.length < 300, read.reason);
  }
});

test("a message that fights being read is refused, not thrown", () => {
  const traps = [
    new Proxy({}, { getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: 1 }), get() { throw new Error("no"); } }),
    { guli: 1, get type() { throw new Error("no"); } },
    { guli: 1, type: "set", get options() { throw new RangeError("no"); } },
    { guli: 1, type: "set", options: { get game() { throw new Error("no"); } } },
    { guli: 1, type: "play", hole: { valueOf() { throw new Error("no"); } } },
  ];
  for (const trap of traps) assert.equal(readMessage(trap).kind, "wrong");
});

test("every type of message is read by itself and with junk around", () => {
  for (const type of INCOMING) {
    for (const junk of [{}, { hole: 3, ply: 2, language: "en", theme: "auto", options: {}, toString: 1, __proto__: null }]) {
      assert.notEqual(message({ ...junk, type }).kind, "foreign");
    }
  }
});

test("parameters: unknown ones are ignored, wrong ones reported", () => {
  const { given, wrong } = readParameters(new URLSearchParams(
    "game=mangala&utm_source=mail&theme=pink&level=3&level=4&position=mangala_6,6,6,6,6,6/6,6,6,6,6,6_0-0_0_-_0&mode=kiosks",
  ));
  assert.deepEqual(Object.keys(given).sort(), ["game", "position"]);
  assert.deepEqual(wrong.map(({ field }) => field).sort(), ["level", "mode", "theme"]);
  assert.ok(wrong.every((error) => error instanceof OptionError && error.message.startsWith(`${error.field}: `)));
});

test("options are read, and written again by the properties, without loss", () => {
  assert.deepEqual(readOption("level", "4"), [0, 4]);
  assert.deepEqual(readOption("level", "8,1"), [8, 1]);
  assert.deepEqual(readOption("position", "mangala_6,6,6,6,6,6/6,6,6,6,6,6_0-0_0_-_0"), "mangala 6,6,6,6,6,6/6,6,6,6,6,6 0-0 0 - 0");
  assert.equal(readOption("position", "  "), null);
  assert.equal(readOption("language", "auto"), null);
  assert.equal(optionText("level", [2, 3]), "2,3");
  assert.equal(optionText("level", [2, "3"]), null);
  for (const [name, value] of Object.entries(usualOptions())) {
    if (value === null) continue;
    const option = /** @type {import("../../www/options.js").OptionName} */ (name);
    assert.deepEqual(readOption(option, /** @type {string} */ (optionText(option, value))), value, name);
  }
  assert.equal(optionText("idle", 90), "90");
  for (const wrong of ["9", "3601", "6e1", "-60", "60.5", ""]) assert.throws(() => readOption("idle", wrong), OptionError, wrong);
  assert.equal(OPTION_NAMES.length, 15);
});

test("the published schema and types offer what the table offers", async () => {
  const docs = new URL("../../docs/", import.meta.url);
  const schema = JSON.parse(await readFile(new URL("embed-protocol.schema.json", docs), "utf8"));
  const types = await readFile(new URL("embed-protocol.d.ts", docs), "utf8");
  const { properties } = schema.$defs.options;
  assert.deepEqual(Object.keys(properties), OPTION_NAMES);
  const typed = /interface BoardOptions \{(.*?)\n\}/s.exec(types)?.[1] ?? "";
  for (const name of OPTION_NAMES) {
    const words = optionWords(name);
    if (!words) continue;
    const of = properties[name].$ref ? schema.$defs[properties[name].$ref.split("/").at(-1)] : properties[name];
    assert.deepEqual(of.enum.filter((/** @type {unknown} */ each) => typeof each === "string"), words, name);
    const line = new RegExp(`^    ${name}\\?: (.*);$`, "m").exec(typed)?.[1] ?? "";
    const named = line === "RulesName" ? /export type RulesName =(.*?);/s.exec(types)?.[1] ?? "" : line;
    const offered = [...named.matchAll(/"([^"]+)"/g)].map(([, word]) => word);
    assert.deepEqual(offered, words, name);
  }
  const incoming = schema.$defs.in.oneOf.flatMap((/** @type {any} */ { properties: { type } }) => type.enum ?? [type.const]);
  assert.deepEqual(incoming.sort(), [...INCOMING].sort());
});
