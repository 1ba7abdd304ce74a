/**
 * What cannot be done now, for a program.
 */
export class BoardError extends Error {
  /**
   * @param {string} code
   * @param {string} message
   */
  constructor(code, message) {
    super(message);
    this.name = "BoardError";
    this.code = code;
  }
}

