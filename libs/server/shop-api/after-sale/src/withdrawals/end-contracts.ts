import { createHash, randomUUID } from 'node:crypto';
import { ProblemError } from '@alzette/server-kit';
import { type EndedContracts, sumOfWithdrawals } from '@alzette/shop-model';
import { releaseStock } from '@alzette/shop-api/catalogue';
import { isAccepted } from '@alzette/shop-api/documents';
import { deleteVoucherUse, enqueueItemWebhook, lockOrder, type Order } from '@alzette/shop-api/order';
import { requestRefund } from '@alzette/shop-api/payment';
import { type Database, type Executor, unprocessable, type Visitor } from '@alzette/shop-api/platform';
import { cancelEsimMails } from '../esim/esim-mails';
import { findAskedAt } from '../my-orders/order-access-repository';
import { insertItemEvents } from '../items/item-event-repository';
import { contractEnd } from '../items/item-events';
import { enqueueItemMail } from '../items/item-mail-message';
import { findMainItems, hasSentGoods, type MainItem } from '../items/main-items';
import { type Declaration, endOf, type EndableOrder } from './contract-ends';
import { enqueueReturnReminder } from './return-reminder';
import { amountsOf } from './withdrawal-amounts';

type EndKind = EndedContracts['kind'];

interface EndRequest {
  readonly kind: EndKind;
  /** Identifiers of line items. */
  readonly items: readonly string[];
  /** The visitor who ends them, or when the shopper declared it to the operator's staff. */
  readonly by: Visitor | { readonly declaredAt: Date };
}

/**
 * Ends contracts of a confirmed order at the shopper's request: `cancelled` before anything was sent, `withdrawn` within the period of
 * withdrawal. Everything that follows is written with it: the refund, the mails, the event for the operator's systems, vouchers and
 * credit. A repeated request gets the first response.
 *
 * @throws ProblemError 409 `contract_ended`, `already_begun` or `withdrawal_over`, 422 `item_unknown`
 */
export function endContracts(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  orderId: string,
  request: EndRequest,
): Promise<EndedContracts> {
  return database.transaction().execute((transaction) => endContractsIn(transaction, orderId, request, now()));
}

/** Like `endContracts`, in a transaction of the caller, and also for the operator's staff. */
export async function endContractsIn(
  transaction: Executor,
  orderId: string,
  { kind, items: identifiers, by }: EndRequest,
  at: Date,
): Promise<EndedContracts> {
  const endable = await findEndable(transaction, await lockOrder(transaction, orderId));
  const chosen = chosenItems(endable.items, identifiers);
  const repeated = firstResponse(chosen, kind);
  if (repeated) return repeated;
  // A shopper who requested the link in time is in time until the access of that link ends.
  const declaredAt = 'declaredAt' in by ? by.declaredAt : ((await findAskedAt(transaction, orderId, by, at)) ?? at);
  const declaration = { declaredAt, at };
  for (const item of chosen) refuseEnd(endable, item, kind, declaration);
  return end(transaction, endable, { kind, chosen, declaration });
}

/** The data that the end of contracts depends on. */
export async function findEndable(database: Executor, order: Order): Promise<EndableOrder> {
  const items = await findMainItems(database, order.id);
  return { order, items, startRequested: await isAccepted(database, order.id, 'immediate_start') };
}

function chosenItems(items: readonly MainItem[], identifiers: readonly string[]): MainItem[] {
  const unknown = identifiers.findIndex((identifier) => items.every((item) => item.identifier !== identifier));
  if (unknown >= 0)
    throw unprocessable(
      'item_unknown',
      `body/items/${unknown}`,
      'is no line item of this order; an add-on ends with its line item',
    );
  return items.filter(({ identifier }) => identifiers.includes(identifier));
}

function firstResponse(chosen: readonly MainItem[], kind: EndKind): EndedContracts | null {
  const ends = chosen.flatMap(({ events }) => contractEnd(events) ?? []);
  const [first] = ends;
  if (!first || ends.length < chosen.length || ends.some(({ id }) => id !== first.id) || first.kind !== kind)
    return null;
  const amounts = sumOfWithdrawals(ends.map(({ details }) => amountsOf(details)));
  return { id: first.id, kind, at: first.at.toISOString(), items: chosen.map(({ identifier }) => identifier), amounts };
}

function refuseEnd(endable: EndableOrder, item: MainItem, kind: EndKind, declaration: Declaration): void {
  if (contractEnd(item.events))
    throw new ProblemError('contract_ended', { detail: `The contract of ${item.identifier} has ended already` });
  if (kind === 'cancelled') {
    if (endOf(endable, item, declaration).canCancel) return;
    throw new ProblemError('already_begun', {
      detail: `${item.identifier} is on its way: withdraw from the contract instead`,
    });
  }
  const { state, lastDay } = endOf(endable, item, declaration).withdrawal;
  if (state === 'over')
    throw new ProblemError('withdrawal_over', {
      detail:
        lastDay === null
          ? `${item.identifier} was done at once, as agreed, and cannot be withdrawn from`
          : `The contract of ${item.identifier} could be withdrawn from until ${lastDay}`,
    });
}

interface Ending {
  readonly kind: EndKind;
  readonly chosen: readonly MainItem[];
  readonly declaration: Declaration;
}

async function end(
  transaction: Executor,
  endable: EndableOrder,
  { kind, chosen, declaration }: Ending,
): Promise<EndedContracts> {
  const { order } = endable;
  const { at } = declaration;
  const id = `${kind}-${randomUUID()}`;
  const ends = chosen.map((item) => ({
    item,
    amounts: amountsOf(endOf(endable, item, declaration).withdrawal.amounts),
  }));
  const identifiers = chosen.map(({ identifier }) => identifier);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([kind, identifiers]))
    .digest('hex');
  await insertItemEvents(
    transaction,
    ends.map(({ item, amounts }) => ({
      order_id: order.id,
      item_identifier: item.identifier,
      id,
      kind,
      at,
      details: { ...amounts },
      fingerprint,
    })),
  );
  const amounts = sumOfWithdrawals(ends.map((each) => each.amounts));
  await requestRefund(transaction, {
    orderId: order.id,
    amount: amounts.refund - amounts.afterReturn,
    requestedAt: at,
  });
  for (const { item, amounts: own } of ends) {
    const { row, identifier } = item;
    await requestRefund(transaction, {
      orderId: order.id,
      amount: own.afterReturn,
      requestedAt: at,
      waitsFor: identifier,
    });
    await cancelEsimMails(transaction, order.id, identifier);
    if (!hasSentGoods(item)) await releaseStock(transaction, order.id, identifier);
    // The voucher of a phone that was sent is available again once the phone is back.
    const voucher = row.device?.voucherCode ?? null;
    if (voucher !== null && !hasSentGoods(item)) await deleteVoucherUse(transaction, order.id, voucher);
  }
  if (amounts.afterReturn > 0) await enqueueReturnReminder(transaction, order.id, id);
  await enqueueItemMail(transaction, order.id, id);
  await enqueueItemWebhook(transaction, order, { type: `order.contracts_${kind}`, at, items: identifiers });
  return { id, kind, at: at.toISOString(), items: identifiers, amounts };
}
