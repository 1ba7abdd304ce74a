// The files of the languages, one against the other. No browser is needed. What is found wrong names the file and the key.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { chooseLanguage, languageFor, LANGUAGES, TRIALS } from "../../www/languages.js";
import { BUILDER, builderWords } from "../../www/locales/builder.js";
import { parse } from "../../www/message.js";

const www = new URL("../../www/", import.meta.url);

/** @type {Map<string, { code: string, file: string, source: string } & import("../../www/text.js").Locale>} */
const languages = new Map(await Promise.all(Object.entries(LANGUAGES).map(async ([code, { load }]) => {
  const file = `www/locales/${code}.js`;
  const source = await readFile(new URL(`locales/${code}.js`, www), "utf8");
  const locale = await load();
  // The builder's own words lie in a file of their own, and are held to the same.
  return /** @type {const} */ ([code, { code, file, source, ...locale, messages: { ...locale.messages, ...(await BUILDER[code]()).messages } }]);
})));
const english = /** @type {Record<string, string>} */ (languages.get("en")?.messages);
const others = [...languages.values()].filter(({ code }) => code !== "en");

const PAGES = ["index.html", "embed.html", "builder.html"];

/** Languages whose things stay singular after a number. */
const SINGULAR = new Set(["kn", "tr"]);

/**
 * Everything in a message, however deep.
 * @param {import("../../www/message.js").Part[]} parts
 * @returns {Generator<Exclude<import("../../www/message.js").Part, never>>}
 */
function* within(parts) {
  for (const part of parts) {
    yield part;
    if (typeof part === "string") continue;
    if (part.kind === "foreign") yield* within(part.parts);
    if (part.kind === "choice") for (const form of part.forms.values()) yield* within(form);
  }
}

/** @param {string} message the text of all its parts, each by itself */
const textsOf = (message) => [...within(parse(message))].filter((part) => typeof part === "string");

/** @param {string} message the names of its values, but {who}, which bends the name that {seat} is */
function valuesOf(message) {
  const names = new Set();
  for (const part of within(parse(message))) {
    if (typeof part === "string" || (part.kind !== "value" && part.kind !== "choice")) continue;
    names.add(part.name === "who" ? "seat" : part.name);
  }
  return [...names].sort();
}

test("numbers are written as the language writes them, small ones too", async () => {
  for (const [code, { load }] of Object.entries({ ...LANGUAGES, ...TRIALS })) {
    const { locale, ownDigits = false } = await load();
    const write = new Intl.NumberFormat(locale).format;
    const own = Array.from({ length: 1000 }, (_, n) => n).some((n) => write(n) !== String(n));
    assert.equal(ownDigits, own, `${code}: ownDigits`);
  }
});

/**
 * One assertion for many messages: the list of what is wrong has to be empty.
 * @param {(language: { code: string, file: string, messages: Partial<Record<string, string>> }, key: string, message: string) => string | null} fault
 * @param {Iterable<{ code: string, file: string, messages: Partial<Record<string, string>> }>} among
 */
function faultsOf(fault, among = languages.values()) {
  const faults = [];
  for (const language of among) {
    for (const [key, message] of Object.entries(language.messages)) {
      const found = fault(language, key, message ?? "");
      if (found) faults.push(`${language.file}, "${key}": ${found}`);
    }
  }
  return faults;
}

test("every language has every message, and no other", () => {
  const faults = [];
  for (const { file, messages } of others) {
    for (const key of Object.keys(english)) if (!(key in messages)) faults.push(`${file}: "${key}" is missing`);
    for (const key of Object.keys(messages)) if (!(key in english)) faults.push(`${file}: "${key}" is in no other language`);
  }
  assert.deepEqual(faults, []);
});

test("every message can be read, and none shouts", () => {
  assert.deepEqual(faultsOf((_, key, message) => {
    try {
      parse(message);
    } catch (error) {
      return String(error);
    }
    return /!|\p{Extended_Pictographic}/u.test(message) ? "shouts" : null;
  }), []);
});

test("every message takes the values that the English one takes", () => {
  assert.deepEqual(faultsOf((_, key, message) => {
    const [wanted, has] = [valuesOf(english[key] ?? ""), valuesOf(message)];
    return wanted.join() === has.join() ? null : `takes ${has.join(", ")} instead of ${wanted.join(", ")}`;
  }, others), []);
});

test("every choice by number has the forms that the language needs, every choice by word those of English", () => {
  assert.deepEqual(faultsOf(({ code }, key, message) => {
    const rules = new Intl.PluralRules(/** @type {any} */ (languages.get(code)).locale);
    const needed = SINGULAR.has(code) ? new Set() : new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)));
    const words = new Map();
    for (const part of within(parse(english[key] ?? ""))) {
      if (typeof part !== "string" && part.kind === "choice" && part.by === "select") words.set(part.name, [...part.forms.keys()].sort());
    }
    for (const part of within(parse(message))) {
      if (typeof part === "string" || part.kind !== "choice") continue;
      const forms = [...part.forms.keys()];
      if (part.by === "plural") {
        const missing = [...needed].filter((form) => !forms.includes(form));
        if (missing.length > 0) return `{${part.name}} has no form ${missing.join(", ")}`;
        const surplus = forms.filter((form) => !form.startsWith("=") && !rules.resolvedOptions().pluralCategories.some((each) => each === form));
        if (surplus.length > 0) return `{${part.name}} has a form ${surplus.join(", ")} that the language does not know`;
      } else if (part.name !== "who") {
        if (String(words.get(part.name)) !== String(forms.sort())) return `{${part.name}} has forms ${forms}, not ${words.get(part.name)}`;
      } else if (forms.sort().join() !== "other,south") return `{who} has forms ${forms}`;
    }
    return null;
  }), []);
});

test("words of other languages stay, and stay marked", () => {
  /** @param {string} message @param {string} own the language they are written in */
  const words = (message, own) => [...within(parse(message))]
    .flatMap((part) => (typeof part !== "string" && part.kind === "foreign" && !part.lang.startsWith(own) ? [part.lang.split("-")[0]] : []));
  assert.deepEqual(faultsOf(({ code }, key, message) => {
    const wanted = words(english[key] ?? "", code);
    const has = words(message, code);
    return wanted.join() === has.join() ? null : `marks ${has.join() || "none"} instead of ${wanted.join() || "none"}`;
  }, others), []);
});

test("French sets narrow spaces, and all set real apostrophes", () => {
  assert.deepEqual(faultsOf((_, key, message) => {
    const wrong = textsOf(message).find((text) => /(^|[^\u202f])[;:?»]|«[^\u202f]/.test(text.replace(/^[;:]/, "\u202f$&")) || / [;:?»]/.test(text));
    return wrong === undefined ? null : `wants a narrow no-break space in ${JSON.stringify(wrong)}`;
  }, others.filter(({ code }) => code === "fr")), []);
  // No value can be followed by one either: where a text begins with such a sign, the part before it cannot end for it.
  assert.deepEqual(faultsOf((_, key, message) => (/\}[;:?]/.test(message.replace(/\{[^{}]*\}\}/g, "}")) ? "wants a space after a value" : null),
    others.filter(({ code }) => code === "fr")), []);
  assert.deepEqual(faultsOf((_, key, message) => (/\p{L}'\p{L}/u.test(message) ? "has a straight apostrophe" : null), others), []);
});

test("a language that no native speaker has read says so in its file", async () => {
  for (const { code, file, reviewed, source } of languages.values()) {
    assert.equal(/No native speaker has read this file yet/.test(source), !reviewed, file);
    const builder = await readFile(new URL(`locales/builder/${code}.js`, www), "utf8");
    assert.equal(/No native speaker has read this file yet/.test(builder), !reviewed, `the builder's ${code}`);
  }
});

test("every message is used, and what is used is there", async () => {
  const files = (await readdir(www, { recursive: true })).filter((path) => path.endsWith(".js") && !/^(locales|prose|statement)\//.test(path));
  const texts = await Promise.all(files.map((path) => readFile(new URL(path, www), "utf8")));
  for (const page of PAGES) texts.push(await readFile(new URL(`../${page}`, www), "utf8"));
  const all = texts.join("\n");
  const literal = new Set([...all.matchAll(/["'`]([a-z]+(?:\.[\w-]+)+)["'`]/gi)].map(([, key]) => key));
  // `end.${state.end}` stands for all keys of that shape.
  const shapes = [...all.matchAll(/`([a-z]+\.[^`\s]*\$\{[^`]*)`/gi)].map(([, shape]) =>
    new RegExp(`^${shape.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("[\\w.-]+")}$`));
  const unused = Object.keys(english).filter((key) => !literal.has(key) && !shapes.some((shape) => shape.test(key)));
  assert.deepEqual(unused, [], "messages that nothing uses");
});

test("every fault that the rules can name, and the engine, has a sentence in every language", async () => {
  const rust = new URL("../../crates/web/src/", import.meta.url);
  const sources = await Promise.all((await readdir(rust)).filter((name) => name.endsWith(".rs")).map((name) => readFile(new URL(name, rust), "utf8")));
  const code = sources.join("\n");
  /** @param {string | undefined} text a type that is a choice of names */
  const namesIn = (text = "") => [...text.matchAll(/"([a-z-]+)"/g)].map(([, name]) => name);
  const named = namesIn((await readFile(new URL("types.ts", rust), "utf8")).match(/export type FaultName =([^;]*);/)?.[1]);
  // What the types name is what the code makes: in a call, or in a choice within one.
  const made = [...code.matchAll(/Fault::new\(\s*(?:"([a-z-]+)"|match [^{]*\{([\s\S]*?)\}\))/g)]
    .flatMap(([, name, arms]) => (name ? [name] : [...arms.matchAll(/=> "([a-z-]+)"/g)].map(([, each]) => each)));
  assert.deepEqual([...new Set(made)].sort(), [...named].sort());
  assert.ok(named.length >= 38, String(named.length));
  const engine = namesIn((await readFile(new URL("ai.js", www), "utf8")).match(/@typedef \{([^}]*)\} EngineFault/)?.[1]);
  assert.ok(engine.length >= 2);
  const around = ["and", "atLine", "atColumn", "atLineColumn", "atHole", "program", "damaged"];
  for (const { file, messages } of languages.values()) {
    const keys = Object.keys(messages).flatMap((key) => (key.startsWith("fault.") ? [key.slice(6)] : []));
    assert.deepEqual(keys.sort(), [...named, ...engine, ...around].sort(), file);
  }
});

test("no text stands outside the files of the languages", async () => {
  const faults = [];
  for (const path of (await readdir(www)).filter((name) => name.endsWith(".js"))) {
    const source = (await readFile(new URL(path, www), "utf8")).replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");
    for (const pattern of [
      /\.(?:textContent|title|placeholder|ariaLabel|innerText) = (["'`])[^"'`$]*\p{L}[^"'`]*\1/gu,
      /setAttribute\("(?:aria-label|aria-valuetext|title|placeholder|label)", (["'`])[^"'`$]*\p{L}/gu,
      /"aria-label": (["'`])[^"'`$]*\p{L}/gu,
      /make\(\s*"\w+",\s*\{[^{}]*\},\s*(["'`])[^"'`$]*\p{L}/gu,
      /\b(?:say|write|keep|fail)\([^()"'\n]*(["'])[^"'\n]*\p{L}{2,} \p{L}{2,}/gu,
    ]) {
      for (const [found] of source.matchAll(pattern)) faults.push(`www/${path}: ${found}`);
    }
  }
  assert.deepEqual(faults, []);
  // In the pages, only what has to be read where no file of a language can come.
  for (const page of PAGES) {
    const html = (await readFile(new URL(`../${page}`, www), "utf8")).replace(/<head>[\s\S]*<\/head>|<!--[\s\S]*?-->|<noscript>[\s\S]*?<\/noscript>/g, "");
    const texts = [...html.matchAll(/<(\w+)([^>]*)>([^<]*\p{L}[^<]*)</gu)].filter(([, , attributes]) => !/data-t=|id="failure-(?:script|file)"|href=".\/guli.html"/.test(attributes));
    assert.deepEqual(texts.map(([, , , text]) => text).filter((text) => text !== "Guli"), [], page);
  }
});

test("the language is the one that the address asks for, then the page around, the last choice, the browser", () => {
  const all = { asked: "da-DK", host: "fr", kept: "tr", preferred: ["it-CH", "en"] };
  assert.equal(chooseLanguage(all), "da");
  assert.equal(chooseLanguage({ ...all, asked: null }), "fr");
  assert.equal(chooseLanguage({ ...all, asked: "xx", host: "" }), "tr");
  assert.equal(chooseLanguage({ ...all, asked: null, host: null, kept: null }), "it");
  assert.equal(chooseLanguage({ preferred: ["de", "ja"] }), "en");
  assert.equal(chooseLanguage({ kept: "__proto__", preferred: ["KN-Latn"] }), "kn");
  // The trials are never come upon by accident.
  assert.equal(chooseLanguage({ kept: "ar-XB", preferred: ["en-XA"] }), "en");
  assert.equal(chooseLanguage({ asked: "ar-XB" }), "ar-XB");
  for (const wrong of ["", "x".repeat(1000), "toString", 7, null]) assert.equal(languageFor(wrong), null);
});

test("the trial languages have every message, longer or turned", async () => {
  for (const [code, { load }] of Object.entries(TRIALS)) {
    const messages = { ...(await load()).messages, ...await builderWords(code) };
    assert.deepEqual(Object.keys(messages), Object.keys(english), code);
    for (const [key, message] of Object.entries(messages)) assert.deepEqual(valuesOf(message ?? ""), valuesOf(english[key]), `${code} ${key}`);
  }
  const messages = { ...(await TRIALS["en-XA"].load()).messages, ...await builderWords("en-XA") };
  const length = (/** @type {Partial<Record<string, string>>} */ of) => Object.values(of).flatMap((message) => textsOf(message ?? "")).join("").length;
  const grown = length(messages) / length(english);
  assert.ok(grown > 1.35 && grown < 1.5, String(grown));
});
