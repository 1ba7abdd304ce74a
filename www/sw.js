/**
 * The service worker: the whole program, kept for when there is no network.
 *
 * Each build has a cache of its own, filled with the files it was published with and no others: every file is compared
 * with its sum. A page goes on with the build that it was opened with, even when a newer worker has taken over, until it
 * is loaded anew; so old and new files never meet. A newer worker waits until no page is left, or a player asks for it.
 *
 * `GULI_BUILD` and `GULI_FILES` are written in when this is published (tools/offline.mjs).
 */

/** @type {string} */
// @ts-expect-error: written in
const BUILD = globalThis.GULI_BUILD;
/** Sums (SHA-256, in hexadecimal) by path. @type {Record<string, string>} */
// @ts-expect-error: written in
const FILES = globalThis.GULI_FILES;

const worker = /** @type {any} */ (self);
/** @type {string} */
const scope = worker.registration.scope;
// Several may be on one server, each below its own path.
const PREFIX = `guli ${new URL(scope).pathname} `;
const CACHE = `${PREFIX}${BUILD}`;
/** Which page was opened with which build. */
const PAGES = `${PREFIX}pages`;
/** A page that is just being opened is not among the open ones yet, for so many milliseconds. */
const OPENING = 60_000;

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));
worker.addEventListener("message", (/** @type {any} */ { data }) => {
  if (data?.kind === "use") worker.skipWaiting();
});
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { clientId, request, resultingClientId } = event;
  const path = request.method === "GET" ? pathOf(request.url) : null;
  if (path === null) return;
  if (request.mode !== "navigate") event.respondWith(part(request, clientId));
  else if (path in FILES) event.respondWith(page(request, path, resultingClientId));
});

/**
 * The path of what is ours to answer: files of this build, and those whose names say which build they are of.
 * @param {string} url
 */
function pathOf(url) {
  const address = new URL(url);
  if (!address.href.startsWith(scope)) return null;
  const path = address.pathname.slice(new URL(scope).pathname.length) || "index.html";
  return path in FILES || /^app\/[^/]+$/.test(path) ? path : null;
}

async function install() {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(Object.entries(FILES).map(([path, sum]) => keep(cache, path, sum)));
  } catch (cause) {
    await caches.delete(CACHE); // what is not whole is nothing; the browser tries again later
    throw cause;
  }
}

/** @param {Cache} cache @param {string} path @param {string} sum */
async function keep(cache, path, sum) {
  const address = new URL(path, scope).href;
  const named = path.startsWith("app/"); // other content would have another name
  const response = (named && await anyCached(address)) || await fetch(address, { cache: named ? "default" : "no-cache" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  const found = [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  if (found !== sum) throw new Error(`${path} is not the file of build ${BUILD}`);
  const headers = new Headers(response.headers); // with the site's policy
  headers.delete("content-encoding"); // it is decoded
  headers.delete("content-length");
  await cache.put(address, new Response(bytes, { headers }));
}

/** @param {string} address */
async function anyCached(address) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX)) continue;
    const found = await (await caches.open(name)).match(address);
    if (found) return found;
  }
  return undefined;
}

/** @param {Request} request @param {string} path @param {string} client */
async function page(request, path, client) {
  const found = await (await caches.open(CACHE)).match(new URL(path, scope).href);
  if (!found) return fetch(request);
  if (client) await (await caches.open(PAGES)).put(idAddress(client), Response.json({ build: BUILD, at: Date.now() }));
  return found;
}

/** @param {Request} request @param {string} client */
async function part(request, client) {
  const address = request.url.split(/[?#]/)[0];
  const build = (await buildOf(client))?.build ?? BUILD;
  const own = await (await caches.open(`${PREFIX}${build}`)).match(address);
  return own ?? await anyCached(address) ?? fetch(request);
}

/** @param {string} client */
function idAddress(client) {
  return new URL(`page/${client}`, scope).href;
}

/** @param {string} client @returns {Promise<{ build: string, at: number } | null>} */
async function buildOf(client) {
  const found = client ? await (await caches.open(PAGES)).match(idAddress(client)) : undefined;
  return found ? found.json() : null;
}

/** Removes the builds that no page is open with. */
async function activate() {
  const pages = await caches.open(PAGES);
  const open = new Set((await worker.clients.matchAll({ includeUncontrolled: true })).map((/** @type {any} */ { id }) => id));
  const used = new Set([CACHE, PAGES]);
  for (const request of await pages.keys()) {
    const client = request.url.split("/").pop() ?? "";
    const noted = await buildOf(client);
    if (noted && (open.has(client) || Date.now() - noted.at < OPENING)) used.add(`${PREFIX}${noted.build}`);
    else await pages.delete(request);
  }
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && !used.has(name)) await caches.delete(name);
  await worker.clients.claim();
}
