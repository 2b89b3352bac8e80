import { createHash, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { ProblemError } from '@alzette/server-kit';
import type { ReturnRequest } from '@alzette/shop-model';
import { insertItemEvents } from '../order/item-event-repository';
import { enqueueItemMail } from '../order/item-mail-message';
import { findMainItems, type MainItem } from '../order/main-items';
import { lockOrder } from '../order/order-repository';
import { enqueueItemWebhook } from '../order/transition-order';
import { deleteVoucherUse } from '../order/voucher-use-repository';
import { releaseRefund, withholdRefund } from '../payments/refund-repository';
import type { Executor } from '../platform/database/schema';
import { unprocessable } from '../platform/http/problem';
import type { ShopContext } from '../platform/shop-context';
import { goodsReturn } from './contract-ends';

/** The operator has so long to ask the carrier about a parcel that the shopper named, before the refund is made. */
const checkSeconds = 48 * 60 * 60;

/** More than a line item has in its life. */
const maxEvents = 50;

/**
 * Records that the shopper has sent goods back. Their refund is then due, after the time for a check. A repeated request changes nothing.
 *
 * @throws ProblemError 409 `return_refused` or `already_returned`, 422 `item_unknown` or `nothing_to_return`
 */
export async function announceReturn(
  { database, now }: Pick<ShopContext, 'database' | 'now'>,
  orderId: string,
  { items: identifiers, trackingNumber }: ReturnRequest,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    const items = await findMainItems(transaction, orderId);
    const details = { trackingNumber };
    const announced = [...new Set(identifiers)]
      .map((identifier, index) => requireReturnable(items, identifier, `body/items/${index}`))
      .filter(({ events }) => !events.some((event) => isDeepStrictEqual(event.details, details)));
    if (announced.length === 0) return;
    const at = now();
    const id = `return-${randomUUID()}`;
    const kind = 'return_announced';
    await insertItemEvents(
      transaction,
      announced.map(({ identifier }) => ({
        order_id: orderId,
        item_identifier: identifier,
        id,
        kind,
        at,
        details,
        fingerprint: createHash('sha256').update(id).digest('hex'),
      })),
    );
    await settleReturns(transaction, orderId, { items: announced, at, delaySeconds: checkSeconds });
    await enqueueItemMail(transaction, orderId, id);
    await enqueueItemWebhook(transaction, order, {
      type: 'order.return_announced',
      at,
      items: announced.map(({ identifier }) => identifier),
      trackingNumber,
    });
  });
}

function requireReturnable(items: readonly MainItem[], identifier: string, path: string): MainItem {
  const item = items.find((each) => each.identifier === identifier);
  if (!item) throw unprocessable('item_unknown', path, 'is no line item of this order');
  const goods = goodsReturn(item);
  if (!goods) throw unprocessable('nothing_to_return', path, 'has no goods that have to come back');
  if (goods.state === 'refused') throw new ProblemError('return_refused');
  if (goods.state === 'returned' || item.events.length >= maxEvents) throw new ProblemError('already_returned');
  return item;
}

interface Returned {
  /** Line items of which something new is known. */
  readonly items: readonly Pick<MainItem, 'identifier'>[];
  readonly at: Date;
  /** Until a refund that becomes due is made. */
  readonly delaySeconds?: number;
}

/** Makes or withholds the refunds for goods, as what is known of their return demands. Call it after the event is stored. */
export async function settleReturns(
  transaction: Executor,
  orderId: string,
  { items, at, delaySeconds = 0 }: Returned,
): Promise<void> {
  const known = await findMainItems(transaction, orderId);
  for (const item of known.filter(({ identifier }) => items.some((each) => each.identifier === identifier))) {
    const goods = { orderId, item: item.identifier };
    const state = goodsReturn(item)?.state;
    if (state === 'refused') await withholdRefund(transaction, goods);
    if (state === 'announced' || state === 'returned') await releaseRefund(transaction, { ...goods, at, delaySeconds });
    const voucher = item.row.device?.voucherCode ?? null;
    if (state === 'returned' && voucher !== null) await deleteVoucherUse(transaction, orderId, voucher);
  }
}
