import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { DatabaseHeartbeat } from './database-pulse';

/** Longest time without an answer before somebody is asked, and from one question to the next, in milliseconds. */
const heartbeatIntervalMs = 300;

/** The database says nothing: neither that it did something, nor that it did not. */
export class DatabaseUnresponsiveError extends Error {
  override readonly name = 'DatabaseSilentError';

  constructor() {
    super('The database does not answer');
  }
}

/**
 * A pool whose users never wait for a database that is there and says nothing. While they use connections and none of them is
 * answered, the pulse is felt; without one their connections end, and nobody gets a new one until the database answers again.
 * A query that only takes long, or waits for a lock, is left alone.
 */
export class WatchedPool implements PostgresPool {
  private readonly busy = new Set<pg.PoolClient>();
  private readonly pending = new Set<(error: Error) => void>();
  private lastAnswerAt = 0;
  private isWatching = false;
  private isUnresponsive = false;
  private isEnded = false;

  constructor(
    private readonly pool: pg.Pool,
    private readonly heartbeat: DatabaseHeartbeat,
  ) {
    pool.on('acquire', (client) => this.busy.add(client));
    pool.on('release', (_error, client) => this.busy.delete(client));
  }

  /** @throws DatabaseSilentError */
  async connect(): Promise<PostgresPoolClient> {
    if (this.isUnresponsive) throw new DatabaseUnresponsiveError();
    this.watch();
    return new Promise((resolve, reject) => {
      this.pending.add(reject);
      this.pool.connect().then(
        (client) => (this.pending.delete(reject) ? resolve(this.tracked(client)) : client.release()),
        (error: Error) => {
          this.pending.delete(reject);
          reject(error);
        },
      );
    });
  }

  async end(): Promise<void> {
    this.isEnded = true;
    this.heartbeat.close();
    await this.pool.end();
  }

  /** That somebody gets a connection says nothing: it may have stood idle since before the silence. */
  private tracked(client: pg.PoolClient): PostgresPoolClient {
    const query = async (sql: string, parameters: readonly unknown[]) => {
      const result = await client.query(sql, [...parameters]);
      this.lastAnswerAt = Date.now();
      return result;
    };
    // Kysely's other kind of query streams, which nothing in the shop does.
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
  }

  private watch(): void {
    if (this.isWatching) return;
    this.isWatching = true;
    void this.watchWhileUsed().finally(() => (this.isWatching = false));
  }

  private async watchWhileUsed(): Promise<void> {
    do {
      await sleep(heartbeatIntervalMs, undefined, { ref: false });
      const asked = Date.now();
      if (asked - this.lastAnswerAt < heartbeatIntervalMs) continue;
      const isThere = await this.heartbeat.isResponsive();
      const wasSilent = this.isUnresponsive;
      this.isUnresponsive = !isThere && this.lastAnswerAt < asked;
      if (this.isUnresponsive && !wasSilent) this.rejectPending();
    } while (!this.isEnded && (this.isUnresponsive || this.busy.size + this.pending.size > 0));
  }

  private rejectPending(): void {
    for (const reject of this.pending) reject(new DatabaseUnresponsiveError());
    this.pending.clear();
    // Ends a query under way at once; a client of a pool is one like any other.
    for (const client of this.busy) void (client as unknown as pg.Client).end();
  }
}
