import type { AskedServer } from '../shop-visitor';

/** A server whose 503 responses are timed. */
export interface TimedServer extends AskedServer {
  /** Starts the measurement; earlier waits have other causes. */
  reasonBegins(): void;
  /** The longest wait for a 503 since then, in milliseconds. */
  slowestRefusal(): number;
  refusals(): number;
}

export function timedServer(server: AskedServer): TimedServer {
  let slowest = 0;
  let count = 0;
  let reason = 0;
  return {
    inject: async (asked) => {
      const began = Date.now();
      const response = await server.inject(asked);
      if (response.statusCode === 503) {
        slowest = Math.max(slowest, Date.now() - Math.max(began, reason));
        count += 1;
      }
      return response;
    },
    reasonBegins: () => {
      reason = Date.now();
    },
    slowestRefusal: () => slowest,
    refusals: () => count,
  };
}
