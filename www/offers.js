/**
 * The boards that oEmbed offers by name. A server of files cannot answer a question about an address, so there is one
 * file for each of these, made with the build: see tools/oembed.mjs.
 */
import { GAMES, RULES } from "./config.js";
import { USUAL_SIZE } from "./snippets.js";

/** @typedef {import("./options.js").OptionName} OptionName */
/** @typedef {Partial<Record<OptionName, string>>} Given */
/** @typedef {{ name: string, given: Given, width: number, height: number }} Offer */

/** A computer that most people like to play against. */
const LEVEL = "3";

/** @type {readonly Offer[]} */
export const OFFERS = Object.freeze(Object.keys(RULES).flatMap((game) => [
  offer(game, { game }),
  offer(`${game}-computer`, { game, level: LEVEL }),
  ...(GAMES.some((each) => each === game) ? [offer(`${game}-puzzle`, { game, mode: "puzzle" })] : []),
]));

/** @param {string} name @param {Given} given @returns {Offer} */
function offer(name, given) {
  return { name, given, ...USUAL_SIZE };
}

/**
 * The one that comes nearest to what was chosen, and whether it is just that.
 * @param {Given} given
 * @returns {{ name: string, exact: boolean } | null}
 */
export function nearestOffer({ game = GAMES[0], level = "0", mode = "play", ...others }) {
  if (mode !== "play" && mode !== "puzzle") return null;
  const puzzle = mode === "puzzle";
  const computer = !puzzle && /[1-8]/.test(level);
  const main = puzzle ? RULES[/** @type {keyof typeof RULES} */ (game)] : game;
  const exact = Object.keys(others).length === 0 && (puzzle || !computer || level === LEVEL || level === `0,${LEVEL}`);
  return { name: `${main}${puzzle ? "-puzzle" : computer ? "-computer" : ""}`, exact };
}
