import { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { isDatabaseUnavailable } from './database-unavailable';

/** Timeout in milliseconds after which the database is unresponsive. */
const timeoutMs = 1_000;

/** Longest time without a response before a heartbeat, and the time between two of them. */
const heartbeatIntervalMs = 300;

/** Sends `select 1` to PostgreSQL, on a connection of its own. */
export class DatabaseHeartbeat {
  private held: { readonly client: pg.Client; readonly socket: Socket } | null = null;
  private isClosed = false;

  constructor(private readonly connectionString: string) {}

  /** True for any response, a refusal included: the next query reports a refusal at once. */
  async isResponsive(): Promise<boolean> {
    const connection = this.held ?? this.open();
    const connected = this.held ? Promise.resolve() : connection.client.connect();
    const heard = { response: 'none' as 'none' | 'refused' | 'fine' };
    const outcome = connected
      .then(() => connection.client.query('select 1'))
      .then(() => (heard.response = 'fine'))
      .catch(() => (heard.response = 'refused'));
    await Promise.race([outcome, sleep(timeoutMs, undefined, { ref: false })]);
    // A busy process may not have processed a response that has already arrived.
    for (let turns = 0; turns < 3 && heard.response === 'none'; turns += 1) await nextTurn();
    this.held = heard.response === 'fine' && !this.isClosed ? connection : null;
    if (!this.held) connection.socket.destroy();
    return heard.response !== 'none';
  }

  close(): void {
    this.isClosed = true;
    this.held?.socket.destroy();
    this.held = null;
  }

  private open() {
    const socket = new Socket();
    const client = new pg.Client({ connectionString: this.connectionString, stream: () => socket });
    client.on('error', () => {});
    return { client, socket };
  }
}

/** The database does not respond. Whether it executed the statement is unknown. */
export class DatabaseUnresponsiveError extends Error {
  override readonly name = 'DatabaseUnresponsiveError';

  constructor() {
    super('The database does not respond');
  }
}

/**
 * A pool that fails fast when the database accepts connections and never responds. While connections are in use and none gets a
 * response, it sends heartbeats; without a response it ends the connections and refuses new ones until the database responds again. Slow
 * queries and queries that wait for a lock continue.
 */
export class WatchedPool implements PostgresPool {
  private readonly busy = new Set<pg.PoolClient>();
  private readonly pending = new Set<(error: Error) => void>();
  private lastResponseAt = 0;
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

  /** @throws DatabaseUnresponsiveError */
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

  /**
   * Only query results count as responses: a connection from the pool may have been idle since before the outage. A connection to a
   * server that refuses to write is not used again: the next one leads to the new primary.
   */
  private tracked(client: pg.PoolClient): PostgresPoolClient {
    let isUsable = true;
    const query = async (sql: string, parameters: readonly unknown[]) => {
      try {
        const result = await client.query(sql, [...parameters]);
        this.lastResponseAt = Date.now();
        return result;
      } catch (error) {
        if (isDatabaseUnavailable(error)) isUsable = false;
        throw error;
      }
    };
    // Kysely's other form of query streams, which the shop does not use.
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(!isUsable) };
  }

  private watch(): void {
    if (this.isWatching) return;
    this.isWatching = true;
    void this.watchWhileUsed().finally(() => (this.isWatching = false));
  }

  private async watchWhileUsed(): Promise<void> {
    do {
      await sleep(heartbeatIntervalMs, undefined, { ref: false });
      if (this.isEnded) return;
      const startedAt = Date.now();
      if (startedAt - this.lastResponseAt < heartbeatIntervalMs) continue;
      const isResponsive = await this.heartbeat.isResponsive();
      const wasUnresponsive = this.isUnresponsive;
      this.isUnresponsive = !isResponsive && this.lastResponseAt < startedAt;
      if (this.isUnresponsive && !wasUnresponsive) this.rejectPending();
    } while (this.isUnresponsive || this.busy.size + this.pending.size > 0);
  }

  private rejectPending(): void {
    for (const reject of this.pending) reject(new DatabaseUnresponsiveError());
    this.pending.clear();
    // Ends a running query at once; the pool's type hides `end`.
    for (const client of this.busy) void (client as unknown as pg.Client).end();
  }
}
