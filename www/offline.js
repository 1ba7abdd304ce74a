/**
 * The page's side of its service worker: starts it, and offers a newer build of the program when one is there. Nothing
 * is taken over by itself: a game goes on with the build it began with.
 */

/** How often a page that stays open looks for a newer build, in milliseconds. */
const EVERY = 60 * 60 * 1000;

/** @param {(use: () => void) => void} offer is called when a newer build waits, with what takes it */
export async function goOffline(offer) {
  const address = document.documentElement.dataset.worker;
  if (!address || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  let asked = false;
  serviceWorker.addEventListener("controllerchange", () => {
    if (asked) location.reload();
  });
  /** @type {ServiceWorkerRegistration} */
  let registration;
  try {
    registration = await serviceWorker.register(address, { updateViaCache: "none" });
  } catch {
    return; // forbidden, or not there: the page needs the network, as any page does
  }

  const use = () => {
    asked = true;
    // Another page of it may have taken the newer build already.
    if (registration.waiting) registration.waiting.postMessage({ kind: "use" });
    else location.reload();
  };
  const look = () => {
    if (registration.waiting && serviceWorker.controller) offer(use);
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - last < EVERY) return;
    last = Date.now();
    registration.update().catch(() => {}); // no network now
  });
}
