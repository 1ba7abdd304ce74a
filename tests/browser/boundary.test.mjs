// The boundary between JavaScript and the rules: whatever is handed in, a call either works or throws an error with a
// code and a sentence, and the same object plays on.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { pageTest } from "./harness.mjs";

/** The first recorded game of a vector file. */
async function recorded(file) {
  const text = await readFile(new URL(`../vectors/${file}`, import.meta.url), "utf8");
  return JSON.parse(text.slice(0, text.indexOf("\n")));
}

/** Runs in the page: calls every method of every class with everything strange, then plays `record` on the same objects. */
async function torment({ glue, record }) {
  const { default: init, Engine, Game, PuzzleMaker, version } = await import(glue);
  await init();

  const strange = [
    undefined, null, true, false, NaN, Infinity, -Infinity, -0, -1, 0.5, 7.000001, 14, 12, 255, 256, 65536, 4294967296,
    1e9, 1e300, Number.MAX_SAFE_INTEGER, 10n, Symbol("hole"), "", "0", "13", " 13", "13 ", "١٣", "x", "\ud800", "é".repeat(9),
    "a".repeat(5_000_000), `${record.start} ; ${"13 ".repeat(200_000)}`, `${record.start}\n`.repeat(1000), [], [13], {},
    () => 13, new Date(0), /./, new Map(), new Uint8Array(3), { valueOf: () => 13 }, Object.create(null),
    { toString() { throw new Error("toString was called"); } },
    { starter: 2 }, { starter: "0" }, { starter: NaN }, { match: 1 }, { match: "yes" }, { match: true, rounds: -1 },
    { match: true, rounds: 65536 }, { match: true, rounds: 1.5 }, { match: true, rounds: {} }, { rounds: null },
    { get starter() { throw new Error("a getter that throws"); } },
    new Proxy({}, { get() { throw new Error("a proxy that throws"); } }),
  ];

  const told = { calls: 0, refusals: {}, bad: [] };
  const attempt = (name, call) => {
    told.calls += 1;
    try {
      const value = call();
      if (value instanceof Game || value instanceof Engine || value instanceof PuzzleMaker) value.free();
    } catch (error) {
      const proper = error instanceof Error && typeof error.code === "string" && /^.{3,600}$/u.test(error.message);
      if (proper) told.refusals[error.code] = (told.refusals[error.code] ?? 0) + 1;
      else told.bad.push(`${name}: ${error?.name}: ${String(error?.message).slice(0, 200)}`);
    }
  };

  const everyMethod = (object, kind, value) => {
    for (const method of Object.getOwnPropertyNames(kind.prototype)) {
      if (["constructor", "free", "__destroy_into_raw"].includes(method)) continue;
      attempt(`${method}(${typeof value})`, () => object[method](value));
      attempt(`${method}()`, () => object[method]());
      attempt(`${method}(${typeof value} …)`, () => object[method](value, value, value, value));
    }
  };

  const game = new Game(record.start.split(" ")[0], { starter: Number(record.start.split(" ")[3]) });
  for (const value of strange) {
    const label = typeof value;
    attempt(`new Game(${label})`, () => new Game(value));
    attempt(`new Game(name, ${label})`, () => new Game("ali-guli-mane", value));
    attempt(`new Game(${label}, ${label})`, () => new Game(value, value));
    attempt(`fromPosition(${label})`, () => Game.fromPosition(value));
    attempt(`fromRecord(${label})`, () => Game.fromRecord(value));
    attempt(`fromRecord(${label}, match)`, () => Game.fromRecord(value, { match: true }));
    attempt(`fromRecord(start, ${label})`, () => Game.fromRecord(record.start, value));
    everyMethod(game, Game, value);
    attempt("version", () => version(value));
  }

  // The engine and the maker of puzzles, before they have been asked anything and after.
  const name = record.start.split(" ")[0];
  const small = "ali-guli-mane 0,0,2,0,0,1,0/1,0,0,0,0,0,0 57-9 0 - 0";
  const engine = new Engine(1);
  const maker = new PuzzleMaker();
  for (const asked of [false, true]) {
    if (asked) engine.start(small, "all");
    if (asked) maker.start(name, "where", 1, 1);
    for (const value of strange) {
      const label = typeof value;
      attempt(`new Engine(${label})`, () => new Engine(value));
      attempt(`new PuzzleMaker(${label})`, () => new PuzzleMaker(value));
      everyMethod(engine, Engine, value);
      everyMethod(maker, PuzzleMaker, value);
      attempt(`start(${label}, goal)`, () => engine.start(value, "all"));
      attempt(`start(position, ${label})`, () => engine.start(small, value));
      attempt(`start(position, goal, ${label})`, () => engine.start(small, "all", value));
      attempt(`line(null, ${label})`, () => engine.line(null, value));
      attempt(`limits(game, ${label})`, () => engine.limits(name, value));
      attempt(`start(${label}, kind, difficulty, seed)`, () => maker.start(value, "best", 3, 1));
      attempt(`start(game, ${label}, difficulty, seed)`, () => maker.start(name, value, 3, 1));
      attempt(`start(game, kind, ${label}, seed)`, () => maker.start(name, "where", value, 1));
      attempt(`start(game, kind, difficulty, ${label})`, () => maker.start(name, "where", 2, value));
    }
  }
  engine.start(small, "all");
  engine.poll(100_000);
  const solved = engine.analysis().exact && engine.analysis().value;
  const [first, second] = [maker, new PuzzleMaker()].map((each) => {
    each.start(name, "best", 2, 12);
    while (!each.poll(20_000));
    return JSON.stringify(each.puzzle());
  });
  engine.free();
  maker.free();

  // Some of these were good moves: back to the start, and on with the record.
  game.goTo(0);
  for (const hole of record.sowings) if (hole !== null) game.play(hole);
  const end = game.position();
  const again = Game.fromRecord(game.record());
  const same = again.record() === game.record();
  again.free();
  game.free();
  return { ...told, end, same, solved, samePuzzle: first === second && first.includes('"kind":"best"') };
}

for (const file of ["ali_guli_mane_games.jsonl", "mangala_games.jsonl"]) {
  pageTest(`nothing that JavaScript hands in breaks a game of ${file}`, async ({ page, url }) => {
    const record = await recorded(file);
    const told = await page.evaluate(torment, { glue: `${url}source/guli-web.js`, record });
    assert.deepEqual(told.bad, []);
    assert.equal(told.end, record.end);
    assert.equal(told.same, true);
    assert.equal(told.solved, 2);
    assert.equal(told.samePuzzle, true);
    assert.ok(told.calls > 1500, `${told.calls} calls`);
    const codes = Object.keys(told.refusals);
    for (const code of ["bad-argument", "bad-game", "bad-position", "bad-record", "not-legal", "no-match", "nothing-asked"]) {
      assert.ok(codes.includes(code), `${code} was never thrown, only ${codes}`);
    }
  });
}

pageTest("errors say what was wrong and where", async ({ page, url }) => {
  const told = await page.evaluate(async (glue) => {
    const { default: init, Game } = await import(glue);
    await init();
    const start = "ali-guli-mane 5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 0 - 0";
    const calls = [
      () => new Game("chess"),
      () => new Game("mangala", { match: true }),
      () => new Game("mangala", { starter: 2 }),
      () => new Game("mangala").play(undefined),
      () => new Game("mangala").play(12),
      () => new Game("mangala").play(3),
      () => new Game("mangala").undo(),
      () => new Game("mangala").goTo(1),
      () => Game.fromPosition("mangala 6,6,6,6,6/6,6,6,6,6,6 0-0 0 - 0"),
      () => Game.fromPosition("mangala 6,6,6,6,6,6/6,6,6,6,6,6 1-0 0 - 0"),
      () => Game.fromRecord(`${start} ; 13 10`),
      () => Game.fromRecord(`${start} ; 13+10\n${start}`, { match: true }),
    ];
    return calls.map((call) => {
      try {
        call();
        return "no error";
      } catch (error) {
        return `${error.code}: ${error.message}`;
      }
    });
  }, `${url}source/guli-web.js`);
  assert.deepEqual(told, [
    'bad-game: game must be ali-guli-mane or ali-guli-mane-4 or ali-guli-mane-6 or ali-guli-mane-leftovers or '
      + 'ali-guli-mane-pair or ali-guli-mane-free or simple-saada or mangala or mangala-metin-and or mangala-opponent-row or '
      + 'mangala-bohnenspiel, not "chess"',
    "no-match: mangala is played in single rounds, not in matches",
    "bad-argument: options.starter must be a whole number from 0 to 1, not 2",
    "bad-argument: hole must be a whole number from 0 to 11, not undefined",
    "bad-argument: hole must be a whole number from 0 to 11, not 12",
    "not-legal: 3 can't be sown: the hole is in the other player's row",
    "nothing-to-undo: nothing has been played yet",
    "no-such-ply: this round has 0 steps, not 1",
    "bad-position: column 18: expected a comma and the next hole of North's row",
    "bad-position: holes and banks add up to 73 seeds instead of 72",
    "bad-record: column 58: the bonus sowing is missing, as in 13+9",
    "bad-record: line 2: the round is not over",
  ]);
});
