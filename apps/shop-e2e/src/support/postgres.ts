import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './root';
import { processTools } from './tools';

export interface Postgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a separate real PostgreSQL with the helper of the shop API. `stop` removes all of its files. */
export async function startPostgres(): Promise<Postgres> {
  const { freePort } = await processTools();
  const server = spawn(
    process.execPath,
    [join(root, 'apps/shop-api/test/postgres-process.mjs'), String(await freePort())],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const exited = once(server, 'exit');
  const [url] = (await Promise.race([once(createInterface({ input: server.stdout }), 'line'), exited])) as [unknown];
  if (typeof url !== 'string') throw new Error('PostgreSQL did not start');
  return {
    url,
    stop: async () => {
      server.stdin.end();
      await exited;
    },
  };
}
