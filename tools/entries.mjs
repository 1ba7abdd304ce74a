// What is published, one line each. Everything else follows from the files that these name.

/**
 * Pages: their style sheets, scripts and modules are bundled, and their tags rewritten. Each stands at the top. One that
 * starts at once has the browser fetch its modules and the rules at once; one that is installable brings the service worker.
 * One that stands apart, in a folder of that name, shares no file with the others: what few people open makes the rest
 * neither heavier nor more pieces, and is not kept for use without a network.
 * @type {Record<string, { startsAtOnce: boolean, installable: boolean, apart?: string }>}
 */
export const PAGES = {
  "index.html": { startsAtOnce: true, installable: true },
  "embed.html": { startsAtOnce: false, installable: false },
  "builder.html": { startsAtOnce: false, installable: false, apart: "builder" },
};

/**
 * Modules that other people's pages name, by the file they get at the top. Such a name can't change with what is in it,
 * so that file does no more than import the rest.
 * @type {Record<string, string>}
 */
export const MODULES = {
  "guli-board.js": "www/guli-board.js",
};

/** The plain script in which all lies: for a frame in a sandbox. */
export const ALONE = "www/embed-alone.js";

/** The rules, as the page as it was written names them: what it needs to begin. */
export const WASM = "guli-play_bg.wasm";

/** The same with the search. What is one file has only these, and the glue that goes with them. */
export const SEARCHING = "guli-web_bg.wasm";

/** Workers that share their parts with a page: what both need is fetched once. Others are bundled by themselves. */
export const SHARING = ["www/painter.js"];
