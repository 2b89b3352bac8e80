interface PartnerErrorOptions extends ErrorOptions {
  /** HTTP status, if there was a response. */
  readonly status?: number;
  /** Seconds until the circuit breaker lets a call pass, if it stopped this one. */
  readonly retryAfter?: number;
}

/** A partner did not respond, or not as agreed. */
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
