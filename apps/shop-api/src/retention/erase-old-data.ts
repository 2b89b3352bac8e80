import { sql } from 'kysely';
import type { Executor } from '../platform/database/transaction';
import { lockOrder } from '../order/order-repository';
import type { ShopContext } from '../app-context';
import { eraseContracts, eraseOrder } from './erase-order';
import type { Retention } from './retention';

/** Orders of one call; the next call goes on. */
const maxErasures = 200;
const day = 24 * 60 * 60 * 1000;

export interface Erased {
  readonly orders: number;
  readonly contracts: number;
  readonly leftovers: number;
}

/**
 * Erases what was kept long enough: orders that have ended, one transaction for each, and what belongs to no order. Every copy of the
 * server may do so at the same time; what one of them holds, the others pass by. An order that is under way is never touched.
 */
export async function eraseOldData(
  { database, now }: Pick<ShopContext, 'database' | 'now'>,
  retention: Retention,
): Promise<Erased> {
  const present = now();
  const before = (days: number) => new Date(present.getTime() - days * day);
  const unsold = before(retention.unsold);

  const orders = await repeated(() =>
    database.transaction().execute(async (transaction) => {
      const id = await claimOrder(transaction, unsold, before(retention.sold));
      if (id !== null) await eraseOrder(transaction, await lockOrder(transaction, id), present);
      return id !== null;
    }),
  );
  const contracts = await repeated(() =>
    database.transaction().execute(async (transaction) => {
      const id = await claimContracts(transaction, before(retention.contracts));
      if (id !== null) await eraseContracts(transaction, id);
      return id !== null;
    }),
  );
  return { orders, contracts, leftovers: await eraseLeftovers(database, unsold, present) };
}

async function repeated(work: () => Promise<boolean>): Promise<number> {
  let count = 0;
  while (count < maxErasures && (await work())) count += 1;
  return count;
}

/** Money that does not match its order wants a person, who has as long as for a sold one. */
async function claimOrder(transaction: Executor, unsold: Date, sold: Date): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where erased_at is null and (
      (state = 'confirmed' and confirmed_at < ${sold})
      or (state in ('cancelled', 'expired', 'refused')
        and not exists (select from order_history where order_id = orders.id and at >= ${unsold})
        and not exists (select from payments where order_id = orders.id and state = 'mismatched' and created_at >= ${sold}))
    )
    order by created_at
    limit 1
    for update skip locked`.execute(transaction);
  return rows[0]?.id ?? null;
}

async function claimContracts(transaction: Executor, before: Date): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where state = 'confirmed' and confirmed_at < ${before} and exists (select from contracts where order_id = orders.id)
    limit 1
    for update skip locked`.execute(transaction);
  return rows[0]?.id ?? null;
}

/** Identity checks that led to no order, keys of requests that are not asked for again, and leases of servers that are gone. */
async function eraseLeftovers(database: Executor, before: Date, present: Date): Promise<number> {
  const statements = [
    sql`delete from identity_verifications
      where verified_at < ${before} and not exists (select from orders where kyc_id = identity_verifications.id)`,
    sql`delete from idempotency_keys where created_at < ${before} and not exists (
      select from orders where id = order_id and state not in ('confirmed', 'cancelled', 'expired', 'refused'))`,
    sql`delete from leases where expires_at < ${new Date(present.getTime() - day)}`,
  ];
  let count = 0;
  for (const statement of statements) count += Number((await statement.execute(database)).numAffectedRows ?? 0);
  return count;
}
