// Pages of other people, for the tests: made up in the browser, never served by anybody.

/** As strict as a careful site's: nothing inline, nothing from elsewhere. */
export const STRICT = [
  "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "img-src 'self'", "connect-src 'self'",
  "worker-src 'self'", "frame-src 'self'", "base-uri 'none'", "form-action 'none'",
].join("; ");

/**
 * Opens a page with this body beside the program, under a strict policy.
 * @param {import("./harness.mjs").Scene} scene
 * @param {string} body
 * @param {{ policy?: string, style?: string, modules?: string[] }} [more]
 */
export async function openHost({ page, url }, body, { modules = ["guli-board.js"], policy = STRICT, style = "" } = {}) {
  const scripts = modules.map((path) => `<script type="module" src="./${path}"></script>`).join("");
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="./source/www/favicon.svg"><link rel="stylesheet" href="./host.css">${scripts}</head>
    <body><main><h1>Host</h1>${body}</main></body></html>`;
  await page.route(`${url}host.css`, (route) => route.fulfill({ contentType: "text/css", body: style }));
  await page.route(`${url}host.html`, (route) => route.fulfill({
    contentType: "text/html", body: html, headers: { "content-security-policy": policy },
  }));
  await page.goto(`${url}host.html`);
}

/**
 * Waits until a board can be played.
 * @param {import("playwright-core").Page} page
 */
export async function boardReady(page, selector = "guli-board") {
  await page.locator(selector).first().evaluate((board) => /** @type {any} */ (board).state());
}
