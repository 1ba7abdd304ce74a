/**
 * The frame's side of the talk with the page around it: who may speak, and what is answered.
 *
 * Only the window around the frame is heard. Where the address named an origin, only that one; else the first good
 * `init` pins the origin it came from, and from then on nobody else is heard or told anything. An `init` that brings a
 * port moves the talk there.
 */
import { PROTOCOL, readMessage } from "./protocol.js";

/** @typedef {import("./element.js").GuliBoard} GuliBoard */
/** @typedef {import("./protocol.js").Incoming} Incoming */
/** @typedef {import("./protocol.js").MessageId} MessageId */

/** So many messages are answered in a second; more are let fall, and that is said once. */
const MOST = 100;

/**
 * @param {GuliBoard} board
 * @param {object} options
 * @param {string | null} options.origin the one that may talk; null for whoever comes first
 */
export function createConversation(board, { origin }) {
  const around = globalThis.parent === globalThis.window ? null : globalThis.parent;
  let pinned = origin;
  /** @type {MessagePort | null} */
  let port = null;
  let second = 0;
  let heard = 0;

  /**
   * @param {string} type
   * @param {object} fields
   * @param {MessageId} [re] the message that this answers
   */
  function send(type, fields, re = null) {
    const message = { guli: PROTOCOL, type, ...fields, ...(re === null ? {} : { re }) };
    if (port) port.postMessage(message);
    // A page without an origin of its own, such as a sandboxed one, can't be addressed by name.
    else if (around && pinned !== "") around.postMessage(message, pinned === null || pinned === "null" ? "*" : pinned);
  }

  /**
   * @param {unknown} cause
   * @param {MessageId} re
   */
  function refuse(cause, re) {
    const { code = "failed", field = null, message = String(cause) } = /** @type {{ code?: string, field?: string | null, message?: string }} */ (cause ?? {});
    send("error", { code, field, message }, re);
  }

  /** Whether this one is one too many. */
  function flooded() {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) {
      second = now;
      heard = 0;
    }
    heard += 1;
    if (heard === MOST + 1) refuse({ code: "too-many", message: `more than ${MOST} messages in a second` }, null);
    return heard > MOST;
  }

  /**
   * @param {MessageEvent} event
   * @param {boolean} byPort
   */
  function hear({ data, origin: from, ports }, byPort) {
    const read = readMessage(data);
    if (read.kind === "foreign" || flooded()) return;
    if (read.kind === "wrong") {
      refuse({ code: read.code, field: read.field, message: `${read.field || "message"}: ${read.reason}` }, read.id);
      return;
    }
    const { message } = read;
    if (message.type === "init" && !byPort) {
      pinned ??= from;
      if (ports.length > 0) listen(ports[0]);
    }
    answer(message).catch((cause) => refuse(cause, message.id));
  }

  /** @param {MessagePort} next */
  function listen(next) {
    port?.close();
    port = next;
    next.onmessage = (event) => hear(event, true);
    next.onmessageerror = () => refuse({ code: "bad-message", field: "", message: "message: it cannot be read" }, null);
  }

  /** @param {Incoming} message */
  async function answer(message) {
    const state = await perform(message);
    if (message.type === "init") send("ready", { version: board.version, state }, message.id);
    else send("state", { state }, message.id);
  }

  /** @param {Incoming} message */
  function perform({ hole, options, ply, type }) {
    switch (type) {
      case "play": return board.play(hole);
      case "go": return board.go(ply);
      case "undo": return board.undo();
      case "redo": return board.redo();
      case "record": return board.state();
      default: return board.set(options);
    }
  }

  addEventListener("message", (event) => {
    if (!around || event.source !== around || port) return;
    if (pinned !== null && event.origin !== pinned) return;
    hear(event, false);
  });

  return { send };
}
