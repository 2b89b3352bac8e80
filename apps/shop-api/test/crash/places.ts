import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openEmbeddedDatabase } from '../../src/platform/database/embedded-database';
import { openPostgres } from '../../src/platform/database/open-database';
import type { OpenDatabase } from '../../src/platform/database/schema';

/** An empty database for a server. */
export interface Place {
  /** Identifies the database in a failure message. */
  readonly name: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Opens the database after the server has stopped. */
  open(): Promise<OpenDatabase>;
  remove(): Promise<void>;
}

export function emptyFolder(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'alzette-killed-'));
  return {
    name: folder,
    environment: { ALZETTE_DATA: folder },
    open: () => openEmbeddedDatabase(join(folder, 'shop-api')),
    remove: async () => rmSync(folder, { recursive: true }),
  };
}

/** A new database on a running PostgreSQL. @param serverUrl address of any of its databases */
export async function emptyPostgres(serverUrl: string): Promise<Place> {
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await administer(serverUrl, `create database ${name}`);
  return {
    name,
    environment: { DATABASE_URL: url.href },
    open: () => openPostgres(url.href),
    remove: () => administer(serverUrl, `drop database ${name} with (force)`),
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
