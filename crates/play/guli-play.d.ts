/**
 * `guli-play` is `guli-web` without the search, from the same source: so it has the same types.
 */
export { allRules, Game, initSync, rulesVersion, version, default } from "../web/guli-web.js";
