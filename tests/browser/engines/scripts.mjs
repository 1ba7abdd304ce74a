// Functions of a test as text, for the document they are to run in.

/**
 * A call of a function, as an expression.
 * @param {(...args: any[]) => unknown} script
 * @param {unknown[]} args
 */
export function call(script, args) {
  return `(${script})(...${JSON.stringify(args)})`;
}

/** The size of every engine's window. */
export const WINDOW = { width: 1280, height: 800 };
