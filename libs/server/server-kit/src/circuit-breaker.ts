import OpossumBreaker from 'opossum';

export interface CircuitBreakerOptions {
  /** Whether an error indicates an outage of the partner. A refusal of one call does not. Every error counts when left out. */
  readonly isFailure?: (error: unknown) => boolean;
  /** How long an open circuit rejects calls; 5 000 when left out. */
  readonly resetMs?: number;
}

/** Guards the calls to one partner. Each process has its own state. */
export interface CircuitBreaker {
  /** @throws CircuitOpenError while the circuit is open, or the error of `work` */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): void;
}

/** The circuit is open: the call was not sent. */
export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';
  readonly code = 'EOPENBREAKER';

  /** @param retryAfter seconds until the next attempt, at least 1 */
  constructor(readonly retryAfter: number) {
    super('The circuit is open after too many failures');
  }
}

/** The circuit opens when half of the calls in this window fail, and at least five were made. */
const windowMs = 30_000;
const minCalls = 5;
const defaultResetMs = 5_000;

/**
 * Stops calls to a partner that keeps failing. An open circuit rejects every call at once. After `resetMs` it lets one call
 * through, and rejects the others until that call succeeds.
 */
export function circuitBreaker({
  isFailure = () => true,
  resetMs = defaultResetMs,
}: CircuitBreakerOptions = {}): CircuitBreaker {
  let openUntil = 0;
  const breaker = new OpossumBreaker((work: () => Promise<unknown>) => work(), {
    timeout: false,
    errorThresholdPercentage: 50,
    volumeThreshold: minCalls,
    rollingCountTimeout: windowMs,
    rollingPercentilesEnabled: false,
    resetTimeout: resetMs,
    errorFilter: (error: unknown) => !isFailure(error),
  });
  breaker.on('open', () => {
    openUntil = Date.now() + resetMs;
  });

  return {
    run: async <Result>(work: () => Promise<Result>) => {
      try {
        return (await breaker.fire(work)) as Result;
      } catch (error) {
        if (!OpossumBreaker.isOurError(error as Error)) throw error;
        throw new CircuitOpenError(Math.max(1, Math.ceil((openUntil - Date.now()) / 1000)));
      }
    },
    close: () => breaker.shutdown(),
  };
}
