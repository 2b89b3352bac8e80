import { ServerGoneError } from '../server-over-network';
import type { AskedServer } from '../shop-visitor';

/** A server for shoppers who leave on an error. */
export function impatientServer(server: AskedServer): AskedServer {
  return {
    inject: async (asked) => {
      const answer = await server.inject(asked);
      if (answer.statusCode >= 500) throw new ServerGoneError(`${String(asked.url)} was answered ${answer.statusCode}`);
      return answer;
    },
  };
}
