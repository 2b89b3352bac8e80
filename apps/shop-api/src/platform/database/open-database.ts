import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { DatabaseHeartbeat } from './database-pulse';
import { openEmbeddedDatabase } from './embedded-database';
import { migrate } from './migrate';
import type { ShopSchema } from './schema';
import type { Database } from './transaction';
import { WatchedPool } from './watched-pool';

export interface OpenDatabase {
  readonly database: Database;
  close(): Promise<void>;
  /** Connections to PostgreSQL, and how many requests wait for one; the embedded database has none. */
  readonly connections?: () => Connections;
}

export interface Connections {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface DatabaseLocation {
  readonly databaseUrl: string | null;
  readonly databaseFolder: string;
}

/** Opens PostgreSQL where an address is given, else the embedded database; the tables are up to date afterwards. */
export async function openDatabase({ databaseUrl, databaseFolder }: DatabaseLocation): Promise<OpenDatabase> {
  return databaseUrl === null ? openEmbeddedDatabase(databaseFolder) : openPostgres(databaseUrl);
}

/** @param connectionString `postgres://user:password@host:port/name` */
export async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString, max: 20, connectionTimeoutMillis: 5_000 });
  // Without listeners a connection lost while idle, or between two queries of a transaction, would end the process; the next query
  // reports it anyway.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const database = new Kysely<ShopSchema>({
    dialect: new PostgresDialect({ pool: new WatchedPool(pool, new DatabaseHeartbeat(connectionString)) }),
  });
  await migrate(database);
  return {
    database,
    close: () => database.destroy(),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}
