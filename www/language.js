/**
 * Which language the page speaks: it loads one at a time, and speaks it from then on.
 */
import { KEYS } from "./config.js";
import { chooseLanguage, LANGUAGES, TRIALS, USUAL } from "./languages.js";
import { read, write } from "./storage.js";
import { speak } from "./text.js";

/** The parameter of the address that asks for a language. */
export const PARAMETER = "language";

/** Counts what was asked for: of two languages that load at a time the later one wins. */
let asked = 0;

/**
 * Loads a language and speaks it. Until it has come, and where it cannot, nothing changes.
 * @param {string} code one of `LANGUAGES`
 * @returns {Promise<boolean>} whether it is spoken now; not if another one was asked for in the meantime
 */
export async function setLanguage(code) {
  const language = LANGUAGES[code] ?? TRIALS[code];
  if (!language) throw new RangeError(`there is no language ${code}`);
  asked += 1;
  const mine = asked;
  const locale = await language.load();
  if (mine !== asked) return false;
  const { documentElement } = document;
  documentElement.lang = code;
  documentElement.dir = locale.direction;
  speak(code, locale);
  return true;
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

/** The language that the page begins with. */
export async function startLanguage() {
  const code = chooseLanguage({
    asked: new URLSearchParams(location.search).get(PARAMETER),
    host: document.documentElement.dataset.language ?? null,
    kept: read(KEYS.language),
    preferred: navigator.languages,
  });
  try {
    await setLanguage(code);
  } catch (cause) {
    if (code === USUAL) throw cause;
    await setLanguage(USUAL); // a page in another language is better than none
  }
}
