// What is published, one line each. Everything else follows from the files that these name.

/** Pages: their style sheets, scripts and modules are bundled, and their tags rewritten. Each stands at the top. */
export const PAGES = ["index.html"];

/**
 * Modules that other people's pages name, by the file they get at the top. Such a name can't change with what is in it,
 * so the module itself should be small, and import the rest.
 * @type {Record<string, string>}
 */
export const MODULES = {};

/**
 * Files that a script finds by `new URL("…", import.meta.url)`, and how each is made: bundled by itself, since a worker
 * shares nothing with the page that starts it, or copied.
 * @type {Record<string, "module" | "copy">}
 */
export const ASSETS = {
  "guli-web_bg.wasm": "copy",
  "www/worker.js": "module",
};
