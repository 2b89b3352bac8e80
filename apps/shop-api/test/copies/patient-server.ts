import { setTimeout as sleep } from 'node:timers/promises';
import type { AskedServer, ReceivedResponse } from '../shop-visitor';

/** Longest time of retries, and the pause between two of them. */
const timeoutMs = 60_000;
const pause = 100;

const passing = [502, 503, 504];

/** A server whose 502, 503 and 504 responses are retried, as a shopper does. */
export function patientServer(server: AskedServer): AskedServer {
  return {
    inject: async (asked) => {
      const until = Date.now() + timeoutMs;
      for (;;) {
        const response: ReceivedResponse | Error = await server.inject(asked).catch((error: Error) => error);
        if (!(response instanceof Error) && !passing.includes(response.statusCode)) return response;
        if (Date.now() > until)
          throw new Error(`${String(asked.url)} gave no response for ${timeoutMs / 1000} s`, { cause: response });
        await sleep(pause);
      }
    },
  };
}
