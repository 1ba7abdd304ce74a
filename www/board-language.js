/**
 * Which language the boards of a page speak. It is one for all of them: the first that was asked for, until another is.
 */
import { setFirstLanguage, setLanguage, settled } from "./language.js";
import { chooseLanguage, languageFor } from "./languages.js";
import { speaks } from "./text.js";

/**
 * @param {string | null} asked a language tag; null: what the page, or else the browser, prefers
 * @returns {Promise<void>} as soon as words are there
 */
export async function speakLanguage(asked) {
  if (!speaks()) {
    const { dataset, lang } = document.documentElement;
    // A page says what it is written in; one that is written in no language in particular names the wanted one, or none.
    await setFirstLanguage(chooseLanguage({
      asked, host: dataset.language ?? lang, kept: null, preferred: navigator.languages,
    }));
  } else if (asked !== null && languageFor(asked)) await setLanguage(chooseLanguage({ asked }));
  await settled();
}
