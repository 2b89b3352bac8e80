import { createHash } from 'node:crypto';
import { isReadableBy, type Order } from '@alzette/shop-api/order';
import type { Database, Executor, Visitor, WithDefault } from '@alzette/shop-api/platform';

/** A mailed link to an order. `opened_by` is the session that used it. */
interface OrderLinkTable {
  token_hash: string;
  order_id: string;
  expires_at: Date;
  /** When the shopper requested it. Null for links that predate withdrawals. */
  asked_at: Date | null;
  opened_by: string | null;
}

/** The access that one link gave to the session that opened it. Another link of the session has a row of its own. */
interface OrderReaderTable {
  order_id: string;
  session_id: string;
  /** Hash of the link's token. */
  link_hash: WithDefault<string>;
  expires_at: Date;
  /** When the shopper requested this link. Until the access ends, a withdrawal counts as declared at that time. */
  asked_at: Date | null;
}

declare module '@alzette/shop-api/platform/schema' {
  interface ShopSchema {
    order_links: OrderLinkTable;
    order_readers: OrderReaderTable;
  }
}

/** How many orders a list shows. */
const maxOrders = 50;

/** The newest first. */
export function findReadableOrders(database: Database, visitor: Visitor, now: Date): Promise<Order[]> {
  return database
    .selectFrom('orders')
    .selectAll()
    .where(isReadableBy(visitor, now))
    .orderBy('confirmed_at', 'desc')
    .orderBy('id')
    .limit(maxOrders)
    .execute();
}

export async function findReadableOrder(
  database: Database,
  tokenValue: string,
  visitor: Visitor,
  now: Date,
): Promise<Order | null> {
  const order = await database
    .selectFrom('orders')
    .selectAll()
    .where('token_value', '=', tokenValue)
    .where(isReadableBy(visitor, now))
    .executeTakeFirst();
  return order ?? null;
}

/** The transitions of an order, the oldest first. */
export function findOrderHistory(database: Executor, orderId: string) {
  return database
    .selectFrom('order_history')
    .select(['event', 'from_state', 'to_state', 'cause', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/** The confirmed order with this number or token, unless its personal data is erased. */
export async function findConfirmedOrder(database: Executor, reference: string): Promise<Order | null> {
  const order = await database
    .selectFrom('orders')
    .selectAll()
    .where(({ or, eb }) => or([eb('number', '=', reference), eb('token_value', '=', reference)]))
    .where('number', 'is not', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return order ?? null;
}

/** Finds a confirmed order by its number and email address. Null if the address is not that of the order. */
export async function findOrderOfShopper(database: Executor, number: string, email: string): Promise<Order | null> {
  const order = await database
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return order && order.email.toLowerCase() === email.toLowerCase() ? order : null;
}

interface NewOrderLink {
  readonly token: string;
  readonly orderId: string;
  /** Null for links that predate withdrawals. */
  readonly askedAt: Date | null;
  readonly expiresAt: Date;
}

export async function insertOrderLink(
  database: Executor,
  { token, orderId, askedAt, expiresAt }: NewOrderLink,
): Promise<void> {
  await database
    .insertInto('order_links')
    .values({
      token_hash: hashOf(token),
      order_id: orderId,
      expires_at: expiresAt,
      asked_at: askedAt,
      opened_by: null,
    })
    .execute();
}

/** Marks a link as used by a session. Returns its order; null if it is unknown, has expired, or another session used it. */
export async function openOrderLink(
  transaction: Executor,
  { token, sessionId, now }: { readonly token: string; readonly sessionId: string; readonly now: Date },
): Promise<{ readonly orderId: string; readonly tokenValue: string; readonly askedAt: Date | null } | null> {
  const link = await transaction
    .updateTable('order_links')
    .from('orders')
    .set({ opened_by: sessionId })
    .whereRef('orders.id', '=', 'order_links.order_id')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .where('erased_at', 'is', null)
    .where(({ or, eb }) => or([eb('opened_by', 'is', null), eb('opened_by', '=', sessionId)]))
    .returning(['order_links.order_id', 'order_links.asked_at', 'orders.token_value'])
    .executeTakeFirst();
  return link ? { orderId: link.order_id, tokenValue: link.token_value, askedAt: link.asked_at } : null;
}

/** Lets a session read an order until the access of this link ends. Opening the link again does not extend the access. */
export async function insertOrderReader(
  transaction: Executor,
  { orderId, sessionId, token, askedAt, expiresAt }: NewOrderLink & { readonly sessionId: string },
): Promise<void> {
  await transaction
    .insertInto('order_readers')
    .values({
      order_id: orderId,
      session_id: sessionId,
      link_hash: hashOf(token),
      expires_at: expiresAt,
      asked_at: askedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * When this visitor asked for a link whose access has not ended, the earliest if there are several; null without one, as in the browser
 * that placed the order, and for its customer.
 */
export async function findAskedAt(
  database: Executor,
  orderId: string,
  { id }: Visitor,
  now: Date,
): Promise<Date | null> {
  const reader = await database
    .selectFrom('order_readers')
    .select('asked_at')
    .where('order_id', '=', orderId)
    .where('session_id', '=', id)
    .where('expires_at', '>', now)
    .where('asked_at', 'is not', null)
    .orderBy('asked_at')
    .executeTakeFirst();
  return reader?.asked_at ?? null;
}

export async function deleteOrderAccess(transaction: Executor, orderId: string): Promise<void> {
  await transaction.deleteFrom('order_links').where('order_id', '=', orderId).execute();
  await transaction.deleteFrom('order_readers').where('order_id', '=', orderId).execute();
}

export async function deleteExpiredOrderAccess(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('order_links').where('expires_at', '<=', now).execute();
  await database.deleteFrom('order_readers').where('expires_at', '<=', now).execute();
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
