// A server of files for the tests: right types, no caching, and a content security policy as strict as a careful site's.

import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** @type {Record<string, string>} */
const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
};

/** What docs/hosting.md tells others to send. */
export const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self' blob:",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/**
 * @typedef {object} Served
 * @property {string} url the address of the folder, ending in a slash
 * @property {() => Promise<void>} close
 */

/**
 * A file that a test makes up.
 * @typedef {object} Made
 * @property {string} body
 * @property {string} [policy] another content security policy than the usual one
 */

/**
 * Serves a folder on a free port of this machine, below a path, as a site would that has other pages too: what works
 * there works anywhere.
 * @param {string} folder
 * @param {object} [options]
 * @param {string} [options.base] the path
 * @param {Record<string, Made>} [options.made] files that are served as well, by their paths below the folder
 * @param {boolean} [options.forFrames] serves frames that have no origin of their own: WebKit takes 'self' for nobody in
 *   them, so that the policy names the site
 * @param {boolean} [options.compressed] sends texts and programs by Brotli, and has what never changes kept, as a site would
 * @returns {Promise<Served>}
 */
export async function serve(folder, { base = "/games/guli/", compressed = false, forFrames = false, made = {} } = {}) {
  /** @type {Map<string, Buffer>} */
  const smaller = new Map();
  const compress = (/** @type {string} */ path, /** @type {Uint8Array | string} */ bytes) => {
    const made = smaller.get(path) ?? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    smaller.set(path, made);
    return made;
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/favicon.ico") {
      response.writeHead(204).end(); // browsers ask every site for it, of themselves
      return;
    }
    const path = decodeURIComponent(pathname);
    const own = Object.hasOwn(made, path.slice(base.length)) ? made[path.slice(base.length)] : undefined;
    const file = own ? { path, bytes: own.body } : await find(folder, decodeURIComponent(base), path);
    if (!file) {
      response.writeHead(404, { "content-type": "text/plain" }).end("not found");
      return;
    }
    response.writeHead(200, {
      "content-type": types[extname(file.path)] ?? "application/octet-stream",
      "cache-control": compressed && file.path.includes(`${sep}app${sep}`) ? "max-age=31536000, immutable" : "no-store",
      "content-security-policy": own?.policy ?? (forFrames ? policy.replaceAll("'self'", `http://${request.headers.host}`) : policy),
      "x-content-type-options": "nosniff",
      ...(compressed ? { "content-encoding": "br" } : {}),
    });
    response.end(request.method === "HEAD" ? undefined : compressed ? compress(file.path, file.bytes) : file.bytes);
  });
  await new Promise((/** @type {(value: void) => void} */ ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    url: `http://127.0.0.1:${address.port}${base}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {string} folder
 * @param {string} base
 * @param {string} pathname
 */
async function find(folder, base, pathname) {
  if (!pathname.startsWith(base)) return undefined;
  const inside = normalize(pathname.slice(base.length).replace(/(^|\/)$/, "$1index.html"));
  if (inside.startsWith("..") || inside.startsWith(sep)) return undefined;
  const path = join(folder, inside);
  try {
    return { path, bytes: await readFile(path) };
  } catch {
    return undefined;
  }
}
