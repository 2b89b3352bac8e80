import { sql } from 'kysely';
import type { Executor } from '@alzette/shop-api/platform';

/** Time limits: an order is erased if the event happened before them. */
export interface ErasureLimits {
  /** The end of an order that was not sold. */
  readonly unsold: Date;
  /** The confirmation of a sold order. */
  readonly sold: Date;
  /** The confirmation of a sold order whose shopper was not informed of the right of withdrawal. */
  readonly uninformed: Date;
  /** The last event of a line item of a sold order: a delivery begins a period of withdrawal. */
  readonly lastEvent: Date;
  /** The begin of a payment that does not match its order. */
  readonly mismatched: Date;
}

/**
 * Locks an ended order that still holds personal data; skips orders that another transaction holds. An order with a mismatched payment
 * is kept as long as a sold one, because the operator's staff have to investigate it.
 *
 * @param only id of the only order that may be claimed; any when left out
 */
export async function claimOrderToErase(
  transaction: Executor,
  { unsold, sold, uninformed, lastEvent, mismatched }: ErasureLimits,
  only: string | null = null,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where erased_at is null and (${only}::text is null or id = ${only}::text) and (
      (state = 'confirmed' and confirmed_at < ${sold}
        and (informed_of_withdrawal_at is not null or confirmed_at < ${uninformed})
        and not exists (select from item_events where order_id = orders.id and at >= ${lastEvent}))
      or (state in ('cancelled', 'expired', 'refused')
        and not exists (select from order_history where order_id = orders.id and at >= ${unsold})
        and not exists (select from payments where order_id = orders.id and state = 'mismatched' and created_at >= ${mismatched}))
    )
    order by created_at
    limit 1
    for update skip locked`.execute(transaction);
  return rows[0]?.id ?? null;
}

/** Locks an order that was confirmed before and still has contracts. */
export async function claimOrderWithContracts(transaction: Executor, before: Date): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where state = 'confirmed' and confirmed_at < ${before} and exists (select from contracts where order_id = orders.id)
    limit 1
    for update skip locked`.execute(transaction);
  return rows[0]?.id ?? null;
}
