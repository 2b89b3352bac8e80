import OpossumBreaker from 'opossum';

export interface CircuitBreakerOptions {
  /** Whether an error says that the other side is in trouble; one that says no to this very call is none. Every error when left out. */
  readonly isFailure?: (error: unknown) => boolean;
  /** How long the other side is left alone, in milliseconds; 5 000 when left out. */
  readonly rest?: number;
}

/** Calls to one other side, which stop for a while when most of them fail. Its state is this process's own. */
export interface CircuitBreaker {
  /** @throws CircuitOpenError at once while the other side is left alone, or whatever the work throws */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): void;
}

/** The other side is left alone: nothing was asked of it. */
export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';
  readonly code = 'EOPENBREAKER';

  /** @param retryAfter seconds until it is asked again, at least 1 */
  constructor(readonly retryAfter: number) {
    super('The other side failed too often and is left alone for a while');
  }
}

/** Of the calls in this time, in milliseconds, half have to fail before the other side is left alone, and at least five have to be made. */
const window = 30_000;
const fewest = 5;
const defaultRest = 5_000;

/**
 * Guards calls to one other side. While it is left alone every call fails at once; afterwards one call tries whether it is back,
 * and the others wait for no answer until that one has its own.
 */
export function circuitBreaker({
  isFailure = () => true,
  rest = defaultRest,
}: CircuitBreakerOptions = {}): CircuitBreaker {
  let openUntil = 0;
  const breaker = new OpossumBreaker((work: () => Promise<unknown>) => work(), {
    timeout: false,
    errorThresholdPercentage: 50,
    volumeThreshold: fewest,
    rollingCountTimeout: window,
    rollingPercentilesEnabled: false,
    resetTimeout: rest,
    errorFilter: (error: unknown) => !isFailure(error),
  });
  breaker.on('open', () => {
    openUntil = Date.now() + rest;
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
