/**
 * Which language the boards of a page speak. It is one for all of them: the first that was asked for, until another is.
 */

/**
 * @param {string | null} _asked a language tag; null: what the page, or else the browser, prefers
 * @returns {Promise<void>} as soon as words are there
 */
export async function speakLanguage(_asked) {}
