/**
 * Where the engine works, wherever that is. It is handed the rules, with the search, by the page, and searches in short slices: between two
 * of them it reads its messages, so that it can be stopped, or asked something more urgent, at once.
 *
 * In: `{ kind: "start", module }` once; `{ kind, id, … }`, before that too, for each of the `tasks`, `{ kind: "cancel", id }`,
 * `{ kind: "ping" }`, and `{ kind: "stop" }` where no worker can be ended. Out: `{ kind: "pong" }`, at the start too, and for an id any number of `update`s, then one
 * `done` or `failed`.
 */
import { initSync } from "../guli-web.js";
import { tasks } from "./tasks.js";

/** @typedef {{ urgent: boolean, slices: Generator<unknown, unknown, void> }} Job */

/**
 * @param {(message: unknown) => void} post
 * @param {(cause: unknown) => void} [broke] hears of a defect; in a worker whoever started it does, if it is thrown
 * @returns {(message: any) => void} takes a message
 */
export function createWorkroom(post, broke = (cause) => { throw cause; }) {
  /** @type {Map<number, Job>} in the order they are to run */
  const jobs = new Map();
  const { port1: next, port2: pump } = new MessageChannel();
  let pumping = false;
  let started = false;

  /** @param {any} data */
  function hear(data) {
    if (data.kind === "start") {
      initSync({ module: data.module });
      started = true;
      post({ kind: "pong" });
    } else if (data.kind === "ping") post({ kind: "pong" });
    else if (data.kind === "cancel") {
      jobs.get(data.id)?.slices.return(undefined);
      jobs.delete(data.id);
    } else if (data.kind === "stop") {
      for (const { slices } of jobs.values()) slices.return(undefined);
      jobs.clear();
    } else jobs.set(data.id, { urgent: data.urgent === true, slices: tasks[/** @type {keyof typeof tasks} */ (data.kind)](data) });
    go();
  }

  function go() {
    if (pumping || !started || jobs.size === 0) return;
    pumping = true;
    pump.postMessage(null);
  }

  // A message of the channel comes after the messages that wait already, and sooner than any timer.
  next.onmessage = () => {
    pumping = false;
    slice();
    go();
  };

  /** One slice of the most urgent job; those that are not urgent take turns. */
  function slice() {
    const [id, job] = [...jobs].find(([, each]) => each.urgent) ?? [...jobs][0] ?? [];
    if (id === undefined || !job) return;
    try {
      const { done, value } = job.slices.next();
      jobs.delete(id);
      if (done) post({ kind: "done", id, value });
      else {
        jobs.set(id, job);
        if (value) post({ kind: "update", id, value });
      }
    } catch (cause) {
      jobs.delete(id);
      // A refusal is an answer. Anything else is a defect: the page hears of it and starts another worker.
      if (isRefusal(cause)) {
        const { column, faults, hole, line, message } = cause;
        post({ kind: "failed", id, message, explanation: { column, faults, hole, line } });
      }
      else broke(cause);
    }
  }

  return hear;
}

/**
 * @param {unknown} cause
 * @returns {cause is import("../guli-web.js").GuliError}
 */
const isRefusal = (cause) => cause instanceof Error && "code" in cause;
