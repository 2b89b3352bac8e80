import { setTimeout as sleep } from 'node:timers/promises';
import type { AskedServer, ServerAnswer } from '../shop-visitor';

/** Longest time that a shopper keeps pressing the same button, in milliseconds; pause between two tries. */
const patience = 60_000;
const pause = 100;

const passing = [502, 503, 504];

/** Somebody who tries again when the site cannot answer at the moment, which is all that a page offers then. */
export function patientServer(server: AskedServer): AskedServer {
  return {
    inject: async (asked) => {
      const until = Date.now() + patience;
      for (;;) {
        const answer: ServerAnswer | Error = await server.inject(asked).catch((error: Error) => error);
        if (!(answer instanceof Error) && !passing.includes(answer.statusCode)) return answer;
        if (Date.now() > until)
          throw new Error(`${String(asked.url)} was not answered for ${patience / 1000} s`, { cause: answer });
        await sleep(pause);
      }
    },
  };
}
