import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@alzette/server-kit/testing';

export interface TestPostgres {
  readonly url: string;
  /** Pauses the processes so that the database is unresponsive, continues them, kills or starts them. */
  tell(command: 'suspend' | 'resume' | 'kill' | 'start'): Promise<void>;
  stop(): Promise<void>;
}

/** A PostgreSQL on a free port, in a temporary folder that `stop` deletes. */
export async function startPostgres(): Promise<TestPostgres> {
  const server = spawn(process.execPath, [join(__dirname, 'postgres-process.mjs'), String(await freePort())], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(server, 'exit');
  const lines = createInterface({ input: server.stdout });
  const [url] = (await Promise.race([once(lines, 'line'), exited])) as [unknown];
  if (typeof url !== 'string' || !url.startsWith('postgres:')) throw new Error('PostgreSQL did not start');
  return {
    url,
    tell: async (command) => {
      const done = once(lines, 'line');
      server.stdin.write(`${command}\n`);
      const [told] = (await Promise.race([done, exited])) as [unknown];
      if (told !== command) throw new Error(`PostgreSQL did not obey "${command}"`);
    },
    stop: async () => {
      server.stdin.end();
      await exited;
    },
  };
}
