import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@alzette/server-kit/testing';
import { endProgram, makeFolder, owner, startProgram, untilListening } from './cluster/program';

const run = promisify(execFile);
const binaries = '/usr/lib/postgresql/15/bin';

/** Debian's PostgreSQL with its tools, in a temporary folder, with a role `shop` that is no superuser. */
export interface DebianPostgres {
  /** Address of a database as `shop`. */
  readonly url: string;
  /** Runs `pg_dump`, `pg_restore` and the like. Rejects with their output if they fail. */
  tool(name: string, ...args: readonly string[]): Promise<unknown>;
  stop(): Promise<void>;
}

export async function startDebianPostgres(): Promise<DebianPostgres> {
  const parent = mkdtempSync(join(tmpdir(), 'alzette-debian-postgres-'));
  chmodSync(parent, 0o755);
  const folder = makeFolder(join(parent, 'server'));
  const data = join(folder, 'data');
  execFileSync(join(binaries, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync'], {
    ...owner,
    cwd: folder,
  });
  const port = await freePort();
  const settings = [`port=${port}`, `unix_socket_directories=${folder}`, 'fsync=off', 'max_connections=100'];
  const server = startProgram(folder, 'postgres', ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]);
  await untilListening(port);
  const tool = (name: string, ...args: readonly string[]) => run(join(binaries, name), args, { cwd: folder });
  const host = ['--host=127.0.0.1', `--port=${port}`, '--username=postgres'];
  await tool('createuser', ...host, '--createdb', 'shop');
  return {
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    tool,
    stop: async () => {
      await endProgram(server, 'SIGINT');
      rmSync(parent, { recursive: true });
    },
  };
}
