/**
 * The messages between a frame and the page around it: what they look like, and whether one may be believed. Whatever
 * comes in may have been made by anybody, so each is read field by field into a new object, and what is not named here
 * never gets further. Nothing here throws.
 */
import { OPTION_NAMES, OptionError, optionText, readOption } from "./options.js";

/** The version of the messages: every message carries it as `guli`. */
export const PROTOCOL = 1;

/** What may come in. */
export const INCOMING = Object.freeze(/** @type {const} */ ([
  "init", "set", "play", "go", "undo", "redo", "record", "language", "theme",
]));

/** @typedef {typeof INCOMING[number]} IncomingType */
/** @typedef {import("./options.js").OptionName} OptionName */
/** @typedef {string | number | null} MessageId */

/**
 * A message that has been read.
 * @typedef {{ type: IncomingType, id: MessageId, options: Partial<Record<OptionName, string>>, hole: import("./types.js").Sowing, ply: number }} Incoming
 */

/**
 * What a message is: nobody's business, wrong in a field, or good.
 * @typedef {{ kind: "foreign" } | { kind: "wrong", id: MessageId, code: string, field: string, reason: string }
 *   | { kind: "good", message: Incoming }} Read
 */

/** Longest id that is sent back. */
const ID_MAX = 64;
/** Farther than any game goes. */
const PLY_MAX = 100_000;
/** More fields than any message has. */
const FIELDS_MAX = 32;

/** Thrown and caught in here. */
class Wrong extends Error {
  /**
   * @param {string} field
   * @param {string} reason
   * @param {string} [code]
   */
  constructor(field, reason, code = "bad-message") {
    super(reason);
    this.field = field;
    this.code = code;
  }
}

/**
 * @param {unknown} data what a message event brought
 * @returns {Read}
 */
export function readMessage(data) {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return { kind: "foreign" };
  /** @type {MessageId} */
  let id = null;
  try {
    if (!Object.hasOwn(data, "guli")) return { kind: "foreign" };
    const fields = /** @type {Record<string, unknown>} */ (data);
    if (Object.keys(fields).length > FIELDS_MAX) throw new Wrong("", `more than ${FIELDS_MAX} fields`);
    id = readId(own(fields, "id"));
    if (own(fields, "guli") !== PROTOCOL) throw new Wrong("guli", `this frame speaks version ${PROTOCOL}`, "bad-version");
    return { kind: "good", message: readFields(fields, id) };
  } catch (cause) {
    if (cause instanceof Wrong) return { kind: "wrong", id, code: cause.code, field: cause.field, reason: cause.message };
    return { kind: "wrong", id, code: "bad-message", field: "", reason: "it cannot be read" };
  }
}

/**
 * @param {Record<string, unknown>} fields
 * @param {MessageId} id
 * @returns {Incoming}
 */
function readFields(fields, id) {
  const type = INCOMING.find((each) => each === own(fields, "type"));
  if (!type) throw new Wrong("type", `none of ${INCOMING.join(", ")}`);
  /** @type {Incoming} */
  const message = { type, id, options: {}, hole: -1, ply: -1 };
  if (type === "init" || type === "set") message.options = readOptions(own(fields, "options"), type === "set");
  if (type === "language" || type === "theme") message.options = readOptions({ [type]: own(fields, type) }, true, "");
  if (type === "play") message.hole = sowing(fields);
  if (type === "go") message.ply = whole(fields, "ply", PLY_MAX);
  return message;
}

/**
 * @param {unknown} given
 * @param {boolean} needed
 * @param {string} [path] where they stand in the message
 */
function readOptions(given, needed, path = "options.") {
  /** @type {Partial<Record<OptionName, string>>} */
  const options = {};
  if (given === undefined && !needed) return options;
  if (typeof given !== "object" || given === null || Array.isArray(given)) throw new Wrong("options", "not an object");
  if (Object.keys(given).length > FIELDS_MAX) throw new Wrong("options", `more than ${FIELDS_MAX} fields`);
  for (const name of OPTION_NAMES) {
    const value = own(/** @type {Record<string, unknown>} */ (given), name);
    if (value === undefined) continue;
    const text = optionText(name, value);
    if (text === null) throw new Wrong(path + name, "not a text");
    try {
      readOption(name, text);
    } catch (cause) {
      throw cause instanceof OptionError ? new Wrong(path + name, cause.reason, cause.code) : cause;
    }
    options[name] = text;
  }
  if (needed && path === "" && Object.keys(options).length === 0) throw new Wrong(Object.keys(given)[0], "missing");
  return options;
}

/**
 * A hole, or a text such as "13r" for a backward sowing.
 * @param {Record<string, unknown>} fields
 */
function sowing(fields) {
  const value = own(fields, "hole");
  if (typeof value === "string" && /^\d{1,2}r$/.test(value)) return /** @type {`${number}r`} */ (value);
  return whole(fields, "hole", 99);
}

/**
 * @param {Record<string, unknown>} fields
 * @param {string} name
 * @param {number} most
 */
function whole(fields, name, most) {
  const value = own(fields, name);
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value > most) {
    throw new Wrong(name, `not a whole number from 0 to ${most}`);
  }
  return value;
}

/**
 * @param {unknown} id
 * @returns {MessageId}
 */
function readId(id) {
  if (id === undefined || id === null) return null;
  if (typeof id === "number" && Number.isFinite(id)) return id;
  if (typeof id === "string" && id.length <= ID_MAX) return id;
  throw new Wrong("id", `not a number, nor a text of at most ${ID_MAX} characters`);
}

/**
 * A field of the message itself: nothing that it may have inherited.
 * @param {Record<string, unknown>} fields
 * @param {string} name
 */
function own(fields, name) {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
