/**
 * The engine as the page sees it: questions and answers. It works in a worker, which is started when first asked, and
 * replaced when it breaks or falls silent; what was asked is then asked again.
 */

import { newWorker, searching } from "./parts.js";

/** @typedef {import("../guli-web.js").Analysis} Analysis */
/** @typedef {import("./tasks.js").LineAnswer} LineAnswer */
/** @typedef {{ kind: string, urgent?: boolean, [more: string]: unknown }} Question */

/**
 * What becomes of a question. Nothing is heard of one that was cancelled.
 * @template T
 * @typedef {object} Hearing
 * @property {(value: T) => void} done
 * @property {(cause: unknown) => void} [failed] hears what `reasons.js` makes words of
 * @property {(value: T) => void} [update]
 */

/** @typedef {"engine-start" | "engine-silent"} EngineFault */
/** @typedef {{ message: Question & { id: number }, hearing: Hearing<any>, tries: number }} Pending */

/** The worker is asked whether it listens so often, in milliseconds, while something is to be answered. */
const WATCH = 1500;
/** Silent for so many watches it counts as dead: searching, it listens every few milliseconds. */
const MISSES = 2;
/** A question that so many workers broke at is given up. */
const TRIES = 3;

/**
 * A fault of the engine itself, explained as the rules explain theirs.
 * @param {EngineFault} name
 */
const faultOf = (name) => explained(name, { faults: [{ name, values: {} }], line: null, column: null, hole: null });

/**
 * @param {string} message
 * @param {object} explanation what the rules say of an error; it does not come through a message with it
 */
const explained = (message, explanation) => Object.assign(new Error(message), explanation);

/**
 * @param {() => Worker} [makeWorker]
 * @param {() => Promise<unknown>} [rules] brings what a worker is handed
 */
export function createAi(makeWorker = newWorker, rules = searching) {
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
      if (worker === mine) replace(event.message ? new Error(event.message) : faultOf("engine-start")); // one that cannot be loaded gives no reason
    };
    mine.onmessageerror = () => {
      if (worker === mine) replace(faultOf("engine-silent")); // what came cannot be read
    };
    // What it is asked before, it keeps.
    rules().then((module) => {
      if (worker === mine) mine.postMessage({ kind: "start", module });
    }, () => {
      if (worker === mine) replace(faultOf("engine-start"));
    });
    return mine;
  }

  /** @param {{ kind: string, id: number, value?: unknown, message: string, explanation: object }} heard */
  function hear({ explanation, id, kind, message, value }) {
    misses = 0;
    const asked = pending.get(id);
    if (!asked) return; // a pong, or an answer to what nobody asks any more
    if (kind === "update") asked.hearing.update?.(value);
    else {
      pending.delete(id);
      if (kind === "done") asked.hearing.done(value);
      else asked.hearing.failed?.(explained(message, explanation));
    }
  }

  /**
   * Another worker in place of this one. Whatever is still open is put to it.
   * @param {Error} cause
   */
  function replace(cause) {
    worker?.terminate();
    worker = null;
    for (const [id, asked] of [...pending]) {
      asked.tries += 1;
      if (asked.tries < TRIES) continue;
      pending.delete(id);
      asked.hearing.failed?.(cause);
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
      if (misses > MISSES) replace(faultOf("engine-silent"));
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
      setTimeout(() => pending.delete(id) && hearing.failed?.(cause));
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
     * What a level sows.
     * @param {import("./tasks.js").ChooseQuestion} question
     * @param {Hearing<import("./types.js").Sowing | null>} hearing
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
