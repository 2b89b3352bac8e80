import { luxembourgDate, type FollowedItem, type GoodsReturn, wireDate } from '@alzette/shop-model';
import type { Order } from '@alzette/shop-api/order';
import { contractEnd, has, hasBegun } from '../items/item-events';
import { hasGoods, hasSentGoods, type MainItem } from '../items/main-items';
import { amountsOf, withdrawalAmounts } from './withdrawal-amounts';
import { lastDayOfReturn, lastDayOfWithdrawal } from './withdrawal-period';

/** The data of an order that determines how its contracts can end. */
export interface EndableOrder {
  readonly order: Order;
  readonly items: readonly MainItem[];
  /** The shopper asked that the service begins within the period. */
  readonly startRequested: boolean;
}

/** The times of a declaration. */
export interface Declaration {
  /** Decides whether the declaration is in time: when it was made, or when the shopper requested the link used to make it. */
  readonly declaredAt: Date;
  /** When the declaration was really made. The service ends then, and the charge is computed up to then. */
  readonly at: Date;
}

/**
 * Whether and until when the contract of a line item can be ended, and the amounts that are paid back. A top-up is performed at once with
 * the shopper's consent, so it has no right of withdrawal (Directive 2011/83/EU, art. 16(a)).
 */
export function endOf(
  { order, items, startRequested }: EndableOrder,
  item: MainItem,
  { declaredAt, at }: Declaration,
): Pick<FollowedItem, 'canCancel' | 'withdrawal'> {
  const end = contractEnd(item.events);
  const isTopUp = item.row.type === 'prepaid-top-up';
  const lastDay = lastDayOfWithdrawal({
    concludedAt: order.confirmed_at ?? order.created_at,
    hasGoods: hasGoods(item),
    deliveredAt: lastDelivery(items),
    informedAt: order.informed_of_withdrawal_at,
  });
  // The pending mail with the information will bring the day forward by a year.
  const isUncertain = order.informed_of_withdrawal_at === null;
  const isOver = isTopUp || (lastDay !== null && luxembourgDate(declaredAt) > lastDay);
  const goods = goodsReturn(item);
  return {
    canCancel: end === null && !isTopUp && !hasBegun(item.events),
    withdrawal: {
      state: end ? 'ended' : isOver ? 'over' : 'open',
      lastDay: lastDay === null || isTopUp || (isUncertain && !isOver) ? null : wireDate(lastDay),
      returnsGoods: hasSentGoods(item),
      ...(goods && { goods }),
      amounts: end ? amountsOf(end.details) : withdrawalAmounts(item, { startRequested, today: luxembourgDate(at) }),
    },
  };
}

/** The state of goods that have to come back, with the last day to send them; null if none have to. */
export function goodsReturn(item: MainItem): GoodsReturn | null {
  const end = contractEnd(item.events);
  if (!end || !hasSentGoods(item)) return null;
  const last = item.events.findLast(({ kind }) => kind === 'return_announced' || kind === 'return_refused');
  const states = { return_announced: 'announced', return_refused: 'refused' } as const;
  const state = last ? states[last.kind as keyof typeof states] : 'awaited';
  return {
    state: has(item.events, 'returned') ? 'returned' : state,
    until: wireDate(lastDayOfReturn(end.at)),
  };
}

/** When the last goods of the order arrived (Directive 2011/83/EU, art. 9(2)(b)(i)); null as long as some have not. */
function lastDelivery(items: readonly MainItem[]): Date | null {
  const expected = items.filter((item) => hasGoods(item) && !isNeverSent(item));
  const deliveries = expected.map(({ events }) => events.find(({ kind }) => kind === 'delivered')?.at ?? null);
  if (deliveries.includes(null)) return null;
  return deliveries.reduce<Date | null>((last, at) => (last === null || (at !== null && at > last) ? at : last), null);
}

/** The contract ended before anything was sent. */
function isNeverSent({ events }: MainItem): boolean {
  return contractEnd(events) !== null && !hasBegun(events);
}
