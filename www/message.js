/**
 * The small part of the ICU message syntax that the page needs, so that translators get whole sentences:
 *
 *   {name}                                            a value
 *   {count, plural, =0 {none} one {# seed} other {# seeds}}   a form chosen by number; # is the number
 *   {who, select, south {…} other {…}}                a form chosen by word
 *   [kn-Latn:saada]                                   a word in another language, marked as such
 *   [kn-Latn:saada|saada]                             the same, with the name of its entry in the glossary
 *
 * A message is parsed once into a list of parts, and formatted as often as needed.
 */

/** @typedef {string | number} Value */
/**
 * @typedef {string
 *   | { kind: "value", name: string }
 *   | { kind: "number" }
 *   | { kind: "choice", name: string, by: "plural" | "select", forms: Map<string, Part[]> }
 *   | { kind: "foreign", lang: string, term: string | null, parts: Part[] }} Part
 */
/** @typedef {{ text: string, lang: string | null, term: string | null }} Run a stretch of text in one language */

/**
 * @param {string} source
 * @returns {Part[]}
 */
export function parse(source) {
  let at = 0;

  /** @param {string} wanted */
  const expect = (wanted) => {
    if (source[at] !== wanted) throw new SyntaxError(`expected ${wanted} at ${at} in message: ${source}`);
    at += 1;
  };

  /** @param {RegExp} pattern a sticky one */
  const take = (pattern) => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (!found) throw new SyntaxError(`unreadable at ${at} in message: ${source}`);
    at = pattern.lastIndex;
    return found[1] ?? found[0];
  };

  /**
   * @param {string} stops characters that end this list of parts
   * @param {boolean} inPlural whether # stands for the number
   * @returns {Part[]}
   */
  const parts = (stops, inPlural) => {
    /** @type {Part[]} */
    const list = [];
    let text = "";
    const flush = () => {
      if (text) list.push(text);
      text = "";
    };
    while (at < source.length && !stops.includes(source[at])) {
      const char = source[at];
      if (char === "{") {
        flush();
        list.push(argument());
      } else if (char === "[") {
        flush();
        at += 1;
        const lang = take(/([A-Za-z-]+):/y);
        const inner = parts("|]", inPlural);
        const term = source[at] === "|" ? take(/\|(\w+)/y) : null;
        list.push({ kind: "foreign", lang, term, parts: inner });
        expect("]");
      } else if (char === "#" && inPlural) {
        flush();
        list.push({ kind: "number" });
        at += 1;
      } else {
        text += char;
        at += 1;
      }
    }
    flush();
    return list;
  };

  /** @returns {Part} */
  const argument = () => {
    expect("{");
    const name = take(/\s*(\w+)\s*/y);
    if (source[at] === "}") {
      at += 1;
      return { kind: "value", name };
    }
    expect(",");
    const by = /** @type {"plural" | "select"} */ (take(/\s*(plural|select)\s*/y));
    expect(",");
    /** @type {Map<string, Part[]>} */
    const forms = new Map();
    take(/\s*/y);
    while (source[at] !== "}") {
      const form = take(/(=?\w+)\s*/y);
      expect("{");
      forms.set(form, parts("}", by === "plural"));
      expect("}");
      take(/\s*/y);
    }
    at += 1;
    if (!forms.has("other")) throw new SyntaxError(`no form "other" in message: ${source}`);
    return { kind: "choice", name, by, forms };
  };

  return parts("", false);
}

/**
 * @param {Part[]} parts
 * @param {Record<string, Value>} values
 * @param {{ number: (n: number) => string, plural: (n: number) => string }} language
 * @returns {Run[]}
 */
export function format(parts, values, language) {
  /** @type {Run[]} */
  const runs = [];
  /**
   * @param {string} text
   * @param {string | null} lang
   * @param {string | null} term
   */
  const put = (text, lang, term) => {
    const last = runs.at(-1);
    if (last && last.lang === lang && last.term === term) last.text += text;
    else runs.push({ text, lang, term });
  };
  /** @param {string} name */
  const value = (name) => {
    if (!(name in values)) throw new ReferenceError(`message needs a value for ${name}`);
    return values[name];
  };
  /**
   * @param {Part[]} list
   * @param {number | null} count
   * @param {string | null} lang
   * @param {string | null} term
   */
  const walk = (list, count, lang, term) => {
    for (const part of list) {
      if (typeof part === "string") put(part, lang, term);
      else if (part.kind === "number") put(language.number(count ?? 0), lang, term);
      else if (part.kind === "foreign") walk(part.parts, count, part.lang, part.term);
      else if (part.kind === "value") {
        const given = value(part.name);
        put(typeof given === "number" ? language.number(given) : given, lang, term);
      } else {
        const given = value(part.name);
        const form = part.by === "plural"
          ? part.forms.get(`=${given}`) ?? part.forms.get(language.plural(Number(given)))
          : part.forms.get(String(given));
        walk(form ?? part.forms.get("other") ?? [], part.by === "plural" ? Number(given) : count, lang, term);
      }
    }
  };
  walk(parts, null, null, null);
  return runs;
}
