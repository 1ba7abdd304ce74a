/**
 * How far the values of some rules can be trusted, in a sentence. The facts come with the rules.
 */
import { ENDGAME_SEEDS } from "./config.js";
import { t } from "./text.js";

/** @param {import("./types.js").Rules | undefined} rules */
export function knownWords(rules) {
  return rules ? t(`known.${rules.known}`, { ahead: rules.ahead ?? 0, seeds: ENDGAME_SEEDS }) : "";
}
