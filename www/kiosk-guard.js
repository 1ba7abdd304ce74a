/**
 * What leads out of a kiosk, or spoils it for the next visitor, as far as a page may stop it: menus, dragging, marking,
 * zooming, and the keys for printing, saving, searching, reloading and going back. Closing the browser is for whoever
 * starts it to prevent: docs/embedding.md says how.
 */

/** Keys that do something to the browser by themselves. */
const KEYS = /^(F([1-9]|1[0-2])|ContextMenu|Browser.*|Launch.*|Print|PrintScreen|Help|GoBack|GoHome)$/;

/** Events that are stopped as they are. */
const STOPPED = ["contextmenu", "dragstart", "drop", "dragover", "selectstart", "gesturestart", "gesturechange", "auxclick"];

/**
 * @param {EventTarget} target
 * @param {() => boolean} stands whether it is a kiosk now
 * @param {AbortSignal} [signal]
 */
export function guard(target, stands, signal) {
  const stop = (/** @type {Event} */ event) => {
    if (stands()) event.preventDefault();
  };
  for (const type of STOPPED) target.addEventListener(type, stop, { capture: true, signal });
  target.addEventListener("wheel", (event) => {
    if (/** @type {WheelEvent} */ (event).ctrlKey) stop(event);
  }, { capture: true, passive: false, signal });
  target.addEventListener("keydown", (event) => {
    const { altKey, ctrlKey, key, metaKey } = /** @type {KeyboardEvent} */ (event);
    if (altKey || ctrlKey || metaKey || KEYS.test(key)) stop(event);
  }, { capture: true, signal });
  // A second finger is a zoom.
  target.addEventListener("touchmove", (event) => {
    if (/** @type {TouchEvent} */ (event).touches.length > 1) stop(event);
  }, { capture: true, passive: false, signal });
}
