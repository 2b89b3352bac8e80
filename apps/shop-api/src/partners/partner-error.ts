/** A partner company did not answer, or not in the way that was agreed. */
export class PartnerError extends Error {
  override readonly name = 'PartnerError';

  constructor(
    readonly partner: string,
    readonly reason: 'unreachable' | 'timeout' | 'unexpected-answer',
    options?: ErrorOptions,
  ) {
    super(`${partner}: ${reason}`, options);
  }
}
