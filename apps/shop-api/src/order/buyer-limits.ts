import { ProblemError } from '@alzette/server-kit';
import type { BuyerLimits, Operator } from '@alzette/operator-config';
import type { Executor } from '../platform/database/schema';
import { findExposure, findExposureOfBuyer, lockBuyer } from './exposure-repository';
import type { Order } from './order-repository';

const countedDays = 30;
const dayMs = 24 * 60 * 60 * 1000;
const kinds = ['devices', 'simCards', 'monthly', 'oneOff'] as const satisfies readonly (keyof BuyerLimits)[];

interface LimitContext {
  readonly operator: Operator;
  readonly now: () => Date;
}

/**
 * One credit check, and one buyer within 30 days, buy no more than the operator file allows: what is paid, or being paid, counts with the
 * order. Of orders that are paid at the same time, those over the limit are refused. Call it when an order is created, and again before
 * its payment or its confirmation without payment, before the order is locked.
 *
 * @throws ProblemError 422 `limit_reached`, with the limit
 */
export async function requireWithinLimits(
  transaction: Executor,
  { operator, now }: LimitContext,
  order: Order,
): Promise<void> {
  if (order.account_number === null && order.person_hash === null) return;
  await lockBuyer(transaction, order);
  const { perBuyer, perCreditCheck = perBuyer, simCardAddOns: cards = [] } = operator.rules;
  const own = await findExposure(transaction, order.id, cards);
  if (order.account_number === null) requireAtMost(perCreditCheck, own);
  const since = new Date(now().getTime() - countedDays * dayMs);
  const others = await findExposureOfBuyer(transaction, order, { since, cards });
  requireAtMost(perBuyer, own, others);
}

function requireAtMost(limits: BuyerLimits, own: BuyerLimits, others?: BuyerLimits): void {
  // What the order adds nothing to is no reason to refuse it.
  const kind = kinds.find((each) => own[each] > 0 && own[each] + (others?.[each] ?? 0) > limits[each]);
  if (kind === undefined) return;
  throw new ProblemError('limit_reached', { limit: { kind, max: limits[kind] } });
}
