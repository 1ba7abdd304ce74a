/**
 * The browser's storage, which may be full, forbidden or absent: every function works without it.
 */

/** @returns {Storage | null} */
function store() {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null; // reading the property itself throws where storage is forbidden
  }
}

/**
 * @param {string} key
 * @returns {string | null}
 */
export function read(key) {
  try {
    return store()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string} value
 * @returns {boolean} whether it was kept
 */
export function write(key, value) {
  try {
    const kept = store();
    if (!kept) return false;
    kept.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/**
 * Moves a value that could not be read to another key, so that nothing of it is lost and the page can go on.
 * @param {string} key
 * @param {string} aside
 */
export function setAside(key, aside) {
  const value = read(key);
  if (value !== null) write(aside, value);
  try {
    store()?.removeItem(key);
  } catch {
    // it stays where it is, and the next save overwrites it
  }
}
