import type { MainItem } from '@alzette/shop-api/after-sale';
import type { Order } from '@alzette/shop-api/order';
import { productOrderPath } from '../paths';
import { actionOf, type ItemAction, stateOfItem, stateOfOrder, type ProductOrderState } from '../product-orders/states';

export const notificationTypes = [
  'ProductOrderCreateEvent',
  'ProductOrderStateChangeEvent',
  'ProductOrderAttributeValueChangeEvent',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

const parameter = /^eventType=([A-Za-z,]+)$/u;

/** The types that the query of a subscription names, all of them if it is empty. Empty if the query cannot be parsed. */
export function eventTypesOf(query: string): readonly NotificationType[] {
  if (query === '') return notificationTypes;
  const [, list = ''] = parameter.exec(query) ?? [];
  const named = list.split(',');
  const known = notificationTypes.filter((type) => named.includes(type));
  return known.length === named.length ? known : [];
}

/** A notification of TMF622. It holds no personal data: the system reads the order. */
export interface OrderNotification {
  /** The same on every attempt. */
  readonly eventId: string;
  /** ISO 8601, UTC: when the shop recorded the event. */
  readonly eventTime: string;
  /** ISO 8601, UTC: when it happened. The name is that of TMF622. */
  readonly timeOcurred: string;
  readonly eventType: NotificationType;
  /** The order number, common to all notifications of an order. */
  readonly correlationId: string;
  readonly domain: 'productOrdering';
  readonly event: { readonly productOrder: NotifiedOrder };
}

interface NotifiedOrder {
  readonly id: string;
  readonly href: string;
  readonly externalId: string;
  readonly state: ProductOrderState;
  readonly productOrderItem: readonly {
    readonly id: string;
    readonly action: ItemAction;
    readonly state: ProductOrderState;
  }[];
  readonly '@type': 'ProductOrder';
}

/** The type of notification for an event of line items; that for the confirmation if `itemEvent` is null. */
export function notificationType(items: readonly MainItem[], itemEvent: string | null): NotificationType {
  if (itemEvent === null) return 'ProductOrderCreateEvent';
  const before = items.map((item) => stateOfItem(itemAt(item, itemEvent, 'before', items)));
  const after = items.map((item) => stateOfItem(itemAt(item, itemEvent, 'after', items)));
  const isChanged = before.some((state, index) => state !== after[index]);
  return isChanged ? 'ProductOrderStateChangeEvent' : 'ProductOrderAttributeValueChangeEvent';
}

/** The order as it was right after the event. A later event has its own notification. */
export function notifiedOrder(order: Order, items: readonly MainItem[], itemEvent: string | null): NotifiedOrder {
  const id = order.number ?? '';
  const then = items.map((item) => itemAt(item, itemEvent, 'after', items));
  return {
    id,
    href: `${productOrderPath}/${id}`,
    externalId: id,
    state: stateOfOrder(then.map(stateOfItem)),
    productOrderItem: then.flatMap((item) =>
      item.rows.map(({ identifier }) => ({
        id: identifier,
        action: actionOf(item),
        state: stateOfItem(item),
      })),
    ),
    '@type': 'ProductOrder',
  };
}

/** The line item with the events that had arrived. Events arrive one after the other, because their transaction locks the order. */
function itemAt(
  item: MainItem,
  itemEvent: string | null,
  side: 'before' | 'after',
  all: readonly MainItem[],
): MainItem {
  const own = all.flatMap(({ events }) =>
    events.filter(({ id }) => id === itemEvent).map(({ sequence }) => BigInt(sequence)),
  );
  const isOld = (sequence: bigint) =>
    side === 'before' ? own.every((each) => sequence < each) : own.some((each) => sequence <= each);
  return { ...item, events: item.events.filter(({ sequence }) => isOld(BigInt(sequence))) };
}
