import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { ProblemError } from '@alzette/server-kit';
import { dispatchStock } from '@alzette/shop-api/catalogue';
import { lockOrder, type Order } from '@alzette/shop-api/order';
import { notFound, type ShopContext, unprocessable } from '@alzette/shop-api/platform';
import { insertItemEvents } from '../items/item-event-repository';
import { contractEnd, contradictionOf, type FulfilmentKind, itemState } from '../items/item-events';
import { enqueueItemMail } from '../items/item-mail-message';
import { findMainItems, hasGoods, hasInstallation, hasParcel, hasPorting, type MainItem } from '../items/main-items';
import { findConfirmedOrder } from '../my-orders/order-access-repository';
import { settleReturns } from '../withdrawals/return-goods';
import type { FulfilmentResponse, FulfilmentEvent } from './fulfilment-event';

/** Accepted clock skew of the operator's systems, in milliseconds. */
const aheadMs = 5 * 60_000;
/** Events of one line item. No real line item reaches this limit. */
const maxEvents = 100;

const concerns: Readonly<Record<FulfilmentKind, (item: MainItem) => boolean>> = {
  dispatched: hasParcel,
  delivered: hasParcel,
  porting_requested: hasPorting,
  porting_accepted: hasPorting,
  porting_refused: hasPorting,
  ported: hasPorting,
  installed: hasInstallation,
  activated: ({ row }) => row.subscription !== null,
  failed: () => true,
  return_announced: hasEndedGoods,
  returned: hasEndedGoods,
  return_refused: hasEndedGoods,
};

/** Goods come back only after the contract has ended. */
function hasEndedGoods(item: MainItem): boolean {
  return hasGoods(item) && contractEnd(item.events) !== null;
}

const returnKinds: readonly FulfilmentKind[] = ['return_announced', 'returned', 'return_refused'];
const reasonedKinds: readonly FulfilmentKind[] = ['porting_refused', 'failed', 'return_refused'];

/**
 * Records an event reported by the operator's systems, once for each id, and mails it to the shopper. Events may arrive in any order.
 *
 * @throws ProblemError 404, 409 `event_id_reused` or `event_contradicts`, 422 `time_impossible`, `reason_missing`, `item_unknown` or
 *   `item_not_concerned`
 */
export async function recordFulfilmentEvent(
  { database, now }: Pick<ShopContext, 'database' | 'now'>,
  event: FulfilmentEvent,
): Promise<FulfilmentResponse> {
  const order = await findConfirmedOrder(database, event.order);
  if (!order) throw notFound();
  const at = readTime(event, order, now());
  refuseMissingReason(event);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(Object.entries(event).sort()))
    .digest('hex');
  return database.transaction().execute(async (transaction) => {
    await lockOrder(transaction, order.id);
    const known = await findMainItems(transaction, order.id);
    const repeated = known.flatMap(({ events }) => events.filter(({ id }) => id === event.id));
    if (repeated.some((row) => row.fingerprint !== fingerprint)) throw new ProblemError('event_id_reused');
    if (repeated.length === 0) {
      const { id, kind, trackingNumber, trackingUrl, reason } = event;
      const details = {
        ...(trackingNumber !== undefined && { trackingNumber }),
        ...(trackingUrl !== undefined && { trackingUrl }),
        ...(reason !== undefined && { reason }),
      };
      const isKnown = ({ events }: MainItem) =>
        events.some(
          (row) => row.kind === kind && row.at.getTime() === at.getTime() && isDeepStrictEqual(row.details, details),
        );
      const added = concernedItems(known, event).filter((item) => !isKnown(item));
      for (const item of added) refuseContradiction(item, { kind, at });
      await insertItemEvents(
        transaction,
        added.map(({ identifier }) => ({
          order_id: order.id,
          item_identifier: identifier,
          id,
          kind,
          at,
          details,
          fingerprint,
        })),
      );
      if (added.length > 0) await enqueueItemMail(transaction, order.id, id);
      if (kind === 'dispatched' || kind === 'delivered')
        for (const { identifier } of added) await dispatchStock(transaction, order.id, identifier);
      if (returnKinds.includes(kind)) await settleReturns(transaction, order.id, { items: added, at: now() });
    }
    const items = await findMainItems(transaction, order.id);
    return { items: items.map(({ identifier, events }) => ({ identifier, state: itemState(events) })) };
  });
}

function readTime({ occurredAt }: FulfilmentEvent, order: Order, now: Date): Date {
  const at = new Date(occurredAt);
  const earliest = (order.confirmed_at ?? order.created_at).getTime() - aheadMs;
  const isPossible = at.getTime() >= earliest && at.getTime() <= now.getTime() + aheadMs;
  if (isPossible) return at;
  throw unprocessable(
    'time_impossible',
    'body/occurredAt',
    'has to be after the confirmation of the order, and not in the future',
  );
}

function refuseMissingReason({ kind, reason }: FulfilmentEvent): void {
  if (reason !== undefined || !reasonedKinds.includes(kind)) return;
  throw unprocessable('reason_missing', 'body/reason', `is required for ${kind}`);
}

function concernedItems(items: readonly MainItem[], { kind, items: named }: FulfilmentEvent): MainItem[] {
  const unknown = named?.findIndex((identifier) => items.every((item) => item.identifier !== identifier)) ?? -1;
  if (unknown >= 0)
    throw unprocessable(
      'item_unknown',
      `body/items/${unknown}`,
      'is no line item of this order; an add-on belongs to its line item',
    );
  const chosen = named ? items.filter(({ identifier }) => named.includes(identifier)) : items.filter(concerns[kind]);
  const other = named ? chosen.find((item) => !concerns[kind](item)) : undefined;
  if (chosen.length > 0 && !other) return chosen;
  throw unprocessable(
    'item_not_concerned',
    'body/kind',
    `${kind} cannot happen to ${other?.identifier ?? 'any line item of this order'}`,
  );
}

function refuseContradiction(
  { identifier, events }: MainItem,
  event: { readonly kind: FulfilmentKind; readonly at: Date },
) {
  const other = contradictionOf(events, event);
  if (!other && events.length < maxEvents) return;
  const why = other ? `"${other.kind}" of ${other.at.toISOString()} is known` : `it has ${maxEvents} events`;
  throw new ProblemError('event_contradicts', {
    detail: `${identifier}: ${event.kind} of ${event.at.toISOString()} cannot be, ${why}`,
  });
}
