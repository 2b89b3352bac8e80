interface PartnerErrorOptions extends ErrorOptions {
  /** What was answered, where it was anything. */
  readonly status?: number;
  /** Seconds until the partner is asked again, where it was left alone this time. */
  readonly retryAfter?: number;
}

/** A partner company did not answer, or not in the way that was agreed. */
export class PartnerError extends Error {
  override readonly name = 'PartnerError';
  readonly status: number | null;
  readonly retryAfter: number | null;

  constructor(
    readonly partner: string,
    readonly reason: 'unreachable' | 'timeout' | 'unexpected-answer',
    options: PartnerErrorOptions = {},
  ) {
    super(`${partner}: ${reason}`, options);
    this.status = options.status ?? null;
    this.retryAfter = options.retryAfter ?? null;
  }
}
