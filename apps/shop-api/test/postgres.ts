import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { freePort } from '@alzette/server-kit/testing';

export interface TestPostgres {
  readonly url: string;
  /** Pauses the processes so that the database is unresponsive, continues them, kills or starts them. */
  tell(command: 'suspend' | 'resume' | 'kill' | 'start'): Promise<void>;
  stop(): Promise<void>;
}

/** A PostgreSQL on a free port, in a temporary folder that `stop` deletes. */
export async function startPostgres(): Promise<TestPostgres> {
  const server = spawn(
    process.execPath,
    [resolve('apps/shop-api/test/postgres-process.mjs'), String(await freePort())],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
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

/** Address of the server that `start-postgres.cjs` starts for all specs. */
export function sharedServer(): string {
  const url = process.env['ALZETTE_TEST_POSTGRES'];
  if (!url) throw new Error('Run the specs with the jest.config.cjs of shop-api: it starts their PostgreSQL.');
  return url;
}

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * A new database on a running PostgreSQL.
 *
 * @param serverUrl address of any of its databases
 * @param template name of the database to copy, which must have no connections
 * @param name a unique one when left out
 */
export async function createDatabase(
  serverUrl: string,
  template = 'template1',
  name = `shop_${randomUUID().replaceAll('-', '')}`,
): Promise<TestDatabase> {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await administer(serverUrl, `create database ${name} template ${template}`);
  return { url: url.href, drop: () => administer(serverUrl, `drop database ${name} with (force)`) };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
