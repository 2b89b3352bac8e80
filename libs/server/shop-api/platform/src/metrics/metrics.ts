import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Connections, Database, OpenDatabase } from '../database/schema';

/** A figure from a database query. Every instance of the server reports the same value: use `max` in Prometheus, not `sum`. */
export interface MetricQuery {
  readonly name: string;
  readonly help: string;
  /** Returns one row with `value`, or one for each `state`. */
  readonly query: string;
}

const timeoutMs = 2_000;

/** Adds the shop's metrics to those of the process. They are collected at each scrape, in this order. */
export function registerMetrics(
  registry: Registry,
  { database, connections }: OpenDatabase,
  queries: readonly MetricQuery[],
): void {
  // First: the queries of a scrape would wait for connections themselves.
  if (connections) registerConnections(registry, connections);
  for (const { name, help, query } of queries) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['state'],
      registers: [registry],
      collect: async () => {
        gauge.reset();
        for (const { state, value } of await read(database, query))
          gauge.set(state === undefined ? {} : { state }, value);
      },
    });
  }
}

function registerConnections(registry: Registry, connections: () => Connections): void {
  const pool = new Gauge({
    name: 'alzette_database_connections',
    help: 'Connections to the database, and requests that wait for one',
    labelNames: ['kind'],
    registers: [registry],
    collect: () => Object.entries(connections()).forEach(([kind, count]) => pool.set({ kind }, count)),
  });
}

/** Empty while the database is unavailable, so that the metrics of the process are still served. */
async function read(
  database: Database,
  query: string,
): Promise<readonly { readonly state?: string; readonly value: number }[]> {
  const result = sql
    .raw<{ state?: string; value: number }>(query)
    .execute(database)
    .then(
      ({ rows }) => rows,
      () => [],
    );
  return Promise.race([result, sleep(timeoutMs, [], { ref: false })]);
}
