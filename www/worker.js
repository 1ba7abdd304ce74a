/**
 * The engine's worker. It is handed the compiled rules by the page, and searches in short slices: between two of them it
 * reads its messages, so that it can be stopped, or asked something more urgent, at once.
 *
 * In: `{ kind: "start", module }` once, then `{ kind, id, … }` for each of the `tasks`, `{ kind: "cancel", id }`
 * and `{ kind: "ping" }`. Out: `{ kind: "pong" }`, and for an id any number of `update`s, then one `done` or `failed`.
 */
import { initSync } from "../guli-web.js";
import { tasks } from "./tasks.js";

/** @typedef {{ urgent: boolean, slices: Generator<unknown, unknown, void> }} Job */

/** @type {Map<number, Job>} in the order they are to run */
const jobs = new Map();
const { port1: next, port2: pump } = new MessageChannel();
let pumping = false;
let started = false;

onmessage = ({ data }) => {
  if (data.kind === "start") {
    initSync({ module: data.module });
    started = true;
  } else if (data.kind === "ping") postMessage({ kind: "pong" });
  else if (data.kind === "cancel") {
    jobs.get(data.id)?.slices.return(undefined);
    jobs.delete(data.id);
  } else jobs.set(data.id, { urgent: data.urgent === true, slices: tasks[/** @type {keyof typeof tasks} */ (data.kind)](data) });
  go();
};

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
    if (done) postMessage({ kind: "done", id, value });
    else {
      jobs.set(id, job);
      if (value) postMessage({ kind: "update", id, value });
    }
  } catch (cause) {
    jobs.delete(id);
    // A refusal is an answer. Anything else is a defect: the page hears of it and starts another worker.
    if (cause instanceof Error && "code" in cause) postMessage({ kind: "failed", id, reason: cause.message });
    else throw cause;
  }
}
