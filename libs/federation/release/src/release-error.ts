/** A fault that the releasing person can correct. The message is one sentence with the correction. */
export class ReleaseError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ReleaseError';
  }
}
