/**
 * The end of the service worker: put in the place of `sw.js` it removes itself and all that was kept for use without a
 * network. Open pages go on; whatever is opened from then on comes from the server. Games and settings stay, since they
 * are kept elsewhere.
 */
const leaving = /** @type {any} */ (self);
const kept = `guli ${new URL(leaving.registration.scope).pathname} `;

leaving.addEventListener("install", () => leaving.skipWaiting());
leaving.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith(kept)) await caches.delete(name);
  await leaving.registration.unregister();
})()));
