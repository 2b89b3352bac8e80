/** Something that the one who releases can mend: the message is one sentence that says what to do. */
export class ReleaseError extends Error {
  /** @param {string} message @param {ErrorOptions} [options] */
  constructor(message, options) {
    super(message, options);
    this.name = 'ReleaseError';
  }
}
