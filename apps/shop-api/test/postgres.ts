import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@alzette/server-kit/testing';

export interface TestPostgres {
  readonly url: string;
  /** What befalls it: it says nothing more although it is there, and speaks again; it is killed, and started again. */
  tell(command: 'silent' | 'speak' | 'kill' | 'start'): Promise<void>;
  stop(): Promise<void>;
}

/** A real PostgreSQL of its own, on a free port and in a temporary folder that is gone after `stop`. */
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
