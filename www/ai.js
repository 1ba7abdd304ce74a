/**
 * The engine as the page sees it: questions and answers. It works in a worker, which is started when first asked, and
 * replaced when it breaks or falls silent; what was asked is then asked again.
 */

import { newWorker } from "./parts.js";

/** @typedef {import("../guli-web.js").Analysis} Analysis */
/** @typedef {import("./tasks.js").LineAnswer} LineAnswer */
/** @typedef {{ kind: string, urgent?: boolean, [more: string]: unknown }} Question */

/**
 * What becomes of a question. Nothing is heard of one that was cancelled.
 * @template T
 * @typedef {object} Hearing
 * @property {(value: T) => void} done
 * @property {(reason: string) => void} [failed]
 * @property {(value: T) => void} [update]
 */

/** @typedef {{ message: Question & { id: number }, hearing: Hearing<any>, tries: number }} Pending */

/** The worker is asked whether it listens so often, in milliseconds, while something is to be answered. */
const WATCH = 1500;
/** Silent for so many watches it counts as dead: searching, it listens every few milliseconds. */
const MISSES = 2;
/** A question that so many workers broke at is given up. */
const TRIES = 3;

/**
 * @param {WebAssembly.Module} module the compiled rules
 * @param {() => Worker} [makeWorker]
 */
export function createAi(module, makeWorker = newWorker) {
  /** @type {Worker | null} */
  let worker = null;
  /** @type {Map<number, Pending>} */
  const pending = new Map();
  let lastId = 0;
  let misses = 0;
  let timer = 0;

  function begin() {
    const mine = makeWorker();
    worker = mine;
    misses = 0;
    mine.onmessage = ({ data }) => {
      if (worker === mine) hear(data);
    };
    mine.onerror = (event) => {
      event.preventDefault();
      if (worker === mine) replace(event.message ?? "the worker did not start"); // one that cannot be loaded gives no reason
    };
    mine.onmessageerror = () => {
      if (worker === mine) replace("unreadable message");
    };
    mine.postMessage({ kind: "start", module });
    return mine;
  }

  /** @param {{ kind: string, id: number, value?: unknown, reason?: string }} message */
  function hear({ id, kind, reason, value }) {
    misses = 0;
    const asked = pending.get(id);
    if (!asked) return; // a pong, or an answer to what nobody asks any more
    if (kind === "update") asked.hearing.update?.(value);
    else {
      pending.delete(id);
      if (kind === "done") asked.hearing.done(value);
      else asked.hearing.failed?.(reason ?? "");
    }
  }

  /**
   * Another worker in place of this one. Whatever is still open is put to it.
   * @param {string} reason
   */
  function replace(reason) {
    worker?.terminate();
    worker = null;
    for (const [id, asked] of [...pending]) {
      asked.tries += 1;
      if (asked.tries < TRIES) continue;
      pending.delete(id);
      asked.hearing.failed?.(reason);
    }
    if (pending.size === 0) return;
    const next = begin();
    for (const { message } of pending.values()) next.postMessage(message);
  }

  function watch() {
    if (timer !== 0) return;
    timer = setTimeout(() => {
      timer = 0;
      if (pending.size === 0 || !worker) return;
      misses += 1;
      if (misses > MISSES) replace("no answer");
      else worker.postMessage({ kind: "ping" });
      watch();
    }, WATCH);
  }

  /**
   * @template T
   * @param {Question} question
   * @param {Hearing<T>} hearing
   * @returns {() => void} cancels it
   */
  function ask(question, hearing) {
    lastId += 1;
    const id = lastId;
    const message = { ...question, id };
    if (pending.size === 0) misses = 0;
    pending.set(id, { message, hearing, tries: 0 });
    try {
      (worker ?? begin()).postMessage(message);
    } catch (cause) {
      // There are pages that may start no worker: that is an answer, and comes like one.
      setTimeout(() => pending.delete(id) && hearing.failed?.(cause instanceof Error ? cause.message : String(cause)));
    }
    watch();
    return () => {
      if (pending.delete(id)) worker?.postMessage({ kind: "cancel", id });
    };
  }

  return {
    ask,
    /** Lets the worker go, with all it knows, until something is asked again. What is open is never heard of. */
    rest() {
      worker?.terminate();
      worker = null;
      pending.clear();
      clearTimeout(timer);
      timer = 0;
    },
    /**
     * The hole that a level sows.
     * @param {import("./tasks.js").ChooseQuestion} question
     * @param {Hearing<number | null>} hearing
     */
    choose: (question, hearing) => ask({ kind: "choose", urgent: true, ...question }, hearing),
    /**
     * The value of every hole; what is known so far comes as updates.
     * @param {import("./tasks.js").AnalyseQuestion & { urgent?: boolean }} question
     * @param {Hearing<Analysis>} hearing
     */
    analyse: (question, hearing) => ask({ kind: "analyse", ...question }, hearing),
    /**
     * Best play, step by step.
     * @param {import("./tasks.js").LineQuestion} question
     * @param {Hearing<LineAnswer>} hearing
     */
    line: (question, hearing) => ask({ kind: "line", urgent: true, ...question }, hearing),
  };
}

/** @typedef {ReturnType<typeof createAi>} Ai */
