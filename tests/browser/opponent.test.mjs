// The computer's turn, without a page: what it asks, when it shows that it thinks, and that nothing is heard too late.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createOpponent } from "../../www/opponent.js";
import { createPlayers } from "../../www/players.js";

/**
 * A game of two in which North is the computer, with an engine that answers when the test says so.
 * @param {import("node:test").TestContext} t
 */
function scene(t) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const state = { position: "a", mover: 1, ply: 1, plies: 1, over: false, match: null };
  /** @type {{ question: any, hearing: any, cancelled: boolean }[]} */
  const asked = [];
  /** @type {number[]} */
  const played = [];
  /** @type {string[]} */
  const failures = [];
  const players = createPlayers();
  players.set([0, 3]);
  let telling = false;
  const opponent = createOpponent({
    ai: /** @type {any} */ ({
      choose(/** @type {any} */ question, /** @type {any} */ hearing) {
        const one = { question, hearing, cancelled: false };
        asked.push(one);
        return () => {
          one.cancelled = true;
        };
      },
    }),
    session: /** @type {any} */ ({ state, varying: false }),
    players,
    idle: () => false,
    breath: () => (telling ? null : 200),
    play: (hole) => played.push(hole),
    changed() {},
    failed: (reason) => failures.push(reason),
  });
  return {
    asked, failures, opponent, played, players, state,
    tell(/** @type {boolean} */ on) {
      telling = on;
    },
    pass: (/** @type {number} */ ms) => t.mock.timers.tick(ms),
  };
}

test("the thinking sign appears after 300 ms, and goes with the answer", (t) => {
  const { asked, opponent, pass } = scene(t);
  opponent.consider();
  assert.equal(asked.length, 1);
  pass(299);
  assert.equal(opponent.thinking, false);
  pass(1);
  assert.equal(opponent.thinking, true);
  asked[0].hearing.done(4);
  assert.equal(opponent.thinking, false);
});

test("an answer that is quicker shows no sign at all", (t) => {
  const { asked, opponent, pass, played } = scene(t);
  opponent.consider();
  pass(250);
  asked[0].hearing.done(4);
  pass(199);
  assert.deepEqual([opponent.thinking, played], [false, []]);
  pass(1);
  assert.deepEqual([opponent.thinking, played], [false, [4]]);
});

test("it thinks while a sowing is told, and plays when that is over", (t) => {
  const { asked, opponent, pass, played, tell } = scene(t);
  tell(true);
  opponent.consider();
  asked[0].hearing.done(2);
  pass(5000);
  assert.deepEqual(played, []);
  tell(false);
  opponent.consider();
  pass(200);
  assert.deepEqual(played, [2]);
  assert.equal(asked.length, 1);
});

test("the same question is asked once; another board, player or chance is another question", (t) => {
  const { asked, opponent, players, state } = scene(t);
  opponent.consider();
  opponent.consider();
  assert.equal(asked.length, 1);
  state.position = "b";
  opponent.consider();
  players.set([0, 5]);
  opponent.consider();
  assert.deepEqual(asked.map(({ cancelled }) => cancelled), [true, true, false]);
  assert.deepEqual(asked.map(({ question }) => [question.position, question.level]), [["a", 3], ["b", 3], ["b", 5]]);
  assert.notEqual(asked[1].question.seed, asked[2].question.seed);
});

test("a person's turn, a pause and the end drop the thought", (t) => {
  const { asked, opponent, pass, played, state } = scene(t);
  opponent.consider();
  opponent.hold(true);
  assert.deepEqual([asked[0].cancelled, opponent.waiting], [true, true]);
  opponent.hold(false);
  asked[1].hearing.done(6);
  state.mover = 0;
  opponent.consider();
  pass(1000);
  assert.deepEqual(played, [], "it was the computer's answer to a board that stands no more");
  state.mover = 1;
  opponent.consider();
  state.over = true;
  opponent.consider();
  assert.equal(asked[2].cancelled, true);
});

test("a failure is told once, and the computer waits until it is told to go on", (t) => {
  const { asked, failures, opponent } = scene(t);
  opponent.consider();
  asked[0].hearing.failed("broken");
  assert.deepEqual([failures, opponent.waiting], [["broken"], true]);
  opponent.consider();
  assert.equal(asked.length, 1);
  opponent.hold(false);
  assert.equal(asked.length, 2);
});
