/**
 * Which language the page speaks: it loads one at a time, and speaks it from then on.
 */
import { KEYS } from "./config.js";
import { firstLanguage, PARAMETER } from "./first-language.js";
import { LANGUAGES, TRIALS, USUAL } from "./languages.js";
import { write } from "./storage.js";
import { fillAll, speak, spokenNow } from "./text.js";

/** What was asked for last: of two languages that load at a time the later one wins. @type {Promise<boolean>} */
let last = Promise.resolve(false);

/**
 * Loads a language and speaks it. Until it has come, and where it cannot, nothing changes.
 * @param {string} code one of `LANGUAGES`
 * @returns {Promise<boolean>} whether it is spoken now; not if another one was asked for in the meantime
 */
export function setLanguage(code) {
  const mine = load(code).then((locale) => {
    if (mine !== last) return false;
    speak(code, locale);
    return true;
  });
  last = mine;
  // A language that cannot be had is nothing to wait for.
  mine.catch(() => {
    if (last === mine) last = Promise.resolve(false);
  });
  return mine;
}

/** Words that only this page has. @type {((code: string) => Promise<Partial<import("./text.js").Messages>>) | null} */
let more = null;

/**
 * Words are to come with each language besides those that all pages have.
 * @param {NonNullable<typeof more>} loadMore
 */
export function alsoLoad(loadMore) {
  more = loadMore;
}

/** @param {string} code */
async function load(code) {
  const language = LANGUAGES[code] ?? TRIALS[code];
  if (!language) throw new RangeError(`there is no language ${code}`);
  const [locale, words] = await Promise.all([language.load(), more?.(code)]);
  return words ? { ...locale, messages: { ...locale.messages, ...words } } : locale;
}

/** When the language that was asked for last is spoken. */
export async function settled() {
  for (let waited; waited !== last;) {
    waited = last;
    await waited.catch(() => false);
  }
}

/** Says in the document which language it is in, and writes what stands there by itself. */
export function speakDocument() {
  const { code, direction } = spokenNow();
  document.documentElement.lang = code;
  document.documentElement.dir = direction;
  fillAll(document);
}

/**
 * The player chooses: the choice is kept, and an address that asked for another language asks no more.
 * @param {string} code
 */
export async function chooseByHand(code) {
  if (!await setLanguage(code)) return;
  write(KEYS.language, code);
  const address = new URL(location.href);
  if (!address.searchParams.has(PARAMETER)) return;
  address.searchParams.delete(PARAMETER);
  history.replaceState(null, "", address);
}

/** The language that the page begins with: see `chooseLanguage`. */
export function startLanguage() {
  return setFirstLanguage(firstLanguage());
}

/**
 * The first language, or the usual one where it cannot be loaded.
 * @param {string} code
 */
export async function setFirstLanguage(code) {
  try {
    await setLanguage(code);
  } catch (cause) {
    if (code === USUAL) throw cause;
    await setLanguage(USUAL); // a page in another language is better than none
  }
}
