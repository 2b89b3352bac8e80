import type { AskedServer } from '../shop-visitor';

/** A server whose refusals are timed. */
export interface TimedServer extends AskedServer {
  /** From now on it has a reason to refuse: until then somebody may have waited for other shoppers. */
  reasonBegins(): void;
  /** The longest that anybody waited for a 503 while there was a reason, in milliseconds. */
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
      const answer = await server.inject(asked);
      if (answer.statusCode === 503) {
        slowest = Math.max(slowest, Date.now() - Math.max(began, reason));
        count += 1;
      }
      return answer;
    },
    reasonBegins: () => {
      reason = Date.now();
    },
    slowestRefusal: () => slowest,
    refusals: () => count,
  };
}
