import { luxembourgDate } from '@alzette/shop-model';
import { contractEnd, endContractsIn, findMainItems, mailsOfOrder } from '@alzette/shop-api/after-sale';
import { cancelOrder } from '@alzette/shop-api/checkout';
import { findOrder, findOrderByReference, lockOrder, type Order } from '@alzette/shop-api/order';
import { findPayments, findRefund, findRefunds, releaseRefund, requestRefund } from '@alzette/shop-api/payment';
import { enqueue, type Executor, expediteMessage, findMessage, withdrawMessage } from '@alzette/shop-api/platform';
import { requireOrder } from './find-orders';
import { StaffRefusalError } from './refusal';
import type { Used } from './use-log';

interface Changed {
  readonly order: string;
  readonly done: string;
}

/**
 * Cancels an order before its confirmation, or ends contracts of a confirmed order before anything was sent. The same rules apply as to
 * the shopper.
 *
 * @param items identifiers of line items; of a confirmed order all whose contract has not ended when left out
 * @throws StaffRefusalError, or ProblemError as `cancelOrder` and `endContracts`
 */
export async function cancelForShopper(
  transaction: Executor,
  reference: string,
  { items, at }: { readonly items?: readonly string[]; readonly at: Date },
): Promise<Used<Changed>> {
  const order = await requireOrder(transaction, reference);
  if (order.number !== null) return endForShopper(transaction, order, { kind: 'cancelled', items, declaredAt: at, at });
  if (items)
    throw new StaffRefusalError(
      'not_confirmed',
      'An order that is not confirmed is cancelled as a whole: leave the items out.',
    );
  await cancelOrder(transaction, order.id, 'operator');
  return changed(order, 'the order is cancelled');
}

/**
 * Withdraws a shopper who declared it by letter or by phone from contracts of a confirmed order.
 *
 * @param declaredAt when the shopper declared it; it decides whether that was in time
 * @throws StaffRefusalError, or ProblemError as `endContracts`
 */
export async function withdrawForShopper(
  transaction: Executor,
  reference: string,
  { items, declaredAt, at }: { readonly items?: readonly string[]; readonly declaredAt: Date; readonly at: Date },
): Promise<Used<Changed>> {
  const order = await requireOrder(transaction, reference);
  if (order.confirmed_at === null)
    throw new StaffRefusalError('not_confirmed', 'An order that is not confirmed has no contract: cancel it.');
  if (luxembourgDate(declaredAt) < luxembourgDate(order.confirmed_at) || declaredAt > at)
    throw new StaffRefusalError(
      'time_impossible',
      'The declaration has to be after the confirmation of the order, and not in the future.',
    );
  return endForShopper(transaction, order, { kind: 'withdrawn', items, declaredAt, at });
}

interface End {
  readonly kind: 'cancelled' | 'withdrawn';
  readonly items: readonly string[] | undefined;
  readonly declaredAt: Date;
  readonly at: Date;
}

async function endForShopper(
  transaction: Executor,
  order: Order,
  { kind, items, declaredAt, at }: End,
): Promise<Used<Changed>> {
  refuseErased(order);
  const running = (await findMainItems(transaction, order.id)).filter(({ events }) => !contractEnd(events));
  const chosen = items ?? running.map(({ identifier }) => identifier);
  if (chosen.length === 0)
    throw new StaffRefusalError('contract_ended', 'All contracts of the order have ended already.');
  const ended = await endContractsIn(transaction, order.id, { kind, items: chosen, by: { declaredAt } }, at);
  const { refund, afterReturn } = ended.amounts;
  return changed(
    order,
    `${kind}: ${ended.items.join(', ')}; refund ${euros(refund)}, of which ${euros(afterReturn ?? 0)} after the return`,
  );
}

/**
 * Refunds an amount in cents to the card of an order's payment, for a reason of the operator's own.
 *
 * @throws StaffRefusalError if the order has no payment, or less of it is left
 */
export async function refundForShopper(
  transaction: Executor,
  reference: string,
  { amount, at }: { readonly amount: number; readonly at: Date },
): Promise<Used<Changed>> {
  const { id } = await requireOrder(transaction, reference);
  const order = await lockOrder(transaction, id);
  const payment = (await findPayments(transaction, id)).find(({ state }) => state === 'paid');
  if (!payment) throw new StaffRefusalError('not_paid', 'The order has no payment that can be refunded.');
  const refunded = (await findRefunds(transaction, id)).reduce((sum, each) => sum + each.amount, 0);
  if (refunded + amount > payment.amount)
    throw new StaffRefusalError(
      'exceeds_payment',
      `Of the payment ${euros(payment.amount - refunded)} are left to refund.`,
    );
  await requestRefund(transaction, { orderId: id, amount, requestedAt: at });
  return changed(order, `refund of ${euros(amount)}; ${euros(payment.amount - refunded - amount)} are left to refund`);
}

/** Makes a refund due that is withheld or waits for goods. @throws StaffRefusalError for any other */
export async function releaseHeldRefund(transaction: Executor, id: string, at: Date): Promise<Used<Changed>> {
  const known = await findRefund(transaction, id);
  if (!known)
    throw new StaffRefusalError(
      'refund_unknown',
      `There is no refund ${id}: "list refunds" and "list goods" show them.`,
    );
  const order = await lockOrder(transaction, known.order_id);
  const refund = await findRefund(transaction, id);
  if (!refund?.item_identifier || (refund.state !== 'waiting' && refund.state !== 'withheld'))
    throw new StaffRefusalError(
      'refund_not_held',
      `The refund ${id} is neither withheld nor waiting for goods, but ${known.state}.`,
    );
  await releaseRefund(transaction, { orderId: order.id, item: refund.item_identifier, at });
  return changed(order, `refund of ${euros(refund.amount)}`);
}

/**
 * Delivers a waiting message now, or a mail about an order again: by the id of the message, or the confirmation by a reference of the
 * order.
 *
 * @throws StaffRefusalError
 */
export async function resendMessage(transaction: Executor, reference: string): Promise<Used<Changed>> {
  const message = await findMessage(transaction, reference);
  if (message?.state === 'waiting') {
    const isDue = await expediteMessage(transaction, reference);
    const done = isDue ? 'delivered at once' : 'delivered within two minutes';
    return {
      output: { order: message.orderId ?? '', done },
      orderIds: message.orderId === null ? [] : [message.orderId],
      personal: false,
    };
  }
  const order = message
    ? message.orderId === null
      ? null
      : await findOrder(transaction, message.orderId)
    : await findOrderByReference(transaction, reference);
  if (!order)
    throw new StaffRefusalError(
      'message_unknown',
      `${reference} is neither a mail about an order nor an order: the content of other messages is deleted.`,
    );
  refuseErased(order);
  const mails = await mailsOfOrder(transaction, order);
  const mail = message ? mails.find(({ id }) => id === reference) : mails[0];
  if (!mail)
    throw new StaffRefusalError(
      'not_resendable',
      'The order has no such mail: it is not confirmed, or the contract of its eSIM has ended.',
    );
  await withdrawMessage(transaction, mail.id);
  await enqueue(transaction, mail);
  return changed(order, `${mail.kind} is mailed again`);
}

function refuseErased({ erased_at }: Order): void {
  if (erased_at)
    throw new StaffRefusalError('erased', 'The personal data of the order is erased: its shopper cannot be reached.');
}

function changed(order: Order, done: string): Used<Changed> {
  return { output: { order: order.number ?? order.id, done }, orderIds: [order.id], personal: false };
}

function euros(cents: number): string {
  return `${(cents / 100).toFixed(2)} EUR`;
}
