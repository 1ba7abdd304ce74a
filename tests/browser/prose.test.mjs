// The text of the rules in every language: what it has, and that each demonstration shows what its sentence says. The
// rules themselves answer, as WebAssembly outside of any browser; `reading.test.mjs` looks at the same in the page.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { format, parse } from "../../www/message.js";
import { CHAPTERS, SECTIONS, VARIANTS, originOf, playedIn, rulesOf } from "../../www/prose/chapters.js";
import { DEMOS, GUIDES } from "../../www/prose/demos.js";
import { PROSE_LANGUAGES, loadProse } from "../../www/prose/load.js";
import { SOURCES } from "../../www/prose/sources.js";
import { STATEMENT_LANGUAGES, loadStatement } from "../../www/statement/load.js";
import { dist } from "./harness.mjs";

const glue = await import(pathToFileURL(join(dist, "source/guli-web.js")).href);
glue.initSync({ module: await readFile(join(dist, "source/guli-web_bg.wasm")) });
/** @type {typeof import("../../crates/web/guli-web.js").Game} */
const Game = glue.Game;
/** @type {typeof import("../../crates/web/guli-web.js").allRules} */
const allRules = glue.allRules;

/** @typedef {import("../../www/prose/demo.js").Demo} Demo */
/** @typedef {import("../../www/prose/demo.js").Fact} Fact */

const games = /** @type {(keyof typeof DEMOS)[]} */ (Object.keys(DEMOS));
const proses = await Promise.all(PROSE_LANGUAGES.map(async (code) => ({ code, prose: await loadProse(code) })));
const { prose: english } = proses.find(({ code }) => code === "en") ?? proses[0];

/**
 * Every text of a part, with its path.
 * @param {unknown} part
 * @param {string} path
 * @returns {[path: string, text: string][]}
 */
function texts(part, path = "") {
  if (typeof part === "string") return [[path, part]];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([name, inner]) => texts(inner, `${path}/${name}`));
}

/** The values that a message asks for, wherever they stand in it. @param {string} message */
function placeholders(message) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {ReturnType<typeof parse>} parts */
  const walk = (parts) => {
    for (const part of parts) {
      if (typeof part === "string" || part.kind === "number") continue;
      if (part.kind === "foreign") walk(part.parts);
      else names.add(part.name);
      if (part.kind === "choice") for (const form of part.forms.values()) walk(form);
    }
  };
  walk(parse(message));
  return [...names].sort();
}

/** The traditional words that a message marks. @param {string} message */
const marked = (message) => [...message.matchAll(/\[[a-z]+(?:-[A-Za-z]+)?:/g)].length;

test("every file of a language is offered", async () => {
  const files = await readdir(new URL("../../www/prose/", import.meta.url));
  assert.deepEqual(files.filter((name) => /^[a-z]{2}\.js$/.test(name)).map((name) => name.slice(0, 2)).sort(), [...PROSE_LANGUAGES].sort());
  const locales = await readdir(new URL("../../www/locales/", import.meta.url));
  for (const name of locales.filter((each) => /^[a-z]{2}\.js$/.test(each))) {
    assert.ok(PROSE_LANGUAGES.includes(name.slice(0, 2)), `the page speaks ${name}, and the rules do not`);
  }
  assert.equal(await loadProse("en-GB"), english);
  assert.equal(await loadProse("xx"), english);
});

for (const { code, prose } of proses) {
  test(`${code}: every section, rule, note and step is there, and every message can be read`, () => {
    // Paragraphs may be parted otherwise, but never be missing.
    const free = /\/(history|board|customs)\/\d+$/;
    const paths = (/** @type {typeof prose} */ of) => texts(of).map(([path]) => path).filter((path) => !free.test(path));
    assert.deepEqual(paths(prose).sort(), paths(english).sort());
    for (const game of games) {
      for (const chapter of /** @type {const} */ (["history", "board", "customs"])) {
        assert.ok(prose[game][chapter].length >= 2, `${game} ${chapter}`);
      }
    }
    const originals = new Map(texts(english));
    for (const [path, text] of texts(prose)) {
      assert.doesNotThrow(() => parse(text), `${path}: ${text}`);
      assert.ok(text.trim() === text && text !== "", path);
      assert.doesNotMatch(text, /[!¡]|\p{Extended_Pictographic}| {2}|\.\.\./u, path);
      const original = originals.get(path);
      if (original === undefined || free.test(path)) continue;
      assert.deepEqual(placeholders(text), placeholders(original), path);
      if (code !== "en" && !path.startsWith("/labels") && path !== "/locale") assert.notEqual(text, original, `${path} is still English`);
      assert.equal(marked(text) > 0, marked(original) > 0, `${path} marks its traditional words`);
    }
  });
}

test("typographic marks are set as each language sets them", async () => {
  const statements = await Promise.all(STATEMENT_LANGUAGES.map(async (code) => ({ code, prose: (await loadStatement(code)).statement })));
  for (const { code, prose } of [...proses, ...statements]) {
    for (const [path, text] of texts(prose)) {
      // Without the words around which a message is made.
      const read = text.replace(/\[[\w-]+:([^\]|]*)(\|\w+)?\]/g, "$1").replace(/\{(\w+), plural,/g, "");
      assert.doesNotMatch(read, /\p{L}'|'\p{L}/u, `${code} ${path}: a straight apostrophe`);
      assert.doesNotMatch(read, /"/, `${code} ${path}: straight quotation marks`);
      const foreign = { da: /[“”„]/, en: /[«»„]/, fr: /[“”„]|(?<!\u202f)[;:?»]|«(?!\u202f)/u, it: /[“”„]/, kn: /[«»„]/, tr: /[«»„]/ }[code];
      if (foreign) assert.doesNotMatch(read, foreign, `${code} ${path}`);
    }
  }
});

test("every label is used", async () => {
  const names = ["reading.js", "reading-chapters.js", "reading-lessons.js"];
  const sources = await Promise.all(names.map((name) => readFile(new URL(`../../www/${name}`, import.meta.url), "utf8")));
  const code = sources.join("\n").replaceAll("${kind}Note", ["source", "tradition", "digital"].map((kind) => `"${kind}Note"`).join());
  const chapters = /** @type {readonly string[]} */ (CHAPTERS);
  for (const name of Object.keys(english.labels)) {
    assert.ok(code.includes(`"${name}"`) || chapters.includes(name), name);
  }
});

test("every variant that can be played is described, and no other", () => {
  for (const game of games) {
    const varied = allRules().filter((rules) => rules.game === game && rules.name !== game).map(({ name }) => name);
    assert.deepEqual(VARIANTS[game].map(({ id }) => id), varied);
  }
});

test("every rule stands in one section, with a demonstration, an origin and its words", () => {
  for (const game of games) {
    const rules = rulesOf(game);
    assert.equal(new Set(rules).size, rules.length);
    assert.deepEqual([...rules].sort(), Object.keys(DEMOS[game]).sort());
    assert.deepEqual([...rules].sort(), Object.keys(english[game].rules).sort());
    assert.deepEqual(SECTIONS[game].map(({ id }) => id), Object.keys(english[game].titles));
    for (const { picture, rules: within } of [...SECTIONS[game], ...VARIANTS[game]]) assert.ok(picture === undefined || within.includes(picture));
    for (const rule of Object.keys(english[game].notes)) assert.ok(rules.includes(rule), rule);
    // What the source texts do not say is explained: by a note, or once for a variant.
    for (const rule of rules) {
      const [origin, variant] = [originOf(game, rule), playedIn(game, rule)];
      const explained = rule in english[game].notes || (variant !== game && origin === "tradition");
      assert.ok(origin === "source" || explained, `${game} ${rule} needs a note`);
      assert.ok(variant === game || origin !== "source", `${rule} is no rule of the source texts`);
    }
    assert.deepEqual(VARIANTS[game].map(({ id }) => id), Object.keys(english[game].variants));
    assert.ok(SOURCES[game].length >= 3);
  }
  assert.equal(CHAPTERS.length, 7);
});

/**
 * @param {Demo} demo
 * @returns {{ game: InstanceType<typeof Game>, done: any[] }} what was done: sowings with what they forced, or rounds
 */
function perform({ does, from, ply, rounds = 0 }) {
  const game = ply === undefined ? Game.fromPosition(from) : Game.fromRecord(from, { match: true, rounds });
  if (ply !== undefined) game.goTo(ply);
  const done = does.map((what) => {
    if (what === "round") return game.newRound();
    return game.preview(what).legal ? game.play(what) : game.preview(what);
  });
  return { game, done };
}

/** @param {any} step */
const drops = (step) => {
  // The drops of the first lap.
  const lifts = step.events.flatMap((/** @type {any} */ event, /** @type {number} */ index) => (event.kind === "lift" ? [index] : []));
  return step.events.slice(lifts[0], lifts[1]).filter((/** @type {any} */ event) => event.kind === "drop");
};

/**
 * Each kind of fact, held against what the rules did.
 * @type {{ [K in Fact["kind"]]: (fact: Extract<Fact, { kind: K }>, done: any[], game: InstanceType<typeof Game>) => void }}
 */
const holds = {
  holes({ each, seeds }, _, game) {
    const { holes, seeds: all } = game.state();
    assert.ok(holes.every((hole) => hole === each));
    assert.equal(all, seeds);
    assert.equal(holes.length * each, seeds);
  },
  lap({ at, last, lifted }, done) {
    const [step] = done[at];
    assert.equal(step.events[0].seeds, lifted);
    assert.equal(drops(step).length, lifted);
    assert.equal(drops(step).at(-1).hole, last);
  },
  laps: ({ at, laps }, done) => assert.equal(done[at][0].laps, laps),
  drop: ({ at, hole }, done) => {
    assert.equal(done[at][0].hole, hole, "it is the lifted hole");
    assert.ok(drops(done[at][0]).some((/** @type {any} */ event) => event.hole === hole));
  },
  skips({ at, holes }, done, game) {
    const [step] = done[at];
    const dropped = drops(step).map((/** @type {any} */ event) => event.hole);
    for (const hole of holes) {
      assert.equal(game.state().holes[hole], null, "it is closed");
      assert.ok(!dropped.includes(hole));
    }
    // It went past them, rather than not as far.
    assert.ok(dropped.some((/** @type {number} */ hole) => hole > Math.max(...holes)));
    assert.ok(dropped.some((/** @type {number} */ hole) => hole < Math.min(...holes)));
  },
  saada({ at, hole }, done) {
    const [step] = done[at];
    assert.equal(step.saada, hole);
    assert.equal(step.after.holes[hole], 0);
  },
  makes({ at, hole, seeds }, done) {
    const [step] = done[at];
    const last = step.events.filter((/** @type {any} */ event) => event.kind === "drop" && event.hole === hole).at(-1);
    assert.equal(last.seeds, seeds);
  },
  captures: ({ at, holes }, done) => assert.deepEqual(
    done[at][0].captures.map((/** @type {any} */ { hole, seeds }) => [hole, seeds]), holes),
  bonus({ at, how }, done) {
    const [step] = done[at];
    assert.deepEqual([step.bonusDue, step.bonusLost], [how === "due", how === "lost"]);
  },
  second({ at, seat }, done) {
    assert.deepEqual([done[at][0].second, done[at][0].seat], [true, seat]);
  },
  by: ({ at, seat }, done) => assert.equal(done[at][0].seat, seat),
  refused({ hole, why }, _, game) {
    const { legal, reason } = game.preview(hole);
    assert.deepEqual([legal, reason], [false, why]);
  },
  pass({ at, seat }, done) {
    const pass = done[at].find((/** @type {any} */ step) => step.kind === "pass");
    assert.equal(pass?.seat, seat);
  },
  holds({ hole, seeds }, _, game) {
    assert.equal(game.state().holes[hole], seeds);
  },
  shared({ left }, _, game) {
    const { banks, scores, ...state } = game.state();
    assert.deepEqual(state.left, left);
    assert.deepEqual(scores, [banks[0] + left[0], banks[1] + left[1]]);
  },
  left({ seeds }, _, game) {
    assert.equal(game.state().holes.reduce((/** @type {number} */ sum, hole) => sum + (hole ?? 0), 0), seeds);
  },
  decided({ seat }, done, game) {
    assert.ok(done.flat().some((step) => step.decided === seat));
    assert.equal(game.state().over, false);
  },
  over({ end, winner }, _, game) {
    const state = game.state();
    assert.deepEqual([state.over, state.end, state.winner], [true, end, winner]);
  },
  filled({ banks, closed, round, starter }, done, game) {
    const set = done.find((each) => "fills" in each);
    assert.deepEqual([set.banks, set.closed, set.round, set.starter], [banks, closed, round, starter]);
    const { seedsPerHole } = game.state();
    assert.ok(set.fills.every((/** @type {any} */ { seeds }) => seeds === seedsPerHole));
    // From the left hand on: in the order of sowing.
    assert.equal(set.fills.find((/** @type {any} */ { seat }) => seat === 0).hole, 13);
    assert.equal(set.fills.find((/** @type {any} */ { seat }) => seat === 1).hole, 0);
  },
  alike({ holes }, done) {
    const set = done.find((each) => "fills" in each);
    const filled = [0, 1].map((seat) => set.fills.filter((/** @type {any} */ fill) => fill.seat === seat).length);
    assert.deepEqual(filled, [holes, holes]);
    const { stocks } = set;
    assert.ok(stocks[0] !== stocks[1] && Math.max(...stocks) >= 7 * 5, "the richer one could have filled more");
  },
  "round-won"({ winner }, _, game) {
    assert.equal(game.state().match?.results.at(-1)?.winner, winner);
  },
  owned({ stocks }, _, game) {
    const { banks, columns, holes, match } = game.state();
    assert.deepEqual(match?.stocks, stocks);
    const row = (/** @type {number} */ from) => holes.slice(from, from + columns).reduce((/** @type {number} */ sum, hole) => sum + (hole ?? 0), 0);
    assert.deepEqual([banks[0] + row(columns), banks[1] + row(0)], stocks, "the bank and the seeds left in the row");
  },
  "match-over"({ end, winner }, _, game) {
    const { match } = game.state();
    assert.deepEqual([match?.over, match?.end, match?.winner], [true, end, winner]);
  },
};

for (const game of games) {
  for (const [rule, demo] of Object.entries(/** @type {Record<string, Demo>} */ (DEMOS[game]))) {
    test(`${game}: “${rule}” shows what its sentence says`, () => {
      assert.equal(demo.game, game);
      assert.equal(demo.from.split(" ")[0], playedIn(game, rule), "it is played by the rules that it tells of");
      assert.ok(demo.shows.length > 0);
      const { done, game: played } = perform(demo);
      for (const fact of demo.shows) {
        // @ts-expect-error the kind names the check that belongs to it
        holds[fact.kind](fact, done, played);
      }
      played.free();
    });
  }

  test(`${game}: the first game can be played, and says what is so in every language`, () => {
    for (const { code, prose } of proses) {
      assert.deepEqual(prose[game].guide.map((steps) => steps.length), GUIDES[game].map(({ holes }) => holes.length));
      const language = { number: String, plural: (/** @type {number} */ n) => new Intl.PluralRules(prose.locale).select(n) };
      for (const [index, { from, holes }] of GUIDES[game].entries()) {
        const played = Game.fromPosition(from);
        for (const [at, hole] of holes.entries()) {
          const { ask, told } = prose[game].guide[index][at];
          const asked = format(parse(ask), { hole: String(hole) }, language).map(({ text }) => text).join("");
          assert.match(asked, new RegExp(`(?<!\\d)${hole}(?!\\d)`), `${code}: ${asked}`);
          const [step] = played.play(hole);
          const { banks } = played.state();
          const values = {
            hole: String(hole), laps: step.laps, captured: step.captured, saada: String(step.saada), last: String(step.last),
            south: banks[0], north: banks[1],
          };
          assert.doesNotThrow(() => format(parse(told), values, language), `${code}: ${told}`);
          assert.ok(!placeholders(told).includes("saada") || step.saada !== null);
          if (placeholders(told).includes("captured")) assert.ok(step.captured > 0);
        }
        const last = index === GUIDES[game].length - 1;
        assert.equal(played.state().over, last, "the first game is played to the end");
        if (last) assert.equal(played.state().winner, 0);
        played.free();
      }
    }
  });
}
