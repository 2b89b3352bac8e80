import { ProblemError } from '@alzette/server-kit';
import type { Operator } from '@alzette/operator-config';
import { type CountedItem, exceededLimit, type Exposure, exposureOf, type RemainingLimits } from '@alzette/shop-model';
import type { Order } from '@alzette/shop-api/order';
import type { Executor } from '@alzette/shop-api/platform';
import { type Buyer, findItemsOfBuyer, findItemsToCount, type Uncounted } from './exposure-repository';

const countedDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

interface LimitContext {
  readonly operator: Operator;
  readonly now: () => Date;
}

/**
 * Enforces the limits of the operator file for one credit check, and for one buyer within 30 days. Orders that are paid or in payment
 * count too. If several orders are paid at the same time, those over the limit are refused. Call it when an order is created, and again
 * before its payment or its confirmation without payment. Lock `lockOfBuyer` first, and then the order.
 *
 * @throws ProblemError 422 `limit_reached`, with the limit
 */
export async function requireWithinLimits(
  transaction: Executor,
  context: LimitContext,
  order: Order,
  uncounted: Uncounted = { orderId: order.id, payingSession: null },
): Promise<void> {
  if (order.account_number === null && order.person_hash === null) return;
  const { own, others } = await findItemsToCount(transaction, order, { since: countedSince(context), uncounted });
  const { max, left, simCardAddOns } = remainingLimits(context, order, others);
  const kind = exceededLimit(exposureOf(own, simCardAddOns), left);
  if (kind !== null) throw new ProblemError('limit_reached', { limit: { kind, max: max[kind] } });
}

interface Wanted {
  /** Without account and person for an unknown visitor. */
  readonly buyer: Buyer;
  readonly uncounted: Uncounted;
}

/** The limits of a buyer by the operator file, and the remaining part. For a guest, the lower of both limits applies. */
export async function findRemainingLimits(
  database: Executor,
  context: LimitContext,
  { buyer, uncounted }: Wanted,
): Promise<RemainingLimits> {
  const isKnown = buyer.account_number !== null || buyer.person_hash !== null;
  const orders = { since: countedSince(context), uncounted };
  return remainingLimits(context, buyer, isKnown ? await findItemsOfBuyer(database, buyer, orders) : []);
}

function countedSince({ now }: LimitContext): Date {
  return new Date(now().getTime() - countedDays * dayMs);
}

/** @param items that the buyer has ordered */
function remainingLimits({ operator }: LimitContext, buyer: Buyer, items: readonly CountedItem[]): RemainingLimits {
  const { perBuyer, perCreditCheck = perBuyer, simCardAddOns = [] } = operator.rules;
  const ordered = exposureOf(items, simCardAddOns);
  const leftOfBuyer = eachKind((kind) => Math.max(0, perBuyer[kind] - ordered[kind]));
  const isOneCheck = (kind: keyof Exposure) =>
    buyer.account_number === null && perCreditCheck[kind] <= leftOfBuyer[kind];
  return {
    max: eachKind((kind) => (isOneCheck(kind) ? perCreditCheck : perBuyer)[kind]),
    left: eachKind((kind) => (isOneCheck(kind) ? perCreditCheck : leftOfBuyer)[kind]),
    simCardAddOns,
  };
}

function eachKind(amount: (kind: keyof Exposure) => number): Exposure {
  return {
    devices: amount('devices'),
    simCards: amount('simCards'),
    monthly: amount('monthly'),
    oneOff: amount('oneOff'),
  };
}
