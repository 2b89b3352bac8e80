import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import pg from 'pg';
import { DatabaseHeartbeat, WatchedPool } from './watched-pool';
import { openEmbeddedDatabase } from './embedded-database';
import { migrateInTurn } from './migrate';
import type { OpenDatabase, ShopSchema } from './schema';
import { traceStatement } from './trace-statement';

export interface DatabaseLocation {
  readonly databaseUrl: string | null;
  readonly databaseFolder: string;
}

/** Opens PostgreSQL if there is an address, else the embedded database, and brings the tables up to date. */
export async function openDatabase({ databaseUrl, databaseFolder }: DatabaseLocation): Promise<OpenDatabase> {
  return databaseUrl === null ? openEmbeddedDatabase(databaseFolder) : openPostgres(databaseUrl);
}

/** @param connectionString `postgres://user:password@host:port/name` */
export async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const { heartbeat, ...opened } = connect(connectionString, { max: 20, connectionTimeoutMillis: 5_000 });
  await migrateInTurn(opened.database);
  // Opens the heartbeat's connection now: the first requests may keep the process too busy to connect in time.
  await heartbeat.isResponsive();
  return opened;
}

/**
 * A replica of the database, which gets its tables from the primary. It is not contacted before the first query, so
 * it may be unavailable at the start. Its timeout is shorter, because the primary has the same data.
 */
export function openReplica(connectionString: string): OpenDatabase {
  const { database, close } = connect(connectionString, { max: 5, connectionTimeoutMillis: 1_000 });
  return { database, close };
}

function connect(connectionString: string, limits: pg.PoolConfig) {
  const pool = new pg.Pool({ connectionString, ...limits });
  // Without listeners, a connection lost between two queries would end the process. The next query reports the loss.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const heartbeat = new DatabaseHeartbeat(connectionString);
  const database = new Kysely<ShopSchema>({
    dialect: new PooledDialect({ pool: new WatchedPool(pool, heartbeat) }),
    log: traceStatement,
  });
  return {
    database,
    heartbeat,
    close: () => database.destroy(),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

/** A dialect without session locks: behind PgBouncer in transaction mode, a lock would stay with the connection of another session. */
class PooledDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new UnlockedAdapter();
  }
}

/** `migrateInTurn` holds the lock. */
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}
