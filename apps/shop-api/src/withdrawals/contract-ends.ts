import { luxembourgDate, type FollowedLine } from '@alzette/shop-model';
import { contractEnd, has, hasBegun } from '../order/line-events';
import { hasGoods, type OrderLine } from '../order/order-lines';
import type { Order } from '../order/order-repository';
import { wireDate } from '../platform/days';
import { withdrawalAmounts } from './withdrawal-amounts';
import { lastDayOfWithdrawal } from './withdrawal-period';

/** An order, as far as the end of its contracts needs it. */
export interface EndableOrder {
  readonly order: Order;
  readonly lines: readonly OrderLine[];
  /** The shopper asked that the service begins within the period. */
  readonly startRequested: boolean;
}

/** Whether and until when the contract of a line can be ended, and what is paid back. */
export function endOf(
  { order, lines, startRequested }: EndableOrder,
  line: OrderLine,
  declaredAt: Date,
): Pick<FollowedLine, 'canCancel' | 'withdrawal'> {
  const end = contractEnd(line.events);
  const lastDay = lastDayOfWithdrawal({
    concludedAt: order.confirmed_at ?? order.created_at,
    hasGoods: hasGoods(line),
    deliveredAt: lastDelivery(lines),
    informedAt: order.informed_of_withdrawal_at,
  });
  const isOver = lastDay !== null && luxembourgDate(declaredAt) > lastDay;
  const { refund = 0, charge = 0, billed = 0, days = 0 } = end?.details ?? {};
  return {
    canCancel: end === null && !hasBegun(line.events),
    withdrawal: {
      state: end ? 'ended' : isOver ? 'over' : 'open',
      lastDay: lastDay === null ? null : wireDate(lastDay),
      returnsGoods: hasGoods(line) && has(line.events, 'dispatched', 'delivered'),
      amounts: end
        ? { refund, charge, billed, days }
        : withdrawalAmounts(line, { startRequested, today: luxembourgDate(declaredAt) }),
    },
  };
}

/** When the last goods of the order arrived (Directive 2011/83/EU, art. 9(2)(b)(i)); null as long as some have not. */
function lastDelivery(lines: readonly OrderLine[]): Date | null {
  const expected = lines.filter((line) => hasGoods(line) && !isNeverSent(line));
  const deliveries = expected.map(({ events }) => events.find(({ kind }) => kind === 'delivered')?.at ?? null);
  if (deliveries.includes(null)) return null;
  return deliveries.reduce<Date | null>((last, at) => (last === null || (at !== null && at > last) ? at : last), null);
}

/** Its contract ended before anything was sent. */
function isNeverSent({ events }: OrderLine): boolean {
  return contractEnd(events) !== null && !hasBegun(events);
}
