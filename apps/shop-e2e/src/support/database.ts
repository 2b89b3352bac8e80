import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';
import type { Query } from './stored-order';

export interface Database {
  readonly query: Query;
  close(): Promise<void>;
}

export function openPostgres(url: string): Database {
  const pool = new Pool({ connectionString: url, max: 1 });
  return {
    query: async (text, values) => (await pool.query(text, [...values])).rows,
    close: () => pool.end(),
  };
}

/** Creates an empty database beside another one. Returns its address. */
export async function createDatabase(beside: string): Promise<string> {
  const url = new URL(beside);
  url.pathname = `/shop_${randomUUID()}`;
  const { query, close } = openPostgres(beside);
  await query(`create database "${url.pathname.slice(1)}"`, []);
  await close();
  return url.href;
}

/** Opens the embedded database of a shop. The shop API must not run: only one process may open its folder. */
export async function openEmbedded(dataFolder: string): Promise<Database> {
  const database = await PGlite.create(join(dataFolder, 'shop-api'));
  return {
    query: async (text, values) => (await database.query<Record<string, unknown>>(text, [...values])).rows,
    close: () => database.close(),
  };
}
