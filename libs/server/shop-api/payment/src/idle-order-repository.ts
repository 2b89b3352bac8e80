import { sql } from 'kysely';
import type { Executor } from '@alzette/shop-api/platform';

/** Maximum age of an unpaid order in lifetimes. Transitions extend its time, but its prices and devices are not held for ever. */
const maxLifetimes = 4;

/** Locks an unpaid order that has been idle too long or exceeds the maximum age; skips orders that another transaction holds. */
export async function claimIdleOrder(transaction: Executor, hours: number): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where state in ('created', 'documents_ready', 'signed')
      and (${isIdle(hours)} or created_at < now() - make_interval(hours => ${hours * maxLifetimes}::int))
    order by created_at
    limit 1
    for update skip locked`.execute(transaction);
  return rows[0]?.id ?? null;
}

/** SQL: true if the last transition of the order is older than `hours`. */
export function isIdle(hours: number) {
  return sql<boolean>`orders.created_at < now() - make_interval(hours => ${hours}::int) and not exists (
    select from order_history
    where order_id = orders.id and at >= now() - make_interval(hours => ${hours}::int))`;
}
