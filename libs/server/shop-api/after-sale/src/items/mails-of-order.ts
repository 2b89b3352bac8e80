import { receiptOf } from '@alzette/shop-api/documents';
import { findOrderParts, type Order } from '@alzette/shop-api/order';
import type { AnyMessage, Executor } from '@alzette/shop-api/platform';
import { esimMailsOf } from '../esim/esim-mails';
import { contractEnd } from './item-events';
import { itemMailOf } from './item-mail-message';
import { findMainItems } from './main-items';

/** The mails about a confirmed order, its confirmation first: those of its events, and of the eSIMs whose contract has not ended. */
export async function mailsOfOrder(database: Executor, order: Order): Promise<AnyMessage[]> {
  if (order.number === null) return [];
  const items = await findMainItems(database, order.id);
  const ended = items.filter(({ events }) => contractEnd(events)).map(({ identifier }) => identifier);
  const { items: rows, complementary } = await findOrderParts(database, order.id);
  const running = { items: rows.filter(({ identifier }) => !ended.includes(identifier)), complementary };
  const events = new Set(items.flatMap((item) => item.events.map(({ id }) => id)));
  return [
    receiptOf(order.id),
    ...esimMailsOf(order.id, running),
    ...[...events].map((eventId) => itemMailOf(order.id, eventId)),
  ];
}
