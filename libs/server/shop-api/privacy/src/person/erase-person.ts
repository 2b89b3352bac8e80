import { cancelOrder } from '@alzette/shop-api/checkout';
import { findContracts } from '@alzette/shop-api/documents';
import { finalStates, lockOrder, type Order, unpaidStates } from '@alzette/shop-api/order';
import { deleteMessagesTo, type Executor, type Retention } from '@alzette/shop-api/platform';
import { eraseOrder, eventDays, uninformedDays } from '../retention/erase-old-data';
import { claimOrderToErase } from '../retention/retention-repository';
import { findLastEvent, findOrdersOfPerson } from './person-repository';

/** Data that stays, with the reason for the person. */
interface Kept {
  readonly what: string;
  readonly why: string;
  /** Null if it depends on something that has not happened yet. */
  readonly until: Date | null;
}

export interface ErasedOrder {
  /** Number, or the id of an order that was not confirmed. */
  readonly order: string;
  readonly erased: 'now' | 'before' | 'not yet';
  readonly kept: readonly Kept[];
}

const dayMs = 24 * 60 * 60 * 1000;
const after = (date: Date, days: number) => new Date(date.getTime() + days * dayMs);

/**
 * Erases what the shop holds about a person at their request (GDPR, art. 17). Unpaid orders are cancelled first. What a running payment,
 * the period of withdrawal or the law needs stays, and is named with its reason and its end.
 */
export async function erasePerson(
  transaction: Executor,
  person: string,
  { retention, at }: { readonly retention: Retention; readonly at: Date },
): Promise<{
  readonly output: readonly ErasedOrder[];
  readonly orderIds: readonly string[];
  readonly personal: false;
}> {
  const orders = await findOrdersOfPerson(transaction, person);
  const output: ErasedOrder[] = [];
  for (const { id } of orders) output.push(await eraseOne(transaction, id, { retention, at }));
  await deleteMessagesTo(transaction, person);
  return { output, orderIds: orders.map(({ id }) => id), personal: false };
}

async function eraseOne(
  transaction: Executor,
  id: string,
  { retention, at }: { readonly retention: Retention; readonly at: Date },
): Promise<ErasedOrder> {
  const before = await lockOrder(transaction, id);
  if (unpaidStates.includes(before.state)) await cancelOrder(transaction, id, 'operator');
  const isErasedBefore = before.erased_at !== null;
  const claimed = isErasedBefore ? null : await claimOrderToErase(transaction, limitsAt(at, retention), id);
  if (claimed !== null) await eraseOrder(transaction, id, at);
  const order = await lockOrder(transaction, id);
  const erased = isErasedBefore ? 'before' : claimed === null ? 'not yet' : 'now';
  return {
    order: order.number ?? order.id,
    erased,
    kept: [
      ...(erased === 'not yet' ? [await reasonOf(transaction, order, retention)] : []),
      ...(await legallyKept(transaction, order, retention)),
    ],
  };
}

/** The erasure job waits longer; on request, only what is needed delays it. */
function limitsAt(at: Date, { sold }: Retention) {
  return {
    unsold: after(at, 1),
    sold: after(at, -Math.min(sold, eventDays)),
    uninformed: after(at, -uninformedDays),
    lastEvent: after(at, -eventDays),
    mismatched: after(at, -sold),
  };
}

async function reasonOf(transaction: Executor, order: Order, { sold }: Retention): Promise<Kept> {
  const what = 'names, addresses, form values and files';
  if (!finalStates.includes(order.state)) return { what, why: 'a payment of the order is running', until: null };
  if (order.confirmed_at === null)
    return { what, why: 'a payment does not match the order', until: after(order.created_at, sold) };
  const uninformed = order.informed_of_withdrawal_at === null;
  const ends = [
    after(order.confirmed_at, uninformed ? uninformedDays : Math.min(sold, eventDays)),
    ...[await findLastEvent(transaction, order.id)].flatMap((last) => (last ? [after(last, eventDays)] : [])),
  ];
  const until = new Date(Math.max(...ends.map((end) => end.getTime())));
  return { what, why: 'delivery, withdrawal and refund of the order need them (GDPR, art. 17(3)(e))', until };
}

async function legallyKept(transaction: Executor, order: Order, { contracts }: Retention): Promise<Kept[]> {
  if (order.confirmed_at === null) return [];
  const until = after(order.confirmed_at, contracts);
  const why = 'commercial records have to be kept for ten years (Code de commerce, art. 16; GDPR, art. 17(3)(b))';
  const documents = (await findContracts(transaction, order.id)).length;
  return [
    { what: 'order number, account number, items, amounts, payments, topped-up number', why, until: null },
    ...(documents > 0 ? [{ what: `${documents} contracts and other documents`, why, until }] : []),
  ];
}
