import { ServerGoneError } from '../server-over-network';
import type { AskedServer } from '../shop-visitor';

/** For somebody who leaves when the shop says that something is wrong with it, and comes back another time. */
export function impatientServer(server: AskedServer): AskedServer {
  return {
    inject: async (asked) => {
      const answer = await server.inject(asked);
      if (answer.statusCode >= 500) throw new ServerGoneError(`${String(asked.url)} was answered ${answer.statusCode}`);
      return answer;
    },
  };
}
