/**
 * Why something was refused, in words.
 */

/**
 * @param {unknown} cause
 * @returns {string}
 */
export function reasonOf(cause) {
  return (cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, "");
}
