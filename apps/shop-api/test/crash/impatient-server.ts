import { ServerGoneError } from '../server-over-network';
import type { AskedServer } from '../shop-visitor';

/** A server for shoppers who leave on an error. */
export function impatientServer(server: AskedServer): AskedServer {
  return {
    inject: async (asked) => {
      const response = await server.inject(asked);
      if (response.statusCode >= 500)
        throw new ServerGoneError(`${String(asked.url)} responded ${response.statusCode}`);
      return response;
    },
  };
}
