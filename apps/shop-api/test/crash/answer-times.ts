import type { AskedServer } from '../shop-visitor';

/** A server whose refusals are timed. */
export interface TimedServer extends AskedServer {
  /** The longest that anybody waited for a 503, in milliseconds. */
  slowestRefusal(): number;
  refusals(): number;
}

export function timedServer(server: AskedServer): TimedServer {
  let slowest = 0;
  let count = 0;
  return {
    inject: async (asked) => {
      const began = Date.now();
      const answer = await server.inject(asked);
      if (answer.statusCode === 503) {
        slowest = Math.max(slowest, Date.now() - began);
        count += 1;
      }
      return answer;
    },
    slowestRefusal: () => slowest,
    refusals: () => count,
  };
}
