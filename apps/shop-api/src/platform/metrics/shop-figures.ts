import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { OpenDatabase } from '../database/open-database';
import type { Database } from '../database/transaction';

interface MetricQuery {
  readonly name: string;
  readonly help: string;
  /** Answers one row with `value`, or one for each `state`. */
  readonly query: string;
}

/** What stands in the database, so that every copy of the server tells the same: in Prometheus take `max`, not `sum`. */
const figures: readonly MetricQuery[] = [
  {
    name: 'alzette_orders',
    help: 'Orders in each state',
    query: 'select state, count(*)::int as value from orders group by state',
  },
  {
    name: 'alzette_payments_waiting',
    help: 'Payments that the payment company has not said the end of',
    query: `select count(*)::int as value from payments where state in ('creating', 'open', 'pending')`,
  },
  {
    name: 'alzette_payments_mismatched',
    help: 'Payments that a person has to look at',
    query: `select count(*)::int as value from payments where state = 'mismatched'`,
  },
  {
    name: 'alzette_orders_paid_unconfirmed_seconds',
    help: 'How long ago the oldest paid order was paid that is not confirmed',
    query: `select coalesce(max(extract(epoch from now() - at)), 0)::float as value
      from orders join order_history on order_id = orders.id and to_state = 'paid' where state = 'paid'`,
  },
  {
    name: 'alzette_outbox_waiting',
    help: 'Work that waits to be done',
    query: 'select count(*)::int as value from outbox where ended_at is null',
  },
  {
    name: 'alzette_outbox_oldest_seconds',
    help: 'How long the oldest work has waited',
    query:
      'select coalesce(max(extract(epoch from now() - created_at)), 0)::float as value from outbox where ended_at is null',
  },
];

const timeoutMs = 2_000;

/** Adds the shop's own figures to those of the process. They are read when somebody asks for them. */
export function registerShopMetrics(registry: Registry, { database, connections }: OpenDatabase): void {
  for (const { name, help, query } of figures) {
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
  if (connections === undefined) return;
  const pool = new Gauge({
    name: 'alzette_database_connections',
    help: 'Connections to the database, and requests that wait for one',
    labelNames: ['kind'],
    registers: [registry],
    collect: () => Object.entries(connections()).forEach(([kind, count]) => pool.set({ kind }, count)),
  });
}

/** Nothing while the database is away: a figure that is missing is seen, and the process's own figures are still told. */
async function read(
  database: Database,
  query: string,
): Promise<readonly { readonly state?: string; readonly value: number }[]> {
  const asked = sql
    .raw<{ state?: string; value: number }>(query)
    .execute(database)
    .then(
      ({ rows }) => rows,
      () => [],
    );
  return Promise.race([asked, sleep(timeoutMs, [], { ref: false })]);
}
